//! The player: starts the program in a folder of its own, presses keys, moves the mouse, looks at the screen and the files.

use std::cell::Cell;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use cyberdeck::matches::Match;
use cyberdeck::rules::game::{Game, Seat, Viewer};
use serde::Serialize;
use tempfile::TempDir;

/// How long anything may take that is a matter of frames.
const PATIENCE: Duration = Duration::from_secs(90);

/// There is one screen, so one test at a time has it.
///
/// # Panics
/// Where nothing was prepared for tests in a window: without it they would take somebody's screen.
pub fn screen() -> MutexGuard<'static, ()> {
    static SCREEN: Mutex<()> = Mutex::new(());
    assert!(std::env::var_os("CYBERDECK_WINDOW_TEST").is_some(), "this test needs a screen of its own: ./dev test makes one");
    SCREEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A folder with the program, its scenes and its data, so that nothing else of this machine is touched.
pub struct Desk {
    folder: TempDir,
}

impl Desk {
    pub fn new() -> Self {
        // Beside the build, so that the large program can be linked and need not be copied.
        let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("there is room for a folder");
        let desk = Self { folder };
        let built = Path::new(env!("CARGO_BIN_EXE_cyberdeck"));
        fs::create_dir_all(desk.path("program/scenes")).expect("folders can be made");
        fs::create_dir_all(desk.path("data")).expect("folders can be made");
        fs::hard_link(built, desk.program()).or_else(|_| fs::copy(built, desk.program()).map(|_| ())).expect("the program is built");
        fs::write(desk.scene(), include_str!("../../scenes/terminal_dispute.scn.ron")).expect("files can be written");
        fs::write(desk.settings(), "(quality: Low, speed: Instant, reduced_motion: true, card: Never, ask_once: Never)")
            .expect("files can be written");
        desk
    }

    /// How far the player has come in the lessons.
    pub fn lessons(&self) -> PathBuf {
        self.path("data/lessons.ron")
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn program(&self) -> PathBuf {
        self.path("program/cyberdeck")
    }

    pub fn scene(&self) -> PathBuf {
        self.path("program/scenes/terminal_dispute.scn.ron")
    }

    pub fn settings(&self) -> PathBuf {
        self.path("data/settings.ron")
    }

    /// The match files, by name.
    pub fn matches(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(self.path("data/matches")).map(|entries| entries.flatten().map(|entry| entry.path()).collect());
        let mut files: Vec<PathBuf> = files.unwrap_or_default();
        files.retain(|path| path.to_string_lossy().ends_with(".match.ron"));
        files.sort();
        files
    }

    /// The program with these arguments and this folder for its data, not started yet.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(self.program());
        command.arg("--data").arg(self.path("data")).args(arguments).env("LC_ALL", "C").env("NO_COLOR", "1").stdin(Stdio::null());
        command
    }

    /// Starts the program and gives its window the keyboard and a size.
    pub fn open(&self, arguments: &[&str], size: (u32, u32)) -> Program {
        let log = self.path("stderr");
        let errors = File::create(&log).expect("files can be made");
        let child = self.command(arguments).stdout(Stdio::null()).stderr(errors).spawn().expect("the program starts");
        let mut program =
            Program { child, window: String::new(), log, touched: Cell::new(Instant::now()), response: Duration::from_secs(1) };
        wait("the window opens", || {
            program.still_runs();
            program.window = xdotool(&["search", "--name", "^Cyberdeck$"]).lines().next().unwrap_or_default().to_owned();
            !program.window.is_empty()
        });
        let window = program.window.clone();
        // Without a window manager nobody else does this.
        xdotool(&["windowmove", &window, "0", "0", "windowsize", &window, &size.0.to_string(), &size.1.to_string()]);
        wait("the window has the keyboard", || {
            xdotool(&["windowfocus", &window]);
            xdotool(&["getwindowfocus"]).trim() == window
        });
        program
    }

    /// Starts a new match of a game in the window and gives its file.
    pub fn play<G: Game>(&self, arguments: &[&str], size: (u32, u32)) -> (Program, PathBuf) {
        let before = self.matches();
        let program = self.open(&[&["play", G::ID], arguments].concat(), size);
        let mut file = None;
        wait("the match file is made", || {
            file = self.matches().into_iter().find(|path| !before.contains(path));
            file.is_some()
        });
        (program, file.expect("it was waited for"))
    }
}

/// The program while it runs. When it is let go of it ends, and must not have complained.
pub struct Program {
    child: Child,
    window: String,
    log: PathBuf,
    /// When something was last done with keys or mouse.
    touched: Cell<Instant>,
    /// How long the last action took to land: as long as a frame or two.
    response: Duration,
}

impl Program {
    /// Presses and releases keys, one after the other.
    pub fn press(&self, keys: &[&str]) {
        self.touch(&[&["key", "--delay", "12"], keys].concat());
    }

