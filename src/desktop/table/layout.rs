//! Where the panels of a match stand in the window. Only what always stands there counts for the table: what comes and goes
//! with the pointer floats over what is free. Arithmetic alone.

use bevy::math::{Rect, Vec2};

/// From panels to the edge of the window, in points.
pub const MARGIN: f32 = 12.0;
/// Between panels.
pub const GAP: f32 = 8.0;
/// The height of the bars at the top, and of the folded log.
pub const BAR: f32 = 36.0;
/// The height of the prompt.
pub const PROMPT: f32 = 50.0;
/// The height of what wins the match, over the plates.
const AIM: f32 = 44.0;
/// The height of a line of choices.
pub const CHOICES: f32 = 46.0;
/// The width of the inspector and the log.
pub const COLUMN: f32 = 288.0;
/// The width of the folded log at the left of the hand: for a long line in letters of usual size.
const ASIDE: f32 = 320.0;
/// What narrower windows have smaller plates and a log without a caption.
const NARROW: f32 = 1040.0;

/// How high the picture on a plate is at most, from where on its numbers can be read, how high it is at most where they can't,
/// and how small it may get before there is room for a button under the plates.
const PICTURE: f32 = 98.0;
const READABLE_PICTURE: f32 = 89.0;
const PLAIN_PICTURE: f32 = 48.0;
const SMALL_PICTURE: f32 = 35.0;
/// What that button takes.
pub const FOLD: f32 = 34.0;

/// The most that the newest line of the log is high, and what a choice takes under others.
const NEWEST: f32 = 76.0;
const CHOICE: f32 = 38.0;

/// What the fan of the hand takes above and below its cards.
const FAN: f32 = 12.0;

/// How high a card in hand is in a window of this height, in points.
#[must_use]
fn card_height(window: f32) -> f32 {
    (window * 0.19 - 25.0).clamp(76.0, 156.0)
}

/// How much higher it is where nothing stands over the hand.
const LARGER: f32 = 1.15;

/// How much stands on a plate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlateSize {
    /// Mark and score, in a folded column.
    Small,
    /// Two lines: where many seats play.
    Compact,
    /// Everything.
    Full,
}

impl PlateSize {
    /// How wide and, at most, how high a plate is.
    #[must_use]
    const fn size(self) -> Vec2 {
        match self {
            Self::Small => Vec2::new(44.0, 48.0),
            Self::Compact => Vec2::new(172.0, 68.0),
            Self::Full => Vec2::new(176.0, 84.0),
        }
    }
}

/// How prompt, hand and log share the lower edge of the window, where it is wide enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Foot {
    /// The prompt stands over the hand, and the log at its right.
    #[default]
    Over,
    /// The prompt stands over the hand, and the log at the left of that.
    LogLeft,
    /// The prompt stands beside the hand, and the log over it.
    Beside,
    /// The prompt stands alone, and the hand over the log and the game's own panel at the right.
    Aside,
}

/// How wide the prompt is that stands beside the hand, and the bar of a replay.
const BESIDE: [f32; 2] = [640.0, 760.0];

/// What a match needs around its table.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Needs {
    /// How many plates there are.
    pub seats: usize,
    /// How many of them have a picture.
    pub pictures: usize,
    /// Whether the plates are folded.
    pub folded: bool,
    /// Whether there is a hand.
    pub hand: bool,
    /// What stands around it; where a lesson or a replay has the right edge, the hand is at the lower one.
    pub foot: Foot,
    /// Whether the prompt is the bar of a replay.
    pub replay: bool,
    /// Whether a line of choices stands over the prompt.
    pub choices: bool,
    /// The most that the game's own panel takes in the lower right corner; nothing without one.
    pub corner: Option<Vec2>,
    /// How much of that height it takes now.
    pub filled: f32,
    /// Whether the log is unfolded.
    pub log: bool,
    /// How high what a lesson says is; nothing outside of lessons.
    pub lesson: Option<f32>,
}

/// The places of the panels; each takes of its place what its content needs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    /// The size of the window.
    pub window: Vec2,
    /// The bars at the top: at the left and at the right of it.
    pub bar: Rect,
    /// What wins the match, over the plates; nothing where there is no room for it.
    pub aim: Rect,
    /// The plates.
    pub seats: Rect,
    /// How large they are.
    pub plate: PlateSize,
    /// How high their pictures are; nothing where there is no room for any.
    pub picture: f32,
    /// The prompt, from its right edge to the left.
    pub prompt: Rect,
    /// The line of choices over the prompt, where the game has always some.
    pub choices: Rect,
    /// What of the hand is seen.
    pub hand: Rect,
    /// How high a card in it is.
    pub card: f32,
    /// The game's own panel, from its lower right corner up.
    pub corner: Rect,
    /// The folded log.
    pub caption: Rect,
    /// The unfolded log.
    pub drawer: Rect,
    /// What a lesson says, under the bar at the right.
    pub lesson: Rect,
}

