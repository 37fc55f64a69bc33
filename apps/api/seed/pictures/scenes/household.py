"""What a kitchen needs beside its food, and food that has no label."""
import math

from known import glass_of
from moulded import moulded
from pantry import pouch
from studio import ball, box, chance, copy_of, group, material, mixed, put, smooth_path, smooth_profile, tau, thing, tube, turned


def leaf_shape(long, wide, look, bend=0.2):
    """A leaf that begins at the origin and goes along x, folded at its rib, its tip hanging by `bend`."""
    steps, vertices = 12, []
    for step in range(steps + 1):
        share = step / steps
        half = wide * math.sin(math.pi * share ** 0.75) * (1 - 0.15 * share)
        drop = -bend * share * share
        for side in (-1, -0.5, 0, 0.5, 1):
            vertices.append((long * share, half * side, drop + 0.16 * half * abs(side)))
    faces = [(s * 5 + c, s * 5 + c + 1, (s + 1) * 5 + c + 1, (s + 1) * 5 + c) for s in range(steps) for c in range(4)]
    return thing(vertices, faces, look)


def red_spinach():
    """A bundle of red spinach, tied with a strip of leaf."""
    rng = chance(7)
    leaves = [leaf_shape(0.72, 0.25, material(hue, 0.5, coat=0.15, spots=(3, mixed(hue, "#3f5a2a", 0.5), 0.35), bump=(14, 0.3))) for hue in ("#8c1f45", "#a12c54", "#6f1a3c")]
    stem = material("#c23a68", 0.4, coat=0.3)
    for leaf in leaves:
        leaf.location = (0, 0, -5)
    for place in range(46):
        spread, lift = rng.uniform(-1, 1), rng.uniform(0, 1)
        start = (-1.25 + rng.uniform(-0.1, 0.1), 0.2 * spread, 0.06 + 0.28 * lift)
        middle = (-0.35, 0.17 * spread, 0.06 + 0.3 * lift)
        end = (0.45 + rng.uniform(-0.3, 0.5), 0.62 * spread, 0.08 + 0.5 * lift)
        tube(smooth_path([start, middle, end], 10), [0.034 - 0.0016 * step for step in range(11)], stem, 8)
        for count in range(4):
            far = rng.uniform(0.35, 1.05)
            at = tuple(m + (e - m) * far for m, e in zip(middle, end))
            copy_of(leaves[rng.randrange(3)], at, (rng.uniform(-40, 40), rng.uniform(-36, 14), math.degrees(math.atan2(0.45 * spread, 0.8)) + rng.uniform(-58, 58)), rng.uniform(0.75, 1.15))
    tube([(-0.62, 0.25 * math.cos(tau * a / 30), 0.24 + 0.26 * math.sin(tau * a / 30)) for a in range(31)], 0.035, material("#c9b27a", 0.7), 10)


def milk():
    """A bottle and a glass of milk."""
    drink = material("#f8f6ef", 0.18, coat=1.0)
    cap = material("#2f6fb0", 0.35, coat=0.4)
    line = smooth_profile([(0.42, 0.0), (0.46, 0.08), (0.46, 1.1), (0.4, 1.34), (0.2, 1.66), (0.19, 1.86)], 50)
    put(turned([(0.0, 0.0), *line, (0.0, 1.86)], drink, 72), (-0.34, 0.15, 0))
    put(turned([(0.0, 0.0), (0.23, 0.0), (0.23, 0.17), (0.0, 0.17)], cap, 60, (30, 0.012)), (-0.34, 0.15, 1.84))
    put(turned([(0.468, 0.34), (0.468, 0.96)], material("#cfe3f4", 0.6), 72), (-0.34, 0.15, 0))
    spot = material("#2f4f7c", 0.6)
    for x, z, size in ((-0.12, 0.78, 0.13), (0.1, 0.6, 0.17), (-0.16, 0.48, 0.1), (0.16, 0.84, 0.08)):
        put(ball(size, spot, 0.25, 2, round(size * 100)), (-0.34 + x, -0.3 + 0.28 * x * x, z), (0, 0, math.degrees(x * 2.1)), (1, 0.06, 0.8))
    glass_of("#f7f4ea", (0.62, -0.28, 0), 1.05)


