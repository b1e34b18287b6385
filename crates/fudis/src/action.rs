//! The vocabulary: what may be decided, what chance may pick, what is told, and why something is refused.

use crate::deck::Card;
use crate::formation::Slot;
use touchline_kernel::{Seat, vocabulary};

vocabulary! {
    /// What a seat may decide.
    pub enum Action {
        /// BUILD-2: this card goes to the next place.
        Put { card: Card } = "put",
        /// R31: this place stays empty.
        Leave = "leave",
        /// REDRAW-1: throw no more.
        Done = "done",
        /// REDRAW-1: throw this hand card.
        Throw { card: Card } = "throw",
        /// SWAP-6: no swap.
        Keep = "keep",
        /// SWAP-2: swap the card in this place.
        Swap { slot: Slot } = "swap",
        /// SWAP-2: against this hand card.
        In { card: Card } = "in",
        /// Attack with this hand card.
        Hand { card: Card } = "hand",
        /// Attack with the card in this place.
        Field { slot: Slot } = "field",
        /// PASS-1: nothing can attack.
        Pass = "pass",
        /// Attack the opposing card in this place.
        Hit { slot: Slot } = "hit",
        /// GOAL-2: shoot at goal.
        Shoot = "shoot",
        /// JOK-2: this hand card takes the joker's place.
        Joker { card: Card } = "joker",
        /// CTR-1: take the counter-attack.
        Counter = "counter",
        /// CTR-2: leave it.
        Decline = "decline",
        /// R40: end the match.
        Claim = "claim",
        /// R40: play it out.
        PlayOn = "play-on",
    }
}

vocabulary! {
    /// What chance may pick.
    pub enum Outcome {
        /// The next card.
        Draw { card: Card } = "draw",
        /// START-1, SO-3: who starts.
        Toss { seat: Seat } = "toss",
        /// SO-7: who wins.
        Lot { seat: Seat } = "lot",
    }
}

vocabulary! {
    /// What happened, for a person to see. Words that end in `-hidden` are for those who may not see the card.
    pub enum Event {
        /// The whole pack is shuffled.
        Shuffled = "shuffled",
        /// A card was dealt to the hand.
        Dealt { by: Seat, card: Card } = "dealt",
        /// Each side has its cards, and this many are left.
        AllDealt { cards: u8, pile: u8 } = "all-dealt",
        /// Who starts, by lot.
        Tossed { by: Seat } = "tossed",
        /// Who starts, by the order of starting.
        Starts { by: Seat } = "starts",
        /// So many places are to be filled.
        Building { by: Seat, places: u8 } = "building",
        /// Cards stay where they are and only the holes are filled.
        Filling { by: Seat, places: u8 } = "filling",
        /// The pile was too short to fill every place.
        LeftEmpty { by: Seat, places: u8 } = "left-empty",
        /// A place was left empty by choice.
        LeftOut { by: Seat, slot: Slot } = "left-out",
        /// A hand card must become keeper.
        Emergency { by: Seat } = "emergency",
        /// A card was laid.
        Laid { by: Seat, card: Card, slot: Slot } = "laid",
        /// A keeper was laid, face down.
        LaidHidden { by: Seat, slot: Slot } = "laid-hidden",
        /// Both fields are shown.
        Revealed = "revealed",
        /// A card came onto the field by chance.
        Fell { by: Seat, card: Card, slot: Slot } = "fell",
        /// A keeper came by chance; nobody sees it.
        FellHidden { by: Seat, slot: Slot } = "fell-hidden",
        /// A keeper was to come, and there were only jokers.
        OnlyJokers { by: Seat } = "only-jokers",
        /// A hand card was thrown away.
        Thrown { by: Seat, card: Card } = "thrown",
        /// A hand card was thrown away, face down.
        ThrownHidden { by: Seat } = "thrown-hidden",
        /// A card came for one thrown away.
        Redrew { by: Seat, card: Card } = "redrew",
        /// A card came for one thrown away, face down.
        RedrewHidden { by: Seat } = "redrew-hidden",
        /// `card` went to the field and `out` to the hand.
        Swapped { by: Seat, slot: Slot, card: Card, out: Card } = "swapped",
        /// A card attacked and is spent.
        Attacked { by: Seat, card: Card } = "attacked",
        /// A field card was beaten.
        Beat { by: Seat, card: Card, victim: Card } = "beat",
        /// The place of a beaten card stays empty.
        Fallen { victim: Card, slot: Slot } = "fallen",
        /// A goal, with the score after it.
        Goal { by: Seat, card: Card, keeper: Card, home: u8, away: u8 } = "goal",
        /// A goal into an empty goal, with the score after it.
        OpenGoal { by: Seat, card: Card, home: u8, away: u8 } = "open-goal",
        /// The keeper was not beaten.
        Saved { by: Seat, card: Card } = "saved",
        /// A card came to the hand.
        Drew { by: Seat, card: Card } = "drew",
        /// A card came to the hand, face down.
        DrewHidden { by: Seat } = "drew-hidden",
        /// A card came to the field.
        Replaced { by: Seat, card: Card, slot: Slot } = "replaced",
        /// The pile is empty.
        NothingToDraw { by: Seat } = "nothing-to-draw",
        /// A joker went to the hand and a hand card to its place.
        JokerExchanged { by: Seat, card: Card, slot: Slot, joker: Card } = "joker-exchanged",
        /// The turn goes over.
        NextTurn { by: Seat } = "next-turn",
        /// Nothing could attack.
        Passed { by: Seat } = "passed",
        /// Nobody could attack.
        DeadRound = "dead-round",
        /// A counter-attack is possible.
        CounterOffered { by: Seat } = "counter-offered",
        /// It was left.
        CounterDeclined { by: Seat } = "counter-declined",
        /// It was taken.
        CounterTaken { by: Seat } = "counter-taken",
        /// It is over.
        CounterOver = "counter-over",
        /// A round is over.
        RoundOver { round: u8, home: u8, away: u8 } = "round-over",
        /// A card came to the hand before the next round.
        ToppedUp { by: Seat, card: Card } = "topped-up",
        /// A card came to the hand before the next round, face down.
        ToppedUpHidden { by: Seat } = "topped-up-hidden",
        /// A half is over.
        HalfOver { half: u8, home: u8, away: u8 } = "half-over",
        /// All cards are collected for the second half.
        NewHalf = "new-half",
        /// All cards are collected for the next round.
        Redealt = "redealt",
        /// The leader may end the match.
        MercyOffered { by: Seat, home: u8, away: u8 } = "mercy-offered",
        /// He plays on.
        MercyDeclined { by: Seat } = "mercy-declined",
        /// The match ends early.
        Mercy { by: Seat, home: u8, away: u8 } = "mercy",
        /// Over, and won.
        Won { by: Seat, home: u8, away: u8 } = "won",
        /// Over, and level.
        Level { home: u8, away: u8 } = "level",
        /// Level: a shoot-out decides.
        ShootOut { home: u8, away: u8 } = "shoot-out",
        /// A leg of the shoot-out begins.
        LegBegins { by: Seat, leg: u8 } = "leg-begins",
        /// Another leg is needed.
        NextLeg { leg: u8, home: u8, away: u8 } = "next-leg",
        /// The shoot-out is won.
        ShootOutWon { by: Seat, home: u8, away: u8 } = "shoot-out-won",
        /// The shoot-out is level after its last leg.
        ShootOutLevel { home: u8, away: u8 } = "shoot-out-level",
        /// The lot decided.
        WonByLot { by: Seat } = "won-by-lot",
    }
}