impl Layout {
    /// Places everything in a window of so many points.
    #[must_use]
    pub fn of(window: Vec2, needs: &Needs) -> Self {
        let place = |left: f32, top: f32, right: f32, bottom: f32| Rect {
            min: Vec2::new(left, top),
            max: Vec2::new(right.max(left), bottom.max(top)),
        };
        let narrow = window.x < NARROW;
        let (right, bottom) = (window.x - MARGIN, window.y - MARGIN);
        let bar = place(MARGIN, MARGIN, right, MARGIN + BAR);
        let top = bar.max.y + GAP;
        let foot = match needs.foot {
            Foot::Aside if needs.corner.is_none() || needs.lesson.is_some() => Foot::Over,
            foot if needs.hand && !narrow => foot,
            _ => Foot::Over,
        };
        let (beside, log_left, aside) = (foot == Foot::Beside, foot == Foot::LogLeft, foot == Foot::Aside);
        let card = card_height(window.y) * if beside { LARGER } else { 1.0 };
        let seen = if needs.hand { card + FAN } else { 0.0 };
        let low = if needs.hand && !beside && !aside { window.y - seen - GAP } else { bottom };
        let corner = needs.corner.map_or(Rect::EMPTY, |size| {
            let size = size.min(Vec2::new(if narrow { 232.0 } else { COLUMN }, bottom - top));
            place(right - size.x, bottom - size.y, right, bottom)
        });
        let folded = if narrow { BAR } else { COLUMN };
        let caption = if log_left {
            place(MARGIN, bottom - BAR, MARGIN + if narrow { BAR } else { ASIDE }, bottom)
        } else if needs.corner.is_some() {
            let foot = if needs.filled > 0.0 { bottom - needs.filled.min(corner.height()) - GAP } else { bottom };
            place(corner.min.x, foot - BAR, right, foot)
        } else if beside {
            place(right - folded, low - PROMPT - GAP - BAR, right, low - PROMPT - GAP)
        } else {
            place(right - folded, low - PROMPT, right, low)
        };
        let free = if corner.is_empty() { right } else { corner.min.x - GAP };
        let (start, end) = if beside {
            (free - BESIDE[usize::from(needs.replay)], free)
        } else {
            (MARGIN, (window.x / 2.0 + 400.0).min(if log_left { free } else { caption.min.x - GAP }))
        };
        let prompt = place(start, low - PROMPT, end, low);
        let hand = if aside {
            place(corner.min.x, top, right, corner.min.y - GAP - NEWEST - GAP)
        } else {
            place(if log_left { caption.max.x + GAP } else { MARGIN }, window.y - seen, if beside { start - GAP } else { free }, window.y)
        };
        // Under what unfolds at the right.
        let over = match foot {
            Foot::Aside => prompt.min.y,
            Foot::LogLeft if corner.is_empty() => prompt.min.y,
            Foot::LogLeft => corner.min.y,
            Foot::Over | Foot::Beside => caption.min.y,
        };
        let (width, foot) =
            (COLUMN.min(window.x * 0.5), over.min(if needs.choices { prompt.min.y - GAP - CHOICES } else { prompt.min.y }) - GAP);
        let lesson = needs
            .lesson
            .map_or(Rect::EMPTY, |height| place(right - if narrow { 248.0 } else { COLUMN }, top, right, (top + height).min(over - GAP)));
        let drawer = if needs.log {
            let right = if aside { corner.min.x - GAP } else { right };
            place(right - width, (foot - (window.y * 0.4).min(foot - top)).max(lesson.max.y + GAP), right, foot)
        } else {
            Rect::EMPTY
        };
        let room = if aside { prompt.min.y } else { prompt.min.y.min(hand.min.y) } - GAP - top;
        let plate = if narrow || needs.folded {
            PlateSize::Small
        } else if PlateSize::Full.size().y * needs.seats as f32 > room * 0.41 {
            PlateSize::Compact
        } else {
            PlateSize::Full
        };
        let size = plate.size();
        let plain = (size.y + GAP) * needs.seats as f32 - GAP;
        let over = AIM + GAP;
        let fits = plate != PlateSize::Small && plain + FOLD + over <= room;
        let aim = if fits { place(MARGIN, top, MARGIN + size.x, top + AIM) } else { Rect::EMPTY };
        let (top, room) = if fits { (top + over, room - over) } else { (top, room) };
        let each = if needs.pictures > 0 && plate != PlateSize::Small { (room - plain) / needs.pictures as f32 } else { 0.0 };
        // The button that folds the plates stands under them.
        let whole = (each - FOLD / needs.pictures.max(1) as f32).max(SMALL_PICTURE);
        let picture = match each.min(whole).min(PICTURE) {
            _ if each < 30.0 => 0.0,
            high if high < READABLE_PICTURE => high.min(PLAIN_PICTURE),
            high => high,
        };
        let seats = place(MARGIN, top, MARGIN + size.x, top + plain + picture * needs.pictures as f32);
        let choices =
            if needs.choices { place(seats.max.x + GAP, prompt.min.y - GAP - CHOICES, free, prompt.min.y - GAP) } else { Rect::EMPTY };
        Self { window, bar, aim, seats, plate, picture, prompt, choices, hand, card, corner, caption, drawer, lesson }
    }

