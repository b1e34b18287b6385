//! The clock by which coaches think: the machine's, or, in a browser, that of the page.

#[cfg(not(target_family = "wasm"))]
pub(crate) use std::time::Instant;

#[cfg(target_family = "wasm")]
pub(crate) use browser::Instant;

#[cfg(target_family = "wasm")]
mod browser {
    use std::ops::Add;
    use std::time::Duration;

    #[allow(unsafe_code, reason = "the page's clock is a function that WebAssembly imports")]
    mod page {
        #[link(wasm_import_module = "env")]
        unsafe extern "C" {
            /// Microseconds since some moment; never goes back.
            pub safe fn touchline_now_us() -> f64;
        }
    }

    /// A moment by the page's clock.
    #[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
    pub(crate) struct Instant {
        since_start: Duration,
    }

    impl Instant {
        pub fn now() -> Self {
            Self { since_start: Duration::from_secs_f64(page::touchline_now_us().max(0.0) / 1e6) }
        }

        pub fn elapsed(&self) -> Duration {
            Self::now().saturating_duration_since(*self)
        }

        pub fn saturating_duration_since(&self, earlier: Self) -> Duration {
            self.since_start.saturating_sub(earlier.since_start)
        }
    }

    impl Add<Duration> for Instant {
        type Output = Self;

        fn add(self, longer: Duration) -> Self {
            Self { since_start: self.since_start + longer }
        }
    }
}
