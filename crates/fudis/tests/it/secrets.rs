//! What a seat considers possible, against exact counting (section 5.2).
//!
//! The exact side knows nothing of the formulas: it deals every consistent world by brute force and counts.

use std::collections::{BTreeMap, BTreeSet};
use touchline_fudis::{Action, Card, Fudis, Options, Position};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Audience, Game, Notation, Seat, Silent, Step, Token, Viewer, random_outcome};

/// Keeper, hand and, where nobody has seen it, our own keeper.
type World = (String, String, String);

fn place(fudis: &Fudis, setup: &str) -> Position {
    let setup = serde_json::from_str(setup).unwrap_or_else(|error| panic!("{error}: {setup}"));
    fudis.place(&setup).unwrap_or_else(|faults| panic!("{faults}"))
}

fn game(options: &str) -> Fudis {
    Fudis::new(serde_json::from_str(options).unwrap()).unwrap()
}

fn text(value: &serde_json::Value) -> String {
    value.as_str().unwrap_or("-").to_owned()
}

fn world(fudis: &Fudis, position: &Position) -> World {
    let json = serde_json::to_value(fudis.setup(position)).unwrap();
    (text(&json["keeper"]["away"]), text(&json["hand"]["away"]), text(&json["keeper"]["home"]))
}

/// Draws many worlds and compares their frequencies with the exact ones by a chi-square test.
fn compare(fudis: &Fudis, position: &Position, exact: &BTreeMap<World, u64>) {
    compare_by(fudis, position, exact, |imagined| world(fudis, imagined));
}

fn compare_by(
    fudis: &Fudis,
    position: &Position,
    exact: &BTreeMap<World, u64>,
    world: impl Fn(&Position) -> World,
) {
    let draws = 40_000;
    let mut dice = FairDice::from_seed(17);
    let mut seen: BTreeMap<World, u64> = BTreeMap::new();
    for _ in 0..draws {
        *seen.entry(world(&fudis.imagine(position, Seat::Home, &mut dice))).or_default() += 1;
    }
    let impossible: Vec<&World> = seen.keys().filter(|world| !exact.contains_key(*world)).collect();
    assert!(impossible.is_empty(), "{impossible:?}");
    let total: u64 = exact.values().sum();
    let chi: f64 = exact
        .iter()
        .map(|(world, &weight)| {
            let expected = draws as f64 * weight as f64 / total as f64;
            (seen.get(world).copied().unwrap_or(0) as f64 - expected).powi(2) / expected
        })
        .sum();
    // Mean n − 1 and variance 2 (n − 1): five deviations are passed once in many thousand seeds, and the seed is fixed.
    let freedom = exact.len() as f64 - 1.0;
    assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt() + 5.0, "chi {chi} for {freedom} degrees of freedom");
}

/// What home cannot see, card by card.
struct Unseen {
    cards: Vec<Card>,
    hand: usize,
    /// Surely in the hand.
    certain: Vec<Card>,
    /// In the hand or in goal.
    doubtful: Vec<Card>,
    /// The least a keeper counts.
    floor: u8,
    /// Home's own keeper is one of the cards too.
    blind: bool,
}

/// Deals every card that home cannot see to away's goal, away's hand, home's goal or the pile, in every way.
fn deal_all(unseen: &Unseen) -> BTreeMap<World, u64> {
    let mut worlds = BTreeMap::new();
    let n = unseen.cards.len();
    let fits = |card: Card| !card.is_joker() && card.table_value() >= unseen.floor;
    for keeper in (0..n).filter(|&i| fits(unseen.cards[i])) {
        for own in 0..if unseen.blind { n } else { 1 } {
            if unseen.blind && (own == keeper || unseen.cards[own].is_joker()) {
                continue;
            }
            for hand in 0u32..1 << n {
                let in_hand = |i: usize| hand >> i & 1 == 1;
                let taken = in_hand(keeper) || unseen.blind && in_hand(own);
                if hand.count_ones() as usize != unseen.hand || taken {
                    continue;
                }
                let there = |card: &Card, goal: bool| {
                    (0..n).any(|i| unseen.cards[i] == *card && (in_hand(i) || goal && i == keeper))
                };
                if !unseen.certain.iter().all(|card| there(card, false))
                    || !unseen.doubtful.iter().all(|card| there(card, true))
                {
                    continue;
                }
                let mut cards: Vec<Card> = (0..n).filter(|&i| in_hand(i)).map(|i| unseen.cards[i]).collect();
                cards.sort_unstable();
                let hand: Vec<String> = cards.iter().map(ToString::to_string).collect();
                let own = if unseen.blind { unseen.cards[own].to_string() } else { "KS".to_owned() };
                *worlds.entry((unseen.cards[keeper].to_string(), hand.join(" "), own)).or_default() += 1;
            }
        }
    }
    worlds
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| Card::read(word).unwrap()).collect()
}

