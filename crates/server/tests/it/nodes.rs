//! Two servers on one PostgreSQL.

use crate::client::{House, Person};
use crate::cluster::Cluster;
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_serve_one_match() {
    let cluster = Cluster::start();
    let one = House::at(cluster.address()).await;
    let two = House::at(cluster.address()).await;
    let (home, away, id) = crate::life::pair(&one).await;
    let away = Person { address: two.address, ..away };
    let mut near = home.socket(&id, "").await;
    let mut far = away.socket(&id, "").await;
    let mut number = near.next("update").await["number"].as_u64().unwrap();
    assert_eq!(far.next("update").await["number"], number);
    for n in 0..12 {
        let mover = crate::life::on_turn(&home, &away, &id).await;
        assert_eq!(mover.act(&id, n * 5).await.status, 200);
        let (here, there) = (near.next("update").await, far.next("update").await);
        assert_eq!(here["moments"], there["moments"], "both see the same events");
        assert_eq!(here["number"], there["number"]);
        assert!(here["number"].as_u64().unwrap() > number);
        number = here["number"].as_u64().unwrap();
    }
    // A stale move is refused on either node, and both know the end.
    let stale = json!({ "do": "act", "action": "basic", "expected": 0 });
    assert_eq!(away.command(&id, stale).await.code(), "stale");
    assert_eq!(away.command(&id, json!({ "do": "resign" })).await.status, 200);
    assert_eq!(near.next("update").await["state"]["match"]["status"], "over");
}
