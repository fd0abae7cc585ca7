//! The cards as they are read from `assets/access_denied/cards.ron`, and the tables made of them.

use serde::{Deserialize, Serialize};

use super::cards::{CARDS, Card, CardSet};
use super::sectors::{CODES, Code, Codes, Level};
use super::verbs::{Ability, Aim, Effect, Lasting, Requirement, SetOff, Standing, When, Who};
use crate::rules::components::in_field;
use crate::rules::content::{Content as AllContent, ContentError, ContentFile, GameContent, parse};
use crate::text::{find, say};
use crate::{key, keys, t};

/// The content files, in the order in which [`Content::parse`] takes them.
pub const CONTENT_FILES: [ContentFile; 1] =
    [ContentFile { path: "access_denied/cards.ron", text: include_str!("../../../assets/access_denied/cards.ron") }];

/// What stands on a card (AD-2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CardFace {
    /// Its number, 1–63.
    pub number: Card,
    /// Its title.
    pub title: String,
    /// Its code.
    pub code: Code,
    /// What it requires (AD-42).
    #[serde(default)]
    pub requires: Option<Requirement>,
    /// When it is played.
    #[serde(default)]
    pub when: When,
    /// What the player of a response must have in the sector concerned.
    #[serde(default)]
    pub standing: Standing,
    /// What it targets.
    #[serde(default)]
    pub aim: Aim,
    /// What it does.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// What it gives as an upgrade.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// What triggers it, if it lies on a sector.
    #[serde(default)]
    pub set_off: Option<SetOff>,
    /// What it does to the player who begins their turn with it, if it is a hot potato.
    #[serde(default)]
    pub potato: Option<Lasting>,
    /// Whether it is a virus (AD-R1).
    #[serde(default)]
    pub virus: bool,
    /// Whether it affects players who are immune to viruses.
    #[serde(default)]
    pub pierces_immunity: bool,
    /// Whether no card can stop it (AD-46).
    #[serde(default)]
    pub unstoppable: bool,
    /// What it does, in words, if it does not have the text of the built-in card of its number.
    #[serde(default, rename = "text")]
    pub own_text: Option<String>,
}

impl CardFace {
    /// Whether it takes Root and nothing less (AD-42).
    #[inline]
    #[must_use]
    pub fn requires_root(&self) -> bool {
        self.requires.is_some_and(|requires| requires.level == Level::Root)
    }

    /// What it does, in words.
    #[must_use]
    pub fn text(&self) -> String {
        let built_in = || find(&format!("{}{}", keys!("ad-card-"), self.number.number())).unwrap_or_default();
        self.own_text.clone().unwrap_or_else(built_in)
    }

    /// Whether it does what another card does, whatever it is called and requires.
    fn does_as(&self, other: &Self) -> bool {
        let Self { number, title, code, requires, own_text, .. } = self.clone();
        Self { number, title, code, requires, own_text, ..other.clone() } == *self
    }
}

/// All cards, with tables of what is looked up often.
pub struct Cards {
    faces: Vec<CardFace>,
    /// The cards of each code.
    of_code: [CardSet; CODES],
    code_of: [Code; CARDS as usize + 1],
    /// The hot potatoes.
    pub potatoes: CardSet,
    /// The upgrades.
    pub upgrades: CardSet,
    /// The cards played as an action, upgrades too.
    pub for_actions: CardSet,
    /// The cards that answer nothing and may be played at any time.
    pub at_any_time: CardSet,
    /// The cards for one's own Draw step.
    pub in_draw_step: CardSet,
    /// The card that is joined to others.
    pub joined: CardSet,
    /// The cards played before an attempt.
    pub before_attempts: CardSet,
    /// The answers to attempts.
    pub to_attempts: CardSet,
    /// The answers to viruses.
    pub to_viruses: CardSet,
    /// The answers to cards that take Root.
    pub to_root_cards: CardSet,
    /// The answers to cards that require access.
    pub to_requiring: CardSet,
    /// The answers to losses.
    pub to_losses: CardSet,
    /// The upgrades with each kind of ability.
    pub immunity: CardSet,
    /// Upgrades for a play without an action.
    pub free_play: CardSet,
    /// Upgrades for User by the free attempt.
    pub free_user: CardSet,
    /// Upgrades that a failed attempt costs.
    pub lost_by_failure: CardSet,
}

