//! Every rule that can be cited. The sentences are in `locales/`, the full text in `docs/rules/champions.md`.

touchline_kernel::rulebook! {
    /// The rules of Champions 2020, in the order of the specification.
    pub enum Rule {
        "general" of "4.1" {
            Gen1 = "GEN-1", Gen2 = "GEN-2", Gen3 = "GEN-3", Gen4 = "GEN-4", Gen5 = "GEN-5", Gen6 = "GEN-6",
        }
        "setup" of "4.3" {
            Set1 = "SET-1", Set2 = "SET-2", Set3 = "SET-3", Set4 = "SET-4", Set5 = "SET-5", Set6 = "SET-6",
            Set7 = "SET-7", Set8 = "SET-8", Set9 = "SET-9", Set10 = "SET-10", Set11 = "SET-11",
            Ko1 = "KO-1", Ko2 = "KO-2", Ko3 = "KO-3",
        }
        "turn" of "4.4" {
            Turn1 = "TURN-1", Turn2 = "TURN-2", Turn3 = "TURN-3", A1 = "A-1", A2 = "A-2", A3 = "A-3",
            A4 = "A-4", A5 = "A-5", A6 = "A-6", A7 = "A-7",
        }
        "ball" of "4.4" {
            B1 = "B-1", B2 = "B-2", B3 = "B-3", B4 = "B-4", B5 = "B-5", B6 = "B-6", B7 = "B-7", C1 = "C-1",
            C2 = "C-2", C3 = "C-3", C4 = "C-4",
        }
        "follow" of "4.4" {
            D1 = "D-1", D2 = "D-2", D3 = "D-3", D4 = "D-4", D5 = "D-5", D6 = "D-6",
        }
        "tidy" of "4.4" {
            E1 = "E-1", E2 = "E-2", E3 = "E-3",
        }
        "shot" of "4.7" {
            Shot1 = "SHOT-1", Shot2 = "SHOT-2", Shot3 = "SHOT-3", Save1 = "SAVE-1", Save2 = "SAVE-2",
            Save3 = "SAVE-3", Save4 = "SAVE-4", Save5 = "SAVE-5", Save6 = "SAVE-6", Save7 = "SAVE-7",
            Hold1 = "HOLD-1", Hold2 = "HOLD-2", Reb1 = "REB-1", Reb2 = "REB-2", Reb3 = "REB-3",
            Reb4 = "REB-4", Reb5 = "REB-5",
        }
        "interception" of "4.8" {
            Int1 = "INT-1", Int2 = "INT-2", Int3 = "INT-3", Int4 = "INT-4", Int5 = "INT-5", Int6 = "INT-6",
            Int7 = "INT-7", Int8 = "INT-8", Int9 = "INT-9", Int10 = "INT-10", Int11 = "INT-11",
            Int12 = "INT-12", Int13 = "INT-13",
        }
        "dead_ball" of "4.9" {
            Dead1 = "DEAD-1", Dead2 = "DEAD-2", Dead3 = "DEAD-3", Dead4 = "DEAD-4", Min21 = "MIN2-1",
            Lock1 = "LOCK-1", Gko1 = "GKO-1", Gk1 = "GK-1",
        }
        "throw_in" of "4.9" {
            Thr1 = "THR-1", Thr2 = "THR-2", Thr3 = "THR-3", Thr4 = "THR-4", Thr5 = "THR-5", Thr6 = "THR-6",
        }
        "corner" of "4.9" {
            Cor1 = "COR-1", Cor2 = "COR-2", Cor3 = "COR-3", Cor4 = "COR-4", Cor5 = "COR-5", Cor6 = "COR-6",
            Cor7 = "COR-7", Cor8 = "COR-8",
        }
        "offside" of "4.10" {
            Off1 = "OFF-1", Off2 = "OFF-2", Off3 = "OFF-3", Off4 = "OFF-4", Off5 = "OFF-5", Off6 = "OFF-6",
        }
        "pickup" of "4.11" {
            Pick1 = "PICK-1", Pick2 = "PICK-2", Pick3 = "PICK-3",
        }
        "push" of "4.11" {
            Push1 = "PUSH-1", Push2 = "PUSH-2", Push3 = "PUSH-3", Push4 = "PUSH-4", Push5 = "PUSH-5",
        }
        "spoiling" of "4.11" {
            Spoil1 = "SPOIL-1", Spoil2 = "SPOIL-2", Spoil3 = "SPOIL-3", Spoil4 = "SPOIL-4",
            Spoil5 = "SPOIL-5", Spoil6 = "SPOIL-6",
        }
        "foul" of "4.12" {
            Foul1 = "FOUL-1", Foul2 = "FOUL-2", Foul3 = "FOUL-3", Foul4 = "FOUL-4", Foul5 = "FOUL-5",
            Card1 = "CARD-1", Card2 = "CARD-2", Card3 = "CARD-3", Card4 = "CARD-4", Inj1 = "INJ-1",
            Inj2 = "INJ-2", Inj3 = "INJ-3",
        }
        "free_kick" of "4.12" {
            Fk1 = "FK-1", Fk2 = "FK-2", Fk3 = "FK-3", Fk4 = "FK-4", Fk5 = "FK-5", Fk6 = "FK-6",
            Fk7 = "FK-7", Fk8 = "FK-8", Fk9 = "FK-9", Fk10 = "FK-10",
        }
        "penalty" of "4.12" {
            Pen1 = "PEN-1", Pen2 = "PEN-2", Pen3 = "PEN-3", Pen4 = "PEN-4",
        }
        "substitution" of "4.13" {
            Sub1 = "SUB-1", Sub2 = "SUB-2", Sub3 = "SUB-3", Sub4 = "SUB-4", Sub5 = "SUB-5", Sub6 = "SUB-6",
            Sub7 = "SUB-7", Sub8 = "SUB-8", Sub9 = "SUB-9", Sub10 = "SUB-10",
        }
        "clock" of "6.2" {
            Clk1 = "CLK-1", Clk2 = "CLK-2", Clk3 = "CLK-3", Clk4 = "CLK-4", Clk5 = "CLK-5",
        }
        "extra_time" of "6.3" {
            Xt1 = "XT-1", Xt2 = "XT-2", Xt3 = "XT-3",
        }
        "shootout" of "6.4" {
            So1 = "SO-1", So2 = "SO-2", So3 = "SO-3", So4 = "SO-4",
        }
        "tournament" of "6.5" {
            Cup1 = "CUP-1", Cup2 = "CUP-2", Cup3 = "CUP-3", Cup4 = "CUP-4", Cup5 = "CUP-5", Cup6 = "CUP-6",
        }
    }
}
