"""Small devices that lie in a hand."""
import math

from books import panel
from moulded import moulded
from studio import ball, box, group, material, mixed, put, smooth_path, smooth_profile, steel, tau, tube, turned


def disc(radius, high, look, round_by=0.02):
    """A flat cylinder with round edges that stands on the table."""
    line = [(0.0, 0.0), (radius - round_by, 0.0), (radius, round_by), (radius, high - round_by), (radius - round_by, high), (0.0, high)]
    return turned(line, look, 48)


def earbuds(colour="#f4f5f6"):
    """Two earbuds that stand before their open case."""
    look, inside = material(colour, 0.18, coat=0.7), material(mixed(colour, "#000000", 0.2), 0.5)
    tip, grid, contact = material(mixed(colour, "#8d9299", 0.35), 0.6), material("#3a3d43", 0.5), material("#d0b26a", 0.2, metal=1)
    case = [
        put(box((1.9, 0.95, 0.62), look, 0.3, 10), (0, 0, 0)),
        put(box((1.66, 0.74, 0.04), inside, 0.02), (0, 0, 0.6)),
        put(box((1.9, 0.42, 0.95), look, 0.2, 10), (0, 0.62, 0.6), (-12, 0, 0)),
        put(ball(0.03, material("#5fe08a", glow=4)), (0, -0.475, 0.34), (0, 0, 0), (1, 0.4, 1)),
    ]
    for side in (-1, 1):
        case.append(put(turned([(0.2, 0.0), (0.24, 0.02), (0.24, 0.05), (0.2, 0.05)], look, 32), (side * 0.42, 0, 0.61), (0, 0, 0), (1, 1.1, 1)))
        case.append(put(disc(0.2, 0.035, material("#17181b", 0.7)), (side * 0.42, 0, 0.612), (0, 0, 0), (1, 1.1, 1)))
    group(case, (0.42, 0.75, 0), (0, 0, -18), 0.95)
    for side in (-1, 1):
        parts = [
            put(ball(0.27, look), (0, 0, 0.95), (0, 0, 0), (1.05, 0.9, 1.0)),
            tube([(side * 0.1, 0, 0.95), (side * 0.12, 0, 0.5), (side * 0.12, 0, 0.04)], [0.15, 0.11, 0.095], look, 24),
            put(disc(0.1, 0.06, contact), (side * 0.12, 0, 0.0)),
            put(ball(0.17, tip), (side * -0.27, -0.1, 0.98), (0, side * 20, 0), (0.85, 1, 1)),
            put(ball(0.09, grid), (side * 0.02, -0.2, 1.08), (0, 0, 0), (1.2, 0.6, 0.7)),
        ]
        group(parts, (side * 0.42 - 0.56, -0.7, 0.0), (0, 0, side * -18), 0.9)


def controller(colour="#3a3e46"):
    """A controller for games: two grips, two sticks, a cross and four buttons."""
    body, dark, rubber = material(colour, 0.42, coat=0.15), material("#17181b", 0.5), material("#1d1f22", 0.85)
    bodies = [put(ball(0.5, body), (0, 0.12, 0), (0, 0, 0), (1.95, 1.05, 0.52))]
    for side in (-1, 1):
        bodies.append(tube(smooth_path([(side * 0.62, 0.24, 0.0), (side * 0.88, 0.06, 0.0), (side * 0.98, -0.3, -0.03), (side * 0.94, -0.62, -0.08)]), [0.36 - 0.008 * step for step in range(25)], body, 28))
        bodies.append(put(ball(0.19, body), (side * 0.93, -0.64, -0.08)))
    parts = [moulded(bodies, body, 0.03, 14)]
    for x, y in ((-0.52, 0.24), (0.34, -0.1)):
        parts.append(put(disc(0.25, 0.05, dark), (x, y, 0.24)))
        parts.append(put(disc(0.1, 0.16, rubber), (x, y, 0.26)))
        parts.append(put(turned([(0.0, 0.03), (0.1, 0.04), (0.17, 0.07), (0.19, 0.04), (0.17, 0.0), (0.0, 0.0)], rubber, 40), (x, y, 0.4)))
    for wide, deep in ((0.36, 0.12), (0.12, 0.36)):
        parts.append(put(box((wide, deep, 0.1), dark, 0.025), (-0.34, -0.1, 0.2)))
    for place, hue in enumerate(("#4f9fe0", "#d8453f", "#3fae6a", "#e6b53a")):
        angle = tau * place / 4
        parts.append(put(turned([(0.0, 0.1), (0.06, 0.095), (0.085, 0.06), (0.085, 0.0)], material(hue, 0.25, coat=0.7), 32), (0.62 + 0.17 * math.cos(angle), 0.24 + 0.17 * math.sin(angle), 0.23)))
    parts.append(put(disc(0.09, 0.05, material("#dff3ff", 0.3, glow=1.2)), (0, 0.26, 0.22)))
    for side in (-1, 1):
        parts.append(put(box((0.1, 0.05, 0.05), dark, 0.02), (side * 0.2, 0.14, 0.225)))
        parts.append(tube(smooth_path([(side * 0.3, 0.55, 0.08), (side * 0.6, 0.52, 0.1), (side * 0.86, 0.36, 0.06)]), 0.09, dark, 16))
    group(parts, (0, 0.0, 0.62), (58, 0, -10), 1.12)


