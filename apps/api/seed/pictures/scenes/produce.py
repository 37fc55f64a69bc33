"""Vegetables, fruits and eggs."""
import math

import bpy

from studio import ball, chance, material, mixed, put, smooth_profile, tau, thing, tube, turned


def strewn(make, places):
    """Things on the table: (x, y, z, turn about z, roll, size) of each."""
    for seed, (x, y, z, turn, roll, size) in enumerate(places):
        put(make(seed), (x, y, z), (roll, 0, turn), size)


heap_of_five = [(-0.62, -0.38, 0, 10, 0, 1), (0.55, -0.5, 0, 130, 0, 0.95), (0.05, 0.42, 0, 70, 0, 1.02), (-1.02, 0.52, 0, 40, 0, 0.85), (0.98, 0.45, 0, 95, 0, 0.9), (0.0, -0.02, 0.62, 20, 10, 0.9)]


def potatoes():
    """Potatoes, one cut in half."""
    skin = material("#c69a5b", 0.7, spots=(5, "#8f6636", 0.42), bump=(14, 0.35))

    def one(seed):
        made = ball(0.52, skin, 0.13, 0.9, seed, 0.8)
        return made

    for seed, (x, y, z, turn, roll, size) in enumerate(heap_of_five):
        put(one(seed), (x, y, z + 0.4 * size), (roll, 0, turn), (1.3 * size, size, size))


def onions():
    """Small red onions with papery skin."""
    skin = material("#9c3f57", 0.32, coat=0.3, spots=(3, "#c9778a", 0.45), bump=(5, 0.15))
    root = material("#d9c29a", 0.9)
    line = smooth_profile([(0.02, 0.0), (0.3, 0.06), (0.5, 0.36), (0.42, 0.68), (0.16, 0.86), (0.07, 1.02), (0.04, 1.22)], 60)

    def one(seed):
        made = turned(line, skin, 72, (18, 0.012))
        hair = ball(0.07, root, 0.5, 3, seed)
        hair.location = (0, 0, 0.02)
        hair.parent = made
        return made

    strewn(one, [(-0.7, -0.25, 0, 10, 4, 0.98), (0.42, -0.52, 0.06, 120, 14, 0.92), (0.1, 0.5, 0, 200, -6, 1.0), (1.05, 0.2, 0.3, 75, 74, 0.86), (-1.1, 0.62, 0, 30, 5, 0.8)])


def tomatoes():
    """Ripe tomatoes with their green stars."""
    skin = material("#c81e10", 0.16, coat=0.5, spots=(1.3, "#dd3a1a", 0.5))
    green = material("#4d7a24", 0.55)
    line = smooth_profile([(0.02, 0.04), (0.3, 0.0), (0.56, 0.24), (0.58, 0.5), (0.4, 0.76), (0.16, 0.78), (0.02, 0.7)], 60)

    def one(seed):
        made = turned(line, skin, 80, (5, 0.035))
        for leaf in range(5):
            angle = tau * leaf / 5 + seed
            points = [(0.05 * math.cos(angle), 0.05 * math.sin(angle), 0.74), (0.2 * math.cos(angle), 0.2 * math.sin(angle), 0.82), (0.36 * math.cos(angle + 0.2), 0.36 * math.sin(angle + 0.2), 0.8)]
            tube(points, [0.045, 0.05, 0.008], green, 10, 0.35).parent = made
        tube([(0, 0, 0.7), (0.02, 0, 0.86), (0.07, 0.03, 0.98)], [0.035, 0.03, 0.035], green, 10).parent = made
        return made

    strewn(one, [(-0.66, -0.3, 0, 0, 0, 1.05), (0.62, -0.42, 0, 50, 8, 1.0), (0.02, 0.6, 0, 100, -8, 1.05), (1.15, 0.5, 0, 20, 5, 0.85)])


def bent(line_length, radius, tip, bend, steps=40):
    """Points and radii of a thing that grows thick and ends round, bent upwards: eggplants, cucumbers, chillies."""
    points, radii = [], []
    for step in range(steps + 1):
        share = step / steps
        points.append((line_length * (share - 0.5), bend * math.sin(share * math.pi), 0))
        radii.append(max(0.004, radius(share) * (1 if share < 1 - tip else math.sqrt(max(0.0, 1 - ((share - 1 + tip) / tip) ** 2)))))
    return points, radii


