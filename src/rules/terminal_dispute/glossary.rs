//! The words that texts explain.

use crate::key;
use crate::rules::glossary::Words;

pub(super) static WORDS: Words = Words::new(
    &[
        (key!("td-word-terminal"), key!("td-word-terminal.tip")),
        (key!("td-word-shared-board"), key!("td-word-shared-board.tip")),
        (key!("td-word-start-marker"), key!("td-word-start-marker.tip")),
        (key!("td-word-allocate"), key!("td-word-allocate.tip")),
        (key!("td-word-navigation"), key!("td-word-navigation.tip")),
        (key!("td-word-phone"), key!("td-word-phone.tip")),
        (key!("td-word-unused"), key!("td-word-unused.tip")),
        (key!("td-word-matrix"), key!("td-word-matrix.tip")),
        (key!("td-word-row"), key!("td-word-row.tip")),
        (key!("td-word-column"), key!("td-word-column.tip")),
        (key!("td-word-box"), key!("td-word-box.tip")),
        (key!("td-word-cross-out"), key!("td-word-cross-out.tip")),
        (key!("td-word-straight"), key!("td-word-straight.tip")),
        (key!("td-word-kind"), key!("td-word-kind.tip")),
        (key!("td-word-pair"), key!("td-word-pair.tip")),
        (key!("td-word-charger"), key!("td-word-charger.tip")),
        (key!("td-word-hex"), key!("td-word-hex.tip")),
        (key!("td-word-port"), key!("td-word-port.tip")),
        (key!("td-word-full"), key!("td-word-full.tip")),
        (key!("td-word-length"), key!("td-word-length.tip")),
        (key!("td-word-shade"), key!("td-word-shade.tip")),
        (key!("td-word-circle"), key!("td-word-circle.tip")),
        (key!("td-word-tracker"), key!("td-word-tracker.tip")),
        (key!("td-word-ability"), key!("td-word-ability.tip")),
    ],
    &["Terminal Dispute"],
);
