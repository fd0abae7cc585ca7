#!/bin/sh
# Makes the pictures and films of the README and the pictures of the title: docs/pictures/make.sh CYBERDECK [GAME...]. Needs
# ImageMagick with WebP. Without graphics hardware it takes half an hour.
#
# Bots play a match of each game. A picture shows it after an action, as the player who is to act sees it; a film shows what
# leads there.
set -eu
cyberdeck=$1
shift
games=${*:-terminal-dispute access-denied data-warriors aetherium title}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
images=$here/../images
made=$(mktemp -d)
trap 'rm -r "$made"' EXIT
mkdir "$made/still" "$made/moving"
echo '(quality: High, language: Some("en"), curtain: false, since: false)' >"$made/still/settings.ron"
echo '(quality: Medium, language: Some("en"), speed: Double)' >"$made/moving/settings.ron"

# play GAME SEATS SEED
play() {
    game=$1 seats=$2 seed=$3
    set --
    for name in Ada Ben Cleo Dan; do
        [ $# -eq $((2 * seats)) ] || set -- "$@" --seat "$name=bot:easy"
    done
    "$cyberdeck" watch "$game" "$@" --seed "$seed" --save "$made/$game.match.ron" >/dev/null
}

# picture GAME ACTION
picture() {
    "$cyberdeck" --data "$made/still" screenshot "$made/$1.match.ron" --live --step "$2" --out "$made/$1.png" --size 1920x1080
    convert "$made/$1.png" -define png:compression-level=9 "PNG24:$images/$1.png"
}

# film GAME FROM TO
film() {
    "$cyberdeck" --data "$made/moving" film "$made/$1.match.ron" --from "$2" --to "$3" --bare --fps 12 --size 960x540 --out "$made/$1"
    convert -delay 8 -loop 0 "$made/$1/*.png" -filter Lanczos -resize 640x360 -quality 60 -define webp:method=6 "$images/$1.webp"
}

play terminal-dispute 4 3
play access-denied 4 3
play data-warriors 2 3
play aetherium 2 3
for game in $games; do
    case $game in
        terminal-dispute) picture "$game" 159 && film "$game" 120 126 ;;
        access-denied) picture "$game" 342 && film "$game" 331 341 ;;
        data-warriors) picture "$game" 113 && film "$game" 109 113 ;;
        aetherium) picture "$game" 180 && film "$game" 122 128 ;;
        title) "$here/../../assets/title/make.sh" "$cyberdeck" "$made" ;;
    esac
done
