//! A match that runs.

use std::path::{Path, PathBuf};

use super::deal::{Deal, Sight};
use super::header::Header;
use super::journal::{self, Entry, Journal};
use super::line::{Line, MOST_STEPS, Step, Taken, Undone};
use super::reader::MatchFile;
use super::recovery::Carried;
use super::{ApplyError, MatchError, SeatSpec, Seed};
use crate::rules::content::Content;
use crate::rules::game::{Game, Names, Outcome, Refusal, Seal, Seat, Seats, Setup, Viewer, Witnessed};
use crate::seats::one_line;
use crate::t;

/// A line of the log: what a viewer saw happen, and at which step (from 1).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LogLine<'a, E> {
    /// The step it belongs to, as [`Replay`](super::Replay) counts them.
    pub step: usize,
    /// What happened.
    pub event: &'a E,
}

/// What an undo would take back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undoable {
    /// The step, from 1.
    pub step: usize,
    /// The action, in words.
    pub text: String,
    /// The other seats that were shown something of it.
    pub touches: Seats,
}

/// A match that runs: the line of play, who sits where, and the journal that every change is written to before it counts.
#[derive(Debug)]
pub struct Match<G: Game> {
    pub(super) header: Header,
    pub(super) content: &'static Content,
    pub(super) seats: Vec<SeatSpec>,
    names: Vec<String>,
    pub(super) line: Line<G>,
    /// What seats have taken back and may put back, latest last.
    undone: Vec<(Seat, G::Action)>,
    version: u64,
    pub(super) touched: bool,
    hinted: Seats,
    journal: Option<Journal>,
}

/// What an entry will do, worked out before it is written down.
enum Change<G: Game> {
    Act(Taken<G>),
    Undo(Seat, Undone<G>),
    Redo(usize, Taken<G>),
    Seat(Seat, SeatSpec),
    Queue(Taken<G>),
    Hint(Seat),
    Title(String),
    Shown,
}

impl<G: Game> Match<G> {
    /// Begins a match with this content; with a path it is kept in that new file.
    ///
    /// # Errors
    /// What is wrong with the setup, or why the file can't be made.
    pub fn create(
        setup: Setup,
        seed: impl Into<Seed>,
        content: &'static Content,
        seats: &[SeatSpec],
        path: Option<&Path>,
    ) -> Result<Self, MatchError> {
        let seed = seed.into();
        if seats.len() != usize::from(setup.seats) {
            return Err(MatchError::Setup(vec![t!("match-seats-named", seats = setup.seats, named = seats.len())]));
        }
        Self::begin(Header::new::<G>(setup, seed, seats, content), content, path)
    }

    /// Begins a match whose deal was sealed, in the same way.
    ///
    /// # Errors
    /// What is wrong with the setup, or why the file can't be made.
    pub fn deal(setup: Setup, deal: Deal, content: &'static Content, seats: &[SeatSpec], path: Option<&Path>) -> Result<Self, MatchError> {
        Self::begin(Header::sealed::<G>(setup, deal, seats, content), content, path)
    }

    fn begin(header: Header, content: &'static Content, path: Option<&Path>) -> Result<Self, MatchError> {
        let start = G::begin(&header.setup, header.seed.chance(), content).map_err(MatchError::Setup)?;
        let mut new = Self::at_start(header, start, content);
        if let Some(path) = path {
            new.journal = Some(Journal::create(path, &new.header, &[])?);
        }
        Ok(new)
    }

    /// Begins a match in memory at a state of this content that came from outside; a rehearsal may be smaller than a match.
    ///
    /// # Errors
    /// Everything that is wrong with the state.
    pub fn from_state(state: G, content: &'static Content, seats: &[SeatSpec], rehearsal: bool) -> Result<Self, MatchError> {
        if rehearsal { state.validate_rehearsal() } else { state.validate() }.map_err(MatchError::Setup)?;
        let header = Header::new::<G>(Setup::new(state.seats()), Seed::Short(0), seats, content);
        Ok(Self { touched: true, ..Self::at_start(header, state, content) })
    }

    /// Opens a match to go on with it; while it is open nobody else can. The second value is a notice for the player,
    /// such as that a torn last line was dropped.
    ///
    /// # Errors
    /// Why it can't be opened; the file is left as it is.
    pub fn open(path: &Path) -> Result<(Self, Option<String>), MatchError> {
        let file = journal::open_alone(path)?;
        let text = MatchFile::read_from(path, &file)?;
        let (mut opened, tail, notice) = Carried::of(&text)?.whole(path)?;
        opened.journal = Some(Journal::resume(path, file, tail));
        Ok((opened, notice))
    }