    /// The places of what always stands there.
    #[must_use]
    pub fn standing(&self) -> Vec<Rect> {
        let whole = |mut row: Rect| {
            row.max.x = self.window.x;
            row
        };
        // Beside the prompt there is room for the log, but none for the table.
        let choices = if self.choices.is_empty() { self.choices } else { whole(self.choices) };
        // What is said in a lesson is now longer, now shorter; the table stays where it is.
        let lesson =
            if self.lesson.is_empty() { self.lesson } else { Rect { max: Vec2::new(self.window.x, self.caption.min.y), ..self.lesson } };
        let rows = [self.bar, whole(self.prompt), choices, self.hand];
        rows.into_iter().chain([self.aim, self.seats, self.corner, self.drawer, lesson]).filter(|panel| !panel.is_empty()).collect()
    }

    /// Where so many choices stand that have no room in the prompt, and whether they begin at the left: under the plates, over the
    /// log that stands there, if all of them have room; otherwise over the prompt.
    #[must_use]
    pub fn over_prompt(&self, prompt: Rect, safe: Rect, count: usize) -> (Rect, bool) {
        let reaching = |left: f32, right: f32, foot: f32| Rect { min: Vec2::new(left, safe.min.y), max: Vec2::new(right.max(left), foot) };
        let foot = self.caption.max.y - NEWEST - GAP;
        let under = self.caption.max.x < self.hand.min.x && prompt.min.x > self.seats.max.x + 2.0 * GAP;
        if !self.choices.is_empty() {
            (reaching(self.choices.min.x, self.choices.max.x, prompt.min.y - GAP), false)
        } else if under && (count as f32) * CHOICE < foot - self.seats.max.y - FOLD - GAP {
            (reaching(MARGIN, prompt.min.x - GAP, foot), true)
        } else if self.prompt.min.x > self.hand.max.x {
            // Over the prompt stands the log as well.
            (reaching(self.prompt.min.x, self.caption.min.x - GAP, prompt.min.y - GAP), false)
        } else {
            (reaching(safe.min.x, prompt.max.x, prompt.min.y - GAP), false)
        }
    }

    /// Whether the hand stands at the right edge of the window, and not at the lower one.
    #[must_use]
    pub fn hand_is_aside(&self) -> bool {
        !self.hand.is_empty() && self.hand.max.y < self.window.y
    }

    /// Where the inspector may stand, the best place first: at the right, beside what stands at the right, at the left.
    #[must_use]
    pub fn inspector(&self) -> [Rect; 3] {
        let top = self.bar.max.y + GAP;
        let right = self.window.x - MARGIN;
        let width = COLUMN.min(self.window.x * 0.45);
        let at = |right: f32, foot: f32| Rect { min: Vec2::new(right - width, top), max: Vec2::new(right, foot.max(top)) };
        let below = |place: Rect, over: Rect| {
            let top = if over.is_empty() { place.min.y } else { (over.max.y + GAP).min(place.max.y) };
            Rect { min: Vec2::new(place.min.x, top), max: place.max }
        };
        let aside = self.hand_is_aside();
        let low = match self.choices.is_empty() {
            true if aside => self.prompt.min.y,
            true => self.prompt.min.y.min(self.hand.min.y),
            false => self.choices.min.y,
        } - GAP;
        let over = if self.corner.is_empty() { self.caption.min.y } else { self.corner.min.y.min(self.caption.min.y) };
        let foot = low.min(over - GAP);
        let under = if self.drawer.is_empty() { foot } else { self.drawer.min.y - GAP };
        let column = [self.drawer, self.corner, self.lesson]
            .into_iter()
            .filter(|panel| !panel.is_empty())
            .fold(right, |left, panel| left.min(panel.min.x));
        let beside = if column < right { column - GAP } else { right - width - GAP };
        let first = if aside { at(beside, low) } else { below(at(right, under), self.lesson) };
        [first, at(beside, low), at(self.seats.max.x + GAP + width, low)]
    }