def eggplants():
    """Long eggplants with green caps."""
    skin = material("#3a1538", 0.1, coat=0.9, spots=(2, "#562050", 0.5))
    green = material("#5f8a34", 0.6, bump=(14, 0.3))

    def one(at, turn, size):
        points, radii = bent(2.5, lambda share: 0.2 + 0.13 * math.sin(share * 2.2), 0.14, 0.26)
        made = put(tube(points, radii, skin, 40), at, (0, 0, turn), size)
        cap = tube([points[0], points[3], points[7]], [0.19, 0.235, 0.24], green, 12)
        stem = tube([(-1.62, -0.08, 0.06), (-1.45, -0.04, 0.02), points[0]], [0.07, 0.06, 0.12], green, 14)
        cap.parent = stem.parent = made

    one((0.05, -0.5, 0.31), 8, 1.0)
    one((-0.05, 0.12, 0.31), 14, 0.98)
    one((0.1, 0.74, 0.31), 4, 0.95)
    one((0.05, -0.12, 0.82), -16, 0.95)


def chillies(colour="#2f7d1c"):
    """A heap of green chillies: thin, bent, each with its cap and its stem."""
    skins = [material(mixed(colour, other, 0.22), 0.14, coat=0.8, spots=(2, mixed(colour, "#7fb53a", 0.3), 0.42)) for other in (colour, "#8fbf3a", "#0f4a14")]
    stem = material("#6f9a3c", 0.6)
    rng = chance(12)
    for place in range(30):
        long = rng.uniform(1.25, 1.6)
        points, radii = bent(long, lambda share: 0.1 * (1 - 0.3 * share - 0.62 * share**2), 0.05, rng.choice((-1, 1)) * rng.uniform(0.08, 0.26), 30)
        level = place // 11
        aside = rng.uniform(-0.62, 0.62) * (1 - 0.26 * level)
        at = (rng.uniform(-0.24, 0.24), aside, 0.1 + 0.17 * level + rng.uniform(0, 0.03))
        made = put(tube(points, radii, skins[place % 3], 18), at, (0, rng.uniform(-4, 4), rng.gauss(200, 30) + (180 if rng.random() < 0.2 else 0)))
        x, y, _ = points[0]
        tube([(x + 0.05, y, 0), (x - 0.03, y, 0), (x - 0.08, y, 0)], [0.098, 0.104, 0.035], stem, 14).parent = made
        tube([(x - 0.06, y, 0), (x - 0.2, y + 0.02, 0.01), (x - 0.34, y + rng.uniform(-0.06, 0.1), 0.03)], [0.03, 0.022, 0.028], stem, 10).parent = made


def carrots():
    """Carrots side by side."""
    one = carrot_maker()
    one((0.2, -0.75, 0.25), 10, 0.95)
    one((0.12, -0.22, 0.25), 3, 1.0)
    one((0.2, 0.34, 0.25), -4, 0.98)
    one((0.15, 0.88, 0.25), -9, 0.92)
    one((0.2, 0.02, 0.66), 24, 0.9)


def carrot_maker():
    """@returns what makes a carrot at a place, turned"""
    skin = material("#e2701a", 0.45, spots=(3, "#c9540c", 0.4), bump=(9, 0.3))
    green = material("#5a9438", 0.6)
    rng = chance(9)

    def one(at, turn, size):
        points, radii = bent(2.2, lambda share: 0.25 * (1 - 0.72 * share) * (1 + 0.025 * math.sin(share * 60)), 0.05, 0.06)
        made = put(tube(points, radii, skin, 32), at, (0, 0, turn), size)
        for leaf in range(9):
            out = [( -1.08, 0, 0), (-1.35, rng.uniform(-0.1, 0.1), 0.08), (-1.65 - rng.random() * 0.25, rng.uniform(-0.26, 0.26), rng.uniform(0, 0.3))]
            tube(out, [0.035, 0.026, 0.012], green, 8).parent = made

    return one