impl Cards {
    /// The cards of what is being read.
    pub(super) fn being_read() -> &'static Self {
        &AllContent::being_read().access_denied.cards
    }

    /// What stands on a card.
    #[inline]
    #[must_use]
    pub fn face(&self, card: Card) -> &CardFace {
        &self.faces[usize::from(card.number()) - 1]
    }

    /// The title of a card.
    #[must_use]
    pub fn title(&self, card: Card) -> &str {
        &self.face(card).title
    }

    /// All cards by number.
    #[must_use]
    pub fn faces(&self) -> &[CardFace] {
        &self.faces
    }

    /// The code of a card.
    #[inline]
    #[must_use]
    pub fn code(&self, card: Card) -> Code {
        self.code_of[usize::from(card.number())]
    }

    /// The cards of a code.
    #[inline]
    #[must_use]
    pub fn of_code(&self, code: Code) -> CardSet {
        self.of_code[code.index()]
    }

    /// The codes of some cards.
    #[inline]
    #[must_use]
    pub fn codes_of(&self, cards: CardSet) -> Codes {
        Code::ALL.into_iter().filter(|code| cards.intersects(self.of_code(*code))).collect()
    }

    fn new(faces: Vec<CardFace>) -> Self {
        let when = |when: When| faces.iter().filter(|face| face.when == when).map(|face| face.number).collect::<CardSet>();
        let with = |ability: Ability| faces.iter().filter(|face| face.abilities.contains(&ability)).map(|face| face.number).collect();
        let mut code_of = [Code::A; CARDS as usize + 1];
        for face in &faces {
            code_of[usize::from(face.number.number())] = face.code;
        }
        Self {
            of_code: Code::ALL.map(|code| faces.iter().filter(|face| face.code == code).map(|face| face.number).collect()),
            code_of,
            potatoes: when(When::Potato),
            upgrades: when(When::Upgrade),
            for_actions: when(When::Action) | when(When::Upgrade),
            at_any_time: when(When::AnyTime),
            in_draw_step: when(When::DrawStep),
            joined: when(When::Joined),
            before_attempts: when(When::BeforeAttempt),
            to_attempts: when(When::Attempt),
            to_viruses: when(When::Virus),
            to_root_cards: when(When::RootCard),
            to_requiring: when(When::RequiringCard),
            to_losses: when(When::Loss),
            immunity: with(Ability::Immunity),
            free_play: with(Ability::FreePlay),
            free_user: with(Ability::FreeUser),
            lost_by_failure: with(Ability::LostByFailure),
            faces,
        }
    }
}

/// What the rules read from `assets/access_denied/`.
#[derive(Debug)]
pub struct Content {
    /// The cards.
    pub cards: Cards,
}

impl GameContent for Content {
    const FILES: &'static [ContentFile] = &CONTENT_FILES;
    // The cards had their texts in this file.
    const FORMER: &'static [&'static str] = &["fc28a711ef83ca93"];

    fn read(files: &[(&str, &str)]) -> Result<Self, Vec<ContentError>> {
        Self::parse([files[0]])
    }
}

impl Content {
    /// Reads name and text of each of [`CONTENT_FILES`].
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn parse(files: [(&str, &str); 1]) -> Result<Self, Vec<ContentError>> {
        let [(file, text)] = files;
        let mut faces: Vec<CardFace> = parse(file, text).map_err(|error| vec![error])?;
        let mut problems = Problems { file, text, found: Vec::new() };
        for (at, face) in faces.iter().enumerate() {
            if faces[..at].iter().any(|other| other.number == face.number) {
                problems.add(face.number, "number", &t!("content-taken", rule = "AD-2"));
            }
            check_face(face, &mut problems);
        }
        for card in without_text(&faces, text) {
            problems.add(card, "text", &t!("ad-cards-own-text"));
        }
        if faces.len() != usize::from(CARDS) {
            problems.whole(t!("ad-content-cards", cards = CARDS, count = faces.len()));
        }
        for code in Code::ALL {
            let count = faces.iter().filter(|face| face.code == code).count();
            if count != usize::from(code.copies()) {
                let wrong = t!("ad-content-copies", cards = code.copies(), code = code.to_string(), count = count);
                problems.whole(in_field("code", &wrong));
            }
        }
        let (laid, joined) = (|face: &&CardFace| face.set_off.is_some(), |face: &&CardFace| face.when == When::Joined);
        for (what, most, count) in
            [("set_off", super::table::LYING, faces.iter().filter(laid).count()), ("when: Joined", 1, faces.iter().filter(joined).count())]
        {
            if count > most {
                problems.whole(t!("ad-content-most", most = most, what = what, count = count));
            }
        }
        if !problems.found.is_empty() {
            return Err(problems.found);
        }
        faces.sort_by_key(|face| face.number);
        Ok(Self { cards: Cards::new(faces) })
    }
}

