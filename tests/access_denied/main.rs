//! Access Denied as players see it: a test for each rule of its chapter.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod answers;
mod asking;
mod attempts;
mod bonuses;
mod boot;
mod bots;
mod cards_a_b;
mod cards_c;
mod cards_d;
mod cards_e;
mod cards_f;
mod content;
mod ends;
mod knowledge;
mod logic;
mod playing;
mod property;
mod refusals;
mod rulings;
mod secrets;
mod table;
mod trading;
mod turn;
