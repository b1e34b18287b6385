# Fudis in English.

## Sections

fudis-section-options = Options
fudis-section-flow = Whose decision
fudis-section-cards = The cards
fudis-section-build = Dealing and lining up
fudis-section-start = Who starts
fudis-section-turn = The turn
fudis-section-swap = Swaps
fudis-section-attack = Attacks
fudis-section-goal = Shots at goal
fudis-section-draw = Replacing spent cards
fudis-section-pass = Passing
fudis-section-counter = Counter-attacks
fudis-section-round = Rounds
fudis-section-match = Halves and the match
fudis-section-shootout = The shoot-out
fudis-section-variant = Variants
fudis-section-secret = Who knows what

## Rules

fudis-rule-opt-1 = Options that are out of range or contradict each other cannot be played.
fudis-rule-flow-1 = Only the side whose decision it is may act, and only with an action that is possible at this point.

fudis-rule-pack-1 = The game is played with one or two ordinary packs of 52, with jokers only if agreed, and the whole pack is shuffled before every new deal.
fudis-rule-rank-1 = An attacking card counts its number; a jack counts 11, a queen 12, a king 13 and an ace 14.
fudis-rule-rank-2 = On the field and in goal an ace counts 1.
fudis-rule-rank-3 = A card on the table is beaten only by a higher attacking card; an equal one is not enough.
fudis-rule-suit-1 = When suits decide, the better suit wins at equal value: spades are lowest, then clubs, diamonds and hearts.
fudis-rule-jok-1 = A joker never stands on the field or in goal.
fudis-rule-jok-2 = A joker drawn on to the field is exchanged at once for another card from its owner’s hand.
fudis-rule-jok-3 = Exchanging a joker does not use up the turn’s swap.
fudis-rule-jok-4 = An attacking joker beats every card.

fudis-rule-form-1 = A team stands in rows, usually three, three and two from the front, with the keeper behind them; the place within a row makes no difference.
fudis-rule-deal-1 = Each side is dealt enough cards for its rows, its keeper and a hand of three; the rest is the draw pile.
fudis-rule-build-1 = Places are filled from the back: first the keeper, then the innermost row, and so on to the front row.
fudis-rule-build-2 = Any card in hand may go to any place, and three cards stay in hand.
fudis-rule-build-3 = The keeper lies face down and the field cards lie face up.
fudis-rule-build-4 = Both sides line up in secret and show their fields at the same moment.
fudis-rule-build-5 = When cards are laid in turn, the starter lays first and every field card is seen at once.
fudis-rule-build-6 = In a random line-up the cards go to the places in the order they are dealt, and nobody looks at a keeper.

fudis-rule-start-1 = The first starter is drawn by lot once the teams are laid out, or before lining up if cards are laid in turn.
fudis-rule-start-2 = Within a half the sides take turns to start a round.
fudis-rule-start-3 = The second half is started by the side that did not start the first.

fudis-rule-turn-1 = A turn is one optional swap followed by one compulsory attack.
fudis-rule-turn-2 = The sides take turns: a beaten card, a save or a pass hands the turn to the opponent.

fudis-rule-swap-1 = There is one swap a turn, and only before the attack.
fudis-rule-swap-2 = A swap exchanges any one of a side’s own field cards, free or not, for any one of its hand cards.
fudis-rule-swap-3 = The keeper can never be swapped.
fudis-rule-swap-4 = A swap needs a card in the field place and a card in hand; it cannot fill an empty place.
fudis-rule-swap-5 = A side that can attack may not make a swap that leaves it without an attack.
fudis-rule-swap-6 = Nobody has to swap, not even to make an attack possible.
fudis-rule-swap-7 = The children’s version has no swaps.
fudis-rule-swap-8 = If the options say so, a swap belongs to an attack: only a side that can attack after it may make one.

