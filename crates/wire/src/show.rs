//! From a live match to what one viewer is sent. Nothing about a match leaves its host by another way.

use crate::facts::Facts;
use crate::matches::{MatchInfo, Status};
use crate::state::{
    By, ChanceInfo, ChoiceInfo, EventInfo, MatchState, MomentInfo, OfferInfo, OfferKind, ShortcutInfo, Update,
};
use crate::written::Written;
use touchline_games::{AnyGame, AnyPosition, GameView};
use touchline_kernel::record::{DiceSource, Entry};
use touchline_kernel::{Audience, BySeat, Seat, Viewer};
use touchline_live::{Match, Moment, Offer};

/// A match at its host, a server or a browser engine, as far as viewers are sent anything of it.
#[derive(Debug, Clone, Copy)]
pub struct Hosted<'a> {
    /// The game with its options.
    pub game: &'a dyn AnyGame,
    /// The match; none until it begins.
    pub live: Option<&'a Match>,
    /// Which seats are connected.
    pub online: BySeat<bool>,
}

impl Hosted<'_> {
    /// What happened after number `since`: at most `moments_max` moments, and the state if these are all. `info` is what lists
    /// show of the match now.
    #[must_use]
    pub fn since(
        &self,
        info: MatchInfo,
        viewer: Viewer,
        you: &[Seat],
        since: u32,
        moments_max: usize,
    ) -> Update {
        let all = self.live.map_or(0, |live| live.entries().len());
        let from = (since as usize).min(all);
        let to = all.min(from.saturating_add(moments_max));
        let moments = self.live.map(|live| moments_for(&live.moments(from..to), viewer)).unwrap_or_default();
        let whole = to == all;
        Update {
            number: u32::try_from(to).unwrap_or(u32::MAX),
            moments,
            state: whole.then(|| self.state(info, viewer, you)),
            all_options: whole.then(|| self.game.full_options()),
        }
    }

    /// What just happened, as far as everybody may know it: made once, and then shown to one viewer after the other.
    #[must_use]
    pub fn news(&self, info: MatchInfo, moments: &[Moment]) -> Update {
        Update {
            number: self.live.map_or(0, Match::number),
            moments: if is_open(moments) { moments_for(moments, Viewer::Spectator) } else { Vec::new() },
            state: Some(self.common_state(info)),
            all_options: None,
        }
    }

    /// Shows news to a viewer: what differs from one viewer to another is replaced.
    pub fn show_to(&self, news: &mut Update, viewer: Viewer, you: &[Seat], moments: &[Moment]) {
        if !is_open(moments) {
            news.moments = moments_for(moments, viewer);
        }
        if let Some(state) = &mut news.state {
            self.show_state_to(state, viewer, you);
        }
    }

    fn state(&self, info: MatchInfo, viewer: Viewer, you: &[Seat]) -> MatchState {
        let mut state = self.common_state(info);
        self.show_state_to(&mut state, viewer, you);
        state
    }

    /// How a match stands, as far as everybody may know it. The view of a position with secrets is no part of that.
    fn common_state(&self, info: MatchInfo) -> MatchState {
        let view = self.at_position(|position| match position.has_secrets() {
            true => Box::default(),
            false => position.view_text(Viewer::Spectator),
        });
        MatchState {
            info: MatchInfo { you: Vec::new(), ..info },
            viewer: Viewer::Spectator.into(),
            view: Written::new(view),
            choices: no_choices(),
            chances: Vec::new(),
            shortcuts: Vec::new(),
            rule: None,
            offer: self.live.and_then(Match::offer).map(|(by, offer)| OfferInfo {
                by,
                offer: match offer {
                    Offer::Undo(_) => OfferKind::Undo,
                    Offer::Draw => OfferKind::Draw,
                },
            }),
            can_undo: false,
            can_ask_undo: false,
            can_draw: false,
            online: self.online,
        }
    }

    /// Shows a state to a viewer: everything that depends on the viewer is replaced.
    fn show_state_to(&self, state: &mut MatchState, viewer: Viewer, you: &[Seat]) {
        state.info.you = you.to_vec();
        state.viewer = viewer.into();
        if let Some(own) =
            self.at_position(|position| position.has_secrets().then(|| position.view_text(viewer)))
        {
            state.view = Written::<GameView>::new(own);
        }
        let seated = match (viewer, self.live) {
            (Viewer::Seat(seat), Some(live)) => Some((seat, live)),
            _ => None,
        };
        let playing = state.info.status == Status::Playing;
        let deciding = seated.filter(|(seat, _)| playing && state.info.turn == Some(*seat));
        state.choices =
            deciding.map_or_else(no_choices, |(_, live)| Written::new(live.position().legal_text()));
        state.chances = match self.live {
            Some(live) if playing && !you.is_empty() && *live.dice() == DiceSource::Table => {
                live.position().chances().into_iter().map(ChanceInfo::from).collect()
            }
            _ => Vec::new(),
        };
        let shortcuts = deciding.map(|(seat, live)| live.shortcuts(seat)).unwrap_or_default();
        state.shortcuts = shortcuts
            .into_iter()
            .map(|shortcut| ShortcutInfo {
                name: shortcut.name.into(),
                actions: shortcut.actions.iter().map(|choice| choice.text.clone()).collect(),
                choices: shortcut.actions.into_iter().map(ChoiceInfo::from).collect(),
            })
            .collect();
        state.rule = seated.and_then(|(seat, live)| live.position().lesson(seat)).map(Into::into);
        state.can_undo = seated.is_some_and(|(seat, live)| live.can_undo(seat));
        state.can_ask_undo = seated.is_some_and(|(seat, live)| live.can_ask_undo(seat));
        state.can_draw = !you.is_empty()
            && !self.game.needs_winner()
            && state.info.coaches.iter().all(|(_, coach)| coach.is_none());
    }

    /// Looks at the position, or at that of the start if the match has not begun.
    fn at_position<T>(&self, look: impl FnOnce(&dyn AnyPosition) -> T) -> T {
        match self.live {
            Some(live) => look(live.position()),
            None => look(self.game.start().as_ref()),
        }
    }
}

