#!/bin/sh
# Makes the pictures of the title out of matches: make.sh CYBERDECK FOLDER, where FOLDER has a finished match of each game,
# named like terminal-dispute.match.ron. Needs ImageMagick.
#
# A picture is the table alone at a step of the match.
set -eu
cyberdeck=$1 matches=$2
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
made=$(mktemp -d)
trap 'rm -r "$made"' EXIT
echo '(quality: High)' >"$made/settings.ron"

# take GAME STEP STEP STEP
take() {
    game=$1
    shift
    at=1
    for step in "$@"; do
        "$cyberdeck" --data "$made" screenshot "$matches/$game.match.ron" --step "$step" --bare --out "$made/$game.png" --size 1440x1080
        convert "$made/$game.png" -filter Lanczos -resize 720x540! -unsharp 0x0.6 +dither -colors 255 \
            -define png:compression-level=9 "PNG8:$here/$game-$at.png"
        at=$((at + 1))
    done
}

take terminal-dispute 62 110 160
take access-denied 60 150 230
take data-warriors 90 160 125
take aetherium 70 137 200
