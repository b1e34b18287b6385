//! A tiny game with a secret, and versions of it that each break one law: proof that the harness can fail.
//!
//! Home hides a coin in one hand. Away guesses. A lot decides who pays for the drinks, and the match is over.

use crate::{Contract, Script, lines_of_play};
use serde::{Deserialize, Serialize};
use touchline_kernel::dice::Roll;
use touchline_kernel::{
    Audience, BySeat, Fault, Faults, Finish, Game, OptionGuide, OptionKind, Preset, Seat, Step, Token, Turn,
    Viewer, Violation, Witness, rulebook, vocabulary,
};

rulebook! {
    pub enum Rule {
        "coin" of "1" { Hide = "HIDE", Guess = "GUESS", Lot = "LOT" }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Hand {
    Left,
    Right,
}

impl Token for Hand {
    const EXPECTED: &'static str = "`left` or `right`";

    fn read(text: &str) -> Option<Self> {
        match text {
            "left" => Some(Self::Left),
            "right" => Some(Self::Right),
            _ => None,
        }
    }

    fn print(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Left => "left",
            Self::Right => "right",
        })
    }
}

vocabulary! {
    pub enum Action {
        Hide { hand: Hand } = "hide",
        Guess { hand: Hand } = "guess",
    }
}

vocabulary! {
    pub enum Outcome {
        Lot { payer: Seat } = "lot",
    }
}

vocabulary! {
    pub enum Event {
        Hid { hand: Hand } = "hid",
        HidSomewhere = "hid-somewhere",
        Guessed { hand: Hand, home: u8, away: u8 } = "guessed",
        Paid { payer: Seat } = "paid",
    }
}

vocabulary! {
    pub enum Refusal {
        NotNow = "not-now",
        /// Only the leaky game says this.
        Warm { hand: Hand } = "warm",
    }
}

/// Which law the game breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flaw {
    #[default]
    None,
    ViewLeaks,
    EventLeaks,
    RefusalLeaks,
    RevealsSilently,
    ListsTooMuch,
    ListsTooLittle,
    WrongWeight,
    ForgetsInFile,
    ImaginesTheTruth,
    NeverEnds,
    DeniesSecrets,
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    pub flaw: Flaw,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    Hide,
    Guess,
    Lot,
    Over,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    phase: Phase,
    coin: Option<Hand>,
    right: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    phase: Phase,
    coin: Option<Hand>,
    right: bool,
}

#[derive(Debug, Clone)]
pub struct Coin(Options);

const HANDS: [Hand; 2] = [Hand::Left, Hand::Right];

impl Game for Coin {
    const ID: &'static str = "coin";
    const REVISION: u32 = 1;
    const OPTIONS: &'static [OptionGuide] = &[OptionGuide { name: "flaw", kind: OptionKind::Data }];
    const PRESETS: &'static [Preset] = &[];
    type Rule = Rule;
    type Options = Options;
    type Position = Position;
    type Setup = Setup;
    type View = Setup;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;

    fn new(options: Options) -> Result<Self, Faults> {
        Ok(Self(options))
    }

    fn options(&self) -> &Options {
        &self.0
    }

    fn start(&self) -> Position {
        Position { phase: Phase::Hide, coin: None, right: false }
    }

    fn turn(&self, position: &Position) -> Turn<Rule> {
        match position.phase {
            Phase::Hide => Turn::Decision(Seat::Home),
            Phase::Guess => Turn::Decision(Seat::Away),
            Phase::Lot => Turn::Chance,
            Phase::Over => {
                let score = self.score(position);
                Turn::Over(Finish { score, winner: score.leader(), by: Rule::Guess })
            }
        }
    }

    fn score(&self, position: &Position) -> BySeat<u16> {
        if position.phase == Phase::Over || position.phase == Phase::Lot {
            BySeat::new(u16::from(!position.right), u16::from(position.right))
        } else {
            BySeat::default()
        }
    }

    fn candidates(&self) -> Vec<Action> {
        HANDS
            .map(|hand| Action::Hide { hand })
            .into_iter()
            .chain(HANDS.map(|hand| Action::Guess { hand }))
            .collect()
    }

    fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        match position.phase {
            Phase::Hide => actions.extend(HANDS.map(|hand| Action::Hide { hand })),
            Phase::Guess => actions.extend(HANDS.map(|hand| Action::Guess { hand })),
            _ => {}
        }
        match self.0.flaw {
            Flaw::ListsTooMuch if position.phase == Phase::Guess => {
                actions.push(Action::Hide { hand: Hand::Left })
            }
            Flaw::ListsTooLittle if position.phase == Phase::Guess => actions.truncate(1),
            _ => {}
        }
    }

    fn judge(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Violation<Rule, Refusal>> {
        match (action, position.phase, seat) {
            (Action::Hide { .. }, Phase::Hide, Seat::Home)
            | (Action::Guess { .. }, Phase::Guess, Seat::Away) => Ok(()),
            (Action::Hide { .. }, ..) if self.0.flaw == Flaw::RefusalLeaks && position.coin.is_some() => {
                Err(Violation::new(Rule::Hide, Refusal::Warm { hand: position.coin.unwrap_or(Hand::Left) }))
            }
            _ => Err(Violation::new(Rule::Hide, Refusal::NotNow)),
        }
    }

    fn apply<W: Witness<Self>>(&self, position: &mut Position, action: Action, witness: &mut W) {
        match action {
            Action::Hide { hand } => {
                position.coin = Some(hand);
                position.phase = Phase::Guess;
                let all = if self.0.flaw == Flaw::EventLeaks {
                    Audience::Everyone
                } else {
                    Audience::Only(Seat::Home)
                };
                witness.tell_to(all, Rule::Hide, Event::Hid { hand });
                witness.tell_to(Audience::AllBut(Seat::Home), Rule::Hide, Event::HidSomewhere);
            }
            Action::Guess { hand } => {
                position.right = position.coin == Some(hand);
                position.phase = if self.0.flaw == Flaw::NeverEnds { Phase::Hide } else { Phase::Lot };
                let away = u8::from(position.right);
                witness.tell(Rule::Guess, Event::Guessed { hand, home: 1 - away, away });
            }
        }
    }

    fn chances(&self, position: &Position, outcomes: &mut Vec<(Outcome, u32)>) {
        outcomes.clear();
        if position.phase == Phase::Lot {
            let weights = if self.0.flaw == Flaw::WrongWeight { [1, 2] } else { [1, 1] };
            outcomes.extend(
                Seat::BOTH.into_iter().zip(weights).map(|(payer, weight)| (Outcome::Lot { payer }, weight)),
            );
        }
    }

    fn weight(&self, position: &Position) -> u32 {
        if position.phase == Phase::Lot { 2 } else { 0 }
    }

    fn settle<W: Witness<Self>>(&self, position: &mut Position, outcome: Outcome, witness: &mut W) {
        let Outcome::Lot { payer } = outcome;
        position.phase = Phase::Over;
        witness.tell(Rule::Lot, Event::Paid { payer });
    }

    fn view(&self, position: &Position, viewer: Viewer) -> Setup {
        let mut setup = self.setup(position);
        let hidden = position.phase == Phase::Guess && !Audience::Only(Seat::Home).includes(viewer);
        if hidden && self.0.flaw != Flaw::ViewLeaks {
            setup.coin = None;
        }
        setup
    }

    fn has_secrets(&self, position: &Position) -> bool {
        position.phase == Phase::Guess && self.0.flaw != Flaw::DeniesSecrets
    }

    fn audience(&self, _: &Position, step: Step<Self>) -> Audience {
        match step {
            Step::Action(_, Action::Hide { .. }) => Audience::Only(Seat::Home),
            _ => Audience::Everyone,
        }
    }

    fn reveals(&self, _: &Position, action: Action) -> bool {
        matches!(action, Action::Guess { .. }) && self.0.flaw != Flaw::RevealsSilently
    }

    fn imagine<R: Roll>(&self, position: &Position, seat: Seat, dice: &mut R) -> Position {
        let hidden =
            position.phase == Phase::Guess && seat == Seat::Away && self.0.flaw != Flaw::ImaginesTheTruth;
        let coin = if hidden { Some(HANDS[dice.below(2) as usize]) } else { position.coin };
        Position { coin, ..*position }
    }

    fn setup(&self, position: &Position) -> Setup {
        let Position { phase, coin, right } = *position;
        Setup { phase, coin: if self.0.flaw == Flaw::ForgetsInFile { None } else { coin }, right }
    }

    fn place(&self, setup: &Setup) -> Result<Position, Faults> {
        let Setup { phase, coin, right } = *setup;
        match (phase, coin) {
            (Phase::Guess | Phase::Lot | Phase::Over, None) => Err(Fault::new("coin", "missing").into()),
            _ => Ok(Position { phase, coin, right }),
        }
    }
}

fn broken(flaw: Flaw) -> Result<(), String> {
    let game = Coin(Options { flaw });
    Contract::<Coin>::new().with_games([game]).decisions(400).slow_share(1).find_broken().map(|_| ())
}

#[test]
fn a_sound_game_passes() {
    let tally = Contract::<Coin>::new().decisions(200).slow_share(1).check();
    assert!(tally.matches >= 100 && tally.worlds > 500, "{tally:?}");
}

#[test]
fn every_flaw_is_found() {
    for (flaw, law) in [
        (Flaw::ViewLeaks, "a hidden step tells"),
        (Flaw::EventLeaks, "a hidden step tells"),
        (Flaw::RefusalLeaks, "a refusal tells"),
        (Flaw::RevealsSilently, "or `reveals` says otherwise"),
        (Flaw::ListsTooMuch, "list and judge agree"),
        (Flaw::ListsTooLittle, "list and judge agree"),
        (Flaw::WrongWeight, "the weights add up to"),
        (Flaw::ForgetsInFile, "an invariant is broken"),
        (Flaw::ImaginesTheTruth, "a hidden step tells"),
        (Flaw::NeverEnds, "a match ends within"),
        (Flaw::DeniesSecrets, "where nothing is hidden"),
    ] {
        let message = broken(flaw).expect_err("a flaw breaks a law");
        assert!(message.contains(law), "{flaw:?}: {message}");
    }
}

#[test]
fn golden_matches_say_who_is_told_what() {
    let told = crate::golden::tell::<Coin>("{}", 1);
    assert!(told.contains("    HIDE [only home] {\"word\":\"hid\""), "{told}");
    assert!(told.contains("    HIDE [not home] {\"word\":\"hid-somewhere\""), "{told}");
}

#[test]
fn a_script_states_every_chance() {
    let game = Coin(Options::default());
    let mut script = Script::new(game, &["lot away"]);
    script.act("hide left").act("guess right");
    assert_eq!(script.cited(), ["GUESS", "LOT"]);
    assert_eq!(script.end().phase, Phase::Over);
}

#[test]
#[should_panic(expected = "left over")]
fn a_script_fails_on_a_chance_left_over() {
    let game = Coin(Options::default());
    let mut script = Script::new(game, &["lot away", "lot home"]);
    script.act("hide left").act("guess right");
    let _ = script.end();
}

#[test]
fn lines_are_counted() {
    let game = Coin(Options::default());
    assert_eq!([0, 1, 2, 3, 4].map(|depth| lines_of_play(&game, &game.start(), depth)), [1, 2, 4, 8, 8]);
}
