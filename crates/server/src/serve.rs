//! A server on a socket.

use crate::app::{Server, app};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long open requests may take once the server closes.
const PATIENCE: Duration = Duration::from_secs(10);

/// Serves until `until` resolves; then finishes what was begun, closes every socket and the store.
///
/// # Errors
/// The socket failed.
pub async fn serve(
    server: Arc<Server>,
    listener: TcpListener,
    until: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let service = app(Arc::clone(&server)).into_make_service_with_connect_info::<SocketAddr>();
    let closing = {
        let server = Arc::clone(&server);
        async move {
            until.await;
            server.close();
        }
    };
    let mut closed = server.closing();
    let serving = axum::serve(listener, service).with_graceful_shutdown(closing);
    let impatience = async {
        let _ = closed.wait_for(|closing| *closing).await;
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        served = serving => served?,
        () = impatience => tracing::warn!("some requests did not end in time"),
    }
    server.store.close().await;
    Ok(())
}
