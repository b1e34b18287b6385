//! Where requests come from, as limits count it: IPv4 by address, IPv6 by network, because one home has 2^64 addresses.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use crate::server::Server;

/// An IPv4 address, or the beginning of an IPv6 address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Network(IpAddr);

/// How much of an IPv6 address names a home, and how much an organisation.
const HOME_BITS: u32 = 64;
const SITE_BITS: u32 = 48;

impl Network {
    /// The home network of an address.
    pub fn of(address: IpAddr) -> Self {
        // `::ffff:192.0.2.1` is IPv4 in disguise.
        match address.to_canonical() {
            IpAddr::V4(address) => Self(address.into()),
            IpAddr::V6(address) => Self(begin(address, HOME_BITS).into()),
        }
    }

    /// The network of the organisation that an IPv6 network belongs to.
    pub fn site(self) -> Option<Self> {
        match self.0 {
            IpAddr::V4(_) => None,
            IpAddr::V6(address) => Some(Self(begin(address, SITE_BITS).into())),
        }
    }
}

impl Default for Network {
    fn default() -> Self {
        Self(Ipv6Addr::UNSPECIFIED.into())
    }
}

fn begin(address: Ipv6Addr, bits: u32) -> Ipv6Addr {
    Ipv6Addr::from_bits(address.to_bits() >> (128 - bits) << (128 - bits))
}

/// Where a request comes from, as far as that is known.
#[derive(Debug, Clone, Copy, Default)]
pub struct Address(pub Option<IpAddr>);

impl Address {
    pub fn network(self) -> Option<Network> {
        self.0.map(Network::of)
    }

    /// Does the request come from this machine or its own network?
    pub fn is_local(self) -> bool {
        match self.0.map(|address| address.to_canonical()) {
            None => true,
            Some(IpAddr::V4(address)) => {
                address.is_loopback() || address.is_private() || address.is_link_local()
            }
            Some(IpAddr::V6(address)) => {
                address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
            }
        }
    }
}

impl FromRequestParts<Arc<Server>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Server>) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        Network::of(text.parse().unwrap())
    }

    #[test]
    fn a_home_is_one_network_and_an_organisation_one_site() {
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::9"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("2001:db8:1:2::1").site(), network("2001:db8:1:3::1").site());
        assert_ne!(network("2001:db8:1::1").site(), network("2001:db8:2::1").site());
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
        assert_eq!(network("192.0.2.1").site(), None);
    }
}