fudis-rule-free-1 = Every card in a side’s own front row is free to attack.
fudis-rule-free-2 = A field card further back is free only when the row directly in front of it has at most one card left.
fudis-rule-free-3 = The keeper never attacks.
fudis-rule-atk-1 = The attacker must be one of the side’s own hand cards or field cards.
fudis-rule-atk-2 = The attacker must beat a field card within reach or have an open route to shoot.
fudis-rule-atk-3 = Only a place with a card in it can be attacked.
fudis-rule-atk-4 = The card that attacked is spent and goes to the discard, whatever the result.
fudis-rule-reach-1 = A field card can be attacked only when every row in front of it has at most one card left.
fudis-rule-hit-1 = A beaten field card goes to the discard, and its place stays empty until the field is rebuilt.

fudis-rule-goal-1 = A shot at goal is possible only when no row of the opponent has more than one card left.
fudis-rule-goal-2 = Any card that may attack may shoot, however low.
fudis-rule-goal-3 = A shot that beats the keeper is a goal, and the keeper is shown and goes to the discard.
fudis-rule-goal-4 = A shot that does not beat the keeper is saved; the keeper stays hidden, and nothing but the save is revealed.
fudis-rule-goal-5 = With no keeper in goal every shot scores.
fudis-rule-goal-6 = A side that can beat a field card need not shoot, but one that can do nothing else must.

fudis-rule-draw-1 = After an attack from the hand, the hand is refilled to three from the pile at once.
fudis-rule-draw-2 = After an attack by a field card, the top card of the pile is laid face up in its place and cannot be swapped this turn.
fudis-rule-draw-3 = When the pile is empty nothing is replaced: the hand shrinks, or the place stays empty.

fudis-rule-pass-1 = A side that can attack a field card or shoot must do so; only a side that can do neither passes.
fudis-rule-pass-2 = When both sides pass one after the other, the round is over.

fudis-rule-ctr-1 = After a goal the opponent is offered one last counter-attack if the route to the scorer’s goal is open and there is a card to shoot with.
fudis-rule-ctr-2 = The counter-attack may be declined.
fudis-rule-ctr-3 = A counter-attack is an optional swap and one shot at goal, nothing else.
fudis-rule-ctr-4 = After the counter-attack the round is over, whatever its result.

fudis-rule-round-1 = A round ends after a goal and any counter-attack, or when nobody can attack.
fudis-rule-round-2 = Before the next round of a half both sides draw one card at a time, in turn, until they are at full strength or the pile is empty.
fudis-rule-round-3 = Cards still on the field and in goal stay where they are; only the empty places are filled, with any cards from the hand.
fudis-rule-round-4 = If the pile is too short, the places nearest the goal are filled first and three cards stay in hand.
fudis-rule-round-5 = A missing keeper must be replaced even if the hand shrinks for it.
fudis-rule-round-6 = An empty pile does not end the round; play goes on for as long as anybody can attack.

fudis-rule-half-1 = A half ends with the round in which the pile runs out, and at the latest with its last scheduled round.
fudis-rule-half-2 = For the second half all cards are collected, shuffled and dealt anew.
fudis-rule-match-1 = After two halves the side with more goals wins.
fudis-rule-match-2 = A level match is decided by a shoot-out.
fudis-rule-mercy-1 = In the second half a lead of three or more ends the match once it cannot be caught.
fudis-rule-mercy-2 = If the options say so, the match ends as soon as the remaining rounds can no longer change the winner.
fudis-rule-mercy-3 = If the options say so, the leader decides whether a lead that cannot be caught ends the match.

fudis-rule-so-1 = In a shoot-out each side gets six cards: a hidden keeper, two open field cards and three in hand.
fudis-rule-so-2 = Shoot-out cards are laid in turn, the starter first, the keeper before the field cards.
fudis-rule-so-3 = The starter of the shoot-out is drawn by lot or, if the options say so, is the side that did not start the last round.
fudis-rule-so-4 = A leg of the shoot-out is one round by the normal rules: one beaten field card opens the goal.
fudis-rule-so-5 = If the legs played leave the shoot-out level, another leg is dealt from the whole pack and the other side starts.
fudis-rule-so-6 = The shoot-out ends when one side leads after the scheduled legs or can no longer be caught.
fudis-rule-so-7 = If the shoot-out is still level after the last extra leg, it is settled by lot.

