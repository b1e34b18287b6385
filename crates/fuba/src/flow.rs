//! The state machine: who acts in which phase, and which chapter answers.

use crate::action::{Action, Aim, Dive, Event, Flank, Formation, Kind, Mode, Outcome, Refusal, Starter};
use crate::options::{OPTIONS, Options, PRESETS};
use crate::phase::Phase;
use crate::pitch::{Pitch, WIDE, Zone, Zones};
use crate::play::{Verdict, midfield_tables, refuse};
use crate::position::Position;
use crate::rules::Rule;
use crate::setup::Setup;
use crate::view::View;
use touchline_kernel::dice::Roll;
use touchline_kernel::{
    Audience, BySeat, Earlier, Faults, Finish, Game, OptionGuide, Preset, Seat, Shortcut, Step, Table, Term,
    Turn, Viewer, Witness,
};

/// FUBA with its options fixed.
#[derive(Debug, Clone)]
pub struct Fuba {
    pub(crate) options: Options,
    pub(crate) pitch: Pitch,
    /// The formations that may be chosen, ascending.
    pub(crate) formations: Vec<Formation>,
    /// By the zone of the foremost piece: where a midfielder may go straight forward (4.7.1c).
    pub(crate) midfield_forward: BySeat<[Zones; WIDE]>,
    /// By the zone of the rearmost outfield piece: where a midfielder may go straight back (4.7.1d).
    pub(crate) midfield_back: BySeat<[Zones; WIDE]>,
}

impl Fuba {
    /// The board with its tables.
    #[must_use]
    pub fn pitch(&self) -> &Pitch {
        &self.pitch
    }

    /// The rule that a decision or roll of this phase belongs to.
    fn rule_of_phase(phase: Phase) -> Rule {
        match phase {
            Phase::Formation { .. } => Rule::R3_1b,
            Phase::Toss { .. } | Phase::Start { .. } => Rule::R3_2,
            Phase::Side
            | Phase::Taker
            | Phase::Keeper { .. }
            | Phase::Place { .. }
            | Phase::Adjust { .. }
            | Phase::AdjustTo { .. } => Rule::R3_3a,
            Phase::Tempo => Rule::R5_3c,
            Phase::Target => Rule::R4_1a,
            Phase::Dice => Rule::R4_2,
            Phase::Support => Rule::R4_4_1a,
            Phase::Event => Rule::R4_4_2,
            Phase::Bring => Rule::R4_4_3,
            Phase::Collect => Rule::R4_5a,
            Phase::Shot { direct: true } => Rule::R5_1c,
            Phase::Shot { direct: false } => Rule::R4_6a,
            Phase::ShotRoll { .. } => Rule::R4_6b,
            Phase::Type { .. }
            | Phase::Piece { .. }
            | Phase::To { .. }
            | Phase::Ball { .. }
            | Phase::Free { .. } => Rule::R4_7a,
            Phase::Card { .. } => Rule::R5_4a,
            Phase::SentOff { .. } => Rule::R5_4b,
            Phase::Dive | Phase::Aim | Phase::Penalty { .. } => Rule::R5_5_2,
            Phase::Over { by, .. } => Self::rule_of(by),
        }
    }

    /// Is it this team's decision at all?
    fn judge_seat(&self, position: &Position, seat: Seat) -> Verdict {
        let rule = Self::rule_of_phase(position.phase);
        match self.turn(position) {
            Turn::Over(_) => refuse(rule, Refusal::MatchOver),
            Turn::Chance => refuse(rule, Refusal::RollFirst),
            Turn::Decision(decider) if decider != seat => {
                refuse(rule, Refusal::NotYourTurn { seat: decider })
            }
            Turn::Decision(_) => Ok(()),
        }
    }

