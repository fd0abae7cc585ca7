//! Where it is said why the window can't open: in the console, or in a message box where there is none.

use std::io::{IsTerminal, Write, stderr, stdin, stdout};

/// Lets a program that Windows gives no console print into the one it was started from.
pub fn attach_console() {
    #[cfg(windows)]
    {
        // Without a console to attach to there is nobody to read.
        let _ = winsafe::AttachConsole(winsafe::PidParent::Parent);
    }
}

/// Says it on standard error; and in a message box, where nobody reads that.
pub fn complain(text: &str) {
    let _ = writeln!(stderr(), "cyberdeck: {text}");
    show(text);
}

/// Shows it in a message box if the program was not started from a terminal.
pub fn show(text: &str) {
    if !stderr().is_terminal() && !stdout().is_terminal() && !stdin().is_terminal() {
        message_box(text);
    }
}

#[cfg(windows)]
fn message_box(text: &str) {
    use winsafe::{HWND, co, prelude::*};
    let _ = HWND::NULL.MessageBox(text, "Cyberdeck", co::MB::ICONERROR);
}

/// With the first of the system's own programs for it that is there.
#[cfg(not(windows))]
fn message_box(text: &str) {
    use std::process::{Command, Stdio};
    let script = format!("display alert \"Cyberdeck\" message {text:?}");
    let programs: &[&[&str]] = if cfg!(target_os = "macos") {
        &[&["osascript", "-e", &script]]
    } else {
        &[
            &["kdialog", "--title", "Cyberdeck", "--error", text],
            &["zenity", "--error", "--no-markup", "--title=Cyberdeck", "--text", text],
            &["xmessage", "-center", text],
        ]
    };
    for program in programs {
        let [name, arguments @ ..] = program else { continue };
        let mut command = Command::new(name);
        if command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok() {
            return;
        }
    }
}