fudis-rule-redraw-1 = In the six-player variant any number of hand cards may be thrown away and replaced from the pile after each rebuilding, before the side’s first turn of the round.
fudis-rule-redraw-2 = Only hand cards can be thrown away, and no more than the pile can replace.
fudis-rule-child-1 = In the children’s version the first goal ends the round, and the whole pack is dealt anew for the next.

fudis-rule-info-1 = A hand is seen by its owner only; its size is open.
fudis-rule-info-2 = A keeper is seen by its owner only, and by nobody in a random line-up, until it is beaten.
fudis-rule-info-3 = Nobody knows what is in the pile; its size and the whole discard are open.
fudis-rule-info-4 = A card taken from the field into the hand is known to the opponent until it is used.
fudis-rule-info-5 = A save reveals only that the card that shot does not beat that keeper, and it is remembered for as long as that keeper stays.

## Events

fudis-event-shuffled = The whole pack is shuffled.
fudis-event-dealt = { TEAM($by, form: "Nom") } is dealt { $card }.
fudis-event-all-dealt = Each side has { $cards } cards; the pile has { $pile }.
fudis-event-tossed = { TEAM($by, form: "Nom") } wins the toss and starts.
fudis-event-starts = This time { TEAM($by) } starts.
fudis-event-building =
    { $places ->
        [one] { TEAM($by, form: "Nom") } has one card to lay.
       *[other] { TEAM($by, form: "Nom") } has { $places } cards to lay, from the goal forward.
    }
fudis-event-filling =
    { $places ->
        [one] Those still standing stay put: { TEAM($by) } has one gap to fill.
       *[other] Those still standing stay put: { TEAM($by) } has { $places } gaps to fill.
    }
fudis-event-left-empty =
    { $places ->
        [one] Not enough cards: one of { TEAM($by, form: "gen") } places stays empty.
       *[other] Not enough cards: { $places } of { TEAM($by, form: "gen") } places stay empty.
    }
fudis-event-left-out = { TEAM($by, form: "Nom") } leaves { $slot } empty.
fudis-event-emergency = { TEAM($by, form: "Nom") } has to find a keeper among the cards in hand.
fudis-event-laid =
    { $slot ->
        [GK] { TEAM($by, form: "Nom") } lays { $card } in goal.
       *[other] { TEAM($by, form: "Nom") } lays { $card } on { $slot }.
    }
fudis-event-laid-hidden = { TEAM($by, form: "Nom") } lays a card face down in goal.
fudis-event-revealed = Cards on the table: all but the keepers lie face up.
fudis-event-fell = { $card } goes to { $slot } for { TEAM($by) }.
fudis-event-fell-hidden = A card nobody has seen goes in goal for { TEAM($by) }.
fudis-event-only-jokers = Only jokers are left in the pack, so { TEAM($by) } plays without a keeper.
fudis-event-thrown = { TEAM($by, form: "Nom") } throws away { $card }.
fudis-event-thrown-hidden = { TEAM($by, form: "Nom") } throws away a card, face down.
fudis-event-redrew = { TEAM($by, form: "Nom") } draws { $card } instead.
fudis-event-redrew-hidden = { TEAM($by, form: "Nom") } draws a card instead.
fudis-event-swapped = { TEAM($by, form: "Nom") } swaps: { $card } comes on at { $slot }, and { $out } goes into the hand.
    .v2 = A change for { TEAM($by) } at { $slot }: { $card } for { $out }.
fudis-event-attacked = { TEAM($by, form: "Nom") } attacks with { $card }.
    .v2 = { $card } goes forward for { TEAM($by) }.
    .v3 = Here comes { $card } for { TEAM($by) }.