def cucumbers():
    """Cucumbers, one of them sliced."""
    skin = material("#3f7a30", 0.35, coat=0.4, spots=(4, "#7fae4a", 0.42), bump=(12, 0.4))
    flesh = material("#dcebb0", 0.35, coat=0.3, spots=(5, "#eef5d2", 0.5))
    for at, turn, size in [((0, 0.62, 0.3), 6, 1.0), ((0.1, 0.05, 0.3), -4, 0.96)]:
        points, radii = bent(2.5, lambda share: 0.27 + 0.03 * math.sin(share * 3), 0.12, 0.12)
        put(tube(points, radii, skin, 36), at, (0, 0, turn), size)
    line = [(0.0, 0.0), (0.3, 0.0), (0.315, 0.02), (0.315, 0.08), (0.3, 0.1)]
    for place in range(5):
        rim = turned(line, skin)
        face = turned([(0.292, 0.101), (0.0, 0.101)], flesh)
        seeds = turned([(0.17, 0.1015), (0.06, 0.1015)], material("#c3d98a", 0.3, coat=0.3, spots=(26, "#eef3cf", 0.5)))
        face.parent = seeds.parent = rim
        put(rim, (-0.78 + place * 0.36, -0.72 + 0.04 * place, 0.14 if place else 0.12), (52, 12, -20))


def mangoes(colour="#e6b12a", blush="#8faa3a"):
    """Himsagar mangoes, one cut."""
    skin = material(colour, 0.3, coat=0.3, spots=(1.1, blush, 0.42), bump=(40, 0.05))
    stem = material("#5b4326", 0.8)

    def one(seed):
        made = ball(0.56, skin, 0.03, 1, seed)
        for vertex in made.data.vertices:
            x = vertex.co.x / 0.56
            vertex.co.x *= 1.32
            vertex.co.y += 0.13 * x * x - 0.05 * x
            vertex.co.y *= 0.95 - 0.12 * x
            vertex.co.z *= 0.86 - 0.1 * x
        tube([(-0.74, 0.1, 0), (-0.86, 0.12, 0.02)], [0.03, 0.025], stem, 10).parent = made
        return made

    strewn(one, [(-0.55, -0.4, 0.48, 20, 0, 1.0), (0.72, -0.3, 0.46, 150, 0, 0.96), (0.1, 0.52, 0.48, 75, 0, 1.0), (0.08, 0.0, 1.12, 10, 8, 0.92)])


def bananas():
    """A hand of ripe bananas."""
    skin = material("#f0c52e", 0.45, spots=(3, "#d9a41c", 0.36))
    dark = material("#5a4522", 0.8)
    for place in range(6):
        angle = math.radians(-34 + place * 13)
        points, radii = [], []
        for step in range(37):
            share = step / 36
            turn = math.radians(-62 + 118 * share)
            points.append((1.12 * math.sin(turn) * 1.1, 0, 1.12 * (1 - math.cos(turn))))
            radii.append(0.2 * (0.42 + 0.58 * math.sin(math.pi * min(1, 0.12 + share * 0.88))) if share < 0.96 else 0.06)
        made = tube(points, radii, skin, 10)
        tip = tube([points[-2], points[-1]], [0.07, 0.05], dark, 10)
        tip.parent = made
        put(made, (0.1, -0.5 + place * 0.19, 0.24 + 0.1 * math.sin(place)), (-52 + place * 16, 0, math.degrees(angle) * 0.35))


def watermelon():
    """A watermelon with a slice before it."""
    rind = material("#4f8f3a", 0.3, coat=0.4, stripes=(11, "#173f1a"))
    put(ball(1.02, rind, 0.01, 1), (-0.2, 0.5, 1.0), (0, 0, 0), (1.12, 1, 1))
    slice_of("#d3283a", "#e8f0cf", "#2c662a", (0.45, -0.95, 0.02))