/// What one entry made happen, as a viewer may know it.
#[must_use]
pub fn moment(made: &Moment, viewer: Viewer) -> MomentInfo {
    let (by, text) = match &made.entry {
        Entry::Action(seat, text) => (By::from(*seat), text.clone()),
        Entry::Chance(text) => (By::Chance, text.clone()),
        entry => {
            let text = entry.to_string();
            (By::Match, Some(text.strip_prefix("match ").unwrap_or(&text).to_owned()))
        }
    };
    let seen = made.audience.includes(viewer);
    MomentInfo {
        number: made.number,
        by,
        step: text.filter(|_| seen),
        word: seen.then(|| made.word.into()),
        facts: seen.then(|| Facts::of(&made.facts)),
        events: made.told.iter().filter(|told| told.audience.includes(viewer)).map(EventInfo::from).collect(),
    }
}

fn moments_for(moments: &[Moment], viewer: Viewer) -> Vec<MomentInfo> {
    moments.iter().map(|made| moment(made, viewer)).collect()
}

/// May everybody know all of it?
fn is_open(moments: &[Moment]) -> bool {
    let everyone = |audience: Audience| audience == Audience::Everyone;
    moments.iter().all(|made| everyone(made.audience) && made.told.iter().all(|told| everyone(told.audience)))
}

