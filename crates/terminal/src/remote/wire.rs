//! From the messages of `touchline-wire` to what the screen shows.

use crate::scene::{
    Advice, By, Clocks, End, Facts, Need, Odds, Offered, Pick, Preview, Recipe, Refusal, Said, Scene, Step,
    Turn, Wait, Why,
};
use touchline_kernel::{Audience, Seat};
use touchline_wire::{
    ChoiceInfo, ErrorInfo, EventInfo, HintInfo, Look, MatchInfo, MatchState, MomentInfo, OfferKind, Status,
};

fn facts(facts: touchline_wire::Facts) -> Facts {
    facts.0.into_iter().map(|(name, fact)| (name.into_owned(), fact)).collect()
}

/// One entry of the log.
pub fn step(moment: MomentInfo) -> Step {
    let number = moment.number;
    let said = |(idx, event): (usize, EventInfo)| Said {
        audience: Audience::Everyone,
        rule: event.rule.into_owned(),
        event: event.event.into_owned(),
        facts: facts(event.facts),
        number,
        idx,
    };
    Step {
        by: match moment.by {
            touchline_wire::By::Home => By::Seat(Seat::Home),
            touchline_wire::By::Away => By::Seat(Seat::Away),
            touchline_wire::By::Chance => By::Chance,
            touchline_wire::By::Match => By::Match,
        },
        chance: 0.0,
        notation: moment.step,
        audience: Audience::Everyone,
        said: moment.events.into_iter().enumerate().map(said).collect(),
        past: false,
        scene: None,
    }
}

/// How the match stands.
pub fn scene(state: MatchState) -> Scene {
    let info = state.info;
    let turn = match (info.status, info.turn) {
        (Status::Open, _) => Turn::Waiting(Wait::Opponent),
        (Status::Dice, _) => Turn::Waiting(Wait::Dice),
        (Status::Playing, Some(seat)) if info.you.contains(&seat) => Turn::You(seat),
        (Status::Playing, Some(seat)) => Turn::Rival(seat),
        (Status::Playing, None) => Turn::Chance,
        (Status::Over | Status::Aborted, _) => Turn::Nobody,
    };
    let pick = |choice: ChoiceInfo| Pick {
        text: choice.text,
        word: choice.word.into_owned(),
        facts: facts(choice.facts),
        rolls: choice.rolls,
    };
    Scene {
        number: u32::try_from(info.number).unwrap_or(0),
        viewer: state.viewer.viewer(),
        view: serde_json::from_str(state.view.json()).unwrap_or_default(),
        turn,
        picks: state.choices.read().unwrap_or_default().into_iter().map(pick).collect(),
        strokes: Vec::new(),
        places: Vec::new(),
        shortcuts: state
            .shortcuts
            .into_iter()
            .map(|shortcut| Recipe { name: shortcut.name.into_owned(), actions: shortcut.actions })
            .collect(),
        offer: state.offer.map(|offer| {
            let what = match offer.offer {
                OfferKind::Undo => Offered::Undo,
                OfferKind::Draw => Offered::Draw,
            };
            (offer.by, what)
        }),
        clock: info
            .clock
            .as_ref()
            .map(|clock| Clocks::Each { left_ms: clock.left_ms, running: clock.running }),
        online: Some(state.online),
        end: end(&info),
        score: info.score,
        names: Some(info.names),
        key: info.dice.server.commitment.unwrap_or_default(),
    }
}

/// The result as records write it: `2-1 home resigned`.
fn end(info: &MatchInfo) -> Option<End> {
    match info.status {
        Status::Aborted => return Some(End::Aborted),
        Status::Over => {}
        Status::Open | Status::Dice | Status::Playing => return None,
    }
    let result = info.result.as_deref().unwrap_or_default();
    let mut parts = result.split_whitespace().skip(1);
    let winner = parts.next().and_then(|name| Seat::BOTH.into_iter().find(|seat| seat.name() == name));
    Some(match (parts.next(), winner) {
        (Some("resigned"), Some(winner)) => End::Resigned(winner.other()),
        (Some("forfeited"), Some(winner)) => End::Forfeited(winner.other()),
        (Some("agreed"), _) => End::Agreed,
        _ => End::Played(winner),
    })
}

/// Why something was not done.
pub fn refusal(error: ErrorInfo) -> Refusal {
    match (error.rule, error.because) {
        (Some(rule), Some(because)) => {
            Refusal::Rule(rule.into_owned(), because.into_owned(), facts(error.facts.unwrap_or_default()))
        }
        _ => {
            let detail = error.detail.map(|detail| format!(" ({detail})")).unwrap_or_default();
            Refusal::Words(format!("{}{detail}", error.text))
        }
    }
}

/// What is known of an action.
pub fn preview(look: Look) -> Preview {
    Preview {
        action: look.action,
        refused: look.refused.map(refusal),
        odds: look
            .odds
            .into_iter()
            .map(|odds| Odds {
                event: odds.event.into_owned(),
                rule: odds.rule.into_owned(),
                chance: odds.chance,
            })
            .collect(),
        terms: look
            .terms
            .into_iter()
            .map(|term| Need {
                name: term.name.into_owned(),
                rule: term.rule.into_owned(),
                kind: term.kind,
                amount: term.amount,
            })
            .collect(),
    }
}

/// One good way to go on.
pub fn advice(hint: HintInfo) -> Advice {
    Advice { actions: hint.actions, win: hint.win, goals: hint.goals, why: hint.why.map(Why::Words) }
}
