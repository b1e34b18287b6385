//! Every rule that can be cited. The sentences are in `locales/`, the full text in `docs/rules/volchok.md`.

touchline_kernel::rulebook! {
    /// The rules of Volchok, in the order of the specification.
    pub enum Rule {
        "setup" of "4.1" { Set1 = "SET-1", Set2 = "SET-2", Toss1 = "TOSS-1" }
        "kick_off" of "4.2" { Ko1 = "KO-1", Ko2 = "KO-2", Ko3 = "KO-3", Ko4 = "KO-4", Ko5 = "KO-5" }
        "turn" of "4.3" {
            Turn1 = "TURN-1", Turn2 = "TURN-2", Turn3 = "TURN-3", Turn4 = "TURN-4", Turn5 = "TURN-5", Turn6 = "TURN-6",
            Turn7 = "TURN-7", Turn8 = "TURN-8", Turn9 = "TURN-9",
        }
        "move" of "4.5" {
            Move1 = "MOVE-1", Move2 = "MOVE-2", Move3 = "MOVE-3", Move4 = "MOVE-4", Move5 = "MOVE-5", Move6 = "MOVE-6", House1 = "HOUSE-1",
        }
        "pass" of "4.5" {
            Pass1 = "PASS-1", Pass2 = "PASS-2", Pass3 = "PASS-3", Pass4 = "PASS-4", Pass5 = "PASS-5", Pass6 = "PASS-6",
        }
        "lob" of "4.5" { Lob1 = "LOB-1", Lob2 = "LOB-2", Lob3 = "LOB-3", Lob4 = "LOB-4", Lob5 = "LOB-5", Lob6 = "LOB-6", Lob7 = "LOB-7" }
        "duty" of "4.6" { Ball1 = "BALL-1", Zone1 = "ZONE-1", Ball2 = "BALL-2", Ball3 = "BALL-3" }
        "tackle" of "4.7" {
            Tack1 = "TACK-1", Tack2 = "TACK-2", Tack3 = "TACK-3", Tack4 = "TACK-4", Tack5 = "TACK-5", Tack6 = "TACK-6",
            Tack7 = "TACK-7", Tack8 = "TACK-8", Tack9 = "TACK-9",
        }
        "shot" of "4.8" {
            Shot1 = "SHOT-1", Shot2 = "SHOT-2", Shot3 = "SHOT-3", Shot4 = "SHOT-4", Shot5 = "SHOT-5", Shot6 = "SHOT-6",
            Shot7 = "SHOT-7", Shot8 = "SHOT-8", Save1 = "SAVE-1", Corn1 = "CORN-1", Corn2 = "CORN-2", Corn3 = "CORN-3",
            Corn4 = "CORN-4", Save2 = "SAVE-2",
        }
        "control" of "4.9" {
            Cs1 = "CS-1", Cs2 = "CS-2", Cs3 = "CS-3", Cs4 = "CS-4", Cs5 = "CS-5", Cs6 = "CS-6", Cs7 = "CS-7",
        }
        "goal" of "4.10" {
            Goal1 = "GOAL-1", Goal2 = "GOAL-2", Card1 = "CARD-1", Card2 = "CARD-2", Card3 = "CARD-3",
        }
        "chance" of "5" { Ch1 = "CH-1" }
        "end" of "6" { End1 = "END-1", End2 = "END-2", End3 = "END-3", End4 = "END-4", End5 = "END-5" }
    }
}