fudis-event-beat = { $card } beats { $victim }.
    .v2 = { $card } goes past { $victim }.
    .v3 = { $victim } is no match for { $card }.
fudis-event-fallen = { $victim } is out, and { $slot } stays empty.
    .v2 = { $victim } is gone: there is a hole at { $slot }.
fudis-event-goal = Goal for { TEAM($by) }! { $card } is too good for { $keeper } in goal: { score }.
    .v2 = It is in! { $card } beats { $keeper }, and { TEAM($by) } makes it { score }.
    .v3 = { score }! { TEAM($by, form: "Nom") } scores: { $keeper } cannot stop { $card }.
fudis-event-open-goal = Goal for { TEAM($by) }! An empty net for { $card }: { score }.
    .v2 = Nobody home! { $card } rolls it into the empty net, and { TEAM($by) } makes it { score }.
fudis-event-saved = Saved! { $card } does not get past the keeper.
    .v2 = Kept out! The keeper has an answer to { $card }.
    .v3 = No! { $card } is not enough, and the keeper stays a mystery.
fudis-event-drew = { TEAM($by, form: "Nom") } draws { $card }.
    .v2 = { $card } goes into { TEAM($by, form: "gen") } hand.
fudis-event-drew-hidden = { TEAM($by, form: "Nom") } draws a card.
    .v2 = A fresh card for { TEAM($by) }.
fudis-event-replaced = { $card } steps in on { $slot } for { TEAM($by) }.
    .v2 = { $card } fills the gap on { $slot } for { TEAM($by) }.
fudis-event-nothing-to-draw = The pile is empty, and { TEAM($by) } gets no replacement.
    .v2 = No cards are left in the pile, so { TEAM($by) } goes without.
fudis-event-joker-exchanged = { $joker } goes into { TEAM($by, form: "gen") } hand, and { $card } takes its place on { $slot }.
fudis-event-next-turn = { TEAM($by, form: "Nom") } to play.
    .v2 = { TEAM($by, form: "Gen") } turn.
fudis-event-passed = { TEAM($by, form: "Nom") } has no way forward and passes.
    .v2 = No way through: { TEAM($by) } has to pass.
fudis-event-dead-round = Neither side can break through: the round ends in stalemate.
fudis-event-counter-offered = The road is open the other way: { TEAM($by) } may counter.
fudis-event-counter-declined = { TEAM($by, form: "Nom") } decides against the counter-attack.
fudis-event-counter-taken = { TEAM($by, form: "Nom") } breaks on the counter!
fudis-event-counter-over = The counter-attack is over.
fudis-event-round-over = Round { $round } ends at { score }.
fudis-event-topped-up = { TEAM($by, form: "Nom") } draws { $card } for the next round.
fudis-event-topped-up-hidden = { TEAM($by, form: "Nom") } draws a card for the next round.
fudis-event-half-over =
    { $half ->
        [1] Half-time: { score }.
       *[other] The second half is over: { score }.
    }
fudis-event-new-half = All cards are collected for the second half.
fudis-event-redealt = All cards are collected for the next round.
fudis-event-mercy-offered = { score }, and the lead cannot be caught: { TEAM($by) } may call it a day.
fudis-event-mercy-declined = { TEAM($by, form: "Nom") } plays on.
fudis-event-mercy = { score }, and there is no way back from that: victory for { TEAM($by) }!
fudis-event-won = It is all over: { score }, and victory for { TEAM($by) }!
    .v2 = The final whistle! { TEAM($by, form: "Nom") } wins it, { score }.