    /// Where what is only pointed at may be explained as well, the pointer going through it: over a hand at the right.
    #[must_use]
    pub fn over_hand(&self) -> Option<Rect> {
        let right = self.hand.max.x;
        let foot = self.hand.max.y.max(self.caption.max.y - NEWEST - GAP);
        let column = Rect { min: Vec2::new((right - COLUMN).min(self.hand.min.x), self.hand.min.y), max: Vec2::new(right, foot) };
        self.hand_is_aside().then_some(column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [Vec2; 4] = [Vec2::new(1280.0, 720.0), Vec2::new(1920.0, 1080.0), Vec2::new(960.0, 540.0), Vec2::new(640.0, 400.0)];

    fn all_needs() -> Vec<Needs> {
        let corners = [None, Some(Vec2::new(244.0, 220.0))];
        let mut all = Vec::new();
        for (seats, hand) in [(1, false), (2, true), (6, true), (6, false)] {
            for (corner, log) in corners.into_iter().flat_map(|corner| [(corner, false), (corner, true)]) {
                for (lesson, foot) in [None, Some(240.0)]
                    .into_iter()
                    .flat_map(|lesson| [Foot::Over, Foot::LogLeft, Foot::Beside, Foot::Aside].map(|foot| (lesson, foot)))
                {
                    let needs = Needs {
                        seats,
                        pictures: seats - 1,
                        hand,
                        foot,
                        choices: !hand,
                        corner,
                        filled: 220.0,
                        log,
                        lesson,
                        ..Needs::default()
                    };
                    all.push(needs);
                }
            }
        }
        all
    }

    #[test]
    fn panels_stand_in_the_window_and_apart() {
        for window in &SIZES[..3] {
            for needs in all_needs() {
                let layout = Layout::of(*window, &needs);
                let panels = [
                    layout.bar,
                    layout.aim,
                    layout.seats,
                    layout.prompt,
                    layout.choices,
                    layout.hand,
                    layout.corner,
                    layout.caption,
                    layout.drawer,
                    layout.lesson,
                ];
                for (at, panel) in panels.iter().enumerate().filter(|(_, panel)| !panel.is_empty()) {
                    assert!(panel.min.cmpge(Vec2::ZERO).all() && panel.max.cmple(*window).all(), "{window} {needs:?}: {at} is outside");
                    for (other, beside) in panels.iter().enumerate().skip(at + 1).filter(|(_, panel)| !panel.is_empty()) {
                        assert!(panel.intersect(*beside).is_empty(), "{window} {needs:?}: {at} and {other} lie over each other");
                    }
                }
            }
        }
    }

    #[test]
    fn the_main_button_stays_where_it_is_whatever_unfolds() {
        for window in SIZES {
            for needs in all_needs() {
                let [open, folded] = [true, false].map(|log| Layout::of(window, &Needs { log, ..needs }));
                assert_eq!(open.prompt, folded.prompt);
            }
        }
    }

    #[test]
    fn an_empty_hand_takes_no_space() {
        let [with, without] = [true, false].map(|hand| Layout::of(SIZES[0], &Needs { seats: 2, hand, ..Needs::default() }));
        assert!(without.hand.is_empty() && without.prompt.max.y > with.prompt.max.y + 60.0);
    }

    #[test]
    fn what_wins_stands_over_the_plates_where_there_is_room() {
        let aim = |window: Vec2, seats: usize| Layout::of(window, &Needs { seats, hand: true, ..Needs::default() }).aim;
        assert!(!aim(SIZES[0], 4).is_empty() && !aim(SIZES[1], 6).is_empty());
        assert!(aim(SIZES[2], 2).is_empty());
    }

    #[test]
    fn narrow_windows_have_small_plates() {
        assert_eq!(Layout::of(SIZES[2], &Needs { seats: 2, ..Needs::default() }).plate, PlateSize::Small);
        assert_eq!(Layout::of(SIZES[0], &Needs { seats: 6, ..Needs::default() }).plate, PlateSize::Compact);
    }
}
