#!/bin/sh
# Tries under Wine what players on Windows get. ./dev test windows installs what this needs, and runs it. For CYBERDECK_PROFILE see
# common.sh.
set -eu
cd "$(dirname -- "$0")/.."
. packaging/common.sh

# What the tests from outside ask of the program, on another system.
windows_tests="--test games --test matches --test cli"

wine_prepare() {
    [ -d "$WINEPREFIX/drive_c/windows/system32" ] || DISPLAY='' wineboot --init >/dev/null 2>&1
    wineserver --wait
    x86_64-w64-mingw32-gcc -shared -s -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" \
        packaging/windows/bcryptprimitives.c -ladvapi32
    wine --version
}

# wine_run PROGRAM ARGUMENTS...: a program for Windows that prints.
wine_run() { DISPLAY='' wine "$@"; }

wine_cargo_tests() {
    # shellcheck disable=SC2086 # a list
    CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=wine DISPLAY='' cargo test --no-default-features --target "$windows_target" $windows_tests
}

# expect TEXT FILE: the file has this text.
expect() {
    grep -q -e "$1" "$2" && return 0
    head -n 20 "$2" >&2
    fail "This should say: $1"
}

# The portable program, from its archive, in a folder whose name is not plain.
wine_files() {
    folder="$scratch/Spiele für Zoë"
    mkdir "$folder"
    (cd "$folder" && unzip -q "$packages/cyberdeck-$version-windows-x86_64.zip")
    portable="$folder/cyberdeck-$version-windows-x86_64/cyberdeck.exe"
    wine_run "$portable" --version | tr -d '\r' >"$scratch/said"
    expect "^cyberdeck $version" "$scratch/said"

    file="$folder/Partie größer als zwölf.match.ron"
    wine_run "$portable" watch terminal-dispute --seat bot:easy --seat bot:easy --seed 7 --save "$(winepath -w "$file")" >"$scratch/watched"
    [ -s "$file" ] || fail "There is no file $file."
    wine_run "$portable" replay "$(winepath -w "$file")" >"$scratch/replayed"
    wine_run "$portable" check "$(winepath -w "$file")"

    # Content as editors on Windows write it plays the same match.
    content="$folder/Inhalt mit CRLF"
    cp -r assets "$content"
    find "$content" -name '*.ron' -exec sed -i 's/\r*$/\r/' {} +
    wine_run "$portable" check "$(winepath -w "$content")"
    for game in terminal-dispute access-denied data-warriors aetherium; do
        wine_run "$portable" watch "$game" --seat bot:random --seat bot:random --seed 7 >"$scratch/plain"
        wine_run "$portable" --content "$(winepath -w "$content")" watch "$game" --seat bot:random --seat bot:random --seed 7 >"$scratch/crlf"
        cmp "$scratch/plain" "$scratch/crlf"
        say "$game: $(wc -l <"$scratch/crlf") lines, the same with CRLF"
    done
}

installed_folder() { find "$WINEPREFIX/drive_c/users" -path '*/AppData/Local/Programs/Cyberdeck' -type d; }

wine_install() {
    DISPLAY='' wine "$packages/cyberdeck-$version-windows-x86_64-setup.exe" /S
    wineserver --wait
    installed=$(installed_folder)
    [ -n "$installed" ] || fail "It did not install."
    ls "$installed"
    wine_run "$installed/cyberdeck.exe" --version
    find "$WINEPREFIX/drive_c/users" -name Cyberdeck.lnk | grep . || fail "There is no entry in the start menu."
    wine_run reg query 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Cyberdeck' /v DisplayVersion | tee "$scratch/said"
    expect "$version" "$scratch/said"
    wine_run reg query 'HKCU\Software\Classes\Cyberdeck.Match\shell\open\command' | tee "$scratch/said"
    expect 'cyberdeck.exe" "%1"' "$scratch/said"
}

# A screen of its own, and lavapipe as its driver.
window_screen() {
    Xvfb -displayfd 3 -screen 0 1280x720x24 -noreset -nolisten tcp 3>"$scratch/display" >"$scratch/log" 2>&1 &
    screen=$!
    waited=0
    while [ ! -s "$scratch/display" ]; do
        [ "$waited" -lt 30 ] || fail "Xvfb did not start."
        sleep 1
        waited=$((waited + 1))
    done
    DISPLAY=:$(cat "$scratch/display")
    driver=$(find /usr/share/vulkan/icd.d -name 'lvp_icd*.json' | head -n 1)
    export DISPLAY WGPU_BACKEND=vulkan VK_DRIVER_FILES="$driver" VK_ICD_FILENAMES="$driver"
}

# no_window SENTENCE: with what the program said.
no_window() {
    cat "$scratch/window" >&2
    import -window root "$packages/window-failed.png" || true
    fail "$1 A picture of the screen is $packages/window-failed.png."
}