fudis-event-level = It is all over, and honours are even: { score }.
fudis-event-shoot-out = { score } after two halves: it goes to a shoot-out.
fudis-event-leg-begins = Leg { $leg } of the shoot-out: { TEAM($by) } starts.
fudis-event-next-leg = { score } in the shoot-out, and leg { $leg } follows.
fudis-event-shoot-out-won = The shoot-out is decided at { score }: victory for { TEAM($by) }!
fudis-event-shoot-out-level = The last leg is played, and the shoot-out is still level at { score }.
fudis-event-won-by-lot = It is settled by lot: { TEAM($by) } wins!
fudis-short-saved = save
fudis-short-counter-taken = counter-attack
fudis-short-dead-round = stalemate
fudis-short-half-over = half-time
fudis-short-new-half = second half
fudis-short-shoot-out = shoot-out
fudis-short-mercy = full time
fudis-short-won = full time
fudis-short-level = full time
fudis-short-shoot-out-won = decided
fudis-short-won-by-lot = decided by lot

## Refusals

fudis-refusal-match-over = The match is over.
fudis-refusal-chance-first = A card has to be drawn first.
fudis-refusal-not-your-turn = It is { TEAM($seat, form: "gen") } decision.
fudis-refusal-not-now = You cannot do that at this point in the turn.
fudis-refusal-not-in-hand = { $card } is not in your hand.
fudis-refusal-joker-cannot = { $card } is a joker, and a joker cannot go there.
fudis-refusal-only-jokers = You have only jokers in hand.
fudis-refusal-must-fill = { $slot } has to be filled.
fudis-refusal-no-attack-after = No swap on { $slot } would give you an attack.
fudis-refusal-no-attack-with = With { $card } there you would have no attack.
fudis-refusal-no-swaps = This match is played without swaps.
fudis-refusal-swap-is-over = It is too late to swap this turn.
fudis-refusal-keeper-stays = The goalkeeper cannot be swapped.
fudis-refusal-empty-place = There is no card on { $slot }.
fudis-refusal-empty-hand = Your hand is empty.
fudis-refusal-last-attack = Any swap on { $slot } would take away your only attack.
fudis-refusal-last-attacker = { $card } is your only attacker, and from there it could not attack.
fudis-refusal-keeper-cannot = The card in goal is your keeper, and a keeper never attacks.
fudis-refusal-not-free = The row in front of { $slot } still has { $left } cards.
fudis-refusal-beats-nothing = { $card } beats nothing within reach: the lowest card there counts { $needed }.
fudis-refusal-nothing-in-reach = There is nothing for { $card } to attack.
fudis-refusal-must-attack = { $card } can attack, so you may not pass.
fudis-refusal-only-shot = A counter-attack is a shot at goal and nothing else.
fudis-refusal-out-of-reach = A row in front of { $slot } still has { $left } cards.
fudis-refusal-too-low = { $card } is not higher than { $victim }.
fudis-refusal-suit-too-low = { $card } and { $victim } are equal, and your suit is not the better one.
fudis-refusal-goal-shut = A row in front of the goal still has { $left } cards.

## Actions

fudis-action-put = Lay { $card }
fudis-action-leave = Leave the place empty
fudis-action-done = Keep the rest
fudis-action-throw = Throw away { $card }
fudis-action-keep = No swap
fudis-action-swap = Swap on { $slot }
fudis-action-in = Bring on { $card }
fudis-action-hand = Attack with { $card } from the hand
fudis-action-field = Attack from { $slot }
fudis-action-pass = Pass
fudis-action-hit = Attack { $slot }
fudis-action-shoot = Shoot at goal
fudis-action-joker = Lay { $card } for the joker
fudis-action-counter = Counter-attack
fudis-action-decline = No counter-attack
fudis-action-claim = End the match
fudis-action-play-on = Play on

## Outcomes

fudis-outcome-draw = Card: { $card }
fudis-outcome-toss = { $seat } starts
fudis-outcome-lot = { $seat } wins the draw

## Options

