//! What counts in Fudis: who is nearer to an open goal, what it will cost, and whose shot would go in.

use crate::judgement::judged::{Engine, Judged, SearchPlan};
use crate::judgement::next_goal::Race;
use crate::partner::scripts;
use touchline_fudis::{Action, Counted, Fudis, Lines, Moment, Phase, Position, Survey};
use touchline_kernel::{Game, Seat, Step, Turn};

/// How much harder to believe a keeper is for each better one in the hand.
const KEEPER_DOUBT: f32 = 0.35;

/// How often a leg of a shoot-out has a goal that is not answered.
const LEG_GOAL: f32 = 0.75;

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

impl Judged for Fudis {
    const FEATURES: &'static [&'static str] = &NAMES;
    const WEIGHTS: &'static str = include_str!("../../../weights/fudis.json");
    const CLASSIC: &'static str = include_str!("../../../weights/classic/fudis.json");
    const SEARCH: SearchPlan =
        SearchPlan { engine: Engine::InformationSets, beam: 24, keep: 400, discount: 1.0, pace: 400 };

    fn features(&self, position: &Position, seat: Seat, into: &mut [f32]) {
        let survey = self.survey(position, seat);
        let mut note = Note(into);
        self.note_match(position, seat, &survey, &mut note);
        if survey.moment != Moment::Dealing {
            note_teams(seat, &survey, &mut note);
        }
    }

    scripts! {
        Fudis;
        Wall: { "wall": 3.0, "keeper": 3.0, "their-cover": -1.0, "their-shot": -1.0 },
        Staller: { "hand": 3.0, "spending": -3.0, "hand-size": 1.0, "their-shot-now": -1.0 },
        Raider: { "race": 3.0, "open": 1.0, "shot-now": 4.0, "counter": 2.0, "cover": 1.0 },
    }

    fn hunch(features: &[f32]) -> f32 {
        let f = |feature: Feature| features[feature as usize];
        let race = 1.2 * f(Feature::Race) + 0.5 * (f(Feature::Cover) - f(Feature::TheirCover));
        let shots = 0.9 * f(Feature::ShotNow) - 0.9 * f(Feature::TheirShotNow) + 0.4 * f(Feature::Shot)
            - 0.4 * f(Feature::TheirShot)
            + 0.8 * f(Feature::Counter)
            - 0.8 * f(Feature::TheirCounter);
        let cards = 0.5 * f(Feature::Hand)
            + 0.3 * f(Feature::Free)
            + 0.4 * (f(Feature::Wall) - f(Feature::TheirWall))
            + 0.25 * f(Feature::HandAces)
            + 0.5 * f(Feature::Keeper)
            - 0.3 * f(Feature::ExposedAces)
            + 0.2 * f(Feature::TheirExposedAces)
            - 0.4 * f(Feature::Spending);
        race + shots + cards + 0.15 * f(Feature::OurMove) - 0.15 * f(Feature::TheirMove)
    }

    fn race(&self, position: &Position) -> Race {
        let (half, round) = position.half_and_round();
        let rounds = f32::from(self.options().rounds_per_half.max(1));
        let begun = match position.phase() {
            // The goal that ends the round has been scored.
            Phase::Draw { goal: true, .. } | Phase::Counter => 1.0,
            // About as many attacks as a round has.
            _ => (f32::from(position.attacks_and_passes().0) / 16.0).min(0.8),
        };
        let played = f32::from(half - 1) * rounds + f32::from(round - 1) + begun;
        let left = if position.leg() > 0 { 0.0 } else { (1.0 - played / (2.0 * rounds)).max(0.0) };
        Race { target: 0, left }
    }

    /// A shoot-out: its goals are not the match's.
    fn decider(&self, position: &Position, seat: Seat) -> Option<f32> {
        if position.leg() == 0 {
            return None;
        }
        let mut features = [0.0; NAMES.len()];
        self.features(position, seat, &mut features);
        let f = |feature: Feature| features[feature as usize];
        let kicks = position.shootout_score();
        let ahead = f32::from(kicks[seat]) - f32::from(kicks[seat.other()]);
        let left = f32::from(self.options().shootout_legs.saturating_sub(position.leg()));
        // With legs to come a lead is likely to last, with none it wins.
        let worth = |ahead: f32| {
            if left == 0.0 {
                (ahead / 2.0 + 0.5).clamp(0.0, 1.0)
            } else {
                logistic(1.8 * ahead / left.sqrt())
            }
        };
        let (now, ours, theirs) = (worth(ahead), worth(ahead + 1.0), worth(ahead - 1.0));
        let (counter, their_counter) = (f(Feature::Counter), f(Feature::TheirCounter));
        if matches!(self.survey(position, seat).moment, Moment::Countering(_)) {
            return Some(counter * ours + their_counter * theirs + (1.0 - counter - their_counter) * now);
        }
        let goal = logistic(1.3 * Self::hunch(&features));
        Some(LEG_GOAL * (goal * ours + (1.0 - goal) * theirs) + (1.0 - LEG_GOAL) * now)
    }

    fn pivotal(&self, _: &Position) -> bool {
        // Every chance is a card that comes or a lot: the features count a card to come as a middling one.
        false
    }

    fn token(&self, position: &Position, step: Step<Self>) -> u64 {
        self.likeness(position, step)
    }

    /// A team that passed had no attack, and few people keep a better keeper in their hand.
    fn belief(&self, world: &Position, seat: Seat) -> f32 {
        let them = seat.other();
        let (_, passes) = world.attacks_and_passes();
        if passes > 0 && world.seat() == seat && self.could_attack(world, them) {
            return 0.0;
        }
        KEEPER_DOUBT.powi(self.better_keepers(world, them) as i32)
    }

    /// A place named for a swap or a card named for an attack.
    fn halfway(&self, position: &Position) -> bool {
        matches!(position.phase(), Phase::SwapIn { .. } | Phase::Target { .. })
    }

    /// Of cards and places that are alike one is enough.
    fn consider(&self, position: &Position, actions: &mut Vec<Action>) {
        let seat = position.seat();
        let mut seen = [0; 64];
        let mut n = 0;
        actions.retain(|action| {
            let likeness = self.likeness(position, Step::Action(seat, *action));
            if seen[..n].contains(&likeness) {
                return false;
            }
            if n < seen.len() {
                seen[n] = likeness;
                n += 1;
            }
            true
        });
    }

    fn turn_number(&self, position: &Position) -> u32 {
        let (half, round) = position.half_and_round();
        let (attacks, passes) = position.attacks_and_passes();
        let round = (u32::from(position.leg()) * 2 + u32::from(half)) << 7 | u32::from(round);
        let playing = !matches!(
            position.phase(),
            Phase::Toss | Phase::Deal | Phase::Build | Phase::Topup | Phase::Refill
        );
        let turn = if playing { 1 + 2 * u32::from(attacks) + u32::from(passes) } else { 0 };
        round << 10 | turn
    }
}