    /// Reads a match without opening it for play: the file is not changed, and may be open elsewhere. What is done in
    /// the match that comes of it is not kept.
    ///
    /// # Errors
    /// Why it can't be read.
    pub fn read(path: &Path) -> Result<(Self, Option<String>), MatchError> {
        Self::of(&MatchFile::read(path)?)
    }

    /// The same for a file that was read already.
    ///
    /// # Errors
    /// What is wrong with its lines.
    pub fn of(file: &MatchFile) -> Result<(Self, Option<String>), MatchError> {
        Carried::of(file)?.whole(file.path()).map(|(read, _, notice)| (read, notice))
    }

    /// Begins a new match in a new file with what `replay` holds up to a step.
    pub(super) fn branched(header: Header, line: Line<G>, content: &'static Content, path: Option<&Path>) -> Result<Self, MatchError> {
        let entries = line.steps().iter().map(|step| &step.entry);
        let journal = path.map(|path| {
            let lines: Result<Vec<_>, _> = entries.clone().map(|entry| journal::line_of(path, entry)).collect();
            Journal::create(path, &header, &lines?)
        });
        let touched = entries.clone().any(|entry| matches!(entry, Entry::Queue(_)));
        let version = line.steps().len() as u64;
        Ok(Self { version, touched, journal: journal.transpose()?, ..Self::standing(header, line, content) })
    }

    pub(super) fn at_start(header: Header, start: G, content: &'static Content) -> Self {
        Self::standing(header, Line::new(start), content)
    }

    fn standing(header: Header, line: Line<G>, content: &'static Content) -> Self {
        let seats: Vec<SeatSpec> = header.seats.iter().enumerate().map(|(at, seat)| seat.seated(at)).collect();
        let names = seats.iter().map(|seat| seat.name.clone()).collect();
        Self { header, content, seats, names, line, undone: Vec::new(), version: 0, touched: false, hinted: Seats::NONE, journal: None }
    }