fudis-option-format = Decides whether a whole match is played or only shoot-out legs.
fudis-option-formation = Sets how many cards stand in each row, front row first.
fudis-option-packs = Sets how many packs of 52 are used.
fudis-option-jokers = Sets how many jokers are in play, up to three for each pack.
fudis-option-suit-order = Lets the suit decide between cards of equal value.
fudis-option-ace-on-field = Decides whether an ace that attacks from the field counts 14 or 1.
fudis-option-build = Decides whether teams are laid out in secret, card by card in turn, or at random.
fudis-option-random-rebuild = Where teams are laid out at random, does the same for rebuilt teams and shoot-outs, not only for the deals of the two halves.
fudis-option-rebuild = Decides whether only the gaps are filled between rounds or everything is laid out anew.
fudis-option-reach = Decides whether rows must be broken in order or any field card may be attacked at any time.
fudis-option-swaps = Allows a swap before the attack.
fudis-option-swap-keeps-attack = Forbids a side that can attack any swap that would leave it unable to.
fudis-option-swap-needs-attack = Allows a swap only to a side that can attack after it.
fudis-option-counter = Allows a counter-attack after a goal.
fudis-option-redraw = Allows hand cards to be thrown away before a side’s first turn of any round but the first of a half.
fudis-option-redraw-second-half = Allows hand cards to be thrown away in the first round of the second half, too.
fudis-option-redraw-face-down = Lets hand cards be thrown away face down, so that only their owner knows them.
fudis-option-rounds-per-half = Sets how many rounds a half has at most.
fudis-option-half-end = Decides whether a half ends after its rounds at the latest or only when the pile has run out.
fudis-option-short-refill = Decides whether a pile too short to refill both teams is dealt out or ends the half.
fudis-option-short-fill = Decides whether a pile that is too short fills places from the back, hand cards untouched, or the owner chooses the places and may use his hand.
fudis-option-redeal-each-round = Deals the whole pack anew for every round.
fudis-option-mercy = Decides whether a big lead ends the match early: never, at three goals, or as soon as it cannot be caught.
fudis-option-mercy-call = Decides whether a lead that cannot be caught ends the match by itself or only if the leader says so, or whether the rounds left are simply counted.
fudis-option-first-starter = Decides who starts the match: home, away or by lot.
fudis-option-shootout = Decides a level match by a shoot-out; otherwise it is a draw.
fudis-option-shootout-legs = Sets how many legs a shoot-out has.
fudis-option-shootout-extra = Sets how many extra legs may follow if the shoot-out is level.
fudis-option-shootout-tiebreak = Decides whether a shoot-out level after its last leg is settled by lot or drawn.
fudis-option-shootout-starter = Decides whether the starter of a shoot-out is drawn by lot or the sides alternate.

## Presets

fudis-preset-classic = Classic
fudis-preset-as-printed = As printed
fudis-preset-alternate = Card by card
fudis-preset-jokers = With jokers
fudis-preset-suits = Suits decide
fudis-preset-six = Six a side
fudis-preset-simple = As dealt
fudis-preset-children = Children’s version
fudis-preset-two-packs = Two packs
fudis-preset-shootout = Shoot-outs only

## Shortcuts

fudis-shortcut-solid = Best keeper, strong at the back
fudis-shortcut-bold = Best keeper, strong up front

## Questions

fudis-phase-build =
    { $left ->
        [one] Which card goes to the last place?
       *[other] Which card goes to the next place?
    }
fudis-phase-redraw = Which hand cards do you throw away?
fudis-phase-swap = Do you swap before the attack?
fudis-phase-swap-in = Which hand card comes on?
fudis-phase-attack = Which card attacks?
fudis-phase-target = What does it attack?
fudis-phase-joker = Which hand card takes the joker’s place?
fudis-phase-counter = Do you counter-attack?
fudis-phase-claim = Do you end the match here?

## Tables

fudis-table-ranks = What each card counts
fudis-cell-card = Card
fudis-cell-from-hand = Attacking from the hand
fudis-cell-from-field = Attacking from the field
fudis-cell-on-table = On the field and in goal

## Rulings

