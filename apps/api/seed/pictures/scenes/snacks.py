"""What is fried or baked: pitha, salted snacks, cakes; and gur."""
import math

from pantry import jar
from studio import ball, chance, group, material, put, smooth_path, smooth_profile, tau, thing, tube, turned
from sweets import bowl, plate


def monda():
    """Flat, dry sweets of milk, one on the other on a plate."""
    plate(1.35)
    look = material("#dfbd8c", 0.6, coat=0.05, spots=(10, "#d9b67f", 0.42), bump=(26, 0.5))
    places = [(0.78 * math.cos(tau * a / 7), 0.78 * math.sin(tau * a / 7), 0.2) for a in range(7)] + [(0, 0, 0.2)]
    places += [(0.4 * math.cos(tau * a / 4 + 0.5), 0.4 * math.sin(tau * a / 4 + 0.5), 0.46) for a in range(4)]
    places.append((0, 0, 0.72))
    for seed, (x, y, z) in enumerate(places):
        put(ball(0.37, look, 0.025, 3, seed), (x, y, z), (6 * math.sin(seed * 2.1), 5 * math.cos(seed * 1.7), seed * 47), (1, 1, 0.4))


def patishapta():
    """Thin crêpes, rolled around coconut and gur."""
    plate(1.4, "#2f5d62")
    crepe = material("#f0d9a6", 0.55, coat=0.1, spots=(5, "#cf9a52", 0.34), bump=(9, 0.4))
    inside = material("#6b3415", 0.7, bump=(34, 1.0), spots=(20, "#c99a63", 0.4))
    for place in range(5):
        y, z = -0.62 + 0.34 * (place % 4) if place < 4 else -0.1, 0.3 if place < 4 else 0.62
        line = [(-0.72 + 0.12 * step, 0.02 * math.sin(step + place), 0) for step in range(13)]
        parts = [tube(line, [0.19 + 0.012 * math.sin(step * 1.3 + place) for step in range(13)], crepe, 28, 0.72)]
        for end in (-1, 1):
            parts.append(put(ball(0.135, inside, 0.12, 5, place), (end * 0.73, 0, 0), (0, 0, 0), (0.4, 1, 0.72)))
        parts.append(tube([(-0.72 + 0.12 * step, -0.1 + 0.012 * math.sin(step * 1.1), 0.135) for step in range(13)], 0.03, crepe, 10, 0.5))
        group(parts, (0.03 * place, y, z), (0, 0, 3 * (place % 3) - 3))


def nakshi_pitha():
    """Pitha cut with a thorn: rings, petals and dots on each."""
    plate(1.4)
    dough, line = material("#c98a3f", 0.4, coat=0.35, spots=(6, "#a8662a", 0.42), bump=(20, 0.3)), material("#dba65c", 0.4, coat=0.35)
    below = [(0.92 * math.cos(tau * place / 7), 0.92 * math.sin(tau * place / 7), 0.2) for place in range(7)]
    above = [(0.45 * math.cos(tau * place / 4 + 0.5), 0.45 * math.sin(tau * place / 4 + 0.5), 0.32) for place in range(4)]
    for seed, (x, y, z) in enumerate((*below, (0.0, 0.0, 0.2), *above)):
        petals = 6 + seed % 3
        parts = [put(turned(smooth_profile([(0.0, 0.0), (0.5, 0.0), (0.56, 0.06), (0.5, 0.12), (0.0, 0.13)], 20), dough, 72, (petals * 2, 0.03)), (0, 0, -0.06))]
        for place in range(petals):
            turn = tau * place / petals
            loop = [(0.29 + 0.17 * math.cos(tau * a / 20), 0.1 * math.sin(tau * a / 20)) for a in range(21)]
            parts.append(tube([(r * math.cos(turn) - s * math.sin(turn), r * math.sin(turn) + s * math.cos(turn), 0.08) for r, s in loop], 0.024, line, 8))
            parts.append(put(ball(0.03, line), (0.3 * math.cos(turn), 0.3 * math.sin(turn), 0.08)))
        parts.append(put(ball(0.07, line), (0, 0, 0.08), (0, 0, 0), (1, 1, 0.6)))
        group(parts, (x, y, z), (4 * math.sin(seed * 3), 4 * math.cos(seed * 2), 23 * seed), 0.76)


