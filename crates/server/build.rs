//! The page is embedded from `web/dist`: made empty where it was not built, so that building it later is noticed.

fn main() {
    let page = "../../web/dist";
    // Where this cannot be made, for a read-only checkout perhaps, the program is built without the page.
    let _ = std::fs::create_dir_all(page);
    println!("cargo:rerun-if-changed={page}");
}