fudis-ruling-r1 = Rows are broken in order: a row can be attacked once every row in front of it has at most one card left.
fudis-ruling-r11 = A swap may not take away the last attack.
fudis-ruling-r12 = A swap is allowed even in a turn that ends with a pass.
fudis-ruling-r19 = An ace that attacks counts 14, from the hand and from the field.
fudis-ruling-r26 = A half has its scheduled rounds and ends earlier if the pile runs out.
fudis-ruling-r28 = Between rounds only the gaps are filled; cards on the table stay put.
fudis-ruling-r30 = A pile too short for both is drawn one card at a time in turn, and the round is played with gaps.
fudis-ruling-r31 = A short pile fills places from the goal forward, and the hand stays at three.
fudis-ruling-r40 = In the second half a lead of three ends the match by itself as soon as no draw is possible.
fudis-ruling-r42 = Hand cards may be thrown away in every round but the first of each half, face up.
fudis-ruling-r43 = A random line-up is random throughout: rebuilding and shoot-outs, too.

## The board as text

fudis-board-hand = { $by }, in hand:
fudis-board-seen = seen:
fudis-board-saved = saved:
fudis-board-open = open
fudis-board-piles = pile { $pile }, discard { $discard }

## Several events in one sentence: `locales/telling.json` says which

fudis-report-laid-cards =
    { TEAM($by, form: "Nom") } lays { $n ->
        [1] one card
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
        [6] six cards
        [7] seven cards
        [8] eight cards
        [9] nine cards
       *[other] { $n } cards
    }.
fudis-report-attack-saved = Saved! { $card } does not get past the keeper.
    .v2 = { TEAM($by, form: "Nom") } attacks with { $card }, but the keeper has an answer.
    .v3 = { $card } goes for goal for { TEAM($by) }, and the keeper stands firm.
fudis-report-beaten = { TEAM($by, form: "Nom") } attacks: { $card } beats { $victim }.
    .v2 = { $card } goes past { $victim } for { TEAM($by) }.
fudis-report-knocked-out = { TEAM($by, form: "Nom") } attacks with { $card }: { $victim } is out at { $slot }.
    .v2 = { $card } beats { $victim }, and { TEAM($by) } has opened a hole at { $slot }.
    .v3 = { $victim } is no match for { $card }: a gap at { $slot }.
    .v4 = Here comes { $card } for { TEAM($by) }, and { $victim } falls at { $slot }.
    .v5 = The way opens for { TEAM($by) }: { $card } sees off { $victim } at { $slot }.
fudis-report-knocked-replaced = { TEAM($by, form: "Nom") } attacks with { $card }: { $victim } is out at { $slot }, and { $fresh } steps in at { $place }.
    .v2 = { $card } takes out { $victim } at { $slot }; { $fresh } fills the gap at { $place } for { TEAM($by) }.
    .v3 = { $victim } falls to { $card } at { $slot }, and { TEAM($by) } brings on { $fresh } at { $place }.
    .v4 = Here comes { $card } for { TEAM($by) }, and { $slot } is empty. { $fresh } takes over at { $place }.
fudis-report-both-pass = Neither side can find a way forward.
    .v2 = No way through for { TEAM($by) } or for { TEAM($other) }.
fudis-report-thrown-cards =
    { TEAM($by, form: "Nom") } throws away { $n ->
        [1] one card
        [2] two cards
        [3] three cards
       *[other] { $n } cards
    }.
fudis-report-redraw = { TEAM($by, form: "Nom") } throws away a card and draws another.
fudis-report-redraws =
    { TEAM($by, form: "Nom") } changes { $n ->
        [1] one card
        [2] two cards
        [3] three cards
       *[other] { $n } cards
    } in hand.
fudis-report-round-next = Round { $round } ends at { score }. { TEAM($by, form: "Nom") } starts the next.
    .v2 = { score } after round { $round }. Next to start: { TEAM($by) }.
fudis-report-topped = The hands are filled up for the next round, { $n } cards in all.