/// The features with their names, in one list.
macro_rules! features {
    ($($feature:ident = $name:literal),+ $(,)?) => {
        #[derive(Debug, Clone, Copy)]
        enum Feature { $($feature),+ }
        const NAMES: [&str; [$($name),+].len()] = [$($name),+];
    };
}

features! {
    TimeLeft = "time-left",
    ShootoutLead = "shootout-lead",
    Shootout = "shootout",
    OurMove = "our-move",
    TheirMove = "their-move",
    MaySwap = "may-swap",
    Building = "building",
    Pile = "pile",
    PileGone = "pile-gone",
    TheyPassed = "they-passed",
    WePassed = "we-passed",
    Needed = "needed",
    TheirNeeded = "their-needed",
    Race = "race",
    Open = "open",
    TheirOpen = "their-open",
    Shot = "shot",
    ShotAtBest = "shot-at-best",
    ShotLeft = "shot-left",
    ShotNow = "shot-now",
    ShotNowAtBest = "shot-now-at-best",
    TheirShot = "their-shot",
    TheirSureShot = "their-sure-shot",
    TheirShotNow = "their-shot-now",
    Counter = "counter",
    TheirCounter = "their-counter",
    Cover = "cover",
    TheirCover = "their-cover",
    Hit = "hit",
    HitWaste = "hit-waste",
    TheirHit = "their-hit",
    TheirFieldHit = "their-field-hit",
    Hand = "hand",
    HandLow = "hand-low",
    HandAces = "hand-aces",
    HandHigh = "hand-high",
    Free = "free",
    Locked = "locked",
    TheirFree = "their-free",
    TheirLocked = "their-locked",
    ExposedAces = "exposed-aces",
    HiddenAces = "hidden-aces",
    TheirExposedAces = "their-exposed-aces",
    TheirHiddenAces = "their-hidden-aces",
    Wall = "wall",
    WallTop = "wall-top",
    TheirWall = "their-wall",
    TheirWallTop = "their-wall-top",
    Keeper = "keeper",
    KeeperSafe = "keeper-safe",
    TheirKeeperFloor = "their-keeper-floor",
    EmptyGoal = "empty-goal",
    TheirEmptyGoal = "their-empty-goal",
    Men = "men",
    TheirMen = "their-men",
    HandSize = "hand-size",
    TheirHandSize = "their-hand-size",
    Told = "told",
    TheirTold = "their-told",
    Unseen = "unseen",
    UnseenAces = "unseen-aces",
    Spending = "spending",
    TheirSpending = "their-spending",
    Spare = "spare",
}

