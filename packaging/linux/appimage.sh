#!/bin/sh
# Makes an AppImage of what `./dev package linux` made. Not tried yet: appimagetool could not be downloaded where the packages were
# made. It comes from https://github.com/AppImage/appimagetool.
#
# Usage: packaging/linux/appimage.sh FOLDER IMAGE (such as target/packages/cyberdeck-linux-x86_64 Cyberdeck-x86_64.AppImage)
set -eu

from=$1
image=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
root=$scratch/Cyberdeck.AppDir

mkdir -p "$root/usr/bin" "$root/usr/share/doc/cyberdeck"
install -m755 "$from/cyberdeck" "$root/usr/bin/cyberdeck"
cp -r "$from/share/." "$root/usr/share/"
cp "$from/CREDITS.md" "$from"/LICENSE* "$root/usr/share/doc/cyberdeck/"
cp "$from/share/applications/cyberdeck.desktop" "$root/"
cp "$from/share/icons/hicolor/256x256/apps/cyberdeck.png" "$root/cyberdeck.png"
ln -s usr/bin/cyberdeck "$root/AppRun"
appimagetool "$root" "$image"