/// The cards that have no text of their own, though they do something else than the built-in ones of their numbers.
fn without_text(faces: &[CardFace], text: &str) -> Vec<Card> {
    let [ContentFile { path, text: built_in }] = CONTENT_FILES;
    if text == built_in {
        return Vec::new();
    }
    let built_in: Vec<CardFace> = parse(path, built_in).unwrap_or_default();
    let differs = |face: &&CardFace| built_in.iter().any(|other| other.number == face.number && !face.does_as(other));
    faces.iter().filter(|face| face.own_text.is_none()).filter(differs).map(|face| face.number).collect()
}

struct Problems<'a> {
    file: &'a str,
    text: &'a str,
    found: Vec<ContentError>,
}

impl Problems<'_> {
    /// Takes a problem with a field of a card down, with the place where the field stands, or else where the card begins.
    fn add(&mut self, card: Card, field: &str, wrong: &str) {
        let number = |line: &str| {
            let rest = line.split("//").next()?.split_once("number:")?.1.trim_start();
            rest.split(|letter: char| !letter.is_ascii_digit()).next()?.parse::<u8>().ok()
        };
        let lines: Vec<&str> = self.text.lines().collect();
        // Of two cards with one number it is the later.
        let start = lines.iter().rposition(|line| number(line) == Some(card.number()));
        let at = start.map(|start| {
            let end = (start + 1..lines.len()).find(|at| number(lines[*at]).is_some()).unwrap_or(lines.len());
            let name = format!("{field}:");
            let place = |line: usize, byte: usize| (line + 1, lines[line][..byte].chars().count() + 1);
            (start..end)
                .find_map(|line| lines[line].find(&name).map(|byte| place(line, byte)))
                .unwrap_or_else(|| place(start, lines[start].find("number:").unwrap_or(0)))
        });
        let text = t!("ad-content-of", field = field, card = card.number(), wrong = wrong);
        self.found.push(ContentError::new(self.file, at, text));
    }

    /// Takes a problem down that is not one card's.
    fn whole(&mut self, wrong: String) {
        self.found.push(ContentError::new(self.file, None, wrong));
    }
}

/// What the words on a card do not allow together.
fn check_face(face: &CardFace, problems: &mut Problems<'_>) {
    let mut expect = |good: bool, field: &str, wrong: &'static str| {
        if !good {
            problems.add(face.number, field, &say(wrong, &[]));
        }
    };
    expect(!face.title.trim().is_empty(), "title", key!("ad-content-title"));
    let is_sentences = |text: &String| text.trim().ends_with('.');
    expect(face.own_text.as_ref().is_none_or(is_sentences), "text", key!("ad-content-text"));
    expect(face.effects.len() < 16, "effects", key!("ad-content-effects"));
    let requires = face.requires;
    expect(requires.is_none_or(|requires| requires.level > Level::None), "requires", key!("ad-content-level"));
    let upgrade = face.when == When::Upgrade;
    expect(requires.is_none_or(|requires| requires.code.is_none() || upgrade), "requires", key!("ad-content-code"));
    expect(!upgrade || !face.abilities.is_empty(), "abilities", key!("ad-content-no-abilities"));
    expect(upgrade || face.abilities.is_empty(), "abilities", key!("ad-content-abilities"));
    expect(!upgrade || face.effects.is_empty(), "effects", key!("ad-content-upgrade"));
    let potato = face.when == When::Potato;
    expect(!potato || face.potato.is_some(), "potato", key!("ad-content-no-penalty"));
    expect(potato || face.potato.is_none(), "potato", key!("ad-content-penalty"));
    expect(!potato || (face.effects.is_empty() && requires.is_none()), "effects", key!("ad-content-potato"));
    let silent = matches!(face.when, When::Upgrade | When::Potato | When::Joined);
    expect(silent || !face.effects.is_empty(), "effects", key!("ad-content-no-effects"));
    expect(!face.when.is_any_time() || face.aim == Aim::None, "aim", key!("ad-content-any-time"));
    expect(face.standing == Standing::Any || face.when.is_answer(), "standing", key!("ad-content-standing"));
    expect(face.when != When::Loss || face.standing == Standing::Any, "standing", key!("ad-content-standing-loss"));
    let laid = face.set_off.is_some();
    expect(!laid || (face.when == When::Action && face.aim == Aim::OwnAccess), "aim", key!("ad-content-lying"));
    for effect in &face.effects {
        if let Some(wrong) = wrong_effect(face, *effect) {
            problems.add(face.number, "effects", &wrong);
        }
    }
}