/// Where features are written down.
struct Note<'a>(&'a mut [f32]);

impl Note<'_> {
    #[inline]
    fn down(&mut self, feature: Feature, value: f32) {
        self.0[feature as usize] = value;
    }

    #[inline]
    fn flag(&mut self, feature: Feature, on: bool) {
        self.down(feature, f32::from(u8::from(on)));
    }
}

/// A strength or wall as a share of an ace's.
fn share(value: u8) -> f32 {
    f32::from(value) / 56.0
}

/// The chance that none of `n` cards drawn from `total` is one of the `total − free` others.
fn none(free: u32, total: u32, n: u32) -> f32 {
    let mut chance = 1.0;
    for i in 0..n {
        if free <= i {
            return 0.0;
        }
        chance *= (free - i) as f32 / total.saturating_sub(i).max(1) as f32;
    }
    chance
}

trait NoteMatch {
    fn note_match(&self, position: &Position, seat: Seat, survey: &Survey<'_>, note: &mut Note<'_>);
}

impl NoteMatch for Fudis {
    /// Score and clock.
    fn note_match(&self, position: &Position, seat: Seat, survey: &Survey<'_>, note: &mut Note<'_>) {
        note.down(Feature::TimeLeft, self.race(position).left);
        if position.leg() > 0 {
            let kicks = position.shootout_score();
            let ahead = f32::from(kicks[seat]) - f32::from(kicks[seat.other()]);
            note.down(Feature::ShootoutLead, (ahead / 2.0).clamp(-1.0, 1.0));
            note.flag(Feature::Shootout, true);
        }
        note.flag(Feature::OurMove, survey.next == Some(seat));
        note.flag(Feature::TheirMove, survey.next == Some(seat.other()));
        note.flag(Feature::Building, survey.moment == Moment::Building);
        note.flag(
            Feature::MaySwap,
            position.phase() == Phase::Swap && self.turn(position) == Turn::Decision(seat),
        );
        let pile = position.pile_len() as f32;
        note.down(Feature::Pile, (pile / 28.0).min(1.0));
        note.flag(Feature::PileGone, position.pile_len() == 0);
        let passed = position.attacks_and_passes().1 > 0;
        note.flag(Feature::TheyPassed, passed && position.seat() == seat);
        note.flag(Feature::WePassed, passed && position.seat() != seat);
    }
}