#[test]
fn every_keeper_and_hand_is_equally_likely_when_nothing_is_known() {
    let fudis = game("{}");
    let position = place(
        &fudis,
        r#"{"keeper":{"home":"KS","away":"QC"},"hand":{"home":"2S","away":"KH 5C 3S"},
            "field":{"home":{"F":"4S 4C"},"away":{"F":"4D"}},"pile":"2H AD 7C"}"#,
    );
    let exact = deal_all(&Unseen {
        cards: cards("QC KH 5C 3S 2H AD 7C"),
        hand: 3,
        certain: Vec::new(),
        doubtful: Vec::new(),
        floor: 0,
        blind: false,
    });
    compare(&fudis, &position, &exact);
}

#[test]
fn saves_leave_only_keepers_that_survived_them() {
    let fudis = game("{}");
    let position = place(
        &fudis,
        r#"{"keeper":{"home":"KS","away":"QC"},"hand":{"home":"2S","away":"KH 5C 3S"},
            "field":{"home":{"F":"4S 4C"},"away":{"F":"4D"}},"pile":"2H AD 7C JS","saves":{"away":"6S 3D"}}"#,
    );
    let exact = deal_all(&Unseen {
        cards: cards("QC KH 5C 3S 2H AD 7C JS"),
        hand: 3,
        certain: Vec::new(),
        doubtful: Vec::new(),
        floor: 6,
        blind: false,
    });
    compare(&fudis, &position, &exact);
}

#[test]
fn known_cards_are_in_the_hand_and_doubtful_ones_there_or_in_goal() {
    let fudis = game(r#"{"jokers":2}"#);
    for (keeper, hand, known) in [("QC", "9H 5C X1", "5C 9H?"), ("9H", "QC 5C X1", "5C 9H?")] {
        let position = place(
            &fudis,
            &format!(
                r#"{{"keeper":{{"home":"KS","away":"{keeper}"}},"hand":{{"home":"2S","away":"{hand}"}},
                    "field":{{"home":{{"F":"4S 4C"}},"away":{{"F":"4D"}}}},"pile":"2H AD 7C X2",
                    "saves":{{"away":"3D"}},"known":{{"away":"{known}"}}}}"#
            ),
        );
        let exact = deal_all(&Unseen {
            cards: cards("QC 9H 5C X1 2H AD 7C X2"),
            hand: 3,
            certain: cards("5C"),
            doubtful: cards("9H"),
            floor: 3,
            blind: false,
        });
        compare(&fudis, &position, &exact);
    }
}

#[test]
fn in_a_random_build_nobody_knows_a_keeper() {
    let fudis = game(r#"{"build":"random","jokers":1}"#);
    let position = place(
        &fudis,
        r#"{"keeper":{"home":"KS","away":"QC"},"hand":{"home":"2S","away":"KH X1"},
            "field":{"home":{"F":"4S 4C"},"away":{"F":"4D"}},"pile":"2H 7C","saves":{"away":"6S"}}"#,
    );
    let exact = deal_all(&Unseen {
        cards: cards("KS QC KH X1 2H 7C"),
        hand: 2,
        certain: Vec::new(),
        doubtful: Vec::new(),
        floor: 6,
        blind: true,
    });
    compare(&fudis, &position, &exact);
}

#[test]
fn twins_are_two_cards() {
    let fudis = game(r#"{"packs":2}"#);
    let position = place(
        &fudis,
        r#"{"keeper":{"home":"KS","away":"QC"},"hand":{"home":"2S","away":"QC 5C"},
            "field":{"home":{"F":"4S 4C"},"away":{"F":"4D"}},"pile":"2H 5C 7C","known":{"away":"QC?"}}"#,
    );
    let exact = deal_all(&Unseen {
        cards: cards("QC QC 5C 2H 5C 7C"),
        hand: 2,
        certain: Vec::new(),
        doubtful: Vec::new(),
        floor: 0,
        blind: false,
    });
    // One of the two queens was seen, the other was not: count the worlds in which the seen one, here the first, is with away.
    let mut marked = BTreeMap::new();
    let all = cards("QC QC 5C 2H 5C 7C");
    for keeper in 0..6usize {
        for hand in 0u32..64 {
            let has = |i: usize| hand >> i & 1 == 1;
            if hand.count_ones() == 2 && !has(keeper) && (has(0) || keeper == 0) {
                let mut held: Vec<Card> = (0..6).filter(|&i| has(i)).map(|i| all[i]).collect();
                held.sort_unstable();
                let held: Vec<String> = held.iter().map(ToString::to_string).collect();
                *marked.entry((all[keeper].to_string(), held.join(" "), "KS".to_owned())).or_default() += 1;
            }
        }
    }
    assert!(marked.len() < exact.len());
    compare(&fudis, &position, &marked);
}

