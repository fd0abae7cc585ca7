#!/bin/sh
# Makes the picture of the four qualities, side by side: qualities.sh CYBERDECK MATCH, a match of Aetherium. Needs ImageMagick.
set -eu
cyberdeck=$1 match=$2
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
made=$(mktemp -d)
trap 'rm -r "$made"' EXIT
for quality in Low Medium High Ultra; do
    echo "(quality: $quality)" >"$made/settings.ron"
    "$cyberdeck" --data "$made" screenshot "$match" --step 137 --bare --out "$made/$quality.png" --size 1280x720
done
convert "$made/Low.png" "$made/Medium.png" "$made/High.png" "$made/Ultra.png" -gravity center -crop 624x351+0+0 +repage \
    -filter Lanczos -resize 208x117! +append -define png:compression-level=9 "PNG24:$here/qualities.png"