def mouse(colour="#eef0f2"):
    """A mouse as it lies: two buttons, its wheel, a button for the thumb."""
    body, dark = material(colour, 0.35, coat=0.2), material("#17181b", 0.6)
    seam = material(mixed(colour, "#000000", 0.55), 0.7)

    def skin(x, y):
        return 0.52 * math.sqrt(max(0.0, 1 - (x / 0.56) ** 2 - (y / 0.98) ** 2)) ** 0.86

    shell = put(ball(1.0, body), (0, 0, 0), (0, 0, 0), (0.56, 0.98, 0.52))
    parts = [shell, put(disc(1.0, 0.05, dark), (0, 0, 0), (0, 0, 0), (0.55, 0.96, 1))]
    parts.append(tube([(0, -0.93 + 0.033 * step, skin(0, -0.93 + 0.033 * step) * 1.01) for step in range(25)], 0.012, seam, 8))
    parts.append(tube([(-0.5 + 0.05 * step, -0.1 + 0.12 * math.cos((step - 10) / 7), skin(-0.5 + 0.05 * step, -0.1 + 0.12 * math.cos((step - 10) / 7)) * 1.01) for step in range(21)], 0.01, seam, 8))
    wheel = turned([(0.0, 0.0), (0.13, 0.0), (0.15, 0.02), (0.15, 0.1), (0.13, 0.12), (0.0, 0.12)], material("#2b2d31", 0.8), 48, (24, 0.03))
    parts.append(put(wheel, (-0.06, -0.52, 0.36), (0, 90, 0)))
    parts.append(put(box((0.05, 0.36, 0.1), seam, 0.02), (-0.5, 0.0, 0.24), (0, -28, 0)))
    group(parts, (0, 0, 0.03), (0, 0, -30), 1.18)


def usb_c(metal):
    """The tip of a plug of USB-C along x: an oval sleeve of metal, 0.26 wide and 0.09 high, open at its end."""
    sleeve = tube([(0.0, 0, 0), (0.27, 0, 0), (0.285, 0, 0)], [0.13, 0.13, 0.122], metal, 40, 0.36)
    mouth = tube([(0.2, 0, 0), (0.288, 0, 0)], 0.1, material("#0d0e10", 0.6), 40, 0.22)
    return group([sleeve, mouth])


