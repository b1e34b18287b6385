//! Ball legs against a slow, literal reading of section 4.6.