    /// Moves the pointer there and waits until that was seen.
    pub fn point(&self, (x, y): (i32, i32)) {
        self.touch(&["mousemove", &x.to_string(), &y.to_string()]);
        self.pause();
    }

    /// Clicks there.
    pub fn click(&self, at: (i32, i32)) {
        self.pause();
        self.point(at);
        self.touch(&["click", "1"]);
    }

    /// Clicks where something can be done, once the window shows that it knows: a click that comes in one frame with the
    /// way there is lost.
    pub fn click_target(&self, at: (i32, i32)) {
        self.pause();
        self.point(at);
        wait("the target is aimed at", || self.is_lit());
        self.touch(&["click", "1"]);
    }

    /// Drags what is there to another place.
    pub fn drag(&self, from: (i32, i32), to: (i32, i32)) {
        self.pause();
        self.point(from);
        self.touch(&["mousedown", "1"]);
        self.pause();
        self.point((i32::midpoint(from.0, to.0), i32::midpoint(from.1, to.1)));
        self.point(to);
        self.touch(&["mouseup", "1"]);
    }

    fn touch(&self, arguments: &[&str]) {
        xdotool(arguments);
        self.touched.set(Instant::now());
    }

    /// Long enough for a frame or two.
    pub fn pause(&self) {
        sleep(self.response.mul_f32(2.0).clamp(Duration::from_millis(400), Duration::from_secs(4)));
    }

    /// Does something by which an action of the seat lands in the match file; `file` is at `view` before.
    pub fn act(&mut self, file: &Path, seat: Seat, action: impl Serialize, how: impl FnOnce(&Self)) {
        let own = |line: &String| line.starts_with(&format!("Act({},", seat.0));
        let line = format!("Act({},{})", seat.0, ron::to_string(&action).expect("actions can be written"));
        let before = entries(file).len();
        how(self);
        let mut landed = None;
        wait(&format!("the action lands: {line}"), || {
            self.still_runs();
            landed = entries(file).into_iter().skip(before).find(own);
            landed.is_some()
        });
        self.response = self.touched.get().elapsed();
        println!("  {:>5} ms  {line}", self.response.as_millis());
        assert_eq!(landed, Some(line), "something else was done than was meant");
    }

    /// The middle of the main button, once it can be seen and clicked: it is the one large field in this colour.
    pub fn button(&self) -> (i32, i32) {
        let mut found = None;
        wait("the main button is lit", || {
            found = Self::lit_button();
            found.is_some()
        });
        found.expect("it was waited for")
    }

    /// Takes the machine over, once the curtain is down.
    pub fn lift_curtain(&self) {
        wait("the curtain comes down", || self.is_covered() && self.is_lit());
        self.press(&["space"]);
        wait("the curtain goes up", || !self.is_covered());
    }

    /// Whether the curtain hides the table: its colour is seen where the bar is.
    pub fn is_covered(&self) -> bool {
        self.colour((40, 15)).iter().zip([0x0B, 0x0E, 0x14]).all(|(a, b)| a.abs_diff(b) < 3)
    }

    /// The colour that is seen there.
    pub fn colour(&self, (x, y): (i32, i32)) -> [u8; 3] {
        let picture = Picture::of_screen();
        picture.pixels[y as usize * picture.width + x as usize]
    }

    /// Whether the main button can be clicked now.
    pub fn is_lit(&self) -> bool {
        Self::lit_button().is_some()
    }

    /// Whether the whole table is being asked: the main button of the question stands over the table, not below it.
    pub fn is_asking(&self, size: (u32, u32)) -> bool {
        !self.is_covered() && Self::lit_button().is_some_and(|(_, y)| y * 3 < size.1 as i32 * 2)
    }

    fn lit_button() -> Option<(i32, i32)> {
        let picture = Picture::of_screen();
        // Amber, or where it would leave something undone an outline half as bright.
        [[0xFF, 0xB0, 0x00], [0x94, 0x72, 0x25]].into_iter().find_map(|edge| picture.field(edge, [0x29, 0x34, 0x4A]))
    }

    /// Kills it hard, in the middle of whatever it does.
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// What it has said so far.
    pub fn said(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// How much memory it has taken at most, in kB; nothing if it runs no more.
    fn most_memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse().ok())
    }

    fn still_runs(&mut self) {
        if let Some(status) = self.child.try_wait().expect("it can be asked") {
            panic!("The program ended ({status}):\n{}", self.said());
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if std::thread::panicking() {
            keep_picture(std::thread::current().name().unwrap_or("test"));
            println!("The program said:\n{}", self.said());
        }
        let most = self.most_memory();
        let _ = self.child.kill();
        let _ = self.child.wait();
        if !std::thread::panicking() {
            assert_healthy(&self.said());
            // Whatever it has drawn: what is kept of each frame soon comes to more.
            assert!(most.is_none_or(|most| most < 1_000_000), "It took {most:?} kB of memory.");
        }
    }
}