def slice_of(flesh, white, green, at, wide=180):
    """A slice that stands on its rind, as wide as so many degrees: flesh, white, rind, and seeds."""
    rng = chance(3)
    start, sweep = math.radians(270 - wide / 2), math.radians(wide)
    parts = []
    for radius, look, thick in [(0.98, material(green, 0.35), 0.256), (0.93, material(white, 0.4), 0.264), (0.87, material(flesh, 0.3, coat=0.4, spots=(14, mixed(flesh, "#ff8a80", 0.4), 0.5), bump=(20, 0.3)), 0.27)]:
        steps = 48
        top = (0.98 - radius) * 0.06
        arc = [(radius * math.cos(start + sweep * step / steps), top + radius * math.sin(start + sweep * step / steps)) for step in range(steps + 1)]
        arc += [] if wide == 180 else [(0.0, top)]
        front = [(x, -thick / 2, z) for x, z in arc]
        back = [(x, thick / 2, z) for x, z in arc]
        count = len(front)
        faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
        faces += [(at_, at_ + count, (at_ + 1) % count + count, (at_ + 1) % count) for at_ in range(count)]
        parts.append(thing(front + back, faces, look, False))
    seed = material("#1d120c", 0.25, coat=0.5)
    for _ in range(round(22 * wide / 180)):
        angle, far = start + rng.uniform(0.15, sweep - 0.15), rng.uniform(0.35, 0.78)
        parts.append(put(ball(0.035, seed, 0, 1), (far * math.cos(angle), -0.137, far * math.sin(angle)), (0, 0, 0), (0.8, 0.4, 1.3)))
    stand = bpy.data.objects.new("slice", None)
    bpy.context.collection.objects.link(stand)
    for part in parts:
        part.parent = stand
    put(stand, (at[0], at[1], at[2] + 0.98), (8, 0, 12))


def malta():
    """Maltas, one cut across."""
    skin = material("#e88a14", 0.4, coat=0.25, spots=(2, "#dba02a", 0.4), bump=(60, 0.25))
    strewn(lambda seed: ball(0.58, skin, 0.012, 1.5, seed), [(-0.62, 0.15, 0.57, 0, 20, 1), (0.62, 0.25, 0.57, 40, 10, 1), (0.0, 0.95, 0.57, 80, 0, 1), (0.0, 0.42, 1.4, 30, 30, 0.95)])
    put(half_malta(skin), (0.1, -0.75, 0.36), (52, 0, 10), 1.02)


def half_malta(skin):
    """Half a malta, its cut up. @returns it"""
    half = turned([(0.02, 0.0), (0.3, 0.03), (0.5, 0.22), (0.56, 0.5)], skin)
    white = turned([(0.56, 0.5), (0.0, 0.501)], material("#f7e6bd", 0.6))
    flesh = []
    for part in range(10):
        start, end = tau * part / 10 + 0.05, tau * (part + 1) / 10 - 0.05
        edge = [(0.49 * math.cos(start + (end - start) * step / 8), 0.49 * math.sin(start + (end - start) * step / 8), 0.512) for step in range(9)]
        middle = (start + end) / 2
        flesh.append(thing([(0.06 * math.cos(middle), 0.06 * math.sin(middle), 0.512)] + edge, [tuple(range(10))], material("#f2970f", 0.15, coat=0.8, spots=(30, "#ffb93c", 0.5), bump=(36, 0.4)), False))
    for part in [white] + flesh:
        part.parent = half
    return half


def eggs(colour="#b9784a"):
    """Brown eggs in a tray of pulp."""
    shell = material(colour, 0.45, spots=(6, mixed(colour, "#f0d0a8", 0.35), 0.4), bump=(50, 0.06))
    pulp = material("#b7ad9c", 0.95, bump=(30, 0.5))
    line = smooth_profile([(0.0, 0.0), (0.2, 0.05), (0.33, 0.3), (0.3, 0.58), (0.16, 0.82), (0.0, 0.88)], 50)
    cup = smooth_profile([(0.2, 0.0), (0.3, 0.12), (0.42, 0.34), (0.46, 0.36)], 30)
    for column in range(4):
        for row in range(3):
            x, y = (column - 1.5) * 0.8, (row - 1) * 0.8
            turned(cup, pulp).location = (x, y, 0)
            put(turned(line, shell), (x, y, 0.08), (3 * (row - 1), 2 * (column - 1), column * 50), 1.05)
    for x in (-1.2, -0.4, 0.4, 1.2):
        for y in (-0.4, 0.4):
            put(ball(0.12, pulp, 0.1, 2), (min(x + 0.4, 1.2), y, 0.26), (0, 0, 0), (1, 1, 1.6))