    /// What the match is: game, setup, seed, title.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The content it is played with.
    #[must_use]
    pub const fn content(&self) -> &'static Content {
        self.content
    }

    /// The file it is kept in, if it is.
    #[must_use]
    pub fn path(&self) -> Option<PathBuf> {
        self.journal.as_ref().map(|journal| journal.path().to_owned())
    }

    /// Who sits where now, all with names.
    #[must_use]
    pub fn seats(&self) -> &[SeatSpec] {
        &self.seats
    }

    /// The names of the seats, for the words of the game.
    #[must_use]
    pub fn names(&self) -> Names<'_> {
        Names(&self.names, self.content)
    }

    /// Counts every change of the state; whoever decides on a view names the version of it.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// How many steps the line of play has.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.line.steps().len()
    }

    /// Who acted in a step (from 1); nobody where results were queued.
    #[must_use]
    pub fn actor(&self, step: usize) -> Option<Seat> {
        self.line.steps().get(step.checked_sub(1)?)?.actor()
    }

    /// Who could act before a step (from 1), whoever did; nobody where there is no such step.
    #[must_use]
    pub fn waited_for(&self, step: usize) -> Seats {
        step.checked_sub(1).and_then(|at| self.line.steps().get(at)).map_or(Seats::NONE, |step| step.actors)
    }

    /// The state itself after so many steps, for those who tell others only what they may know.
    #[must_use]
    pub(crate) fn state_after(&self, step: usize) -> G {
        self.line.state(step)
    }

    /// What `viewer` could know after so many steps.
    #[must_use]
    pub fn view_after(&self, step: usize, viewer: Viewer) -> G::View {
        self.line.state(step).view(viewer)
    }

    /// Who acted last in the line of play.
    #[must_use]
    pub fn last_actor(&self) -> Option<Seat> {
        self.line.steps().iter().rev().find_map(Step::actor)
    }

    /// The last action, if it was this seat's.
    #[must_use]
    pub fn last_action(&self, seat: Seat) -> Option<&G::Action> {
        match &self.line.steps().last()?.entry {
            Entry::Act(by, action) if *by == seat => Some(action),
            _ => None,
        }
    }

    /// Whether results were queued or the state came from outside, so that chance did not decide alone.
    #[must_use]
    pub const fn touched(&self) -> bool {
        self.touched
    }

    /// The seats that have asked for a hint.
    #[must_use]
    pub const fn hinted(&self) -> Seats {
        self.hinted
    }

    /// The state itself, for the engine protocol. The desktop has views.
    #[must_use]
    pub(crate) fn state(&self) -> &G {
        self.line.now()
    }

    /// Who may act now; nobody when the match is over.
    #[must_use]
    pub fn actors(&self) -> Seats {
        self.line.now().actors()
    }

    /// Who may act besides them, though nobody waits for it.
    #[must_use]
    pub fn interrupters(&self) -> Seats {
        self.line.now().interrupters()
    }

    /// Fills `out` with what `seat` may do now.
    pub fn legal_actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        self.line.now().legal_actions(seat, out);
    }

    /// Whether `seat` may take this action now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        self.line.now().check(seat, action)
    }

    /// What `viewer` may know now.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.line.now().view(viewer)
    }

    /// Places and scores, once the match is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.now().outcome()
    }

    /// What there is to do for `viewer`, in one sentence.
    #[must_use]
    pub fn prompt(&self, viewer: Viewer) -> String {
        G::prompt(&self.view(viewer), self.names())
    }

    /// What `viewer` saw happen in the line of play, oldest first.
    pub fn log(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = LogLine<'_, G::Event>> {
        self.line.seen(viewer).map(|(step, event)| LogLine { step, event })
    }

    /// Takes an action: checked, written down, carried out. `version` is the one it was decided on, if that matters.
    ///
    /// # Errors
    /// Why it did not happen; nothing has changed.
    pub fn apply(&mut self, seat: Seat, action: &G::Action, version: Option<u64>) -> Result<Vec<Witnessed<G::Event>>, ApplyError> {
        if let Some(given) = version.filter(|given| *given != self.version) {
            return Err(ApplyError::Stale { given, now: self.version });
        }
        self.happen(Entry::Act(seat, action.clone()))?;
        Ok(self.line.steps().last().map_or_else(Vec::new, |step| step.events.clone()))
    }

    /// What [`undo`](Self::undo) would take back, in words.
    ///
    /// # Errors
    /// Why nothing, in one sentence.
    pub fn can_undo(&self, seat: Seat) -> Result<String, String> {
        self.line.without_last(seat, self.names()).map(|undone| undone.describe(seat)).map_err(|error| error.to_string())
    }

    /// What [`undo`](Self::undo) would take back.
    ///
    /// # Errors
    /// Why nothing, in one sentence.
    pub fn undoable(&self, seat: Seat) -> Result<Undoable, String> {
        let undone = self.line.without_last(seat, self.names()).map_err(|error| error.to_string())?;
        let step = &self.line.steps()[undone.at()];
        let is_touched = |other: &Seat| {
            let viewer = Viewer::Seat(*other);
            let told = step.events.iter().any(|event| event.audience.includes(viewer));
            told || undone.after().view(viewer) != self.view(viewer)
        };
        let others = Seats::first(self.seats.len() as u8).without(seat);
        let touches = others.iter().filter(is_touched).fold(Seats::NONE, Seats::with);
        Ok(Undoable { step: undone.at() + 1, text: undone.describe(seat), touches })
    }

    /// Takes back the last action of `seat`; what others decided at the same time stays.
    ///
    /// # Errors
    /// Why it can't be taken back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), ApplyError> {
        self.happen(Entry::Undo(seat))
    }

    /// What [`redo`](Self::redo) would put back, in words.
    ///
    /// # Errors
    /// Why nothing, in one sentence.
    pub fn can_redo(&self, seat: Seat) -> Result<String, String> {
        let (at, _) = self.redone(seat).map_err(|error| error.to_string())?;
        Ok(G::describe_action(&self.view(Viewer::Seat(seat)), seat, &self.undone[at].1))
    }

    /// Puts back what `seat` took back last, and gives what happens by it.
    ///
    /// # Errors
    /// Why it can't be put back.
    pub fn redo(&mut self, seat: Seat) -> Result<Vec<Witnessed<G::Event>>, ApplyError> {
        self.happen(Entry::Redo(seat))?;
        Ok(self.line.steps().last().map_or_else(Vec::new, |step| step.events.clone()))
    }

    /// Lets another player have a seat: somebody leaves, a bot takes over, or the other way round.
    ///
    /// # Errors
    /// There is no such seat, or it can't be written down.
    pub fn set_seat(&mut self, seat: Seat, spec: &SeatSpec) -> Result<(), ApplyError> {
        self.happen(Entry::Seat(seat, spec.seated(seat.index())))
    }

    /// Puts die faces or cards before what chance would give next. The match says from now on that it was touched.
    ///
    /// # Errors
    /// What can't come up, or that it can't be written down.
    pub fn queue(&mut self, results: &[u8]) -> Result<(), ApplyError> {
        self.happen(Entry::Queue(results.to_vec()))
    }

    /// Writes down that a seat has asked for a hint; once is enough.
    ///
    /// # Errors
    /// There is no such seat, or it can't be written down.
    pub fn hint(&mut self, seat: Seat) -> Result<(), ApplyError> {
        if self.hinted.contains(seat) { Ok(()) } else { self.happen(Entry::Hint(seat)) }
    }

    /// Writes down which views were shown, in a match whose deal was sealed.
    ///
    /// # Errors
    /// It can't be written down.
    pub fn note_shown(&mut self, sights: Vec<Sight>) -> Result<(), ApplyError> {
        self.happen(Entry::Shown(sights))
    }

    /// Gives the match a name; an empty one takes it away.
    ///
    /// # Errors
    /// It can't be written down.
    pub fn set_title(&mut self, title: &str) -> Result<(), ApplyError> {
        self.happen(Entry::Title(one_line(title)))
    }

    /// The only way by which anything changes: worked out, written down, carried out.
    fn happen(&mut self, entry: Entry<G::Action>) -> Result<(), ApplyError> {
        let change = self.change(&entry)?;
        if let Some(journal) = &mut self.journal {
            journal.append(&entry).map_err(ApplyError::Disk)?;
        }
        self.commit(change);
        Ok(())
    }

    /// The same for what is written down already.
    pub(super) fn take(&mut self, entry: Entry<G::Action>) -> Result<(), String> {
        let change = self.change(&entry).map_err(|error| t!("match-illegal", error = error.to_string()))?;
        self.commit(change);
        Ok(())
    }

    fn change(&self, entry: &Entry<G::Action>) -> Result<Change<G>, ApplyError> {
        Ok(match entry {
            Entry::Act(..) | Entry::Redo(_) | Entry::Queue(_) if self.steps() >= MOST_STEPS => {
                return Err(ApplyError::NotNow(t!("match-too-long", most = MOST_STEPS.to_string())));
            }
            Entry::Act(seat, action) => Change::Act(self.line.act(*seat, action)?),
            Entry::Undo(seat) => Change::Undo(*seat, self.line.without_last(*seat, self.names())?),
            Entry::Redo(seat) => {
                let (at, step) = self.redone(*seat)?;
                Change::Redo(at, step)
            }
            Entry::Seat(seat, spec) if seat.index() < self.seats.len() => Change::Seat(*seat, spec.seated(seat.index())),
            Entry::Hint(seat) if seat.index() < self.seats.len() => Change::Hint(*seat),
            Entry::Seat(seat, _) | Entry::Hint(seat) => return Err(ApplyError::NotNow(t!("match-no-seat", seat = seat.to_string()))),
            Entry::Queue(results) => Change::Queue(Step::queue(self.line.now(), results).map_err(ApplyError::NotNow)?),
            Entry::Title(title) => Change::Title(one_line(title)),
            Entry::Shown(_) => Change::Shown,
        })
    }

    fn redone(&self, seat: Seat) -> Result<(usize, Taken<G>), ApplyError> {
        let Some(at) = self.undone.iter().rposition(|(by, _)| *by == seat) else {
            return Err(ApplyError::NotNow(t!("undo-no-redo")));
        };
        Ok((at, self.line.act(seat, &self.undone[at].1)?))
    }

    fn commit(&mut self, change: Change<G>) {
        match change {
            Change::Act(taken) => {
                // What was taken back is over for the seat that now did something else.
                if let Some(seat) = taken.step.actor() {
                    self.undone.retain(|(by, _)| *by != seat);
                }
                self.push(taken);
            }
            Change::Undo(seat, undone) => {
                let action = self.line.take_out(undone);
                self.undone.push((seat, action));
                self.version += 1;
            }
            Change::Redo(at, taken) => {
                self.undone.remove(at);
                self.push(taken);
            }
            Change::Seat(seat, spec) => {
                self.names[seat.index()].clone_from(&spec.name);
                self.seats[seat.index()] = spec;
            }
            Change::Queue(taken) => {
                self.touched = true;
                self.push(taken);
            }
            Change::Hint(seat) => self.hinted = self.hinted.with(seat),
            Change::Shown => {}
            Change::Title(title) => self.header.title = Some(title).filter(|title| !title.is_empty()),
        }
    }

    fn push(&mut self, taken: Taken<G>) {
        if taken.step.seal == Seal::Sealed {
            self.undone.clear();
        }
        self.line.push(taken);
        self.version += 1;
    }
}
