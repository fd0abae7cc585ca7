#!/bin/sh
# Makes what players install. ./dev package [SYSTEM] installs what this needs, and runs it. Packages stand in the folder "packages" of
# the target folder.
#
# Usage: packaging/package.sh linux|windows|macos
set -eu
cd "$(dirname -- "$0")/.."
. packaging/common.sh

# The date of the last commit: the same commit gives the same packages.
made_on() { git log -1 --format=%cd --date=format:%Y-%m-%d 2>/dev/null || date +%Y-%m-%d; }

# icon SIZE FILE: the icon, so many pixels high.
icon() { rsvg-convert --width "$1" --height "$1" --output "$2" assets/icon.svg; }

# papers TARGET FOLDER: who made what, and under which licence.
papers() {
    cp assets/CREDITS.md LICENSE-APACHE LICENSE-MIT "$2/"
    for file in assets/fonts/LICENSE-*; do
        cp "$file" "$2/"
    done
    python3 packaging/licences.py "$1" >"$2/LICENSES-OF-PARTS.txt"
}

# ---- Linux ----------------------------------------------------------------------------------------------------------

package_linux() {
    [ "$(uname -s)" = Linux ] || fail "Packages for Linux are made on Linux: they are built with its libraries."
    needs rsvg-convert librsvg2-bin
    needs python3 python3
    needs strip binutils
    machine=$(uname -m)
    cargo build --profile "$profile" --bin cyberdeck
    cargo run --no-default-features --example man_and_completions -- "$packages/text"

    tree=$packages/cyberdeck-linux-$machine
    clear_folder "$tree"
    strip -o "$tree/cyberdeck" "$target_folder/$profile/cyberdeck"
    # With the names of functions, to read reports of crashes: see docs/releasing.md.
    cp "$target_folder/$profile/cyberdeck" "$packages/cyberdeck-$version-linux-$machine.symbols"
    papers "$machine-unknown-linux-gnu" "$tree"
    cp packaging/linux/README.txt "$tree/"
    share=$tree/share
    mkdir -p "$share/applications" "$share/metainfo" "$share/mime/packages" "$share/man/man1" \
        "$share/bash-completion/completions" "$share/fish/vendor_completions.d" "$share/zsh/vendor-completions"
    cp packaging/linux/cyberdeck.desktop "$share/applications/"
    cp packaging/linux/cyberdeck-mime.xml "$share/mime/packages/cyberdeck.xml"
    sed "s/@VERSION@/$version/; s/@DATE@/$(made_on)/" packaging/linux/org.cyberdeck.Cyberdeck.metainfo.xml.in \
        >"$share/metainfo/org.cyberdeck.Cyberdeck.metainfo.xml"
    cp "$packages/text/man/"*.1 "$share/man/man1/"
    gzip --best --no-name "$share/man/man1/"*.1
    cp "$packages/text/completions/cyberdeck.bash" "$share/bash-completion/completions/cyberdeck"
    cp "$packages/text/completions/cyberdeck.fish" "$share/fish/vendor_completions.d/"
    cp "$packages/text/completions/_cyberdeck" "$share/zsh/vendor-completions/"
    for size in 16 24 32 48 64 128 256 512; do
        mkdir -p "$share/icons/hicolor/${size}x$size/apps"
        icon "$size" "$share/icons/hicolor/${size}x$size/apps/cyberdeck.png"
    done
    mkdir -p "$share/icons/hicolor/scalable/apps"
    cp assets/icon.svg "$share/icons/hicolor/scalable/apps/cyberdeck.svg"
    chmod -R u=rwX,go=rX "$tree"

    name=cyberdeck-$version-linux-$machine
    tar --create --use-compress-program 'gzip --best --no-name' --file "$packages/$name.tar.gz" --directory "$packages" --owner 0 --group 0 --sort name \
        --transform "s,^cyberdeck-linux-$machine,$name," "cyberdeck-linux-$machine"

    if has desktop-file-validate; then
        desktop-file-validate "$share/applications/cyberdeck.desktop"
    fi
    if has appstreamcli; then
        appstreamcli validate --no-net "$share/metainfo/org.cyberdeck.Cyberdeck.metainfo.xml"
    fi
    if has dpkg-deb && has dpkg-shlibdeps; then
        package_deb
    else
        say "Left out: the .deb. It needs dpkg-deb and dpkg-shlibdeps (on Debian: apt-get install dpkg-dev)."
    fi
}

# What the program looks for only when it runs is not in its list of libraries.
loaded="libvulkan1, libx11-6, libx11-xcb1, libxcursor1, libxi6, libxkbcommon-x11-0, libxkbcommon0, libxrandr2, libwayland-client0"

