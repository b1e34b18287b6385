//! Where a match is: a server, and a match on it, as people write them.

use anyhow::{Result, bail};

/// A server and, if it was said, a match on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    /// `http://host:port`, without a slash at the end.
    pub server: String,
    /// The match.
    pub id: Option<String>,
    /// What invites to it.
    pub invitation: Option<String>,
}

impl Address {
    /// Reads a server's address and a match's ID; either may be a whole link such as `http://host/match/ID?invitation=…`.
    pub fn read(server: &str, match_id: Option<&str>) -> Result<Self> {
        let mut address = parse(server)?;
        if let Some(text) = match_id {
            if text.contains("://") {
                let link = parse(text)?;
                if link.server != address.server {
                    bail!("{text} belongs to another server, not to {}", address.server);
                }
                (address.id, address.invitation) = (link.id, link.invitation);
            } else {
                let (id, query) = text.split_once('?').unwrap_or((text, ""));
                address.id = Some(id.to_owned());
                address.invitation = invitation(query).or(address.invitation);
            }
        }
        if let Some(id) = &address.id
            && (id.is_empty() || !id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'))
        {
            bail!("`{id}` is not a match ID; you find it in the address of the match's page, after /match/");
        }
        Ok(address)
    }

    /// The address of the socket.
    pub fn socket(&self, id: &str, since: u32, language: &str) -> String {
        let socket = match self.server.strip_prefix("https://") {
            Some(host) => format!("wss://{host}"),
            None => format!("ws://{}", self.server.trim_start_matches("http://")),
        };
        format!("{socket}/api/v1/matches/{id}/socket?since={since}&lang={language}")
    }

    /// The invitation link.
    pub fn link(&self, id: &str, invitation: &str) -> String {
        format!("{}/match/{id}?invitation={invitation}", self.server)
    }

    /// The host as a name of a file.
    pub fn file_name(&self) -> String {
        let host = self.server.split("://").nth(1).unwrap_or(&self.server);
        host.chars()
            .map(|c| if c.is_ascii_alphanumeric() || c == '.' || c == '-' { c } else { '_' })
            .collect()
    }
}

fn invitation(query: &str) -> Option<String> {
    query.split('&').find_map(|pair| pair.strip_prefix("invitation=")).map(str::to_owned)
}

fn parse(text: &str) -> Result<Address> {
    let (scheme, rest) = match text.split_once("://") {
        Some((scheme @ ("http" | "https"), rest)) => (scheme, rest),
        Some(_) => bail!("`{text}` is not a server address; write http:// or https:// and its name"),
        None => ("http", text),
    };
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    if host.is_empty() || host.contains(char::is_whitespace) {
        bail!("`{text}` is not a server address; write it like http://127.0.0.1:7171");
    }
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let path = path.split('#').next().unwrap_or_default();
    let id =
        path.strip_prefix("match/").map(|id| id.trim_end_matches('/').to_owned()).filter(|id| !id.is_empty());
    Ok(Address { server: format!("{scheme}://{host}"), id, invitation: invitation(query) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(server: &str, match_id: Option<&str>) -> (String, Option<String>, Option<String>) {
        let address = Address::read(server, match_id).unwrap();
        (address.server, address.id, address.invitation)
    }

    #[test]
    fn a_match_is_found_by_its_id_or_by_a_link() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(read("http://a:1", Some("m1")), ("http://a:1".to_owned(), some("m1"), None));
        assert_eq!(read("https://a/", None), ("https://a".to_owned(), None, None));
        assert_eq!(
            read("localhost:7171", Some("m1")),
            ("http://localhost:7171".to_owned(), some("m1"), None)
        );
        let link = "https://a/match/m1?invitation=xyz";
        assert_eq!(read(link, None), ("https://a".to_owned(), some("m1"), some("xyz")));
        assert_eq!(read("https://a", Some(link)), ("https://a".to_owned(), some("m1"), some("xyz")));
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(Address::read("ftp://a", None).is_err());
        assert!(Address::read("http://", None).is_err());
        assert!(Address::read("http://a", Some("../x")).is_err());
        assert!(Address::read("http://a", Some("http://b/match/m1")).is_err());
    }

    #[test]
    fn sockets_are_as_safe_as_pages() {
        let address = Address::read("https://a", Some("m")).unwrap();
        assert_eq!(address.socket("m", 3, "fi"), "wss://a/api/v1/matches/m/socket?since=3&lang=fi");
        let address = Address::read("http://a:1", Some("m")).unwrap();
        assert_eq!(address.socket("m", 0, "en"), "ws://a:1/api/v1/matches/m/socket?since=0&lang=en");
    }
}
