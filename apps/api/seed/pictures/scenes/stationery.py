"""What one writes and draws with."""
import math

from books import book, panel
from studio import ball, box, chance, group, material, mixed, put, smooth_path, smooth_profile, tau, thing, tube, turned


def fountain_pen():
    """A pen of brass, its cap beside it."""
    brass, dark, gold = material("#b98a3e", 0.22, metal=1, spots=(4, "#a3762f", 0.45)), material("#1d1512", 0.3, coat=0.6), material("#e3c27a", 0.15, metal=1)
    barrel = [turned([(0.0, 0.0), *smooth_profile([(0.0, 0.0), (0.09, 0.02), (0.125, 0.2), (0.14, 1.5)], 24)], brass, 60), turned([(0.142, 1.46), (0.15, 1.48), (0.15, 1.54), (0.142, 1.56)], gold, 60)]
    barrel.append(turned(smooth_profile([(0.125, 1.54), (0.11, 1.7), (0.1, 1.98), (0.12, 2.02)], 20), dark, 60))
    nib = [(0.095, 2.0), (0.09, 2.14), (0.055, 2.34), (0.008, 2.52)]
    barrel.append(put(turned(nib, gold, 40), (0, 0.02, 0), (0, 0, 0), (1, 0.35, 1)))
    barrel.append(tube([(0, -0.022, 2.2), (0, -0.012, 2.5)], 0.006, dark, 6))
    barrel.append(put(ball(0.018, dark), (0, -0.03, 2.2), (0, 0, 0), (1, 0.4, 1)))
    group(barrel, (-0.95, 0.55, 0.16), (90, 0, 58), 1.05)
    cap = [turned([(0.0, 0.0), *smooth_profile([(0.0, 0.0), (0.1, 0.03), (0.155, 0.2), (0.16, 1.0)], 24), (0.15, 1.0), (0.15, 0.9), (0.0, 0.88)], brass, 60), turned([(0.162, 0.84), (0.17, 0.86), (0.17, 0.96), (0.162, 0.98)], gold, 60)]
    cap.append(tube(smooth_path([(0, -0.1, 0.06), (0, -0.22, 0.14), (0, -0.23, 0.5), (0, -0.19, 0.78)]), [0.03] * 24 + [0.045], gold, 12))
    group(cap, (-0.75, -0.25, 0.17), (90, 0, 66), 1.05)


def notebook(file):
    """A notebook of handmade paper, a band around it, its pages uneven at their edge."""
    made = book(file, "#b58a5a", 0.3, (0.05, 0, 0.02), -22)
    band = material("#7b2d26", 0.6)
    for part in (put(box((0.09, 0.37, 2.27), band, 0.02), (0.5, 0, -0.01)), tube([(-0.3, -0.1, 0.0), (-0.32, -0.24, -0.3)], 0.02, band, 8)):
        part.parent = made


def pencils():
    """Twelve pencils before their tin, and the sharpener."""
    group(sharpener(), (0.95, -1.16, 0), (0, 0, -32), 1.25)
    wood, lead, tin = material("#e3bd84", 0.7), material("#2c2e33", 0.45), material("#2f5d62", 0.35, metal=0.5, coat=0.3)
    parts = [put(box((2.3, 0.9, 0.16), tin, 0.06, 5), (0, 0, 0)), put(box((2.16, 0.78, 0.03), material("#d9dcdf", 0.3, metal=0.8), 0.02), (0, 0, 0.145))]
    group(parts, (0, 0.55, 0), (0, 0, -8), 1.0)
    for place in range(12):
        shade = mixed("#23555a", "#101214", place / 14)
        body, end = material(shade, 0.3, coat=0.5), material("#d8b25a", 0.3, metal=0.9)
        pencil = [tube([(0, 0, 0), (0, 0, 1.62)], 0.062, body, 6), tube([(0, 0, 1.62), (0, 0, 1.82)], [0.06, 0.022], wood, 24), tube([(0, 0, 1.81), (0, 0, 1.9)], [0.023, 0.004], lead, 16), tube([(0, 0, 0.0), (0, 0, 0.1)], 0.065, end, 6)]
        in_tin = place < 6
        at = (-0.92 + 0.02 * place, 0.3 + 0.11 * place, 0.22) if in_tin else (-1.0 + 0.06 * (place % 3), -0.12 - 0.16 * (place - 6), 0.06)
        turn = (90, 0, 82) if in_tin else (90, 0, 84 + 3 * (place - 8))
        group(pencil, at, turn, 0.98 if in_tin else 1.0)


