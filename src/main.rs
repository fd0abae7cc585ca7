//! Cyberdeck, the program.

fn main() {}