/// What effects on a player need on their card, as it is written there.
const AT_PLAYER: &str = "aim: Other | OtherWithCards | OtherWithUser | OtherWithUpgrade | Controller";
/// What effects in a sector need.
const AT_SECTOR: &str = "aim: OwnAccess | ControlledWithoutAccess | WithoutAccess | Here | OwnUser";
/// What effects on another card need.
const ANSWERS_CARD: &str = "when: Virus | RootCard | RequiringCard";

/// What an effect can't do on this card, if anything.
fn wrong_effect(face: &CardFace, effect: Effect) -> Option<String> {
    let needs = |needed: &str| Some(t!("ad-content-needs", effect = format!("{effect:?}"), needed = needed));
    let laid = face.set_off.is_some();
    let player = laid
        || matches!(face.aim, Aim::Other | Aim::OtherWithCards | Aim::OtherWithUser(_) | Aim::OtherWithUpgrade(_) | Aim::Controller(_));
    let sector =
        !laid && matches!(face.aim, Aim::OwnAccess | Aim::ControlledWithoutAccess | Aim::WithoutAccess | Aim::Here(_) | Aim::OwnUser);
    let answers_card = matches!(face.when, When::Virus | When::RootCard | When::RequiringCard);
    let who = match effect {
        Effect::Next(who, _)
        | Effect::UpgradesOffUntilOper(who, _)
        | Effect::DiscardTo(who, _)
        | Effect::SurrenderTo(who, _)
        | Effect::GiveRandom(who, _)
        | Effect::GiveChosen(who, _)
        | Effect::LoseUpgrade(who)
        | Effect::ShowCode(who) => Some(who),
        _ => None,
    };
    match effect {
        _ if matches!(who, Some(Who::Target)) && !player => needs(AT_PLAYER),
        _ if matches!(who, Some(Who::Answered)) && !answers_card => needs(ANSWERS_CARD),
        _ if matches!(who, Some(Who::OthersInTarget)) && !sector => needs(AT_SECTOR),
        Effect::Actions(_) | Effect::Swap | Effect::Flood | Effect::LayUpgrade | Effect::TakeSeen | Effect::TakeDiscard if laid => {
            Some(t!("ad-content-lying-effect", effect = format!("{effect:?}")))
        }
        Effect::BonusOff if !laid => needs("set_off"),
        Effect::TakeSeen | Effect::Swap | Effect::Flood if !player => needs(AT_PLAYER),
        Effect::TakeUpgrade if face.aim != Aim::OthersUpgrade => needs("aim: OthersUpgrade"),
        Effect::DropUpgrade(card) if face.aim != Aim::OtherWithUpgrade(card) => needs(&format!("aim: OtherWithUpgrade({})", card.number())),
        Effect::ShowSectorCode if face.aim != Aim::ControlledWithoutAccess => needs("aim: ControlledWithoutAccess"),
        Effect::Gain(level) => {
            let from = match face.aim {
                Aim::WithoutAccess | Aim::Here(_) | Aim::ControlledWithoutAccess => Level::None,
                Aim::OwnUser => Level::User,
                _ => Level::Root,
            };
            (!sector || level <= from).then(|| t!("ad-content-gain", effect = format!("{effect:?}")))
        }
        Effect::RemoveMarker if !matches!(face.aim, Aim::OthersMarker | Aim::MarkerUnderOper) => {
            needs("aim: OthersMarker | MarkerUnderOper")
        }
        Effect::RemoveLying if face.aim != Aim::LyingCard => needs("aim: LyingCard"),
        Effect::Void if !answers_card => needs(ANSWERS_CARD),
        Effect::SpareSelf if face.when != When::Virus => needs("when: Virus"),
        Effect::KeepOne if face.when != When::Attempt || face.standing != Standing::Control => needs("when: Attempt, standing: Control"),
        Effect::FailAttempt if face.when != When::Attempt => needs("when: Attempt"),
        Effect::SeeAttempt if face.when != When::BeforeAttempt => needs("when: BeforeAttempt"),
        Effect::SaveSelf if face.when != When::Loss => needs("when: Loss"),
        Effect::DrawInstead(_) | Effect::DrawMore(_) if face.when != When::DrawStep => needs("when: DrawStep"),
        _ => None,
    }
}
