//! What the texts of cards are worth, as far as that can be told without a table: in cards of a drive.

use crate::rules::data_warriors::{
    Ability, Aim, Amount, Catalog, CommandCost, CommandId, Condition, Entry, FaceId, Kind, Modifier, Part, Placing, Trigger, Until, Verb,
    What, Which, Who, Whose,
};

/// Of a `{□}` command so many points are taken to be spent.
const USUAL: u8 = 3;
/// What a Memory Point is worth.
pub(super) const POINT: f32 = 0.35;
/// What is asked for does not always hold.
const ASKED: f32 = 0.75;

/// A command.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Worth {
    /// What it brings.
    pub brings: f32,
    /// What it costs as printed.
    pub cost: u8,
    /// Whether it is issued from another's desktop only.
    pub injected: bool,
}

/// What was found out about all cards.
#[derive(Debug, Default)]
pub(super) struct Worths {
    cards: Vec<f32>,
    standing: Vec<f32>,
    commands: Vec<Worth>,
}

impl Worths {
    /// Those of these cards, worked out once.
    pub fn of(catalog: &'static Catalog) -> &'static Self {
        catalog.worked_out.get(|| Self::new(catalog))
    }

    fn new(catalog: &Catalog) -> Self {
        let mut worths = Self::default();
        for face in (0..catalog.len()).map(|face| FaceId(face as u8)) {
            let entry = catalog.entry(face);
            for command in entry.commands.iter().chain(entry.lends.iter().map(|(_, command)| command)) {
                let at = usize::from(command.0);
                if worths.commands.len() <= at {
                    worths.commands.resize(at + 1, Worth::default());
                }
                worths.commands[at] = of_command(catalog.command(*command));
            }
        }
        for face in (0..catalog.len()).map(|face| FaceId(face as u8)) {
            let entry = catalog.entry(face);
            let standing = standing_of(entry);
            worths.standing.push(standing);
            worths.cards.push(of_card(entry, standing, &worths.commands));
        }
        worths
    }

    /// What a card in hand is worth beside others.
    pub fn card(&self, face: FaceId) -> f32 {
        self.cards.get(usize::from(face.0)).copied().unwrap_or(0.0)
    }

    /// What a card in play brings its controller a turn without issuing anything.
    pub fn standing(&self, face: FaceId) -> f32 {
        self.standing.get(usize::from(face.0)).copied().unwrap_or(0.0)
    }

    /// What a command is worth.
    pub fn command(&self, command: CommandId) -> Worth {
        self.commands.get(usize::from(command.0)).copied().unwrap_or_default()
    }
}

fn of_command(ability: &Ability) -> Worth {
    let cost = match ability.cost {
        CommandCost::Fixed(cost) => cost,
        CommandCost::Variable(least) => least.max(USUAL),
    };
    let injected = ability.requires.contains(&Condition::Injected);
    let others = ability.requires.iter().any(|asked| !matches!(asked, Condition::Injected | Condition::YourTurn));
    Worth { brings: of_text(ability) * if others { ASKED } else { 1.0 }, cost, injected }
}

/// What a text brings: its best part, and a little for the choice.
pub(super) fn of_text(ability: &Ability) -> f32 {
    let best = ability.parts.iter().map(of_part).fold(f32::MIN, f32::max);
    best + 0.2 * (ability.parts.len().saturating_sub(1)) as f32
}

fn of_part(part: &Part) -> f32 {
    let (mut sum, mut weight) = (0.0, 1.0);
    for verb in &part.does {
        if let Verb::If(_) | Verb::Unless(_) = verb {
            weight = 0.5;
            continue;
        }
        sum += weight * of_verb(verb, part);
        weight = 1.0;
    }
    sum
}

/// 1 for what others suffer, -1 for oneself, 0 for everybody.
fn foe(who: Who, part: &Part) -> f32 {
    match who {
        Who::You => -1.0,
        Who::Everybody => 0.0,
        Who::Target(at) | Who::Owner(at) => match part.targets.get(usize::from(at)).map(|target| target.aim) {
            Some(Aim::User(Whose::You)) => -1.0,
            Some(Aim::Card(cards)) if cards.of == Whose::You => -1.0,
            _ => 1.0,
        },
        _ => 1.0,
    }
}

/// 1 for cards of others, -1 for one's own; less where both are meant.
fn foes(which: Which, part: &Part) -> f32 {
    let of = |whose| match whose {
        Whose::You => -1.0,
        Whose::Others | Whose::Here => 1.0,
        Whose::Any => 0.6,
    };
    match which {
        Which::This => -1.0,
        Which::Host | Which::Subject => 1.0,
        Which::Target(at) => match part.targets.get(usize::from(at)).map(|target| target.aim) {
            Some(Aim::Card(cards)) => of(cards.of),
            _ => 1.0,
        },
        Which::All(cards) => match cards.of {
            Whose::Any => 0.2,
            whose => 1.8 * of(whose),
        },
    }
}

fn of_verb(verb: &Verb, part: &Part) -> f32 {
    match *verb {
        Verb::Wipe(who, amount) => foe(who, part) * usual(amount),
        Verb::Restore(who, amount) => -foe(who, part) * usual(amount),
        Verb::Kill(which) => 2.5 * foes(which, part).max(-0.5),
        Verb::Halt(_) => 1.6,
        Verb::Draw(who, amount) => (0.3 - 0.2 * foe(who, part)) * usual(amount),
        Verb::Discard(who, amount) => 0.8 * foe(who, part) * usual(amount),
        Verb::Throttle(who, amount) => 0.35 * foe(who, part) * usual(amount),
        Verb::Grant(who, amount) => -0.6 * foe(who, part) * usual(amount),
        Verb::Reload(which) | Verb::Suspend(which) => 0.8 * foes(which, part).max(-0.5),
        Verb::Wake(which) => 1.4 * foes(which, part).abs(),
        Verb::ReadHand(_) | Verb::ReadDrive(..) => 0.1,
        Verb::Control(_, Until::Ever) => 4.0,
        Verb::Control(..) => 1.5,
        Verb::Inject(..) => 0.2,
        Verb::Recover(target) => 1.2 * f32::from(part.targets.get(usize::from(target)).map_or(1, |target| target.count)),
        Verb::Copy(_) => 1.8,
        Verb::Shield(who, amount) => -1.4 * foe(who, part) * usual(amount),
        Verb::Cost(who, _, more, _) => 0.7 * foe(who, part) * f32::from(more),
        Verb::CommandCost(which, more, _) => 0.4 * foes(which, part) * f32::from(more),
        Verb::If(_) | Verb::Unless(_) => 0.0,
    }
}

/// An amount as it usually is.
fn usual(amount: Amount) -> f32 {
    match amount {
        Amount::N(count) => f32::from(count),
        Amount::All => 4.0,
        Amount::X => f32::from(USUAL),
        Amount::HalfX => f32::from(USUAL.div_ceil(2)),
        Amount::Count(What::Event) => 1.0,
        Amount::Count(_) => 2.2,
        Amount::Half(_) => 2.0,
        Amount::Plus(_, more) => (1.2 + f32::from(more)).max(0.0),
        Amount::Times(_, times) => 1.2 * f32::from(times),
    }
}

/// How often a turn a trigger is met.
const fn often(trigger: &Trigger) -> f32 {
    match trigger {
        Trigger::Begins(..) | Trigger::Ends(..) => 1.0,
        Trigger::Enters(Which::This) | Trigger::ThisWiped | Trigger::ThisDiscarded => 0.0,
        Trigger::Enters(_) | Trigger::IssuedFrom(_) | Trigger::Issued(_) => 0.8,
        Trigger::Becomes(..) => 1.0,
        Trigger::Wiped(_) => 1.3,
        Trigger::Resolved(_) | Trigger::Throttled(_) | Trigger::Discarded(_) => 0.5,
        Trigger::Drew(_) | Trigger::Halted(_) => 0.3,
        Trigger::Killed(_) | Trigger::Leaves(_) => 0.15,
    }
}

fn standing_of(entry: &Entry) -> f32 {
    let mut sum = 0.0;
    for (trigger, ability) in &entry.effects {
        let asked = if ability.requires.is_empty() { 1.0 } else { ASKED };
        sum += often(trigger) * asked * of_text(ability);
    }
    for always in entry.always() {
        let asked = if always.when.is_empty() { 1.0 } else { ASKED };
        sum += asked
            * match always.does {
                Modifier::CardCost(_, Whose::You, more) => -0.5 * f32::from(more),
                Modifier::CardCost(_, _, more) => 0.4 * f32::from(more),
                // What commands cost is looked up on the table.
                Modifier::CommandCost(..) | Modifier::Locks(_) => 0.2,
                Modifier::Wipes(..) => 1.6,
                Modifier::Protects(..) => 0.2,
                Modifier::StartsIdle(Which::All(_)) | Modifier::StaysIdle(_) => 0.7,
                Modifier::StartsIdle(_) => 0.1,
                Modifier::Sleeps(_) => 1.2,
            };
    }
    sum
}

fn of_card(entry: &Entry, standing: f32, commands: &[Worth]) -> f32 {
    let cost = POINT * f32::from(entry.face.cost);
    if entry.face.kind == Kind::Script {
        return of_text(&entry.script) - cost;
    }
    let best = entry.commands.iter().chain(entry.lends.iter().map(|(_, command)| command));
    let best = best.filter_map(|command| commands.get(usize::from(command.0))).map(|worth| worth.brings - POINT * f32::from(worth.cost));
    let placed = if entry.face.placed == Placing::Own { 0.0 } else { 0.1 };
    let turns = 3.0;
    turns * (standing + best.fold(0.0, f32::max)) + placed - cost
}
