//! JSON schemas of types that write their own JSON; nothing without the feature `schema`.

/// Describes types by the JSON schema of another type: `json_like!(String: Square, Piece)`.
#[cfg(feature = "schema")]
#[macro_export]
macro_rules! json_like {
    ($like:ty: $($described:ty),+ $(,)?) => {$(
        impl $crate::schemars::JsonSchema for $described {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                <$like as $crate::schemars::JsonSchema>::schema_name()
            }

            fn json_schema(generator: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                <$like as $crate::schemars::JsonSchema>::json_schema(generator)
            }
        }
    )+};
}

/// Describes nothing: the feature `schema` is off.
#[cfg(not(feature = "schema"))]
#[macro_export]
macro_rules! json_like {
    ($($described:tt)*) => {};
}