/// The most cards that attack, or stand in the way.
const MOST: usize = 48;

/// Numbers in ascending order.
struct Sorted {
    all: [u8; MOST],
    n: usize,
}

impl Sorted {
    const EMPTY: Self = Self { all: [0; MOST], n: 0 };

    #[inline]
    fn insert(&mut self, value: u8) {
        if self.n == MOST {
            return;
        }
        let mut at = self.n;
        while at > 0 && self.all[at - 1] > value {
            self.all[at] = self.all[at - 1];
            at -= 1;
        }
        self.all[at] = value;
        self.n += 1;
    }

    #[inline]
    fn get(&self) -> &[u8] {
        &self.all[..self.n]
    }
}

/// What attackers can do about the cards in their way.
struct Force {
    /// How many of those they can beat with the cards they have, each with its own.
    covered: usize,
    /// The strongest attacker.
    best: u8,
    /// The strongest attacker that is not needed to clear the way.
    spare: u8,
    /// How much stronger than the weakest target the cheapest attacker that beats it is; none if nothing beats it.
    waste: Option<u8>,
}

/// Pays as little as possible: each target falls to the weakest attacker that beats it.
fn muster(attackers: &Sorted, targets: &Sorted, weakest: u8) -> Force {
    let mut used = 0u64;
    let mut covered = 0;
    let mut next = 0;
    for target in targets.get() {
        while next < attackers.n && attackers.all[next] <= *target {
            next += 1;
        }
        if next == attackers.n {
            break;
        }
        used |= 1 << next;
        next += 1;
        covered += 1;
    }
    let spare = (0..attackers.n).rev().find(|idx| used & 1 << idx == 0).map_or(0, |idx| attackers.all[idx]);
    let waste =
        attackers.get().iter().find(|strength| **strength > weakest).map(|strength| strength - weakest);
    Force { covered, best: attackers.get().last().copied().unwrap_or(0), spare, waste }
}

/// The cards in the way to the goal: of each row that is shut the lowest but one; and the weakest within reach.
fn way(lines: &Lines) -> (Sorted, u8) {
    let mut targets = Sorted::EMPTY;
    let mut weakest = u8::MAX;
    for (row, cards) in lines.rows.iter().enumerate() {
        let cards = cards.each();
        if !cards.is_empty() && lines.is_reachable(row) {
            weakest = weakest.min(cards[0].0);
        }
        if cards.len() > 1 {
            cards[..cards.len() - 1].iter().for_each(|card| targets.insert(card.0));
        }
    }
    (targets, weakest)
}

/// What a field is worth to its owner.
#[derive(Default)]
struct Field {
    men: f32,
    free: f32,
    locked: f32,
    exposed_aces: f32,
    hidden_aces: f32,
}

fn field(lines: &Lines) -> Field {
    let mut field = Field::default();
    for (row, cards) in lines.rows.iter().enumerate() {
        for (wall, strength) in cards.each() {
            field.men += 1.0;
            if lines.is_free(row) {
                field.free += share(*strength)
            } else {
                field.locked += share(*strength)
            }
            if *wall < 8 {
                if lines.is_reachable(row) { field.exposed_aces += 1.0 } else { field.hidden_aces += 1.0 }
            }
        }
    }
    field
}

fn free_strengths(lines: &Lines, into: &mut Sorted) {
    for (row, cards) in lines.rows.iter().enumerate() {
        if lines.is_free(row) {
            cards.each().iter().for_each(|card| into.insert(card.1));
        }
    }
}

fn hand_strengths<const N: usize>(hand: &Counted<N>, into: &mut Sorted) {
    hand.each().iter().for_each(|card| into.insert(card.1));
}