def nimki():
    """Diamonds of salted dough with nigella, in a bowl."""
    bowl(1.25, "#8c3f2c", 0.6)
    rng = chance(6)
    look, seed_look = material("#e0a850", 0.55, coat=0.1, spots=(5, "#c4822e", 0.4), bump=(14, 0.6)), material("#1d1510", 0.6)
    for place in range(120):
        far, angle = 1.05 * math.sqrt(rng.random()), rng.uniform(0, tau)
        z = 0.5 + 0.42 * (1 - far / 1.1) * rng.uniform(0.6, 1.0)
        corners = [(0.24, 0), (0, 0.13), (-0.24, 0), (0, -0.13)]
        vertices = [(x * grow, y * grow, h) for h, grow in ((-0.05, 0.9), (0, 1.0), (0.05, 0.9)) for x, y in corners]
        faces = [(r * 4 + a, r * 4 + (a + 1) % 4, (r + 1) * 4 + (a + 1) % 4, (r + 1) * 4 + a) for r in range(2) for a in range(4)] + [(3, 2, 1, 0), (8, 9, 10, 11)]
        parts = [thing(vertices, faces, look, smooth=False)]
        for _ in range(4):
            parts.append(put(ball(0.016, seed_look), (rng.uniform(-0.1, 0.1), rng.uniform(-0.06, 0.06), 0.05), (0, 0, 0), (1.5, 1, 0.6)))
        group(parts, (far * math.cos(angle), far * math.sin(angle), z), (rng.uniform(-45, 45), rng.uniform(-45, 45), rng.uniform(0, 180)))


def chanachur():
    """A bowl of chanachur: threads of gram, peanuts, peas and puffed rice."""
    bowl(1.25, "#f2efe6", 0.6)
    rng = chance(8)
    threads = [material(hue, 0.55, coat=0.15) for hue in ("#e39a2b", "#d67f1e", "#eab34a")]
    nut, pea, rice = material("#b5713a", 0.5, coat=0.2), material("#6f9a35", 0.5, coat=0.1), material("#f3e6c4", 0.7)
    for place in range(460):
        far, angle = 1.06 * math.sqrt(rng.random()), rng.uniform(0, tau)
        x, y, z = far * math.cos(angle), far * math.sin(angle), 0.48 + 0.5 * (1 - far / 1.1) * rng.uniform(0.55, 1.0)
        kind = place % 9
        if kind < 6:
            turn, long, rise = rng.uniform(0, tau), rng.uniform(0.12, 0.26), rng.uniform(-0.07, 0.07)
            dx, dy = long * math.cos(turn), long * math.sin(turn)
            tube(smooth_path([(x - dx, y - dy, z - rise), (x + 0.04 * math.sin(place), y, z + 0.04), (x + dx, y + dy, z + rise)], 8), 0.024, threads[place % 3], 8)
        else:
            look, size, stretch = ((nut, 0.075, 1.5), (pea, 0.065, 1.0), (rice, 0.05, 1.9))[kind - 6]
            put(ball(size, look, 0.06, 3, place), (x, y, z + 0.02), (rng.uniform(0, 60), rng.uniform(0, 60), rng.uniform(0, 180)), (stretch, 1, 1))


def singara():
    """Pyramids of dough around potatoes, fried, on a plate."""
    plate(1.4)
    dough = material("#cf8f3f", 0.5, coat=0.15, spots=(5, "#a9652a", 0.4), bump=(12, 0.7))
    for at, turn in (((-0.62, 0.42, 0.14), 10), ((0.62, 0.46, 0.14), 70), ((-0.5, -0.5, 0.14), 38), ((0.6, -0.46, 0.14), 100), ((0.02, 0.04, 0.34), 55), ((0.0, 0.9, 0.14), 20)):
        rows, around, vertices = 14, 36, []
        for row in range(rows + 1):
            share = row / rows
            size = 0.56 * (1 - share) ** 0.72 + 0.015
            for step in range(around):
                angle = tau * step / around
                corner = 0.72 + 0.28 * abs(math.cos(1.5 * angle)) ** 0.7
                vertices.append((size * corner * math.cos(angle), size * corner * math.sin(angle), 0.82 * share - 0.06 * math.sin(math.pi * share) * math.cos(3 * angle)))
        faces = [(r * around + s, r * around + (s + 1) % around, (r + 1) * around + (s + 1) % around, (r + 1) * around + s) for r in range(rows) for s in range(around)]
        parts = [thing(vertices, faces + [tuple(reversed(range(around)))], dough)]
        for edge in range(3):
            angle = tau * edge / 3
            parts.append(tube([(0.56 * math.cos(angle) * (1 - s / 10) ** 0.72, 0.56 * math.sin(angle) * (1 - s / 10) ** 0.72, 0.82 * s / 10 + 0.01) for s in range(10)], 0.035, dough, 10))
        group(parts, at, (0, 0, turn), 1.0)


def murali():
    """Sticks of fried dough in a coat of sugar."""
    plate(1.4, "#2f5d62")
    rng = chance(9)
    look = material("#d99a4a", 0.6, coat=0.15, spots=(9, "#fbf3df", 0.5), bump=(30, 0.7))
    for layer, count in enumerate((17, 14, 11, 7, 4)):
        for place in range(count):
            far = (1.0 - 0.17 * layer) * math.sqrt(rng.random())
            angle, turn = rng.uniform(0, tau), rng.uniform(0, math.pi)
            x, y, z = far * math.cos(angle) * 0.85, far * math.sin(angle) * 0.85, 0.24 + 0.17 * layer
            dx, dy = 0.4 * math.cos(turn), 0.4 * math.sin(turn)
            tube(smooth_path([(x - dx, y - dy, z), (x, y, z + rng.uniform(0.0, 0.05)), (x + dx, y + dy, z)], 8), [0.06, 0.085, 0.095, 0.1, 0.1, 0.1, 0.095, 0.085, 0.06], look, 12)


