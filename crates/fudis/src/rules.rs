//! Every rule that can be cited. The sentences are in `locales/`, the full text in `docs/rules/fudis.md`.

touchline_kernel::rulebook! {
    /// The rules of Fudis, in the order of the specification.
    pub enum Rule {
        "options" of "7" { Opt1 = "OPT-1" }
        "flow" of "4.2" { Flow1 = "FLOW-1" }
        "cards" of "2.1" {
            Pack1 = "PACK-1", Rank1 = "RANK-1", Rank2 = "RANK-2", Rank3 = "RANK-3", Suit1 = "SUIT-1", Jok1 = "JOK-1",
            Jok2 = "JOK-2", Jok3 = "JOK-3", Jok4 = "JOK-4",
        }
        "build" of "4.2" {
            Form1 = "FORM-1", Deal1 = "DEAL-1", Build1 = "BUILD-1", Build2 = "BUILD-2", Build3 = "BUILD-3",
            Build4 = "BUILD-4", Build5 = "BUILD-5", Build6 = "BUILD-6",
        }
        "start" of "4.2" { Start1 = "START-1", Start2 = "START-2", Start3 = "START-3" }
        "turn" of "4.2" { Turn1 = "TURN-1", Turn2 = "TURN-2" }
        "swap" of "4.2" {
            Swap1 = "SWAP-1", Swap2 = "SWAP-2", Swap3 = "SWAP-3", Swap4 = "SWAP-4", Swap5 = "SWAP-5", Swap6 = "SWAP-6",
            Swap7 = "SWAP-7", Swap8 = "SWAP-8",
        }
        "attack" of "4.2" {
            Free1 = "FREE-1", Free2 = "FREE-2", Free3 = "FREE-3", Atk1 = "ATK-1", Atk2 = "ATK-2", Atk3 = "ATK-3",
            Atk4 = "ATK-4", Reach1 = "REACH-1", Hit1 = "HIT-1",
        }
        "goal" of "4.2" {
            Goal1 = "GOAL-1", Goal2 = "GOAL-2", Goal3 = "GOAL-3", Goal4 = "GOAL-4", Goal5 = "GOAL-5", Goal6 = "GOAL-6",
        }
        "draw" of "4.2" { Draw1 = "DRAW-1", Draw2 = "DRAW-2", Draw3 = "DRAW-3" }
        "pass" of "4.2" { Pass1 = "PASS-1", Pass2 = "PASS-2" }
        "counter" of "4.2" { Ctr1 = "CTR-1", Ctr2 = "CTR-2", Ctr3 = "CTR-3", Ctr4 = "CTR-4" }
        "round" of "4.2" {
            Round1 = "ROUND-1", Round2 = "ROUND-2", Round3 = "ROUND-3", Round4 = "ROUND-4", Round5 = "ROUND-5",
            Round6 = "ROUND-6",
        }
        "match" of "6" {
            Half1 = "HALF-1", Half2 = "HALF-2", Match1 = "MATCH-1", Match2 = "MATCH-2", Mercy1 = "MERCY-1",
            Mercy2 = "MERCY-2", Mercy3 = "MERCY-3",
        }
        "shootout" of "6" {
            So1 = "SO-1", So2 = "SO-2", So3 = "SO-3", So4 = "SO-4", So5 = "SO-5", So6 = "SO-6", So7 = "SO-7",
        }
        "variant" of "7" { Redraw1 = "REDRAW-1", Redraw2 = "REDRAW-2", Child1 = "CHILD-1" }
        "secret" of "3.1" {
            Info1 = "INFO-1", Info2 = "INFO-2", Info3 = "INFO-3", Info4 = "INFO-4", Info5 = "INFO-5",
        }
    }
}
