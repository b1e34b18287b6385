//! A fast random number generator for search. Match dice are [`touchline_kernel::dice::FairDice`], which can be proven.

use touchline_kernel::dice::Roll;

/// A wyrand generator: 64 bits of state, not secure.
#[derive(Debug, Clone)]
pub(crate) struct QuickDice(u64);

impl QuickDice {
    /// An independent stream for each seed.
    pub fn from_seed(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x2545_F491_4F6C_DD1D)
    }

    /// A stream whose seed is drawn from other dice.
    pub fn from_roll<R: Roll>(dice: &mut R) -> Self {
        Self::from_seed(u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX)))
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
        (wide >> 64) as u64 ^ wide as u64
    }

    /// Uniform in 0..1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }
}

impl Roll for QuickDice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut dice = QuickDice::from_seed(7);
        let mut seen = [0u32; 13];
        (0..130_000).for_each(|_| seen[dice.below(13) as usize] += 1);
        // Five standard deviations of a fair count are about 480.
        assert!(seen.iter().all(|n| n.abs_diff(10_000) < 480), "{seen:?}");
    }
}
