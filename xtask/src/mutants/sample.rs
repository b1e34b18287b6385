//! Which mutants are tried: a tenth, the same whenever the code is the same.

/// Another seed is another tenth.
const SEED: u64 = 2020;

/// One in so many is tried.
const ONE_IN: u64 = 10;

/// One change to the code, by the name that cargo-mutants gives it: `FILE:LINE:COLUMN: what is done`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mutant(String);

impl Mutant {
    pub fn new(name: &str) -> Self {
        Self(name.to_owned())
    }

    /// A regular expression that matches this name and no other.
    pub fn pattern(&self) -> String {
        let mut pattern = String::from("^");
        for c in self.0.chars() {
            if r"\.+*?()|[]{}^$#&-~".contains(c) {
                pattern.push('\\');
            }
            pattern.push(c);
        }
        pattern.push('$');
        pattern
    }

    /// The name without line and column, which move with every edit above.
    pub fn lasting_name(name: &str) -> String {
        let mut parts = name.splitn(4, ':');
        match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some(file), Some(line), Some(column), Some(what)) if is_number(line) && is_number(column) => {
                format!("{file}:{what}")
            }
            _ => name.to_owned(),
        }
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A tenth of the mutants. Each is drawn by its lasting name, so that an edit elsewhere in the file leaves the sample as it is.
pub fn sample(all: &[Mutant]) -> Vec<Mutant> {
    let mut seen = std::collections::HashMap::<String, u64>::new();
    let drawn = all.iter().filter(|mutant| {
        let name = Mutant::lasting_name(&mutant.0);
        let twin = seen.entry(name.clone()).or_default();
        *twin += 1;
        hash(&format!("{name} #{twin}")).is_multiple_of(ONE_IN)
    });
    drawn.cloned().collect()
}

/// FNV-1a from the seed, with the bits mixed at the end (SplitMix64), because FNV's low bits alone are poor.
fn hash(text: &str) -> u64 {
    let fnv = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325 ^ SEED, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3));
    let mixed = (fnv ^ fnv >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutants(lines: impl Iterator<Item = u32>) -> Vec<Mutant> {
        lines.map(|n| Mutant::new(&format!("src/play/a.rs:{n}:5: replace f{n} with 0"))).collect()
    }

    #[test]
    fn a_tenth_is_drawn_and_always_the_same() {
        let all = mutants(0..1000);
        let drawn = sample(&all);
        assert_eq!(drawn, sample(&all));
        assert!((70..130).contains(&drawn.len()), "{}", drawn.len());
    }

    #[test]
    fn a_line_more_above_leaves_the_sample_as_it_is() {
        let moved: Vec<Mutant> = (0..1000)
            .map(|n| Mutant::new(&format!("src/play/a.rs:{}:5: replace f{n} with 0", n + 7)))
            .collect();
        assert_eq!(sample(&mutants(0..1000)).len(), sample(&moved).len());
        assert_eq!(Mutant::lasting_name("a.rs:12:3: replace g -> u8 with 1"), "a.rs: replace g -> u8 with 1");
    }

    #[test]
    fn a_pattern_takes_every_sign_as_it_is() {
        assert_eq!(Mutant::new("a.rs:1:2: replace + with -").pattern(), r"^a\.rs:1:2: replace \+ with \-$");
    }
}