/// V-79, V-80: the odds of the specification, by sampling.
#[test]
fn shots_score_as_often_as_the_specification_says() {
    let fudis = Fudis::new(Options::default()).unwrap();
    let base = r#""field":{"home":{"F":"JC TD 7S","M":"TH 9D 8S","D":"9S 8C"},
        "away":{"F":"JD TS 6H","M":"TC 9C 7D","D":"9H 8D"}},"keeper":{"home":"KS","away":"QC"}"#;
    let opening =
        place(&fudis, &format!(r#"{{{base},"hand":{{"home":"AC QD 4H","away":"KH 5C 3S"}},"discard":""}}"#));
    let odds = |position: &Position, value: u8| {
        let mut dice = FairDice::from_seed(23);
        let scores = (0..20_000)
            .filter(|_| {
                let (keeper, ..) = world(&fudis, &fudis.imagine(position, Seat::Home, &mut dice));
                Card::read(&keeper).unwrap().table_value() < value
            })
            .count();
        scores as f64 / 20_000.0
    };
    let near = |found: f64, exact: f64| assert!((found - exact).abs() < 0.015, "{found} for {exact}");
    near(odds(&opening, 12), 26.0 / 32.0);
    near(odds(&opening, 13), 29.0 / 32.0);
    let mut saved = place(
        &fudis,
        &format!(
            r#"{{{base},"hand":{{"home":"AC 4H 2H","away":"KH 5C 3S"}},"discard":"QD","saves":{{"away":"QD"}},
                "turn":"away"}}"#
        ),
    );
    near(odds(&saved, 13), 3.0 / 6.0);
    near(odds(&saved, 14), 1.0);
    near(odds(&saved, 11), 0.0);
    for action in ["swap F3", "in KH"] {
        let action = Action::read(action).unwrap();
        fudis.play(&mut saved, Seat::Away, action, &mut Silent).unwrap();
    }
    near(odds(&saved, 13), 3.0 / 5.0);
}

/// V-85: a saved ace that counted 1 excludes nobody (R56).
#[test]
fn a_low_ace_that_is_saved_says_nothing() {
    let fudis = game(r#"{"ace_on_field":"low"}"#);
    let setup = |saves: &str| {
        format!(
            r#"{{"keeper":{{"home":"KS","away":"QC"}},"hand":{{"home":"2S","away":"5C"}},"pile":"2H AD",
                "saves":{{"away":"{saves}"}}}}"#
        )
    };
    let keepers = |position: &Position| {
        let mut dice = FairDice::from_seed(3);
        let mut seen: Vec<String> =
            (0..400).map(|_| world(&fudis, &fudis.imagine(position, Seat::Home, &mut dice)).0).collect();
        seen.sort_unstable();
        seen.dedup();
        seen
    };
    assert_eq!(keepers(&place(&fudis, &setup("AS"))), ["2H", "5C", "AD", "QC"]);
    assert_eq!(keepers(&place(&fudis, &setup("3S"))), ["5C", "QC"]);
}

/// During a secret building what the other side has laid counts as cards of its hand, and any of them may lie anywhere.
#[test]
fn cards_laid_in_secret_are_cards_of_the_hand() {
    let fudis = game(r#"{"formation":[2],"jokers":1}"#);
    let position = place(
        &fudis,
        r#"{"phase":"build","turn":"away","keeper":{"home":"KS","away":"QC"},"hand":{"home":"2S","away":"KH 5C 9C X1"},
            "field":{"home":{"D":"4S 4C"},"away":{"D":"3C"}},"pile":"2H 7C","laid":{"away":"GK D1"},
            "to_lay":{"home":0,"away":1},"known":{"away":"5C"}}"#,
    );
    let all = cards("QC KH 5C X1 3C 2H 7C 9C");
    let mut exact: BTreeMap<World, u64> = BTreeMap::new();
    for hand in (0u32..1 << 8).filter(|hand| hand.count_ones() == 6 && hand >> 2 & 1 == 1) {
        for keeper in (0..8).filter(|i| hand >> i & 1 == 1) {
            for defender in (0..8).filter(|i| hand >> i & 1 == 1 && *i != keeper) {
                if all[keeper].is_joker() || all[defender].is_joker() {
                    continue;
                }
                // Every hand is as likely, and within it every way to lay two cards that are no jokers.
                let plain = (0..8).filter(|&i| hand >> i & 1 == 1 && !all[i].is_joker()).count() as u64;
                let rest: Vec<Card> = (0..8)
                    .filter(|&i| hand >> i & 1 == 1 && i != keeper && i != defender)
                    .map(|i| all[i])
                    .collect();
                let mut rest = rest;
                rest.sort_unstable();
                let rest: Vec<String> = rest.iter().map(ToString::to_string).collect();
                let key = (
                    all[keeper].to_string(),
                    format!("{} / {}", rest.join(" "), all[defender]),
                    "KS".to_owned(),
                );
                *exact.entry(key).or_default() += 60 / (plain * (plain - 1));
            }
        }
    }
    compare_by(&fudis, &position, &exact, |position| {
        let json = serde_json::to_value(fudis.setup(position)).unwrap();
        let defender = text(&json["field"]["away"]["D"]).replace(" -", "");
        (
            text(&json["keeper"]["away"]),
            format!("{} / {defender}", text(&json["hand"]["away"])),
            "KS".to_owned(),
        )
    });
}

