// Makes the pictures of the rules from positions of the rule vectors, with the program itself: `npm run pictures` writes them,
// `npm run pictures -- --check` fails when one is stale. TOUCHLINE names the program.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseValue } from './toml.mjs';

const TARGET = process.env['CARGO_TARGET_DIR'] ?? new URL('../../target', import.meta.url).pathname;
const PROGRAM = process.env['TOUCHLINE'] ?? `${TARGET}/debug/touchline`;
const root = new URL('../../', import.meta.url);

/** By game and section: a vector, or several, and how many of its steps are not made; the first of those is drawn as chosen. */
const PICTURES = {
  champions: {
    setup: ['FIG-1b', 1],
    turn: ['K-10c3', 0],
    ball: ['FIG-6b', 1],
    follow: ['FIG-7b', 0],
    interception: ['FIG-14c', 2],
    'throw-in': ['THR-5', 1],
    corner: ['COR-6', 1],
    offside: ['T-35', 1],
    foul: ['T-58c', 1],
    'free-kick': ['T-63b', 1],
    penalty: ['PEN-1', 0],
    substitution: ['T-70', 0],
  },
  fuba: {
    placing: ['V-09b', 3],
    target: [
      ['W-04b', 1],
      ['W-05b', 1],
    ],
    control: ['W-06', 1],
    shot: ['V-49', 2],
    movement: ['W-09b', 1],
    free_kick: ['F-51', 1],
    corner: ['V-74', 1],
    goal_kick: ['V-77b', 1],
  },
  fudis: {
    cards: ['V-03b', 1],
    build: ['V-83', 4],
    swap: ['V-17b', 1],
    attack: [
      ['V-28', 2],
      ['V-10b', 1],
    ],
    goal: ['V-36', 2],
    counter: ['V-44d', 2],
  },
  volchok: {
    'kick-off': ['V06b', 1],
    move: ['V12b', 1],
    pass: ['V08', 1],
    lob: ['V08b', 1],
    tackle: ['V35', 2],
    shot: ['V45c', 2],
    control: ['V55c', 2],
  },
};

/** What the words of an action stand for, as the server tells it (docs/formats/notation.md). */
const FACTS = {
  champions: {
    mover: ['piece'],
    walk: ['to'],
    ball: ['steps'],
    push: ['piece'],
    leg: ['path'],
    runner: ['piece'],
    run_to: ['to'],
    attempt: ['piece'],
    save: ['to'],
    foul: ['piece', 'victim'],
    shift_to: ['to'],
    sub_square: ['to'],
    taker: ['piece'],
    wall: ['piece'],
    thrower: ['piece'],
    penalty_spot: ['column'],
  },
  fuba: {
    place: ['zone'],
    keeper: ['zone'],
    adjust: ['kind', 'from'],
    target: ['zone'],
    support: ['zone'],
    bring: ['kind', 'from'],
    collect: ['kind', 'from'],
    shoot: [],
    piece: ['kind', 'zone'],
    to: ['zone'],
    free: ['from'],
  },
  fudis: {
    put: ['card'],
    swap: ['slot'],
    in: ['card'],
    hand: ['card'],
    field: ['slot'],
    hit: ['slot'],
    shoot: [],
  },
  volchok: {
    pick: ['piece'],
    step: ['piece', 'to'],
    kick: ['to'],
    lob: ['piece'],
    shot: ['net'],
    control: ['piece', 'net'],
    tackle: ['piece'],
  },
};

/** What a position file may leave out (docs/formats/position.md), for vectors of which no step is made. */
const START = {
  fuba: { phase: 'target', value: 3, control: 'home', turn_kind: 'normal', pending: 'none' },
  volchok: { phase: 'declare', to_move: 'home', score: [0, 0], turns_done: 0, turn: {} },
};

const touchline = (args, input) => execFileSync(PROGRAM, args, { input: JSON.stringify(input), encoding: 'utf8' });

/** A position that is written line by line: `given.field.home = …`. */
function dotted(block) {
  const lines = [...block.matchAll(/^given\.([\w.]+) = /gm)];
  if (lines.length === 0) return undefined;
  const given = {};
  for (const line of lines) {
    const names = line[1].split('.');
    const last = names.pop();
    let inside = given;
    for (const name of names) inside = inside[name] ??= {};
    inside[last] = parseValue(block.slice(line.index + line[0].length));
  }
  return given;
}

function vectorOf(game, id) {
  for (const name of readdirSync(new URL(`vectors/${game}/`, root))) {
    const text = readFileSync(new URL(`vectors/${game}/${name}`, root), 'utf8');
    const block = text.split('[[vector]]').find((part) => part.includes(`id = "${id}"\n`));
    if (!block) continue;
    const field = (key) => {
      const found = new RegExp(`^${key} = `, 'm').exec(block);
      return found ? parseValue(block.slice(found.index + found[0].length)) : undefined;
    };
    return {
      rule: field('rule'),
      options: field('options') ?? {},
      given: field('given') ?? dotted(block),
      when: field('when') ?? [],
    };
  }
  throw new Error(`${game} has no vector ${id}`);
}

/** An action with its word and facts. */
function choiceOf(game, text) {
  const [word, ...rest] = text.split(' ');
  const facts = Object.fromEntries((FACTS[game][word] ?? []).map((name, i) => [name, rest[i]]));
  return { text, word, facts, rolls: false };
}

function pictureOf(game, section, [id, back]) {
  const { rule, options, given, when } = vectorOf(game, id);
  const made = when.slice(0, when.length - back);
  const file = { game, options, ...(given && { position: given }) };
  const after = made.length > 0 ? JSON.parse(touchline(['apply', '-', ...made, '--json'], file)) : file;
  const position = { ...(made.length === 0 && START[game]), ...after.position };
  const turn = made.length > 0 ? after.turn : (position.to_move ?? position.control ?? position.turn);
  const legal = JSON.parse(touchline(['legal', '-', '--json'], { game, options, position: after.position }));
  const choices = legal.map((text) => choiceOf(game, text)).filter(({ word }) => FACTS[game][word]);
  const step = when[made.length];
  return {
    section,
    vector: id,
    rule,
    options,
    turn,
    view: position,
    choices,
    step: step ? choiceOf(game, step) : null,
  };
}

let stale = false;
for (const [game, sections] of Object.entries(PICTURES)) {
  const pictures = Object.entries(sections).flatMap(([section, sources]) =>
    (Array.isArray(sources[0]) ? sources : [sources]).map((source) => pictureOf(game, section, source)),
  );
  const fresh = `[\n${pictures.map((picture) => JSON.stringify(picture)).join(',\n')}\n]\n`;
  const path = new URL(`web/src/boards/${game}/pictures.json`, root);
  if (!process.argv.includes('--check')) writeFileSync(path, fresh);
  else if (readFileSync(path, 'utf8') !== fresh) {
    console.error(`src/boards/${game}/pictures.json is stale: npm run pictures`);
    stale = true;
  }
}
if (stale) process.exit(1);