    /// An action in a phase to which it does not belong: the rule of the action says why.
    fn judge_moment(&self, position: &Position, seat: Seat, action: Action) -> Verdict {
        let rule = match action {
            Action::Formation { .. } => Rule::R3_1b,
            Action::Start { .. } => Rule::R3_2,
            Action::Keeper { zone } => return self.judge_keeper(position, seat, zone),
            Action::Corner { .. } | Action::Taker { .. } | Action::Place { .. } => Rule::R3_3a,
            Action::Adjust { .. } => Rule::R3_3c,
            Action::Fast | Action::Slow => Rule::R5_3c,
            Action::Target { .. } | Action::Done | Action::To { .. } => Rule::R4a,
            Action::Support { .. } => Rule::R4_4_1a,
            Action::Bring { .. } => Rule::R4_4_3,
            Action::Collect { .. } => Rule::R4_5a,
            Action::Shoot | Action::NoShot => return self.judge_shot_moment(position),
            Action::PlayOn => Rule::R5_1c,
            Action::Midfield | Action::Attack | Action::Defence | Action::Stay => {
                return self.judge_type_moment(position);
            }
            Action::Piece { .. } => return self.judge_piece_moment(position),
            Action::Carry => Rule::R4_7_7,
            Action::Leave => Rule::E4_7,
            Action::Free { .. } | Action::FreeTo { .. } => Rule::R4_7_5a,
            Action::Off { .. } => Rule::R5_4b,
            Action::Dive { .. } | Action::Aim { .. } => Rule::R5_5_2,
        };
        refuse(rule, Refusal::NotNow)
    }
}

impl Game for Fuba {
    const ID: &'static str = "fuba";
    const REVISION: u32 = 2;
    const EARLIER: &'static [Earlier] = &[Earlier { revision: 1, options: r#"{"level_with":"ball"}"# }];
    const OPTIONS: &'static [OptionGuide] = OPTIONS;
    const PRESETS: &'static [Preset] = PRESETS;

    type Rule = Rule;
    type Options = Options;
    type Position = Position;
    type Setup = Setup;
    type View = View;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;