fn no_choices() -> Written<Vec<ChoiceInfo>> {
    Written::of(&Vec::new())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::{Dice as DiceInfo, DicePart, Pace};
    use std::sync::{Arc, LazyLock};
    use touchline_kernel::Turn;
    use touchline_kernel::dice::{FairDice, Roll};
    use touchline_live::Dice;
    use touchline_locale::{Language, Locale};

    static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::new(Language::En));

    fn info(live: &Match) -> MatchInfo {
        let part = || DicePart { commitment: None, secret: None };
        MatchInfo {
            id: "m".to_owned(),
            game: live.game().id().to_owned(),
            options: serde_json::json!({}),
            kind: "lobby".to_owned(),
            status: Status::Playing,
            names: live.names().clone(),
            people: BySeat::default(),
            rated: false,
            chat: true,
            practice: false,
            own_dice: false,
            competition: None,
            brought: false,
            coaches: BySeat::default(),
            you: Vec::new(),
            turn: match live.turn() {
                Turn::Decision(seat) => Some(seat),
                _ => None,
            },
            score: BySeat::default(),
            number: i64::from(live.number()),
            result: None,
            ending: None,
            pace: Pace::None,
            clock: None,
            dice: DiceInfo { server: part(), home: part(), away: part() },
            rematch: None,
            created_ms: 0,
            updated_ms: 0,
        }
    }

    fn hosted(live: &Match) -> Hosted<'_> {
        Hosted { game: live.game().as_ref(), live: Some(live), online: BySeat::default() }
    }

    /// The bytes that a seat is sent in a world, those of what it learns by looking at actions included.
    fn sent(game: &Arc<dyn AnyGame>, world: Box<dyn AnyPosition>, seat: Seat, actions: &[String]) -> String {
        let names = BySeat::new("a".to_owned(), "b".to_owned());
        let live = Match::from(Arc::clone(game), world, names, &Dice::Seed(1));
        let update = hosted(&live).since(info(&live), Viewer::Seat(seat), &[seat], 0, 10);
        let looks = crate::look(&live, seat, actions, &ENGLISH);
        serde_json::to_string(&(update, looks)).unwrap()
    }

    /// Plays a random match of each game and shows every moment of it.
    fn walk(steps: usize, mut visit: impl FnMut(&Match, &[Moment])) {
        for guide in touchline_games::guides() {
            let game = touchline_games::open(guide.id, &serde_json::json!({})).unwrap();
            let mut live = Match::new(game, BySeat::default(), &Dice::Seed(3));
            let mut moments = live.roll_all().unwrap();
            let mut dice = FairDice::from_seed(3);
            for _ in 0..steps {
                visit(&live, &moments);
                let Turn::Decision(seat) = live.turn() else { break };
                let legal = live.position().legal();
                let pick = dice.below(u32::try_from(legal.len()).unwrap()) as usize;
                moments = vec![live.act(seat, &legal[pick].text).unwrap()];
                moments.extend(live.roll_all().unwrap());
            }
        }
    }

    #[test]
    fn news_shown_to_others_before_are_what_a_viewer_alone_is_sent() {
        let text = |update: &Update| serde_json::to_string(update).unwrap();
        walk(80, |live, moments| {
            let before = live.number() - u32::try_from(moments.len()).unwrap();
            let hosted = hosted(live);
            let mut news = hosted.news(info(live), moments);
            let eyes = [
                (Viewer::Seat(Seat::Home), &[Seat::Home][..]),
                (Viewer::Everything, &[]),
                (Viewer::Seat(Seat::Away), &[Seat::Away]),
                (Viewer::Spectator, &[]),
                (Viewer::Seat(Seat::Home), &Seat::BOTH),
            ];
            for (viewer, you) in eyes {
                hosted.show_to(&mut news, viewer, you, moments);
                let mut alone = hosted.since(info(live), viewer, you, before, 1000);
                assert_eq!(alone.all_options.take(), Some(live.game().full_options()));
                assert_eq!(text(&news), text(&alone), "{} {viewer:?}", live.game().id());
            }
        });
    }

    #[test]
    fn messages_are_read_back_as_they_were_sent() {
        walk(60, |live, _| {
            for viewer in [Viewer::Seat(Seat::Home), Viewer::Spectator] {
                let update = hosted(live).since(info(live), viewer, &[Seat::Home], 0, 1000);
                let sent = serde_json::to_value(crate::FromServer::Update(Box::new(update))).unwrap();
                let crate::FromServer::Update(read) = serde_json::from_value(sent.clone()).unwrap() else {
                    panic!()
                };
                let state = read.state.as_ref().unwrap();
                assert_eq!(serde_json::to_value(state.view.read().unwrap()).unwrap(), sent["state"]["view"]);
                assert_eq!(
                    serde_json::to_value(state.choices.read().unwrap()).unwrap(),
                    sent["state"]["choices"]
                );
                assert_eq!(serde_json::to_value(crate::FromServer::Update(read)).unwrap(), sent);
            }
        });
    }

    #[test]
    fn a_moment_has_word_and_facts_as_the_choice_had_them() {
        for guide in touchline_games::guides() {
            let game = touchline_games::open(guide.id, &serde_json::json!({})).unwrap();
            let mut live = Match::new(game, BySeat::default(), &Dice::Seed(4));
            for _ in 0..40 {
                live.roll_all().unwrap();
                let Turn::Decision(seat) = live.turn() else { break };
                let choice = live.position().legal().swap_remove(0);
                let made = live.act(seat, &choice.text).unwrap();
                let shown = moment(&made, Viewer::Seat(seat));
                assert_eq!(shown.step.as_deref(), Some(&*choice.text));
                assert_eq!(shown.word.as_deref(), Some(choice.word));
                assert_eq!(shown.facts, Some(Facts::of(&choice.facts)));
                assert_eq!(live.moments(made.number as usize - 1..made.number as usize), [made]);
            }
            let given_up = moment(&live.resign(Seat::Away).unwrap(), Viewer::Spectator);
            assert_eq!((given_up.by, given_up.word.as_deref()), (By::Match, Some("resigned")));
            assert_eq!(serde_json::to_value(given_up.facts).unwrap(), serde_json::json!({ "seat": "away" }));
        }
    }

    #[test]
    fn the_set_up_of_last_time_is_among_the_ready_ones() {
        let game = touchline_games::open("fuba", &serde_json::json!({ "turn_cap": 20 })).unwrap();
        let mut live = Match::new(game, BySeat::default(), &Dice::Seed(8));
        live.roll_all().unwrap();
        let mut again = 0;
        while let Turn::Decision(seat) = live.turn() {
            let shown = |viewer| hosted(&live).state(info(&live), viewer, &[seat]).shortcuts;
            again += shown(Viewer::Seat(seat)).iter().filter(|ready| ready.name == "last").count();
            assert!(shown(Viewer::Seat(seat.other())).is_empty());
            let action = live.position().legal().swap_remove(0).text;
            live.act(seat, &action).unwrap();
            live.roll_all().unwrap();
        }
        assert!(again > 0);
    }

    #[test]
    fn a_seat_is_told_which_rule_says_what_it_may_do() {
        let game = touchline_games::open("volchok", &serde_json::json!({})).unwrap();
        let mut live = Match::new(game, BySeat::default(), &Dice::Seed(8));
        live.roll_all().unwrap();
        let Turn::Decision(seat) = live.turn() else { panic!("a kick-off") };
        let rule = |viewer| hosted(&live).state(info(&live), viewer, &[]).rule;
        assert_eq!(rule(Viewer::Seat(seat)).as_deref(), Some("KO-1"));
        assert_eq!(rule(Viewer::Seat(seat.other())).as_deref(), Some("TURN-9"));
        assert_eq!(rule(Viewer::Spectator), None);
    }

    #[test]
    fn in_two_worlds_that_a_seat_cannot_tell_apart_it_is_sent_the_same_bytes() {
        for guide in touchline_games::guides() {
            let game = touchline_games::open(guide.id, &serde_json::json!({})).unwrap();
            let mut dice = FairDice::from_seed(5);
            for round in 0..4 {
                let names = BySeat::new("a".to_owned(), "b".to_owned());
                let mut live = Match::new(Arc::clone(&game), names, &Dice::Seed(round));
                live.roll_all().unwrap();
                for _ in 0..60 {
                    let Turn::Decision(seat) = live.turn() else { break };
                    for eyes in Seat::BOTH {
                        let legal = live.position().legal();
                        let actions: Vec<String> = legal
                            .iter()
                            .step_by(legal.len() / 8 + 1)
                            .map(|choice| choice.text.clone())
                            .collect();
                        let here = sent(&game, live.position().boxed_clone(), eyes, &actions);
                        let there = sent(&game, live.position().imagine(eyes, &mut dice), eyes, &actions);
                        assert_eq!(here, there, "{} {eyes}", guide.id);
                    }
                    let legal = live.position().legal();
                    let pick = dice.below(u32::try_from(legal.len()).unwrap()) as usize;
                    live.act(seat, &legal[pick].text).unwrap();
                    live.roll_all().unwrap();
                }
            }
        }
    }
}