vocabulary! {
    /// Why an action is refused, beyond the rule.
    pub enum Refusal {
        /// The match is over.
        MatchOver = "match-over",
        /// The cards decide now.
        ChanceFirst = "chance-first",
        /// It is the other seat's decision.
        NotYourTurn { seat: Seat } = "not-your-turn",
        /// The action belongs to another phase.
        NotNow = "not-now",
        /// The card is not in the hand.
        NotInHand { card: Card } = "not-in-hand",
        /// A joker cannot do this.
        JokerCannot { card: Card } = "joker-cannot",
        /// The hand holds nothing but jokers.
        OnlyJokers = "only-jokers",
        /// This place must be filled.
        MustFill { slot: Slot } = "must-fill",
        /// No attack would follow a swap of this place.
        NoAttackAfter { slot: Slot } = "no-attack-after",
        /// No attack would follow this swap.
        NoAttackWith { card: Card } = "no-attack-with",
        /// There are no swaps in this version.
        NoSwaps = "no-swaps",
        /// The swap comes before the attack, and once.
        SwapIsOver = "swap-is-over",
        /// The keeper cannot be swapped.
        KeeperStays = "keeper-stays",
        /// There is no card in that place.
        EmptyPlace { slot: Slot } = "empty-place",
        /// The hand is empty.
        EmptyHand = "empty-hand",
        /// Any swap of this place would end the last attack.
        LastAttack { slot: Slot } = "last-attack",
        /// This swap would end the last attack.
        LastAttacker { card: Card } = "last-attacker",
        /// The keeper never attacks.
        KeeperCannot = "keeper-cannot",
        /// The row in front still has this many cards.
        NotFree { slot: Slot, left: u8 } = "not-free",
        /// The card beats nothing within reach; the weakest card there counts `needed`.
        BeatsNothing { card: Card, needed: u8 } = "beats-nothing",
        /// Nothing is within reach of any card.
        NothingInReach { card: Card } = "nothing-in-reach",
        /// There is an attack, so it must be made; this is one.
        MustAttack { card: Card } = "must-attack",
        /// A counter-attack is a shot at goal.
        OnlyShot = "only-shot",
        /// A row in front still has this many cards.
        OutOfReach { slot: Slot, left: u8 } = "out-of-reach",
        /// The target is as high or higher.
        TooLow { card: Card, victim: Card } = "too-low",
        /// Equal values, and the suit does not win.
        SuitTooLow { card: Card, victim: Card } = "suit-too-low",
        /// A row of the opponent has this many cards left.
        GoalShut { left: u8 } = "goal-shut",
    }
}
