#!/bin/sh
# Tries the packages for Linux in a clean Debian, which is kept in the target folder. ./dev test packages installs what this needs, and
# runs it.
set -eu
cd "$(dirname -- "$0")/.."
. packaging/common.sh

suite=bookworm

make_root() {
    if [ ! -e "$root/made" ]; then
        rm -rf "$root"
        debootstrap --variant=minbase "$suite" "$root"
        rm -f "$root/etc/apt/sources.list"
        cp /etc/apt/sources.list "$root/etc/apt/" 2>/dev/null || true
        cp -r /etc/apt/sources.list.d /etc/apt/apt.conf.d "$root/etc/apt/" 2>/dev/null || true
        touch "$root/made"
    fi
    cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true
    mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
    mountpoint -q "$root/dev" || mount --bind /dev "$root/dev"
    inside apt-get update -q
}

leave_root() {
    for folder in proc dev; do
        ! mountpoint -q "$root/$folder" || umount "$root/$folder"
    done
}

inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# as_player COMMAND...: somebody with a home of their own, and no rights.
as_player() { inside runuser -u player -- env HOME=/home/player "$@"; }

install_deb() {
    inside id player >/dev/null 2>&1 || inside useradd --create-home player
    cp "$deb" "$root/tmp/cyberdeck.deb"
    # With what it recommends: the driver.
    inside apt-get install -y -q /tmp/cyberdeck.deb
    inside dpkg --verify cyberdeck
}

try_installed() {
    as_player cyberdeck --version
    as_player cyberdeck watch terminal-dispute --seat bot:easy --seat bot:easy --seed 7 --save /home/player/evening.match.ron >"$root/tmp/said"
    tail -n 2 "$root/tmp/said"
    as_player cyberdeck check /home/player/evening.match.ron
    as_player cyberdeck replay /home/player/evening.match.ron >/dev/null
    inside test -s /usr/share/man/man1/cyberdeck.1.gz
    inside test -s /usr/share/applications/cyberdeck.desktop
    inside test -s /usr/share/doc/cyberdeck/LICENSES-OF-PARTS.txt.gz
    inside apt-get install -y -q --no-install-recommends shared-mime-info libglib2.0-bin
    said=$(as_player gio info --attributes standard::content-type /home/player/evening.match.ron | sed -n "s/.*content-type: //p")
    say "A match file is: $said"
    [ "$said" = application/x-cyberdeck-match ]
}

# With Xvfb from the clean system as well: nothing of this one helps.
try_window() {
    inside apt-get install -y -q --no-install-recommends xvfb xauth xdotool imagemagick
    cat >"$root/home/player/window.sh" <<'TEXT'
#!/bin/sh
# From the entry in the menu to a new match, and by mouse and keys to its end; then the replay of its file.
set -eu
export VK_ICD_FILENAMES=/usr/share/vulkan/icd.d/lvp_icd.x86_64.json CYBERDECK_DATA=$HOME/data
rm -rf "$CYBERDECK_DATA"
mkdir -p "$CYBERDECK_DATA"
printf '(quality: Low, speed: Instant, reduced_motion: true, card: Never, ask_once: Never, explain: Never, since: false)' >"$CYBERDECK_DATA/settings.ron"
# wait_for SECONDS COMMAND...: until it succeeds.
wait_for() {
    until_then=$(($(date +%s) + $1))
    shift
    until "$@"; do
        [ "$(date +%s)" -lt "$until_then" ] || return 1
        sleep 1
    done
}
is_drawn() { [ "$(import -window root png:- | convert png:- -format '%k' info:)" -gt 1000 ]; }
click() {
    xdotool mousemove "$1" "$2"
    sleep 1
    xdotool click 1
    sleep 3
}
matches=$CYBERDECK_DATA/matches
is_begun() {
    # The first game of the title, then what begins it.
    click 160 450
    click 677 606
    [ -n "$(find "$matches" -name 'terminal-dispute-*.match.ron')" ]
}
# What a bot would do, again and again; Space is the main button.
is_over() {
    xdotool key h
    sleep 2
    xdotool key Return
    sleep 1
    xdotool key space
    sleep 1
    cyberdeck replay "$matches"/terminal-dispute-*.match.ron >"$HOME/log"
    grep -q '^1\. ' "$HOME/log"
}

$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' /usr/share/applications/cyberdeck.desktop) >"$HOME/said" 2>&1 &
program=$!
wait_for 180 is_drawn
sleep 5
# Without a window manager nobody else gives it the keys.
xdotool search --name '^Cyberdeck' windowfocus
wait_for 120 is_begun
wait_for 1800 is_over
sleep 5
import -window root "$HOME/match.png"
tail -n 2 "$HOME/log"
kill "$program"
wait "$program" || true
cyberdeck "$HOME/evening.match.ron" >>"$HOME/said" 2>&1 &
program=$!
sleep 5
wait_for 180 is_drawn
sleep 5
import -window root "$HOME/replay.png"
kill "$program"
cat "$HOME/said"
TEXT
    chmod 755 "$root/home/player/window.sh"
    as_player xvfb-run -a -s "-screen 0 1280x720x24" /home/player/window.sh
}

remove_deb() {
    inside apt-get purge -y -q cyberdeck
    left=$(inside find / -xdev -iname '*cyberdeck*' -not -path '/tmp/*' -not -path '/home/*' -not -path '/var/log/*')
    [ -z "$left" ] || fail "This is still there: $left"
    inside test -s /home/player/evening.match.ron
    say "Nothing of it is left but the player's own files."
}

try_archive() {
    rm -rf "$root/home/player/My games"
    mkdir "$root/home/player/My games"
    tar --extract --gzip --file "$archive" --directory "$root/home/player/My games"
    inside chown -R player "/home/player/My games"
    # shellcheck disable=SC2016 # for the shell inside
    as_player sh -c 'cd /tmp && "/home/player/My games"/cyberdeck-*/cyberdeck watch access-denied --seat bot:random --seat bot:random --seed 1' >"$root/tmp/said"
    tail -n 2 "$root/tmp/said"
}

[ "$(id -u)" -eq 0 ] || fail "Only root can make a system to install packages in: run this with sudo."
deb=$(find "$packages" -name "cyberdeck_${version}_*.deb" | head -n 1)
archive=$(find "$packages" -name "cyberdeck-$version-linux-*.tar.gz" | head -n 1)
if [ -z "$deb" ] || [ -z "$archive" ]; then
    fail "There are no packages yet. Make them with: ./dev package linux"
fi
root=$target_folder/$suite
trap leave_root EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

heading "A clean Debian"
make_root
heading "The .deb: install"
install_deb
heading "The .deb: commands and files"
try_installed
heading "The .deb: the window"
try_window
heading "The .deb: remove"
remove_deb
heading "The .tar.gz, from a folder with a space"
try_archive