/// No panic and no error in what the program said. (What the sound library says of a machine without sound is its own.)
pub fn assert_healthy(said: &str) {
    for line in said.lines().filter(|line| !line.starts_with("ALSA")) {
        assert!(!line.contains("panicked") && !line.contains(" ERROR "), "The program said:\n{said}");
    }
}

/// Runs `xdotool` and gives what it prints.
fn xdotool(arguments: &[&str]) -> String {
    let output = Command::new("xdotool").args(arguments).output().expect("xdotool is installed");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Waits until something is so; fails after a long time.
pub fn wait(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "waited in vain: {what}");
        sleep(Duration::from_millis(50));
    }
}

/// The whole lines of a match file after its header.
pub fn entries(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    whole.lines().skip(1).map(|line| line.rsplit_once(" //").map_or(line, |(said, _)| said).to_owned()).collect()
}

/// The match as its file has it now.
pub fn read<G: Game>(file: &Path) -> Match<G> {
    Match::read(file).expect("the file can be read at any time").0
}

/// What a seat sees and may do.
pub fn seen<G: Game>(file: &Path, seat: Seat) -> (G::View, Vec<G::Action>) {
    let (game, mut legal) = (read::<G>(file), Vec::new());
    game.legal_actions(seat, &mut legal);
    (game.view(Viewer::Seat(seat)), legal)
}

/// A picture, as colours row by row.
pub struct Picture {
    pub width: usize,
    pub height: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    /// What is on the screen.
    pub fn of_screen() -> Self {
        Self::read(Command::new("import").args(["-window", "root", "-depth", "8", "ppm:-"]))
    }

    /// What is in a file.
    pub fn of_file(path: &Path) -> Self {
        Self::read(Command::new("convert").arg(path).args(["-depth", "8", "ppm:-"]))
    }

    fn read(command: &mut Command) -> Self {
        let output = command.output().expect("ImageMagick is installed");
        assert!(output.status.success(), "no picture: {}", String::from_utf8_lossy(&output.stderr));
        // P6, width, height, 255, and then the colours.
        let mut fields = output.stdout.splitn(4, u8::is_ascii_whitespace);
        let mut number = || std::str::from_utf8(fields.next()?).ok()?.parse().ok();
        number();
        let (width, height): (usize, usize) = (number().expect("it has a width"), number().expect("it has a height"));
        let colours = fields.next().and_then(|rest| rest.strip_prefix(b"255\n")).expect("it has colours of eight bits");
        let pixels = colours.as_chunks::<3>().0.to_vec();
        assert_eq!(pixels.len(), width * height);
        Self { width, height, pixels }
    }

    /// How many different colours there are.
    pub fn colours(&self) -> usize {
        self.pixels.iter().collect::<std::collections::HashSet<_>>().len()
    }

    /// Which part of it is brighter than `level`.
    pub fn brighter(&self, level: u8) -> f64 {
        let bright = self.pixels.iter().filter(|pixel| pixel.iter().any(|part| *part > level)).count();
        bright as f64 / self.pixels.len() as f64
    }

    /// The middle of the first field that is edged in one colour and filled with it or another, large enough for a button;
    /// a line is none, however long.
    fn field(&self, edge: [u8; 3], fill: [u8; 3]) -> Option<(i32, i32)> {
        let is = |pixel: &[u8; 3], colour: [u8; 3]| pixel.iter().zip(colour).all(|(a, b)| a.abs_diff(b) < 10);
        let pixel = |x: usize, y: usize| self.pixels.get(y * self.width + x);
        let at = |x: usize, y: usize| pixel(x, y).is_some_and(|pixel| is(pixel, edge));
        let inside = |x: usize, y: usize| at(x, y) || pixel(x, y).is_some_and(|pixel| is(pixel, fill));
        for y in 0..self.height {
            let mut from = 0;
            for x in 0..=self.width {
                if x < self.width && at(x, y) {
                    continue;
                }
                if x - from >= 100 && inside(from + 3, y + 12) && inside(x - 4, y + 12) {
                    return Some((i32::midpoint(from as i32, x as i32), y as i32 + 12));
                }
                from = x + 1;
            }
        }
        None
    }
}

/// Keeps what is on the screen for whoever wants to know why a test failed.
fn keep_picture(name: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("window-test");
    let file = folder.join(format!("{}.png", name.replace("::", "-")));
    let _ = fs::create_dir_all(folder);
    let _ = Command::new("import").args(["-window", "root"]).arg(&file).status();
    println!("The screen as it was: {}", file.display());
}