def cheese():
    """A round of white cheese on a board, a wedge cut out of it and two pieces before it."""
    white = material("#f6ecd2", 0.55, coat=0.1, spots=(5, "#efe0ba", 0.45), bump=(18, 0.4))
    put(box((2.9, 2.1, 0.1), material("#a8703f", 0.55, spots=(2.2, "#83522b", 0.45), bump=(30, 0.1)), 0.04), (0, 0, 0), (0, 0, 8))

    def slice_of(begin, end, radius, high):
        steps = 40
        outline = [(0.0, 0.0)] + [(radius * math.cos(math.radians(begin + (end - begin) * step / steps)), radius * math.sin(math.radians(begin + (end - begin) * step / steps))) for step in range(steps + 1)]
        count = len(outline)
        vertices = [(x, y, z) for z in (0.0, high) for x, y in outline]
        faces = [(at, (at + 1) % count, count + (at + 1) % count, count + at) for at in range(count)]
        faces += [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
        return moulded([thing(vertices, faces, white, smooth=False)], white, 0.025, 3)

    put(slice_of(-20, 290, 0.85, 0.58), (-0.15, 0.35, 0.1))
    put(slice_of(0, 40, 0.85, 0.58), (0.35, -0.42, 0.1), (0, 0, -34))
    hole = material("#d9c48f", 0.7)
    rng = chance(3)
    for _ in range(34):
        angle = math.radians(rng.uniform(-20, 290))
        put(ball(rng.uniform(0.012, 0.03), hole), (-0.15 + 0.852 * math.cos(angle), 0.35 + 0.852 * math.sin(angle), 0.14 + rng.uniform(0, 0.48)), (0, 0, 0), (1, 1, 0.7))
    for x, y, turn in ((-0.75, -0.62, 20), (-0.4, -0.72, -14)):
        put(box((0.3, 0.3, 0.28), white, 0.05, 5), (x, y, 0.1), (0, 0, turn))


def cookies(file):
    """A pack of cookies, three of them before it."""
    pouch(file, "#7a3f1c")
    rng = chance(12)
    dough, chip, nut = material("#c98a45", 0.75, spots=(7, "#a8682c", 0.45), bump=(16, 0.9)), material("#3a1d10", 0.4, coat=0.2), material("#e3b878", 0.6)
    for x, y, z, turn, at in ((0.85, -0.75, 0.0, (0, 0, 0), 1), (0.3, -1.05, 0.0, (0, 0, 40), 2), (0.62, -0.86, 0.15, (8, -6, 80), 3)):
        parts = [put(ball(0.42, dough, 0.04, 4, at), (0, 0, 0.08), (0, 0, 0), (1, 1, 0.25))]
        for place in range(15):
            far, angle = 0.36 * math.sqrt(rng.random()), rng.uniform(0, tau)
            parts.append(put(ball(0.04, nut if place % 3 == 0 else chip, 0.2, 3, place), (far * math.cos(angle), far * math.sin(angle), 0.18 - 0.1 * (far / 0.42) ** 2), (0, 0, 0), (1, 1, 0.7)))
        group(parts, (x, y, z), turn, 0.95)


def soap():
    """Three bars of green soap and leaves of neem."""
    bar, stamp = material("#8fc46a", 0.35, coat=0.25, spots=(3, "#7ab35a", 0.45)), material("#5f9a45", 0.5)
    for at, turn in (((-0.55, 0.1, 0.0), 12), ((0.5, 0.25, 0.0), -8), ((-0.02, 0.12, 0.36), 20)):
        parts = [put(ball(0.5, bar), (0, 0, 0.18), (0, 0, 0), (1.0, 0.68, 0.36)), put(box((0.92, 0.6, 0.3), bar, 0.13, 8), (0, 0, 0.03))]
        made = moulded(parts, bar, 0.02, 10)
        mark = tube([(0.3 * math.cos(tau * a / 40), 0.17 * math.sin(tau * a / 40), 0.365) for a in range(41)], 0.012, stamp, 8)
        rib = put(leaf_shape(0.34, 0.07, stamp, 0.0), (-0.17, 0, 0.366))
        group([made, mark, rib], at, (0, 0, turn), 1.0)
    green = material("#4f8a35", 0.5, coat=0.2)
    for side, turn in ((-1, 205), (1, -28)):
        parts = [tube([(0, 0, 0.02), (0.5, 0.04, 0.05), (1.0, 0.0, 0.03)], [0.016, 0.012, 0.008], material("#6f8a3f", 0.6), 8)]
        for place in range(5):
            for edge in (-1, 1):
                parts.append(put(leaf_shape(0.36, 0.07, green, 0.06), (0.15 + 0.18 * place, 0.02, 0.045), (0, 0, edge * (62 - 6 * place))))
        parts.append(put(leaf_shape(0.36, 0.07, green, 0.06), (1.0, 0, 0.03)))
        group(parts, (side * 0.2, -0.62, 0), (0, 0, turn), 0.7)


def sponges():
    """Four sponges, soft on one side and rough on the other."""
    hues = ("#f2c335", "#f08a4a", "#79b8e0", "#8ecb6a")
    for (x, y, z, turn), hue in zip(((-0.5, 0.25, 0.0, 10), (0.55, 0.2, 0.0, -12), (-0.05, 0.22, 0.44, -4), (0.1, -0.75, 0.0, 20)), hues):
        soft = material(hue, 0.95, spots=(26, mixed(hue, "#7a4a10", 0.25), 0.36), bump=(38, 1.0))
        rough = material("#2f6b43", 0.95, bump=(90, 1.0), spots=(50, "#1d4a2c", 0.45))
        group([put(box((1.0, 0.62, 0.3), soft, 0.06, 5), (0, 0, 0)), put(box((1.0, 0.62, 0.12), rough, 0.03, 4), (0, 0, 0.3))], (x, y, z), (0, 0, turn))


def broom():
    """A broom of hill grass: its handle bound, its tassels spread."""
    rng = chance(5)
    straw = [material(hue, 0.85) for hue in ("#c9b06a", "#b59a52", "#d9c588")]
    cane, band = material("#a9894a", 0.6, bump=(40, 0.3)), material("#b8322a", 0.5)
    parts = []
    for place in range(26):
        angle, far = rng.uniform(0, tau), 0.1 * math.sqrt(rng.random())
        parts.append(tube([(far * math.cos(angle), far * math.sin(angle), -1.5 + rng.uniform(-0.04, 0.04)), (far * math.cos(angle), far * math.sin(angle), 0.0)], 0.028, cane, 8))
    for height in (-1.35, -0.95, -0.5, -0.05):
        parts.append(turned([(0.125, height), (0.14, height + 0.03), (0.14, height + 0.1), (0.125, height + 0.13)], band, 40))
    for place in range(210):
        aside, back = rng.gauss(0, 0.42), rng.gauss(0, 0.12)
        long = 1.55 + rng.uniform(-0.25, 0.2) - 0.25 * abs(aside)
        line = smooth_path([(0.1 * aside, 0.1 * back, -0.05), (0.45 * aside, 0.6 * back, 0.6), (aside, back, long)], 8)
        parts.append(tube(line, [0.012, 0.013, 0.016, 0.02, 0.024, 0.024, 0.018, 0.01, 0.004][: len(line)], straw[place % 3], 6))
    group(parts, (-0.35, 0.0, 0.16), (90, 0, 52), 0.86)