/// [BUILD-6] Whoever waits for a keeper knows that there is a card to turn.
#[test]
fn a_pile_that_a_keeper_is_dealt_from_has_a_card() {
    let fudis = game(r#"{"jokers":2,"build":"random"}"#);
    let position = place(
        &fudis,
        r#"{"phase":"topup","turn":"away","field":{"home":{"D":"4D 2S"},"away":{"F":"KS - -","D":"8D -"}},
            "keeper":{"home":"KH","away":null},"hand":{"home":"3C JD KC","away":"7H QD X2"},"pile":"5S X1"}"#,
    );
    let mut dice = FairDice::from_seed(3);
    for _ in 0..2_000 {
        let world = fudis.imagine(&position, Seat::Home, &mut dice);
        assert!(fudis.weight(&world) > 0, "{world:?}");
    }
}

/// [R64] Whether a keeper can be dealt from the last cards is seen when they are turned, and not by what follows the step before.
#[test]
fn that_only_jokers_are_left_is_seen_when_they_are_turned() {
    let fudis = game(r#"{"jokers":2,"build":"random"}"#);
    let position = place(
        &fudis,
        r#"{"phase":"counter","turn":"away","field":{"home":{"D":"4D 2S"}},"keeper":{"home":"TH","away":null},
            "hand":{"home":"3D 7D X1","away":"AH JD KC"},"pile":"AS"}"#,
    );
    let mut dice = FairDice::from_seed(4);
    let mut seen = [BTreeSet::new(), BTreeSet::new()];
    for _ in 0..200 {
        let mut world = fudis.imagine(&position, Seat::Away, &mut dice);
        let mut look = |world: &Position, n: usize| {
            let view = fudis.view(world, Viewer::Seat(Seat::Away));
            seen[n].insert(serde_json::to_string(&view).unwrap());
        };
        fudis.apply(&mut world, Action::Decline, &mut Silent);
        look(&world, 0);
        let outcome = random_outcome(&fudis, &world, &mut dice).unwrap();
        fudis.settle(&mut world, outcome, &mut Silent);
        look(&world, 1);
    }
    assert_eq!(seen[0].len(), 1, "{seen:?}");
    assert!(seen[1].len() > 1, "{seen:?}");
}

/// [R64] Nobody forgets what he has seen: the pile is the same in every world, and so is what is drawn from it.
#[test]
fn jokers_that_were_turned_stay_known() {
    let fudis = game(r#"{"jokers":2,"build":"random"}"#);
    let mut position = place(
        &fudis,
        r#"{"phase":"topup","turn":"home","field":{"home":{"F":"KS QS JS","M":"TS 9S","D":"4D 2S"},"away":{"F":"KD QC JC","M":"TC 9C","D":"8D 7S"}},
            "keeper":{"home":null,"away":"KH"},"hand":{"home":"3C JD KC","away":"7H QD 4S"},"pile":"X1 X2"}"#,
    );
    let mut dice = FairDice::from_seed(5);
    let outcome = random_outcome(&fudis, &position, &mut dice).unwrap();
    fudis.settle(&mut position, outcome, &mut Silent);
    let pile = fudis.setup(&position).pile;
    for _ in 0..200 {
        assert_eq!(fudis.setup(&fudis.imagine(&position, Seat::Away, &mut dice)).pile, pile);
    }
    // Home's emergency keeper leaves a hand of two, which is filled up from the pile.
    fudis.play(&mut position, Seat::Home, Action::read("put KC").unwrap(), &mut Silent).unwrap();
    let outcome = random_outcome(&fudis, &position, &mut dice).unwrap();
    assert_eq!(fudis.audience(&position, Step::Outcome(outcome)), Audience::Everyone);
    fudis.settle(&mut position, outcome, &mut Silent);
    let known = fudis.setup(&position).known.home;
    assert_eq!(serde_json::to_value(&known).unwrap().as_str().map(|text| text.contains('X')), Some(true));
}
