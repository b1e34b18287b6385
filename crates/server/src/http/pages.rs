//! The web app, inside the program. Without one that was built before, a page that says so.

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Touchline</title>\
    <h1>Touchline</h1><p>The server is running, but this program was built without its web app. \
    Build it in <code>web/</code> with <code>npm ci &amp;&amp; npm run build</code>, then build the program again. \
    The API is under <code>/api/v1</code>.</p></html>";

/// Every file of the web app, by name, as it was built into the program.
pub fn page_files() -> impl Iterator<Item = (Cow<'static, str>, Cow<'static, [u8]>)> {
    Files::iter().filter_map(|name| Files::get(&name).map(|file| (name, file.data)))
}

/// A file of the web app. Addresses that are no file belong to the app itself, which finds its way from there.
pub async fn page(uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let (name, file) = match Files::get(path) {
        Some(file) => (path, file),
        None if is_file => return (StatusCode::NOT_FOUND, "There is no such file.").into_response(),
        None => match Files::get("index.html") {
            Some(file) => ("index.html", file),
            None => return ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response(),
        },
    };
    // The build puts a hash into the name of everything under assets.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    let headers =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache), (header::VARY, "accept-encoding")];
    // The build lays a compressed twin beside whatever gains by it.
    match Files::get(&format!("{name}.gz")).filter(|_| takes_gzip(&asked)) {
        Some(twin) => (headers, [(header::CONTENT_ENCODING, "gzip")], Body::from(twin.data.into_owned()))
            .into_response(),
        None => (headers, Body::from(file.data.into_owned())).into_response(),
    }
}

/// Does the reader take gzip? Who weighs it with nothing does not.
fn takes_gzip(asked: &HeaderMap) -> bool {
    let named = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().trim_start_matches("q=").parse::<f32>();
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_ok_and(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_goes_to_those_who_take_it() {
        let takes = |value: &'static str| {
            takes_gzip(&HeaderMap::from_iter([(
                header::ACCEPT_ENCODING,
                header::HeaderValue::from_static(value),
            )]))
        };
        assert!(takes("gzip, deflate, br"));
        assert!(takes("br;q=1.0, GZIP;q=0.8"));
        assert!(!takes("br"));
        assert!(!takes("gzip;q=0, identity"));
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
