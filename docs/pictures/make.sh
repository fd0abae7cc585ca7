#!/bin/sh
# Makes the pictures of the README and of the title: docs/pictures/make.sh CYBERDECK. Needs ImageMagick.
#
# Bots play a match of each game; a picture shows it at a step, as the player who is to act sees it.
set -eu
cyberdeck=$1
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
made=$(mktemp -d)
trap 'rm -r "$made"' EXIT
echo '(quality: High, language: Some("en"))' >"$made/settings.ron"

# take GAME SEATS STEP
take() {
    game=$1 seats=$2 step=$3
    set --
    while [ $# -lt $((2 * seats)) ]; do set -- "$@" --seat bot:easy; done
    "$cyberdeck" watch "$game" "$@" --seed 3 --save "$made/$game.match.ron" >/dev/null
    "$cyberdeck" --data "$made" screenshot "$made/$game.match.ron" --live --step "$step" --out "$here/../images/$game.png" --size 1920x1080
}

take terminal-dispute 4 70
take access-denied 4 230
take data-warriors 2 101
take aetherium 2 120
"$here/../../assets/title/make.sh" "$cyberdeck" "$made"