/// The chance that a shot beats the other keeper: if it is any of the cards that it may be, and if it is the best of those hidden.
fn shot(survey: &Survey<'_>, strength: u8) -> (f32, f32) {
    if survey.their_empty_goal {
        return (1.0, 1.0);
    }
    let (fits, beaten) = survey.keepers(strength);
    let uniform = beaten as f32 / fits.max(1) as f32;
    let hidden = u32::from(survey.their_hand).saturating_sub(survey.certain.len() as u32) + 1;
    let total = survey.n_unseen();
    let below = |wall: u8| none(survey.n_below(wall), total, hidden);
    let floor = below(survey.their_floor);
    let best = if floor < 1.0 { (below(strength) - floor).max(0.0) / (1.0 - floor) } else { uniform };
    (uniform, best)
}

/// Everything about the two teams.
fn note_teams(seat: Seat, survey: &Survey<'_>, note: &mut Note<'_>) {
    let (ours, theirs) = (&survey.ours, &survey.theirs);
    let (targets, weakest) = way(theirs);
    let (their_targets, their_weakest) = way(ours);
    let unknown = u32::from(survey.their_hand).saturating_sub(survey.certain.len() as u32);
    let total = survey.n_unseen();

    let mut attackers = Sorted::EMPTY;
    hand_strengths(&survey.hand, &mut attackers);
    free_strengths(ours, &mut attackers);
    let mut field_attackers = Sorted::EMPTY;
    free_strengths(theirs, &mut field_attackers);
    hand_strengths(&survey.certain, &mut field_attackers);
    let mut their_attackers = Sorted::EMPTY;
    field_attackers.get().iter().for_each(|strength| their_attackers.insert(*strength));
    for place in 1..=unknown.min(4) {
        their_attackers.insert(survey.typical(place, unknown.min(4) + 1).1);
    }
    let force = muster(&attackers, &targets, weakest);
    let their_force = muster(&their_attackers, &their_targets, their_weakest);

    // The way to each goal.
    let (needed, their_needed) = (targets.n as f32, their_targets.n as f32);
    let tempo = match survey.next {
        Some(next) if next == seat => 0.5,
        Some(_) => -0.5,
        None => 0.0,
    };
    let short = needed - force.covered as f32;
    let their_short = their_needed - their_force.covered as f32;
    note.down(Feature::Needed, needed / 5.0);
    note.down(Feature::TheirNeeded, their_needed / 5.0);
    note.down(Feature::Race, ((their_needed - needed + tempo) / 5.0).clamp(-1.5, 1.5));
    note.down(Feature::Cover, 1.0 - short / 5.0);
    note.down(Feature::TheirCover, 1.0 - their_short / 5.0);
    let (open, their_open) = (theirs.route_open(), ours.route_open());
    note.flag(Feature::Open, open);
    note.flag(Feature::TheirOpen, their_open);

    // Shots.
    let (any, best) = shot(survey, force.best);
    note.down(Feature::Shot, any);
    note.down(Feature::ShotAtBest, best);
    note.down(Feature::ShotLeft, shot(survey, force.spare).1);
    note.down(Feature::Spare, share(force.spare));
    let keeper = survey
        .keeper
        .unwrap_or_else(|| if survey.empty_goal { 0 } else { survey.typical(1, 2).0.max(survey.floor) });
    let sure = field_attackers.get().last().is_some_and(|strength| *strength > keeper);
    let safe = none(total - survey.n_beating(keeper).min(total), total, unknown);
    let their_shot = if sure || survey.empty_goal { 1.0 } else { 1.0 - safe };
    note.down(Feature::TheirShot, their_shot);
    note.flag(Feature::TheirSureShot, sure);
    let ours_next = survey.next == Some(seat);
    match survey.moment {
        Moment::Countering(by) if by == seat => note.down(Feature::Counter, best),
        Moment::Countering(_) => note.down(Feature::TheirCounter, their_shot),
        _ => {
            if open {
                let wait = if ours_next { 1.0 } else { 0.6 };
                note.down(Feature::ShotNow, any * wait);
                note.down(Feature::ShotNowAtBest, best * wait);
            }
            if their_open {
                note.down(Feature::TheirShotNow, their_shot * if ours_next { 0.6 } else { 1.0 });
            }
        }
    }

    // The next hit.
    note.flag(Feature::Hit, force.waste.is_some());
    note.down(Feature::HitWaste, force.waste.map_or(0.0, share).min(1.0));
    let field_hit = field_attackers.get().last().is_some_and(|strength| *strength > their_weakest);
    let hand_hit = if their_weakest == u8::MAX {
        0.0
    } else {
        1.0 - none(total - survey.n_beating(their_weakest).min(total), total, unknown)
    };
    note.flag(Feature::TheirFieldHit, field_hit);
    note.down(Feature::TheirHit, if field_hit { 1.0 } else { hand_hit });

    // Cards.
    let hand = survey.hand.each();
    let n = hand.len().max(1) as f32;
    note.down(Feature::Hand, hand.iter().map(|card| share(card.1)).sum::<f32>() / 3.0);
    note.down(Feature::HandLow, hand.iter().filter(|card| card.1 < 24).count() as f32 / 3.0);
    note.down(Feature::HandAces, hand.iter().filter(|card| card.1 >= 56).count() as f32 / 3.0);
    note.down(Feature::HandHigh, hand.iter().filter(|card| (44..56).contains(&card.1)).count() as f32 / n);
    let (us, they) = (field(ours), field(theirs));
    note.down(Feature::Free, us.free / 4.0);
    note.down(Feature::Locked, us.locked / 4.0);
    note.down(Feature::TheirFree, they.free / 4.0);
    note.down(Feature::TheirLocked, they.locked / 4.0);
    note.down(Feature::ExposedAces, us.exposed_aces / 2.0);
    note.down(Feature::HiddenAces, us.hidden_aces / 2.0);
    note.down(Feature::TheirExposedAces, they.exposed_aces / 2.0);
    note.down(Feature::TheirHiddenAces, they.hidden_aces / 2.0);
    for (targets, mean, top) in [
        (&their_targets, Feature::Wall, Feature::WallTop),
        (&targets, Feature::TheirWall, Feature::TheirWallTop),
    ] {
        note.down(mean, targets.get().iter().map(|wall| share(*wall)).sum::<f32>() / 5.0);
        note.down(top, targets.get().last().copied().map_or(0.0, share));
    }
    note.down(Feature::Keeper, share(keeper));
    note.down(Feature::KeeperSafe, safe);
    note.down(Feature::TheirKeeperFloor, share(survey.their_floor));
    note.flag(Feature::EmptyGoal, survey.empty_goal);
    note.flag(Feature::TheirEmptyGoal, survey.their_empty_goal);
    note.down(Feature::Men, us.men / 8.0);
    note.down(Feature::TheirMen, they.men / 8.0);
    note.down(Feature::HandSize, (hand.len() as f32 / 3.0).min(1.0));
    note.down(Feature::TheirHandSize, (f32::from(survey.their_hand) / 3.0).min(1.0));
    note.down(Feature::Told, f32::from(survey.told.min(3)) / 3.0);
    note.down(Feature::TheirTold, survey.certain.len().min(3) as f32 / 3.0);
    note.down(Feature::Unseen, total as f32 / 40.0);
    note.down(Feature::UnseenAces, survey.n_beating(55).min(4) as f32 / 4.0);
    if let Some((by, strength)) = survey.attacker {
        note.down(if by == seat { Feature::Spending } else { Feature::TheirSpending }, share(strength));
    }
}

#[cfg(test)]
mod tests;