def usb_cable(colour="#2f3640"):
    """A braided cable in rings, bound, with both of its ends before it."""
    braid = material(colour, 0.75, spots=(60, mixed(colour, "#ffffff", 0.35), 0.42), bump=(110, 0.9))
    metal, case, strap = material(steel, 0.2, metal=1), material("#8d939b", 0.3, metal=0.8), material("#1b1c1f", 0.7)
    rings = [(0.86 * math.cos(tau * step / 60) * (1 + 0.07 * math.sin(step * 0.19)), 0.62 * math.sin(tau * step / 60) + 0.35, 0.1 + 0.055 * (step // 60) + 0.04 * math.sin(step * 0.13)) for step in range(15, 286)]
    start, end = rings[0], rings[-1]
    tube(rings, 0.06, braid, 14)
    ends = [
        smooth_path([start, (-0.5, 1.0, 0.1), (-1.15, 0.5, 0.07), (-1.08, -0.3, 0.07), (-0.78, -0.68, 0.07)]),
        smooth_path([end, (0.5, -0.3, 0.2), (0.72, -0.4, 0.09), (0.6, -0.62, 0.07), (0.4, -0.78, 0.07)]),
    ]
    for line, turn in zip(ends, (-56, -128)):
        tube(line, 0.06, braid, 14)
        x, y, _ = line[-1]
        plug = [tube([(0.0, 0, 0), (0.03, 0, 0), (0.4, 0, 0), (0.43, 0, 0)], [0.11, 0.14, 0.14, 0.12], case, 32, 0.62), tube([(-0.2, 0, 0), (0.02, 0, 0)], 0.078, strap, 16)]
        plug.append(put(usb_c(metal), (0.43, 0, 0)))
        group(plug, (x, y, 0.075), (0, 0, turn))
    put(box((0.5, 0.13, 0.4), strap, 0.06), (-0.81, 0.14, 0.0), (0, 0, 200))


def memory_card(file):
    """A small memory card on the larger one that takes it."""
    black, gold = material("#1d1f23", 0.5), material("#d9b25a", 0.2, metal=1)
    large = [put(box((1.5, 2.0, 0.12), black, 0.03), (0, 0, 0)), put(panel(file, 1.28, 1.55), (0, -0.83, 0.1215), (-90, 0, 0))]
    large.append(put(box((0.06, 0.34, 0.09), material("#e8e9eb", 0.5), 0.02), (-0.76, 0.45, 0.015)))
    group(large, (0.3, 0.3, 0.02), (16, 0, -18), 0.95)
    small = [put(box((0.62, 0.86, 0.06), material("#a3161f", 0.45, coat=0.2), 0.03), (0, 0, 0))]
    for place in range(8):
        small.append(put(box((0.045, 0.2, 0.01), gold, 0.003, 1), (-0.23 + 0.066 * place, 0.28, 0.058)))
    group(small, (-0.72, -0.5, 0.02), (0, 0, 24), 0.95)


def batteries():
    """Eight cells that stand in two rows."""
    green, silver, metal = material("#0f6b4a", 0.3, metal=0.4, coat=0.4), material("#d9dcdf", 0.25, metal=0.7), material(steel, 0.2, metal=1)
    for place in range(8):
        x, y = -0.78 + 0.52 * (place % 4) + (0.14 if place > 3 else 0), -0.3 + 0.56 * (place // 4)
        parts = [
            turned([(0.0, 0.0), (0.22, 0.0), (0.24, 0.02), (0.24, 0.1)], metal, 48),
            turned([(0.24, 0.1), (0.24, 1.16)], green, 48),
            turned([(0.24, 1.16), (0.24, 1.62), (0.2, 1.65), (0.0, 1.65)], silver, 48),
            turned([(0.0, 1.75), (0.07, 1.75), (0.08, 1.73), (0.08, 1.65)], metal, 32),
            tube([(-0.05, -0.243, 0.74), (0.03, -0.245, 0.52), (-0.03, -0.245, 0.52), (0.05, -0.243, 0.28)], 0.022, material("#f4d35e", 0.4), 8),
            put(box((0.14, 0.012, 0.035), green, 0.004, 1), (0, -0.238, 1.4)),
            put(box((0.035, 0.012, 0.14), green, 0.004, 1), (0, -0.238, 1.3475)),
        ]
        group(parts, (x, y, 0), (0, 0, 14))


def torch():
    """A torch that lies, lit, its ribs of rubber around its middle."""
    body, rubber, metal = material("#24272c", 0.4, metal=0.5), material("#17181a", 0.9), material("#c9702a", 0.3, metal=0.6)
    line = [(0.0, 0.0), (0.22, 0.0), (0.28, 0.05), (0.28, 1.3), *smooth_profile([(0.28, 1.3), (0.34, 1.5), (0.52, 1.75), (0.54, 1.9)], 18), (0.54, 2.05), (0.47, 2.05), (0.3, 1.8), (0.0, 1.78)]
    parts = [turned(line, body, 72), turned([(0.5, 2.0), (0.56, 2.02), (0.56, 2.1), (0.5, 2.12)], metal, 72)]
    parts.append(turned([(0.46, 2.04), (0.0, 2.05)], material("#fff6d8", 0.1, glow=5), 48))
    for ring in range(9):
        parts.append(put(turned([(0.28, 0.0), (0.31, 0.02), (0.31, 0.06), (0.28, 0.08)], rubber, 60), (0, 0, 0.14 + 0.1 * ring)))
    parts.append(put(ball(0.09, metal), (0, -0.28, 1.24), (0, 0, 0), (0.9, 0.5, 1.3)))
    loop = [(0.2 + 0.26 * math.sin(tau * a / 30), 0.0, -0.34 - 0.3 * math.cos(tau * a / 30)) for a in range(31)]
    parts.append(tube(loop, 0.03, rubber, 10))
    group(parts, (0.9, 0.55, 0.3), (82, 0, -48), 0.98)


def alarm_clock(colour="#c8372d"):
    """A clock with two bells, its hammer between them, and two feet."""
    case, steel_look, white = material(colour, 0.25, metal=0.3, coat=0.7), material("#d6d9dc", 0.15, metal=1), material("#fbf8ef", 0.4)
    dark = material("#1d1e21", 0.4)
    parts = [put(turned([(0.0, 0.0), (0.78, 0.0), (0.86, 0.06), (0.86, 0.5), (0.8, 0.56), (0.74, 0.52), (0.74, 0.48), (0.0, 0.48)], case, 96), (0, 0.28, 0), (90, 0, 0))]
    parts.append(put(turned([(0.74, 0.0), (0.0, 0.0)], white, 80), (0, -0.205, 0), (90, 0, 0)))
    for hour in range(12):
        angle = tau * hour / 12
        large = hour % 3 == 0
        parts.append(put(box((0.05 if large else 0.025, 0.01, 0.14 if large else 0.08), dark, 0.004, 1), (0.6 * math.sin(angle), -0.21, 0.6 * math.cos(angle) - 0.07 * math.cos(angle)), (0, 30 * hour, 0)))
    for turn, long, wide, look in ((-60, 0.36, 0.05, dark), (60, 0.52, 0.036, dark), (190, 0.3, 0.018, material("#c8372d", 0.4))):
        parts.append(tube([(0, -0.23, 0), (long * math.sin(math.radians(turn)), -0.23, long * math.cos(math.radians(turn)))], wide * 0.6, look, 8))
    parts.append(put(ball(0.05, dark), (0, -0.23, 0)))
    bell = smooth_profile([(0.42, 0.0), (0.4, 0.12), (0.24, 0.28), (0.01, 0.33)], 24)
    for side in (-1, 1):
        parts.append(put(turned(bell, steel_look, 64), (side * 0.56, 0, 0.9), (0, side * 32, 0)))
        parts.append(tube([(side * 0.46, 0, 0.72), (side * 0.58, 0, 0.95)], 0.04, steel_look, 12))
        parts.append(put(ball(0.06, steel_look), (side * 0.74, 0, 1.2)))
        parts.append(tube([(side * 0.5, 0, -0.66), (side * 0.66, 0, -1.0)], [0.08, 0.06], steel_look, 14))
        parts.append(put(ball(0.09, dark), (side * 0.67, 0, -1.02)))
    parts.append(tube([(0, 0, 0.84), (0, 0, 1.12)], 0.025, steel_look, 10))
    parts.append(put(box((0.1, 0.1, 0.16), steel_look, 0.03), (0, 0, 1.06)))
    parts.append(tube([(0.42 * math.cos(math.pi * a / 20), 0, 1.2 + 0.3 * math.sin(math.pi * a / 20)) for a in range(21)], 0.03, steel_look, 10))
    group(parts, (0, 0, 1.1), (0, 0, 20), 0.96)
