//! The words that texts explain.

use crate::key;
use crate::rules::glossary::Words;

pub(super) static WORDS: Words = Words::new(
    &[
        (key!("ad-word-sector"), key!("ad-word-sector.tip")),
        (key!("ad-word-control"), key!("ad-word-control.tip")),
        (key!("ad-word-uncontrolled"), key!("ad-word-uncontrolled.tip")),
        (key!("ad-word-user"), key!("ad-level-user")),
        (key!("ad-word-oper"), key!("ad-level-oper")),
        (key!("ad-word-root"), key!("ad-level-root")),
        (key!("ad-word-access"), key!("ad-word-access.tip")),
        (key!("ad-word-level"), key!("ad-word-level.tip")),
        (key!("ad-word-marker"), key!("ad-word-marker.tip")),
        (key!("ad-word-password"), key!("ad-word-password.tip")),
        (key!("ad-word-code"), key!("ad-word-code.tip")),
        (key!("ad-word-attempt"), key!("ad-word-attempt.tip")),
        (key!("ad-word-free-attempt"), key!("ad-word-free-attempt.tip")),
        (key!("ad-word-hand-over"), key!("ad-word-hand-over.tip")),
        (key!("ad-word-action"), key!("ad-word-action.tip")),
        (key!("ad-word-granted"), key!("ad-word-granted.tip")),
        (key!("ad-word-denied"), key!("ad-word-denied.tip")),
        (key!("ad-word-hand-limit"), key!("ad-word-hand-limit.tip")),
        (key!("ad-word-no-hand-limit"), key!("ad-word-no-hand-limit.tip")),
        (key!("ad-word-requires"), key!("ad-word-requires.tip")),
        (key!("ad-word-upgrade"), key!("ad-word-upgrade.tip")),
        (key!("ad-word-sector-card"), key!("ad-word-sector-card.tip")),
        (key!("ad-word-any-time"), key!("ad-word-any-time.tip")),
        (key!("ad-word-respond"), key!("ad-word-respond.tip")),
        (key!("ad-word-hot-potato"), key!("ad-word-hot-potato.tip")),
        (key!("ad-word-virus"), key!("ad-word-virus.tip")),
        (key!("ad-word-cancel"), key!("ad-word-cancel.tip")),
        (key!("ad-word-off"), key!("ad-word-off.tip")),
        (key!("ad-word-down-to-3"), key!("ad-word-down-to-3.tip")),
        (key!("ad-word-bonus"), key!("ad-word-bonus.tip")),
        (key!("ad-word-trade"), key!("ad-word-trade.tip")),
        (key!("ad-word-checklist"), key!("ad-word-checklist.tip")),
    ],
    &["Access Denied", "S.A.T.A.N. Virus"],
);