package_deb() {
    root=$packages/deb
    clear_folder "$root"
    mkdir -p "$root/DEBIAN" "$root/usr/bin" "$root/usr/share/doc/cyberdeck" "$root/debian"
    cp "$tree/cyberdeck" "$root/usr/bin/"
    cp -r "$share/." "$root/usr/share/"
    cp "$tree/CREDITS.md" "$tree"/LICENSE-* "$root/usr/share/doc/cyberdeck/"
    gzip --best --no-name --stdout "$tree/LICENSES-OF-PARTS.txt" >"$root/usr/share/doc/cyberdeck/LICENSES-OF-PARTS.txt.gz"
    cp packaging/linux/copyright "$root/usr/share/doc/cyberdeck/copyright"
    printf 'cyberdeck (%s) stable; urgency=medium\n\n  * Version %s.\n\n -- %s  %s\n' "$version" "$version" "$maintainer" \
        "$(git log -1 --format=%cD 2>/dev/null || date -R)" | gzip --best --no-name >"$root/usr/share/doc/cyberdeck/changelog.gz"
    printf 'Source: cyberdeck\n\nPackage: cyberdeck\nArchitecture: any\n' >"$root/debian/control"
    linked=$(cd "$root" && dpkg-shlibdeps -O usr/bin/cyberdeck | sed -n 's/^shlibs:Depends=//p')
    rm -r "$root/debian"
    cat >"$root/DEBIAN/control" <<TEXT
Package: cyberdeck
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude DEBIAN "$root" | cut -f1)
Depends: $linked, $loaded
Recommends: mesa-vulkan-drivers | vulkan-icd
Section: games
Priority: optional
Description: Four tabletop games about hacking on one digital table
 Terminal Dispute (roll and write), Access Denied (deduction with cards),
 Data.Warriors (a duel of decks) and Aetherium (miniatures), with every rule
 enforced and explained: around one computer, or against bots of four levels.
TEXT
    (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    chmod -R u=rwX,go=rX "$root"
    dpkg-deb --root-owner-group -Zxz --build "$root" "$packages/cyberdeck_${version}_$(dpkg --print-architecture).deb"
    rm -r "$root"
}

maintainer="The Cyberdeck project <maintainers@cyberdeck.invalid>"

# ---- Windows --------------------------------------------------------------------------------------------------------

# Cross-compiled with mingw on every system, so that what is tried under Wine is what players get.
package_windows() {
    needs x86_64-w64-mingw32-windres gcc-mingw-w64-x86-64
    needs rsvg-convert librsvg2-bin
    needs convert imagemagick
    needs python3 python3
    needs zip zip
    find_target "$windows_target"

    work=$packages/windows
    clear_folder "$work"
    windows_resource "$work"
    cargo rustc --profile "$profile" --target "$windows_target" --bin cyberdeck -- -C "link-arg=$work/cyberdeck.o"

    name=cyberdeck-$version-windows-x86_64
    tree=$work/$name
    clear_folder "$tree"
    built=$target_folder/$windows_target/$profile/cyberdeck.exe
    x86_64-w64-mingw32-strip -o "$tree/cyberdeck.exe" "$built"
    cp "$built" "$packages/$name.symbols"
    sign_for_windows "$tree/cyberdeck.exe"
    papers "$windows_target" "$tree"
    for file in "$tree"/LICENSE* "$tree/CREDITS.md" packaging/windows/README.txt; do
        sed 's/\r*$/\r/' "$file" >"$work/text"
        mv "$work/text" "$tree/$(basename "$file")"
    done

    rm -f "$packages/$name.zip"
    (cd "$work" && zip --quiet -9 -X -r "$packages/$name.zip" "$name")
    if has makensis; then
        makensis -V2 -INPUTCHARSET UTF8 "-DVERSION=$version" "-DNUMBERS=$version.0" "-DFROM=$tree" "-DICON=$work/cyberdeck.ico" \
            "-DOUT=$packages/$name-setup.exe" packaging/windows/installer.nsi
        sign_for_windows "$packages/$name-setup.exe"
    else
        say "Left out: the installer. It needs makensis (on Debian: apt-get install nsis)."
    fi
}

# sign_for_windows FILE: signs it, if there is a certificate to sign with.
sign_for_windows() {
    [ -n "${CYBERDECK_CERTIFICATE:-}" ] || return 0
    needs osslsigncode osslsigncode
    osslsigncode sign -pkcs12 "$CYBERDECK_CERTIFICATE" -pass "${WINDOWS_CERTIFICATE_PASSWORD:-}" -n Cyberdeck -h sha256 \
        -t http://timestamp.digicert.com -in "$1" -out "$1.signed"
    mv "$1.signed" "$1"
}

