//! Every rule that can be cited. The sentences are in `locales/`, the full text in `docs/rules/fuba.md`.

touchline_kernel::rulebook! {
    /// The rules of FUBA, in the order of the specification.
    pub enum Rule {
        "words" of "2" { R2_1 = "2.1", R2_2 = "2.2" }
        "formation" of "3.1" { R3_1a = "3.1a", R3_1b = "3.1b" }
        "toss" of "3.2" { R3_2 = "3.2" }
        "placing" of "3.3" {
            R3_3a = "3.3a", R3_3b = "3.3b", R3_3c = "3.3c", E3_3 = "E3.3", R3_3_1a = "3.3.1a", R3_3_1b = "3.3.1b",
            R3_3_1c = "3.3.1c", R3_3_1d = "3.3.1d",
        }
        "clock" of "3.4" { R3_4 = "3.4" }
        "turn" of "4" { R4a = "4a" }
        "target" of "4.1" {
            R4_1a = "4.1a", R4_1b = "4.1b", R4_1_1 = "4.1.1", E4_1 = "E4.1", E4_1_1a = "E4.1.1a", E4_1_1b = "E4.1.1b",
        }
        "dice" of "4.2" { R4_2 = "4.2" }
        "time" of "4.3" {
            R4_3a = "4.3a", R4_3b = "4.3b", R4_3_1a = "4.3.1a", R4_3_1b = "4.3.1b", R4_3_1c = "4.3.1c",
            R4_3_2a = "4.3.2a", R4_3_2b = "4.3.2b",
        }
        "control" of "4.4" {
            R4_4a = "4.4a", R4_4b = "4.4b", R4_4c = "4.4c", E4_4 = "E4.4", R4_4_1a = "4.4.1a", E4_4_1 = "E4.4.1",
            R4_4_1b = "4.4.1b", R4_4_1c = "4.4.1c", R4_4_1d = "4.4.1d", R4_4_2 = "4.4.2", E4_4_2 = "E4.4.2",
            R4_4_3 = "4.4.3", E4_4_3 = "E4.4.3",
        }
        "ball" of "4.5" {
            R4_5a = "4.5a", R4_5b = "4.5b", R4_5_1 = "4.5.1", R4_5_2a = "4.5.2a", R4_5_2b = "4.5.2b",
        }
        "shot" of "4.6" {
            R4_6a = "4.6a", R4_6b = "4.6b", R4_6c = "4.6c", R4_6d = "4.6d", R4_6e = "4.6e", E4_6a = "E4.6a",
            E4_6b = "E4.6b", R4_6_1 = "4.6.1",
        }
        "movement" of "4.7" {
            R4_7a = "4.7a", R4_7b = "4.7b", R4_7c = "4.7c", E4_7 = "E4.7", R4_7_1a = "4.7.1a", R4_7_1b = "4.7.1b",
            R4_7_1c = "4.7.1c", R4_7_1d = "4.7.1d", R4_7_2a = "4.7.2a", R4_7_2b = "4.7.2b", R4_7_3a = "4.7.3a",
            R4_7_3b = "4.7.3b", R4_7_4 = "4.7.4", R4_7_5a = "4.7.5a", R4_7_5b = "4.7.5b", R4_7_6 = "4.7.6",
            R4_7_7 = "4.7.7",
        }
        "free_kick" of "5.1" {
            R5_1a = "5.1a", R5_1b = "5.1b", R5_1c = "5.1c", R5_1d = "5.1d", E5_1 = "E5.1", R5_1_1a = "5.1.1a",
            R5_1_1b = "5.1.1b",
        }
        "corner" of "5.2" { R5_2a = "5.2a", R5_2b = "5.2b", R5_2_1 = "5.2.1" }
        "goal_kick" of "5.3" { R5_3a = "5.3a", R5_3b = "5.3b", R5_3c = "5.3c", R5_3d = "5.3d" }
        "booking" of "5.4" { R5_4a = "5.4a", R5_4b = "5.4b", R5_4c = "5.4c" }
        "penalty" of "5.5" { R5_5_1a = "5.5.1a", R5_5_1b = "5.5.1b", R5_5_1c = "5.5.1c", R5_5_2 = "5.5.2" }
        "house" of "7" { XMin = "X-MIN", XCap = "X-CAP", XEt = "X-ET", XSo = "X-SO" }
    }
}