    fn new(options: Options) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        options.check(&mut faults);
        let pitch = match Pitch::new(&options.zones, &options.shot_zone_mods) {
            Ok(pitch) => pitch,
            Err(more) => {
                faults.0.extend(more.0);
                return Err(faults);
            }
        };
        faults.or(())?;
        let join = options.midfield_join;
        Ok(Self {
            formations: Formation::all().filter(|&formation| options.allows(formation)).collect(),
            midfield_forward: BySeat::from_fn(|seat| midfield_tables(&pitch.side(seat).nearer_goal, join)),
            midfield_back: BySeat::from_fn(|seat| midfield_tables(&pitch.side(seat).nearer_own, join)),
            pitch,
            options,
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn full_options(&self) -> Options {
        let Options { zones, shot_zone_mods, .. } = &self.options;
        Options { zones: zones.full(), shot_zone_mods: shot_zone_mods.full(), ..self.options.clone() }
    }

    fn start(&self) -> Position {
        Position::start()
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn<Rule> {
        Turn::Decision(match position.phase {
            Phase::Toss { .. }
            | Phase::Dice
            | Phase::Event
            | Phase::ShotRoll { .. }
            | Phase::Card { .. }
            | Phase::Penalty { .. } => return Turn::Chance,
            Phase::Over { winner, by } => {
                return Turn::Over(Finish { score: position.score, winner, by: Self::rule_of(by) });
            }
            Phase::Formation { seat }
            | Phase::Start { seat, .. }
            | Phase::Keeper { seat }
            | Phase::Place { seat, .. }
            | Phase::Type { seat }
            | Phase::Piece { seat, .. }
            | Phase::To { seat, .. }
            | Phase::Ball { seat, .. }
            | Phase::Free { seat, .. }
            | Phase::SentOff { seat } => seat,
            Phase::Side
            | Phase::Taker
            | Phase::Adjust { .. }
            | Phase::AdjustTo { .. }
            | Phase::Tempo
            | Phase::Target
            | Phase::Support
            | Phase::Bring
            | Phase::Collect
            | Phase::Shot { .. }
            | Phase::Aim => position.control,
            Phase::Dive => position.control.other(),
        })
    }

    fn tables(&self) -> Vec<Table> {
        self.book_tables()
    }

    fn score(&self, position: &Position) -> BySeat<u16> {
        position.score
    }

    fn candidates(&self) -> Vec<Action> {
        let zones = || Zone::ALL.into_iter();
        let kinds = || Kind::ALL.iter().copied();
        let pieces = move || kinds().flat_map(move |kind| zones().map(move |zone| (kind, zone)));
        let mut all: Vec<Action> = Vec::new();
        all.extend(Formation::all().map(|formation| Action::Formation { formation }));
        all.extend(Starter::ALL.iter().map(|&team| Action::Start { team }));
        all.extend(Flank::ALL.iter().map(|&side| Action::Corner { side }));
        all.extend(kinds().map(|kind| Action::Taker { kind }));
        all.extend(zones().map(|zone| Action::Keeper { zone }));
        all.extend(zones().map(|zone| Action::Place { zone }));
        all.extend(pieces().map(|(kind, from)| Action::Adjust { kind, from }));
        all.extend([Action::Fast, Action::Slow]);
        all.extend(zones().map(|zone| Action::Target { zone }));
        all.extend(zones().map(|zone| Action::Support { zone }));
        all.extend(pieces().map(|(kind, from)| Action::Bring { kind, from }));
        all.extend(pieces().map(|(kind, from)| Action::Collect { kind, from }));
        all.extend([Action::Shoot, Action::NoShot, Action::PlayOn]);
        all.extend([Action::Midfield, Action::Attack, Action::Defence, Action::Stay]);
        all.extend(pieces().map(|(kind, zone)| Action::Piece { kind, zone }));
        all.extend(zones().map(|zone| Action::To { zone }));
        all.extend([Action::Carry, Action::Leave]);
        all.extend(zones().map(|from| Action::Free { from }));
        all.extend(zones().flat_map(|from| zones().map(move |to| Action::FreeTo { from, to })));
        all.push(Action::Done);
        all.extend(Dive::ALL.iter().map(|&to| Action::Dive { to }));
        all.extend(Aim::ALL.iter().map(|&at| Action::Aim { at }));
        all.extend(kinds().map(|kind| Action::Off { kind }));
        all
    }

    #[inline]
    fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        match position.phase {
            Phase::Toss { .. }
            | Phase::Dice
            | Phase::Event
            | Phase::ShotRoll { .. }
            | Phase::Card { .. }
            | Phase::Penalty { .. }
            | Phase::Over { .. } => {}
            Phase::Formation { .. } => self.list_formations(actions),
            Phase::Start { .. } => actions.extend(Starter::ALL.iter().map(|&team| Action::Start { team })),
            Phase::Side => actions.extend(Flank::ALL.iter().map(|&side| Action::Corner { side })),
            Phase::Taker => actions.extend(Kind::ALL.iter().map(|&kind| Action::Taker { kind })),
            Phase::Keeper { seat } => self.list_keeper(position, seat, actions),
            Phase::Place { seat, last, .. } => self.list_places(position, seat, last, actions),
            Phase::Adjust { .. } => self.list_adjust(position, actions),
            Phase::AdjustTo { kind, from, .. } => self.list_adjust_to(position, kind, from, actions),
            Phase::Tempo => actions.extend([Action::Fast, Action::Slow]),
            Phase::Target => self.list_targets(position, actions),
            Phase::Support => self.list_supports(position, actions),
            Phase::Bring => self.list_bring(position, actions),
            Phase::Collect => self.list_collect(position, actions),
            Phase::Shot { direct: false } => actions.extend([Action::Shoot, Action::NoShot]),
            Phase::Shot { direct: true } => actions.extend([Action::Shoot, Action::PlayOn]),
            Phase::Type { seat } => self.list_types(position, seat, actions),
            Phase::Piece { seat, mode, .. } => self.list_pieces(position, seat, mode, actions),
            Phase::To { seat, mode, kind, from, .. } => {
                self.list_ways(position, (seat, mode), kind, from, actions);
            }
            Phase::Ball { .. } => actions.extend([Action::Carry, Action::Leave]),
            Phase::Free { seat, .. } => self.list_free(position, seat, actions),
            Phase::SentOff { .. } => actions.extend(Kind::ALL.iter().map(|&kind| Action::Off { kind })),
            Phase::Dive => actions.extend(Dive::ALL.iter().map(|&to| Action::Dive { to })),
            Phase::Aim => actions.extend(Aim::ALL.iter().map(|&at| Action::Aim { at })),
        }
    }

    fn judge(&self, position: &Position, seat: Seat, action: Action) -> Verdict {
        self.judge_seat(position, seat)?;
        match (action, position.phase) {
            (Action::Formation { formation }, Phase::Formation { .. }) => self.judge_formation(formation),
            (Action::Keeper { zone }, Phase::Keeper { .. }) => self.judge_keeper(position, seat, zone),
            (Action::Place { zone }, Phase::Place { last, .. }) => {
                self.judge_place(position, seat, last, zone)
            }
            (Action::Adjust { kind, from }, Phase::Adjust { .. }) => self.judge_adjust(position, kind, from),
            (Action::To { zone }, Phase::AdjustTo { from, .. }) => self.judge_adjust_to(position, from, zone),
            (Action::Target { zone }, Phase::Target) => self.judge_target(position, zone),
            (Action::Support { zone }, Phase::Support) => self.judge_support(position, zone),
            (Action::Bring { kind, from }, Phase::Bring) => self.judge_bring(position, kind, from),
            (Action::Collect { kind, from }, Phase::Collect) => self.judge_collect(position, kind, from),
            (Action::Midfield, Phase::Type { .. }) => self.judge_type(position, seat, Mode::Midfield),
            (Action::Attack, Phase::Type { .. }) => self.judge_type(position, seat, Mode::Attack),
            (Action::Defence, Phase::Type { .. }) => self.judge_type(position, seat, Mode::Defence),
            (Action::Piece { kind, zone }, Phase::Piece { mode, .. }) => {
                self.judge_piece(position, seat, mode, kind, zone)
            }
            (Action::To { zone }, Phase::To { mode, kind, from, .. }) => {
                self.judge_way(position, (seat, mode), kind, from, zone)
            }
            (Action::Free { from }, Phase::Free { .. }) => self.judge_free(position, seat, from),
            (Action::FreeTo { from, to }, Phase::Free { .. }) => {
                self.judge_sidestep(position, seat, from, to)
            }
            (Action::Done, Phase::Bring) if self.may_stay_away(position) => Ok(()),
            (Action::Start { .. }, Phase::Start { .. })
            | (Action::Corner { .. }, Phase::Side)
            | (Action::Taker { .. }, Phase::Taker)
            | (Action::Fast | Action::Slow, Phase::Tempo)
            | (Action::Shoot, Phase::Shot { .. })
            | (Action::NoShot, Phase::Shot { direct: false })
            | (Action::PlayOn, Phase::Shot { direct: true })
            | (Action::Stay, Phase::Type { .. })
            | (Action::Carry | Action::Leave, Phase::Ball { .. })
            | (Action::Done, Phase::Adjust { .. } | Phase::Piece { .. } | Phase::Free { .. })
            | (Action::Off { .. }, Phase::SentOff { .. })
            | (Action::Dive { .. }, Phase::Dive)
            | (Action::Aim { .. }, Phase::Aim) => Ok(()),
            _ => self.judge_moment(position, seat, action),
        }
    }

    #[inline]
    fn apply<W: Witness<Self>>(&self, position: &mut Position, action: Action, witness: &mut W) {
        match (action, position.phase) {
            (Action::Formation { formation }, Phase::Formation { seat }) => {
                self.choose_formation(position, seat, formation, witness);
            }
            (Action::Start { team }, Phase::Start { seat, about }) => {
                self.start_choice(position, seat, about, team, witness);
            }
            (Action::Corner { side }, Phase::Side) => self.choose_side(position, side, witness),
            (Action::Taker { kind }, Phase::Taker) => self.choose_taker(position, kind, witness),
            (Action::Keeper { zone }, Phase::Keeper { seat }) => {
                self.place_keeper(position, seat, zone, witness);
            }
            (Action::Place { zone }, Phase::Place { seat, left, .. }) => {
                self.place_piece(position, seat, left, zone, witness);
            }
            (Action::Adjust { kind, from }, Phase::Adjust { left }) => {
                self.pick_adjusted(position, left, kind, from, witness);
            }
            (Action::To { zone }, Phase::AdjustTo { left, kind, from }) => {
                self.adjust(position, left, (kind, from), zone, witness);
            }
            (Action::Done, Phase::Adjust { .. }) => self.finish_set_up(position, witness),
            (Action::Fast, Phase::Tempo) => self.tempo(position, false, witness),
            (Action::Slow, Phase::Tempo) => self.tempo(position, true, witness),
            (Action::Target { zone }, Phase::Target) => self.choose_target(position, zone, witness),
            (Action::Support { zone }, Phase::Support) => self.choose_support(position, zone, witness),
            (Action::Bring { kind, from }, Phase::Bring) => self.bring(position, kind, from, witness),
            (Action::Done, Phase::Bring) => self.bring_nobody(position, witness),
            (Action::Collect { kind, from }, Phase::Collect) => self.collect(position, kind, from, witness),
            (Action::Shoot, Phase::Shot { direct }) => self.shoot(position, direct, witness),
            (Action::NoShot, Phase::Shot { .. }) => self.begin_movement(position, witness),
            (Action::PlayOn, Phase::Shot { .. }) => self.play_on(position, witness),
            (Action::Midfield, Phase::Type { seat }) => {
                self.choose_type(position, seat, Mode::Midfield, witness);
            }
            (Action::Attack, Phase::Type { seat }) => self.choose_type(position, seat, Mode::Attack, witness),
            (Action::Defence, Phase::Type { seat }) => {
                self.choose_type(position, seat, Mode::Defence, witness);
            }
            (Action::Stay, Phase::Type { seat }) => self.choose_type(position, seat, Mode::Stay, witness),
            (Action::Piece { kind, zone }, Phase::Piece { seat, mode, left }) => {
                self.pick_piece(position, (seat, mode, left), kind, zone, witness);
            }
            (Action::Done, Phase::Piece { seat, mode, .. }) => self.enter_free(position, seat, mode, witness),
            (Action::To { zone }, Phase::To { .. }) => self.pick_way(position, zone, witness),
            (Action::Carry | Action::Leave, Phase::Ball { seat, mode, left, kind, to }) => {
                let (from, carry) = (position.ball, action == Action::Carry);
                self.move_piece(position, (seat, mode, left), (kind, from, to), carry, witness);
            }
            (Action::Free { from }, Phase::Free { seat, mode }) => {
                self.free_move(position, (seat, mode), from, witness);
            }
            (Action::FreeTo { from, to }, Phase::Free { seat, mode }) => {
                self.make_free_move(position, (seat, mode), (from, to), witness);
            }
            (Action::Off { kind }, Phase::SentOff { seat }) => self.send_off(position, seat, kind, witness),
            (Action::Done, Phase::Free { seat, .. }) => self.team_done(position, seat, witness),
            (Action::Dive { to }, Phase::Dive) => self.choose_dive(position, to, witness),
            (Action::Aim { at }, Phase::Aim) => self.choose_aim(position, at, witness),
            // An action of another phase does nothing; `judge` refuses it.
            _ => {}
        }
    }

    fn chances(&self, position: &Position, outcomes: &mut Vec<(Outcome, u32)>) {
        outcomes.clear();
        outcomes.extend(
            (0..self.weight(position)).filter_map(|ticket| Some((self.outcome(position, ticket)?, 1))),
        );
    }

    /// All outcomes of a roll are equally likely (section 5).
    #[inline]
    fn weight(&self, position: &Position) -> u32 {
        match position.phase {
            Phase::Toss { .. } => 2,
            Phase::Dice => 36,
            Phase::Event | Phase::ShotRoll { .. } | Phase::Card { .. } | Phase::Penalty { .. } => 6,
            _ => 0,
        }
    }

    #[inline]
    fn outcome(&self, position: &Position, ticket: u32) -> Option<Outcome> {
        let face = |ticket: u32| ticket.min(5) as u8 + 1;
        let die = face(ticket);
        Some(match position.phase {
            Phase::Toss { .. } => Outcome::Toss { winner: if ticket == 0 { Seat::Home } else { Seat::Away } },
            Phase::Dice => {
                let ticket = ticket.min(35);
                Outcome::Dice { home: face(ticket / 6), away: face(ticket % 6) }
            }
            Phase::Event => Outcome::Event { die },
            Phase::Card { .. } => Outcome::Card { die },
            Phase::ShotRoll { .. } => Outcome::Shot { die },
            Phase::Penalty { .. } => Outcome::Penalty { die },
            _ => return None,
        })
    }

    #[inline]
    fn settle<W: Witness<Self>>(&self, position: &mut Position, outcome: Outcome, witness: &mut W) {
        match (outcome, position.phase) {
            (Outcome::Toss { winner }, Phase::Toss { about }) => self.toss(position, about, winner, witness),
            (Outcome::Dice { home, away }, Phase::Dice) => {
                self.roll(position, BySeat::new(home, away), witness);
            }
            (Outcome::Event { die }, Phase::Event) => self.special_event(position, die, witness),
            (Outcome::Card { die }, Phase::Card { seat }) => self.card_roll(position, seat, die, witness),
            (Outcome::Shot { die }, Phase::ShotRoll { direct, second }) => {
                self.shot_roll(position, direct, second, die, witness);
            }
            (Outcome::Penalty { die }, Phase::Penalty { aim }) => {
                self.penalty_roll(position, aim, die, witness);
            }
            // An outcome of another phase does nothing; `settle_checked` refuses it.
            _ => {}
        }
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        self.view_of(position, viewer)
    }

    fn has_secrets(&self, position: &Position) -> bool {
        matches!(position.phase, Phase::Formation { .. } | Phase::Aim)
    }

    /// Away does not know Home's formation when it chooses its own, nor the kicker the dive.
    fn sees_all(&self, position: &Position, seat: Seat) -> bool {
        match position.phase {
            Phase::Formation { seat: chooser } => seat != chooser || seat == Seat::Home,
            Phase::Aim => seat != position.control,
            _ => true,
        }
    }

    fn audience(&self, position: &Position, step: Step<Self>) -> Audience {
        Self::audience_of(position, step)
    }

    /// The second formation shows the first, and the aim shows the dive.
    fn reveals(&self, position: &Position, _: Action) -> bool {
        matches!(position.phase, Phase::Formation { seat: Seat::Away } | Phase::Aim)
    }

    /// What became of the ball, rather than dice and clock.
    fn headline(&self, events: &[(Audience, Rule, Event)]) -> usize {
        let decides = |event: &Event| {
            matches!(
                event,
                Event::Kept { .. } | Event::Won { .. } | Event::Special { .. } | Event::HalfOver { .. }
            )
        };
        events.iter().position(|(_, _, event)| decides(event)).unwrap_or(0)
    }

    /// An empty target is supported by the zone that adds most.
    fn expected_reply(&self, position: &Position) -> Option<Action> {
        let (Phase::Support, Some(target)) = (position.phase, position.target) else { return None };
        let mut best: Option<(i8, Zone)> = None;
        self.supports(position, target).each(|zone| {
            let sum = self.test(position, target, zone).sum();
            if best.is_none_or(|(most, _)| sum > most) {
                best = Some((sum, zone));
            }
        });
        best.map(|(_, zone)| Action::Support { zone })
    }

    fn has_known_end(&self, position: &Position, _: Action) -> bool {
        position.phase == Phase::Support
    }

    fn imagine<R: Roll>(&self, position: &Position, seat: Seat, dice: &mut R) -> Position {
        self.imagined(position, seat, dice)
    }

    fn setup(&self, position: &Position) -> Setup {
        Setup::of(position)
    }

    fn place(&self, setup: &Setup) -> Result<Position, Faults> {
        setup.position(self)
    }

    fn needs_winner(&self) -> bool {
        self.options.shootout
    }

    fn shortcuts(&self, position: &Position) -> Vec<Shortcut<Action>> {
        self.arrangements(position)
    }

    fn terms(&self, position: &Position, action: Option<Action>) -> Vec<Term<Rule>> {
        self.terms_of(position, action)
    }
}