# wait_for SECONDS COMMAND...: until it succeeds.
wait_for() {
    until_then=$(($(date +%s) + $1))
    shift
    until "$@"; do
        [ "$(date +%s)" -lt "$until_then" ] || return 1
        sleep 1
    done
}

# How many colours the screen has: a window that draws has many.
colours() { import -window root png:- | convert png:- -format '%k' info:; }
is_drawn() { [ "$(colours)" -gt 1000 ]; }
is_open() { xdotool search --name '[Cc]yberdeck' >/dev/null 2>&1; }
is_shut() { ! is_open; }

click() {
    xdotool mousemove "$1" "$2"
    sleep 1
    xdotool click 1
    sleep 3
}
is_begun() {
    # The first game of the title, then what begins it.
    click 160 450
    click 677 606
    match=$(find "$data" -name 'terminal-dispute-*.match.ron')
    [ -n "$match" ]
}
# What a bot would do, again and again; Space is the main button.
is_over() {
    xdotool key h
    sleep 2
    xdotool key Return
    sleep 1
    xdotool key space
    sleep 1
    wine_run "$installed/cyberdeck.exe" replay "$(winepath -w "$match")" >"$scratch/log"
    grep -q '^1\. ' "$scratch/log"
}

# open_installed FILE: as the start menu and a double click on a match file do; "wine start" of Wine 8 does not know what one user
# has registered. In a desktop of Wine's own: the modes of Xvfb's screen have no frequency, at which winit 0.30 panics under Wine 8.
open_installed() {
    wine explorer /desktop=cyberdeck,1280x720 "$(winepath -w "$installed/cyberdeck.exe")" "$@" >"$scratch/window" 2>&1 &
    program=$!
    wait_for 120 is_open || no_window "No window opened."
    wait_for 180 is_drawn || no_window "The window stays empty."
    sleep 5
}

# shut_window PICTURE: Alt+F4, after a picture of what is to be seen.
shut_window() {
    import -window root "$packages/$1"
    xdotool key alt+F4
    wait_for 60 is_shut || no_window "The window does not close."
    wait "$program" || no_window "It ended with an error."
}

# The installed program: by mouse and keys from the title to a match, and to its end; then the replay of a match file.
wine_window() {
    data="$scratch/Daten für Zoë"
    mkdir -p "$data"
    CYBERDECK_DATA=$(winepath -w "$data")
    export CYBERDECK_DATA
    printf '(quality: Low, fullscreen: true, speed: Instant, reduced_motion: true, card: Never, ask_once: Never, explain: Never, since: false)' >"$data/settings.ron"
    installed=$(installed_folder)
    open_installed
    xdotool search --name '[Cc]yberdeck' windowfocus
    wait_for 180 is_begun || no_window "No match begins."
    wait_for 1800 is_over || no_window "The match does not end."
    tail -n 2 "$scratch/log"
    shut_window window.png
    open_installed "$(winepath -w "$file")"
    shut_window replay.png
}

wine_uninstall() {
    appdata=$(dirname "$(dirname "$(dirname "$(dirname "$(installed_folder)")")")")/AppData/Roaming/Cyberdeck/data
    mkdir -p "$appdata/matches"
    cp "$file" "$appdata/matches/"
    installed=$(installed_folder)
    DISPLAY='' wine "$installed/uninstall.exe" /S
    wineserver --wait
    [ ! -e "$installed" ] || fail "This is still there: $(ls "$installed")"
    [ -z "$(find "$WINEPREFIX/drive_c/users" -name Cyberdeck.lnk)" ] || fail "The entry in the start menu is still there."
    ! wine_run reg query 'HKCU\Software\Classes\Cyberdeck.Match' >/dev/null 2>&1 || fail "Match files still belong to the program."
    [ -n "$(find "$appdata/matches" -name '*.match.ron')" ] || fail "The player’s matches are gone."
    say "Program, menu and registry are clean; the matches are still there."
}

screen=
clean_up() {
    wineserver --kill || true
    [ -z "$screen" ] || kill "$screen" || true
    rm -rf "$scratch"
}

scratch=$(mktemp -d)
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
# Nothing of the user's own Wine is touched.
export WINEPREFIX="$target_folder/wine" WINEDEBUG=-all WINEARCH=win64 WINEDLLOVERRIDES="mscoree=;mshtml=;bcryptprimitives=n"
unset WAYLAND_DISPLAY WAYLAND_SOCKET

heading "Wine"
wine_prepare
heading "Tests of the program without the window"
wine_cargo_tests
heading "Packages for Windows"
packaging/package.sh windows
heading "Files with spaces, umlauts and other line ends"
wine_files
heading "The installer, silently in"
wine_install
heading "The window"
window_screen
wine_window
heading "The installer, silently out"
wine_uninstall