# windows_resource FOLDER: icon, version and manifest as an object file for the linker.
windows_resource() {
    for size in 16 24 32 48 64 128 256; do
        icon "$size" "$1/$size.png"
    done
    convert "$1/16.png" "$1/24.png" "$1/32.png" "$1/48.png" "$1/64.png" "$1/128.png" "$1/256.png" "$1/cyberdeck.ico"
    cp packaging/windows/cyberdeck.rc packaging/windows/cyberdeck.manifest "$1/"
    (
        cd "$1"
        x86_64-w64-mingw32-windres "-DNUMBERS=$(say "$version" | sed 's/[^0-9.].*//' | tr . ,),0" "-DVERSION=\\\"$version\\\"" \
            -O coff -o cyberdeck.o cyberdeck.rc
    )
}

# find_target TARGET: the standard library of Rust for another system.
find_target() {
    [ -d "$(rustc --print sysroot)/lib/rustlib/$1" ] && return 0
    has rustup || fail "The standard library of Rust for $1 is missing, and there is no rustup to install it."
    rustup target add "$1"
}

# ---- macOS ----------------------------------------------------------------------------------------------------------

package_macos() {
    app=$packages/macos/Cyberdeck.app
    clear_folder "$app/Contents/MacOS"
    mkdir -p "$app/Contents/Resources"
    sed "s/@VERSION@/$version/" packaging/macos/Info.plist.in >"$app/Contents/Info.plist"
    papers "aarch64-apple-darwin" "$app/Contents/Resources"
    macos_icon "$app/Contents/Resources/Cyberdeck.icns"
    if [ "$(uname -s)" = Darwin ]; then
        macos_program
        macos_image
        return 0
    fi
    say "The bundle $app has everything but the program: linking it needs Apple's SDK, which is only on a Mac."
    say "What can be checked here is that the program compiles:"
    for target in $macos_targets; do
        find_target "$target"
        # Without it, blake3 would compile C for macOS.
        CARGO_FEATURE_PURE=1 cargo check --target "$target" --bin cyberdeck
    done
}

macos_icon() {
    if has iconutil; then
        set_folder=$packages/macos/Cyberdeck.iconset
        clear_folder "$set_folder"
        for size in 16 32 128 256 512; do
            icon "$size" "$set_folder/icon_${size}x$size.png"
            icon $((2 * size)) "$set_folder/icon_${size}x$size@2x.png"
        done
        iconutil --convert icns --output "$1" "$set_folder"
        return
    fi
    needs png2icns icnsutils
    for size in 16 32 48 128 256 512 1024; do
        icon "$size" "$packages/macos/$size.png"
    done
    (cd "$packages/macos" && png2icns "$1" 16.png 32.png 48.png 128.png 256.png 512.png 1024.png)
}

# One program for both kinds of Macs.
macos_program() {
    built=
    for target in $macos_targets; do
        find_target "$target"
        MACOSX_DEPLOYMENT_TARGET=11.0 cargo build --profile "$profile" --target "$target" --bin cyberdeck
        built="$built $target_folder/$target/$profile/cyberdeck"
    done
    # shellcheck disable=SC2086 # a list
    lipo -create -output "$app/Contents/MacOS/cyberdeck" $built
    cp "$app/Contents/MacOS/cyberdeck" "$packages/cyberdeck-$version-macos.symbols"
    strip "$app/Contents/MacOS/cyberdeck"
    # A signature without an identity, which Macs with Apple's own processors ask for. The release workflow signs with one.
    codesign --force --options runtime --sign "${CYBERDECK_IDENTITY:--}" "$app"
}

macos_image() {
    ln -sf /Applications "$packages/macos/Applications"
    rm -rf "$packages/macos/image"
    mkdir "$packages/macos/image"
    cp -R "$app" "$packages/macos/Applications" "$packages/macos/image/"
    hdiutil create -volname Cyberdeck -srcfolder "$packages/macos/image" -ov -format ULFO "$packages/cyberdeck-$version-macos.dmg"
}

case ${1:-} in
    linux) package_linux ;;
    windows) package_windows ;;
    macos) package_macos ;;
    *)
        complain "There are packages for linux, windows and macos."
        exit 2
        ;;
esac
heading "In $packages"
find "$packages" -maxdepth 1 -type f -name "cyberdeck[-_]$version*" -exec du -k {} + | sort -k2 | awk '{ sub(".*/", "", $2); printf "%7.1f MiB  %s\n", $1 / 1024, $2 }'