def sharpener():
    """A wedge of metal with its hole for the pencil, its blade on a screw. @returns its parts"""
    body, blade, dark = material("#b9bdc2", 0.35, metal=0.9), material("#eef0f2", 0.12, metal=1), material("#121315", 0.7)
    wide = [(-0.22, 0.135), (-0.1, 0.1), (0.08, 0.1), (0.22, 0.135)]
    outline = [(x, -y) for x, y in wide] + [(x, y) for x, y in reversed(wide)]
    vertices = [(x, y, 0.0) for x, y in outline] + [(x, y, 0.2 - 0.05 * (x + 0.22) / 0.44) for x, y in outline]
    wedge = thing(vertices, [(at, (at + 1) % 8, 8 + (at + 1) % 8, 8 + at) for at in range(8)] + [tuple(reversed(range(8))), tuple(range(8, 16))], body, smooth=False)
    hole = put(turned([(0.068, 0.0), (0.0, 0.002)], dark, 32), (-0.222, 0, 0.09), (0, -90, 0))
    rim = put(turned([(0.066, 0.0), (0.08, 0.004), (0.066, 0.008)], blade, 32), (-0.226, 0, 0.09), (0, -90, 0))
    plate = put(box((0.36, 0.15, 0.012), blade, 0.004), (0.0, -0.02, 0.178), (0, 6.5, 0))
    screw = [put(turned([(0.05, 0.0), (0.045, 0.02), (0.0, 0.024)], body, 32), (-0.02, -0.02, 0.19)), put(box((0.08, 0.012, 0.006), dark, 0.002), (-0.02, -0.02, 0.21), (0, 0, 35))]
    return [wedge, hole, rim, plate, *screw]


def crayons(file):
    """A box of crayons, open, three of them before it."""
    hues = ("#d8322a", "#ef7d22", "#f4c430", "#8ecb3a", "#2f9a4a", "#1fa3a3", "#2f7fd0", "#3b4fb0", "#7a3fa8", "#c23f8e", "#8a5230", "#23262b")

    def crayon(hue):
        wax, paper = material(hue, 0.45, coat=0.2), material(mixed(hue, "#ffffff", 0.12), 0.75)
        return [turned([(0.0, 0.0), (0.085, 0.0), (0.085, 1.05)], paper, 32), turned([(0.085, 1.05), (0.078, 1.06), (0.04, 1.22), (0.032, 1.24), (0.0, 1.24)], wax, 32)]

    parts = [put(box((1.42, 0.5, 1.0), material("#f2b13a", 0.6), 0.02), (0, 0, 0)), put(panel(file, 1.4, 0.98, 0.1), (0, -0.2515, 0.01))]
    for place in range(21):
        row = place // 7
        parts.append(group(crayon(hues[place * 5 % 12]), (-0.57 + 0.19 * (place % 7), 0.16 - 0.16 * row, 0.36 - 0.08 * row), (0, 0, 0)))
    group(parts, (-0.05, 0.35, 0), (0, 0, -16), 1.1)
    for place, (x, y, turn) in enumerate(((-0.75, -0.65, 62), (0.1, -0.85, 96), (0.55, -0.6, 118))):
        group(crayon(hues[place * 3]), (x - 0.25, y, 0.09), (90, 0, turn))


def bookmark(print_file, board):
    """A bookmark of leather with its tassel, on a book that lies."""
    lying = book(print_file, board, 0.3)
    put(lying, (0.5, -1.05, 0.17), (-90, 0, 10))
    hide, stamp = material("#8a4a22", 0.55, bump=(70, 0.4)), material("#e0b878", 0.5)
    parts = [put(box((0.46, 1.75, 0.035), hide, 0.012, 3), (0, 0, 0))]
    for place in range(5):
        y = -0.62 + 0.31 * place
        parts.append(tube([(0.13 * math.cos(tau * a / 24), y + 0.13 * math.sin(tau * a / 24), 0.037) for a in range(25)], 0.01, stamp, 6))
        for petal in range(4):
            angle = tau * petal / 4 + 0.4
            parts.append(put(ball(0.035, stamp), (0.07 * math.cos(angle), y + 0.07 * math.sin(angle), 0.036), (0, 0, math.degrees(angle)), (1.3, 0.7, 0.3)))
    for side in (-1, 1):
        parts.append(tube([(side * 0.19, -0.82, 0.037), (side * 0.19, 0.82, 0.037)], 0.008, stamp, 6))
    thread, rng = material("#b3303a", 0.8), chance(3)
    parts.append(tube([(0, -0.86, 0.03), (0.02, -1.02, 0.03)], 0.025, thread, 8))
    for place in range(22):
        aside = (place - 10.5) / 10.5
        parts.append(tube(smooth_path([(0.02, -1.02, 0.03), (0.05 * aside + 0.02, -1.15, 0.05), (0.14 * aside + rng.uniform(-0.02, 0.02), -1.5, 0.02)], 8), 0.012, thread, 6))
    group(parts, (-0.2, 0.1, 0.38), (0, 0, -24), 0.95)