def swirl(radius, rise, look, turns=3.2):
    """Cream from a piping bag: a coil that narrows as it rises, on z = 0."""
    steps = 90
    line, wide = [], []
    for step in range(steps + 1):
        share = step / steps
        angle = tau * turns * share
        far = radius * (1 - share) ** 0.9
        line.append((far * math.cos(angle), far * math.sin(angle), 0.1 + rise * share))
        wide.append(radius * 0.36 * (1 - 0.75 * share))
    return tube(line, wide, look, 18)


def birthday_cake():
    """A cake with cream, strawberries and five candles, on its stand."""
    stand, cream, sponge = material("#f4f1ea", 0.2, coat=0.6), material("#fbf3e4", 0.4, coat=0.2, bump=(6, 0.15)), material("#f2b8c6", 0.4, coat=0.2)
    berry, leaf = material("#c81f2f", 0.3, coat=0.6, spots=(40, "#f3d27a", 0.25)), material("#4f8a35", 0.5)
    turned(smooth_profile([(0.6, 0.0), (0.5, 0.06), (0.16, 0.14), (0.14, 0.36), (0.4, 0.42)], 30), stand, 72)
    turned([(0.0, 0.42), (1.36, 0.42), (1.38, 0.46), (1.36, 0.5), (0.0, 0.5)], stand, 96)
    turned(smooth_profile([(1.08, 0.5), (1.1, 0.56), (1.1, 1.3), (1.04, 1.38), (0.0, 1.38)], 40), cream, 96)
    for ring, z, count, size in ((1.12, 0.5, 26, 0.17), (0.95, 1.36, 16, 0.18)):
        for place in range(count):
            angle = tau * place / count
            put(swirl(size, size * 1.3, sponge if z < 1 else cream, 2.2), (ring * math.cos(angle), ring * math.sin(angle), z))
    for place in range(8):
        angle = tau * place / 8 + 0.2
        x, y = 0.6 * math.cos(angle), 0.6 * math.sin(angle)
        put(ball(0.15, berry, 0.02), (x, y, 1.5), (10, 0, place * 40), (0.9, 0.9, 1.15))
        put(ball(0.08, leaf), (x, y, 1.655), (0, 0, 0), (1.2, 1.2, 0.25))
    for place, hue in enumerate(("#e05a7a", "#4f9fd0", "#f2b13a", "#6fb05a", "#8e5aa8")):
        x = -0.32 + 0.16 * place
        y = 0.14 * math.cos(place * math.pi / 2)
        tube([(x, y, 1.36), (x, y, 1.86)], 0.035, material(hue, 0.4, coat=0.3), 14)
        tube([(x, y, 1.86), (x, y, 1.92)], 0.008, material("#2a211b", 0.8), 6)
        put(ball(0.045, material("#ffd27a", glow=6)), (x, y, 1.98), (0, 0, 0), (0.7, 0.7, 1.5))


def cupcakes():
    """Six small cakes in paper cups, strawberry cream on each."""
    paper, cream = material("#f6efe2", 0.8), material("#f08fa8", 0.4, coat=0.3)
    cake, berry = material("#d9a561", 0.8, bump=(30, 0.5)), material("#c81f2f", 0.3, coat=0.6, spots=(40, "#f3d27a", 0.25))
    for place in range(6):
        x, y = -0.86 + 0.86 * (place % 3), 0.42 - 0.84 * (place // 3)
        parts = [turned([(0.27, 0.0), (0.37, 0.46)], paper, 120, (30, 0.025)), turned([(0.0, 0.0), (0.27, 0.0)], paper, 40)]
        parts.append(put(ball(0.36, cake), (0, 0, 0.44), (0, 0, 0), (1, 1, 0.3)))
        parts.append(put(swirl(0.27, 0.36, cream, 3.0), (0, 0, 0.48)))
        parts.append(put(ball(0.09, berry), (0, 0, 0.99), (0, 0, 0), (0.9, 0.9, 1.15)))
        group(parts, (x + 0.06 * (place // 3), y, 0), (0, 0, 25 * place), 1.08)


def gur(file):
    """A jar of gur, and cakes of it before the jar, one of them broken."""
    jar(file, "#8a4a17", "#c9a24a")
    look = material("#8a4f1f", 0.5, coat=0.15, spots=(6, "#6b3a14", 0.42), bump=(14, 0.7))
    rng = chance(4)
    line = smooth_profile([(0.0, 0.0), (0.34, 0.0), (0.42, 0.1), (0.36, 0.22), (0.0, 0.26)], 24)
    put(turned(line, look, 60), (-0.95, -0.75, 0))
    put(turned(line, look, 60), (-0.8, -0.62, 0.25), (12, -8, 0), 0.9)
    for _ in range(9):
        put(ball(rng.uniform(0.07, 0.15), look, 0.22, 2.5, rng.randrange(90)), (0.75 + rng.uniform(-0.25, 0.3), -0.95 + rng.uniform(-0.14, 0.14), 0.08))
