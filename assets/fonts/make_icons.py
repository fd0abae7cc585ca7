#!/usr/bin/env python3
"""Makes icons.ttf and icons.txt out of the Phosphor icon font.

    npm pack @phosphor-icons/web@2.1.2 && tar xzf phosphor-icons-web-2.1.2.tgz
    pip install fonttools
    python3 make_icons.py package/src

Regular icons keep Phosphor's code points. Filled ones come FILL_OFFSET further up, and the marks in MARKS sit at their
Unicode places as well, so that a seat's mark can stand in plain text. Metrics are those of IBM Plex: an icon is one em
high and centred on the height of a capital letter.
"""

import re
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Transform
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

EM, ASCENT, DESCENT, CAP_MIDDLE = 1000, 1025, -275, 349
FILL_OFFSET = 0x0C00  # stays in the private use area; main() checks that no two icons meet

REGULAR = """
alien arrow-bend-up-left arrow-clockwise arrow-counter-clockwise arrow-down arrow-elbow-down-left arrow-left arrow-line-right
arrow-right arrow-square-out arrow-u-up-left arrow-u-up-right arrow-up arrows-clockwise arrows-in arrows-left-right arrows-out
arrows-out-cardinal battery-charging bell book book-open bug camera cards caret-double-left caret-double-right caret-down
caret-left caret-right caret-up chart-bar chart-line chat check check-circle circle circle-dashed clipboard clock code compass
copy cpu crosshair crown cube cursor-click device-mobile diamond dice-five dice-four dice-one dice-six dice-three dice-two
door-open dots-three dots-three-vertical download-simple eye eye-slash fast-forward file-text film-strip first-aid flag
floppy-disk folder folder-open funnel game-controller gear globe graph grid-four grid-nine hand-pointing heart hexagon
hourglass house info key keyboard lightbulb lightning link list lock lock-open magnifying-glass magnifying-glass-minus
magnifying-glass-plus medal minus moon mouse navigation-arrow network note notepad palette pause pencil-simple person-arms-spread
planet play plug plug-charging plus plus-circle polygon power prohibit puzzle-piece question rewind robot rocket-launch scan
seal-check shield shooting-star shuffle sidebar-simple sign-out skip-back skip-forward skull sliders-horizontal sparkle
speaker-high speaker-low speaker-none speaker-x square stack star stop sun swap tag target terminal terminal-window text-aa
timer translate trash triangle trophy upload-simple user user-circle users users-three warning wifi-high x x-circle
""".split()

FILL = """
circle triangle square diamond first-aid star hexagon play pause check-circle x-circle warning info lightning lock lock-open
dice-one dice-two dice-three dice-four dice-five dice-six trophy medal crown flag heart user robot cpu device-mobile
compass navigation-arrow battery-charging caret-left caret-right caret-up caret-down eye
""".split()

SEATS = ["circle", "triangle", "square", "diamond", "first-aid", "star"]

# Code point in Unicode -> (icon, filled)
MARKS = {
    0x25CF: ("circle", True), 0x25B2: ("triangle", True), 0x25A0: ("square", True), 0x25C6: ("diamond", True),
    0x271A: ("first-aid", True), 0x2605: ("star", True),
    0x25CB: ("circle", False), 0x25B3: ("triangle", False), 0x25A1: ("square", False), 0x25C7: ("diamond", False),
    0x2606: ("star", False), 0x2B22: ("hexagon", True), 0x2B21: ("hexagon", False),
    0x25B6: ("play", True), 0x25C0: ("caret-left", True), 0x2717: ("x", False), 0x2630: ("list", False),
    0x23CE: ("arrow-elbow-down-left", False), 0x21E5: ("arrow-line-right", False),
    0x26A1: ("lightning", True), 0x26A0: ("warning", False),
    **{0x2680 + i: (f"dice-{n}", False) for i, n in enumerate(["one", "two", "three", "four", "five", "six"])},
}


def code_points(css, selector):
    return {n: int(c, 16) for n, c in re.findall(r"\." + selector + r'\.ph-([a-z0-9-]+):before\s*\{\s*content: "\\([0-9a-f]+)"', css)}


def contours(font, code):
    """The glyph's drawing commands, contour by contour, without the empty ones that only mark the icon's box."""
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[font.getBestCmap()[code]].draw(pen)
    one = []
    for command in pen.value:
        one.append(command)
        if command[0] in ("closePath", "endPath"):
            points = {p for _, args in one for p in args if p is not None}
            if len(points) > 2:
                yield from one
            one = []


def main(src):
    fonts = {False: TTFont(src / "regular/Phosphor.ttf"), True: TTFont(src / "fill/Phosphor-Fill.ttf")}
    codes = code_points((src / "regular/style.css").read_text(), "ph")
    upem = fonts[False]["head"].unitsPerEm
    middle = (fonts[False]["hhea"].ascent + fonts[False]["hhea"].descent) / 2
    scale = EM / upem
    place = Transform(scale, 0, 0, scale, 0, CAP_MIDDLE - middle * scale)

    order, glyphs, widths, cmap = [".notdef", "space"], {}, {}, {0x20: "space"}
    for name in order:
        glyphs[name], widths[name] = TTGlyphPen(None).glyph(), (EM // 2, 0)

    def add(icon, filled):
        name = icon + (".fill" if filled else "")
        if name not in glyphs:
            pen = TTGlyphPen(None)
            turned = TransformPen(pen, place)
            for command, args in contours(fonts[filled], codes[icon]):
                getattr(turned, command)(*args)
            order.append(name)
            glyphs[name] = pen.glyph()
            glyphs[name].recalcBounds(None)
            widths[name] = (EM, glyphs[name].xMin)
        return name

    regular_codes = {codes[i] for i in REGULAR}
    lines = []
    for icon in sorted(REGULAR):
        cmap[codes[icon]] = add(icon, False)
        lines.append((icon, codes[icon]))
    for icon in sorted(FILL):
        code = codes[icon] + FILL_OFFSET
        assert code not in regular_codes and 0xE000 <= code <= 0xF8FF, icon
        assert code not in cmap, icon
        cmap[code] = add(icon, True)
        lines.append((icon + "-fill", code))
    lines += [(f"seat-{i}", codes[icon] + FILL_OFFSET) for i, icon in enumerate(SEATS, 1)]
    for code, (icon, filled) in MARKS.items():
        cmap[code] = add(icon, filled)

    build = FontBuilder(EM, isTTF=True)
    build.setupGlyphOrder(order)
    build.setupCharacterMap(cmap)
    build.setupGlyf(glyphs)
    build.setupHorizontalMetrics(widths)
    build.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    build.setupNameTable({
        "familyName": "Cyberdeck Icons", "styleName": "Regular", "uniqueFontIdentifier": "CyberdeckIcons-Regular",
        "fullName": "Cyberdeck Icons", "psName": "CyberdeckIcons-Regular", "version": "Version 1.0",
        "copyright": "A subset of Phosphor Icons 2.1, copyright (c) 2020-2021 Phosphor Icons, MIT License",
    })
    build.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, sTypoLineGap=0, usWinAscent=ASCENT, usWinDescent=-DESCENT,
                   sCapHeight=698, sxHeight=516)
    build.setupPost()
    build.font["head"].created = build.font["head"].modified = 3_800_000_000  # the same bytes every time
    build.font.recalcTimestamp = False
    here = Path(__file__).parent
    build.save(here / "icons.ttf")
    (here / "icons.txt").write_text("".join(f"{n} {c:04x}\n" for n, c in lines))


main(Path(sys.argv[1]))
