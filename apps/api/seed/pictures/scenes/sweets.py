"""Sweets of Bengal: on a plate, in a bowl, in a clay pot."""
import math

from known import small_bowl, spoon
from studio import ball, box, chance, copy_of, material, mixed, put, smooth_profile, tau, turned


def plate(radius=1.35, colour="#f7f4ee"):
    """A round plate with a rim."""
    look = material(colour, 0.18, coat=0.5)
    line = [(0, 0.03), (0.62, 0.03), (0.7, 0.06), (0.95, 0.15), (1.0, 0.17), (0.97, 0.13), (0.7, 0.02), (0.6, 0.0), (0, 0)]
    return turned([(r * radius, z * radius) for r, z in line], look, 96)


def bowl(radius=1.15, colour="#f7f4ee", depth=0.62):
    """A deep bowl. @returns the height of its rim"""
    look = material(colour, 0.15, coat=0.6)
    outer = smooth_profile([(0.02, 0.0), (0.42, 0.0), (0.5, 0.06), (0.86, 0.42), (1.0, 0.98), (1.0, 1.0)], 40)
    inner = smooth_profile([(0.96, 0.99), (0.82, 0.45), (0.45, 0.12), (0.01, 0.09)], 30)
    turned([(r * radius, z * depth) for r, z in outer + inner], look, 96)
    return depth


def heap(make, radius, levels=(6, 3, 1), first=0.0, gap=0.93):
    """Balls in a heap: rings of them, one upon the other; `make(seed)` makes one."""
    height = first
    for level, count in enumerate(levels):
        ring = 0 if count == 1 else radius * gap / math.sin(math.pi / count)
        if level == 0 and count > 5:
            make(99).location = (0, 0, height + radius)
        for place in range(count):
            angle = tau * (place + level * 0.5) / count
            made = make(level * 10 + place)
            made.location = (ring * math.cos(angle), ring * math.sin(angle), height + radius)
            made.rotation_euler = (place * 1.3, level + 0.4, place * 2.1)
        height += radius * 1.52


def rosogolla(colour, syrup, dish="#2f5d62", uneven=0.012):
    """Balls of fresh cheese in a bowl of syrup."""
    bowl(1.3, dish, 0.72)
    turned([(0.01, 0.52), (1.13, 0.52)], material(syrup, 0.04, coat=1, spots=(3, mixed(syrup, "#ffffff", 0.3), 0.5)))
    look = material(colour, 0.28, coat=0.5, spots=(9, mixed(colour, "#ffffff", 0.35), 0.5), bump=(16, 0.18))
    rng = chance(4)
    places = [(0, 0.05, 0.5)] + [(0.68 * math.cos(a * tau / 6), 0.68 * math.sin(a * tau / 6), 0.46) for a in range(6)]
    for seed, (x, y, z) in enumerate(places):
        put(ball(0.36, look, uneven, 2.5, seed), (x, y, z + 0.1), (rng.uniform(0, 90), 0, 0))
    for seed, (x, y) in enumerate([(0.28, -0.3), (-0.34, -0.16), (0.02, 0.36)]):
        put(ball(0.36, look, uneven, 2.5, seed + 9), (x, y, 1.08))


def rosomalai(colour, milk):
    """Flat discs of cheese in thickened milk, with saffron and nuts."""
    bowl(1.35, "#8c3f2c", 0.55)
    turned([(0.01, 0.4), (1.2, 0.4)], material(milk, 0.15, coat=0.8, spots=(3, mixed(milk, "#ffffff", 0.4), 0.5)))
    look = material(colour, 0.35, coat=0.4, bump=(16, 0.25))
    places = [(0, 0)] + [(0.68 * math.cos(a * tau / 6), 0.68 * math.sin(a * tau / 6)) for a in range(6)]
    for seed, (x, y) in enumerate(places):
        put(ball(0.33, look, 0.02, 2.5, seed), (x, y, 0.42), (0, 0, seed * 50), (1, 1, 0.5))
    scatter("#7f9a3e", 40, 1.0, 0.56, 0.03)
    scatter("#d9481c", 30, 1.0, 0.56, 0.018, 7)


def balls(colour, grain=0.02, rough=0.5, coat=0.1, bump=(22, 0.35), crumbs=None):
    """Balls in a heap on a plate; `crumbs`: colour of what they are rolled in."""
    plate(1.45)
    look = material(colour, rough, coat=coat, spots=(12, mixed(colour, "#ffffff", 0.22), 0.42), bump=bump)
    heap(lambda seed: ball(0.4, look, grain, 3.5, seed), 0.4, (6, 3, 1), 0.07)
    if crumbs:
        scatter(crumbs, 130, 1.15, 0.06)


def scatter(colour, count, radius, height, size=0.035, seed=2):
    """Crumbs, nuts or sugar strewn about."""
    rng = chance(seed)
    first = ball(size, material(colour, 0.6), 0.25, 2)
    for _ in range(count):
        angle, far = rng.uniform(0, tau), radius * math.sqrt(rng.random())
        turn = (rng.uniform(0, 90), rng.uniform(0, 90), 0)
        copy_of(first, (far * math.cos(angle), far * math.sin(angle), height + size * 0.6), turn, rng.uniform(0.6, 1.3))


def motichoor(colour):
    """Laddu of tiny fried drops."""
    plate(1.45)
    heap(motichoor_maker(colour), 0.43, (5, 1), 0.08, 1.0)
    scatter("#8fae4e", 26, 1.2, 0.07, 0.045)


def motichoor_maker(colour, half=False):
    """@returns what makes a laddu of tiny fried drops, or the lower half of one: its middle at the origin"""
    look = material(colour, 0.35, coat=0.35, spots=(14, mixed(colour, "#8a2f00", 0.35), 0.38))
    core = material(mixed(colour, "#8a2f00", 0.35), 0.5)
    rng = chance(8)
    drop = ball(0.062, look, 0.1, 2)
    drop.location = (0, 0, -5)

    def one(seed):
        made = ball(0.39, core, 0.03, 3, seed, 0.06) if half else ball(0.39, core, 0.03, 3, seed)
        for at in range(430):
            z = 1 - 2 * (at + 0.5) / 430
            angle = at * 2.39996
            flat = math.sqrt(1 - z * z)
            if half and z > 0.05:
                far = 0.37 * math.sqrt(rng.random())
                place = (far * math.cos(angle), far * math.sin(angle), rng.uniform(0.0, 0.03))
            else:
                place = (0.385 * flat * math.cos(angle), 0.385 * flat * math.sin(angle), 0.385 * z)
            copy_of(drop, place, size=rng.uniform(0.8, 1.15)).parent = made
        return made

    return one


def sesame_maker(radius):
    """@returns what makes a laddu of black sesame in gur, on z = 0"""
    gur, rng = material("#2e1509", 0.2, coat=0.6), chance(5)
    seeds = [put(ball(0.031, material(each, 0.38, coat=0.3), 0, 1), (0, 0, -5)) for each in ("#17120f", "#17120f", "#2b211b", "#6b543c")]

    def one(seed):
        made = ball(radius, gur, 0.03, 3.5, seed)
        for at in range(520):
            z, angle = 1 - 2 * (at + 0.5) / 520, at * 2.39996
            flat, far = math.sqrt(1 - z * z), radius * rng.uniform(0.97, 1.02)
            place = (far * flat * math.cos(angle), far * flat * math.sin(angle), far * z)
            along = rng.choice(((1.5, 0.9, 0.5), (0.9, 1.5, 0.5)))
            copy_of(rng.choice(seeds), place, (0, math.degrees(math.acos(z)), math.degrees(angle)), along).parent = made
        return made

    return one


def sesame_laddu():
    """Laddu of black sesame in a heap on a plate."""
    plate(1.45)
    heap(sesame_maker(0.4), 0.4, (6, 3, 1), 0.07)


def loose(colour, dish="#2f5d62"):
    """Fresh cheese as it is when it is not pressed: moist lumps, heaped on a plate."""
    plate(1.45, dish)
    chhana(colour)


def chhana(colour):
    """A heap of moist lumps of fresh cheese, 2 across."""
    look = material(colour, 0.3, coat=0.45, spots=(7, mixed(colour, "#ffffff", 0.45), 0.5), bump=(14, 0.5))
    turned(smooth_profile([(0.98, 0.04), (0.86, 0.26), (0.58, 0.56), (0.28, 0.74), (0.001, 0.78)], 40), look, 96, (5, 0.05))
    lumps = [put(ball(0.13, look, 0.42, 1.9, seed), (0, 0, -5)) for seed in range(6)]
    rng = chance(6)
    for place in range(420):
        far, angle = math.sqrt(rng.random()), rng.uniform(0, tau)
        rise = 0.02 + 0.74 * (1 - far**2.2)
        turn = (rng.uniform(0, 360), rng.uniform(0, 360), 0)
        copy_of(lumps[place % 6], (1.04 * far * math.cos(angle), 1.04 * far * math.sin(angle), rise), turn, rng.uniform(0.35, 1.25))


def diamonds(colour, nut):
    """Barfi as it is cut: diamonds, with crushed nuts in them and on them."""
    plate(1.55)
    one = diamond_maker(colour, nut)
    for at, turn in [((0, -0.4, 0.07), 2), ((-0.64, 0.0, 0.07), -3), ((0.65, 0.02, 0.07), 3), ((0.02, 0.4, 0.07), -2), ((-0.06, -0.04, 0.42), 14)]:
        one(at, turn)


def diamond_maker(colour, nut):
    """@returns what makes a diamond of barfi at a place, turned"""
    look = material(colour, 0.62, spots=(16, mixed(colour, nut, 0.45), 0.4), bump=(26, 0.3))
    crumbs = [put(ball(0.038, material(each, 0.55), 0.3, 2, seed), (0, 0, -5)) for seed, each in enumerate((nut, mixed(nut, "#e3cf7a", 0.35)))]
    rng = chance(3)

    def slanted(x, y):
        return 0.6 * (x - y), 0.37 * (x + y)

    def one(at, turn):
        made = put(box((1, 1, 0.34), look, 0.03), at, (0, 0, turn))
        for vertex in made.data.vertices:
            vertex.co.x, vertex.co.y = slanted(vertex.co.x, vertex.co.y)
        for place in range(44):
            x, y = slanted(rng.uniform(-0.43, 0.43), rng.uniform(-0.43, 0.43))
            copy_of(crumbs[place % 2], (x, y, 0.35), (0, 0, rng.uniform(0, 180)), (rng.uniform(0.6, 1.5), rng.uniform(0.6, 1.1), 0.6)).parent = made

    return one


def tiles(colour, topping, round_by=0.05):
    """Squares of halwa in two layers, with nuts on them."""
    plate(1.55)
    one = tile_maker(colour, topping, round_by)
    for x, y, turn in [(-0.42, -0.42, 4), (0.42, -0.4, -5), (-0.4, 0.42, -3), (0.43, 0.43, 6)]:
        one((x, y, 0.07), turn)
    one((-0.1, 0.02, 0.43), 38)


def tile_maker(colour, topping, round_by=0.05):
    """@returns what makes a square of halwa with its nuts at a place, turned, and returns it"""
    look = material(colour, 0.62, spots=(18, mixed(colour, "#ffffff", 0.3), 0.45), bump=(26, 0.3))
    nut = material(topping, 0.55)
    rng = chance(3)

    def one(at, turn):
        made = put(box((0.72, 0.72, 0.36), look, round_by), at, (0, 0, turn))
        for _ in range(7):
            part = put(ball(0.055, nut, 0.2, 2, _), (rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), 0.37), (0, 0, rng.uniform(0, 180)), (1.5, 0.7, 0.5))
            part.parent = made
        return made

    return one


def discs(colour, topping):
    """Round pressed sweets, each with a nut."""
    plate(1.5)
    one = disc_maker(colour, topping)
    for place in range(6):
        angle = tau * place / 6
        one(0.86 * math.cos(angle), 0.86 * math.sin(angle), 0.09, place * 40)
    for place in range(3):
        angle = tau * place / 3 + 0.5
        one(0.45 * math.cos(angle), 0.45 * math.sin(angle), 0.39, place * 70)
    one(0, 0, 0.69, 20)


def disc_maker(colour, topping):
    """@returns what makes a round pressed sweet with its nut at x, y, z, turned"""
    look = material(colour, 0.55, spots=(20, mixed(colour, "#ffffff", 0.35), 0.45), bump=(24, 0.3))
    nut = material(topping, 0.5)
    line = smooth_profile([(0.01, 0.0), (0.3, 0.0), (0.41, 0.09), (0.39, 0.22), (0.28, 0.3), (0.1, 0.285), (0.01, 0.27)], 48)
    made = put(turned(line, look), (0, 0, -5))
    seed = put(ball(0.07, nut, 0.15, 2), (0, 0, -5))

    def one(x, y, z, turn):
        copy_of(made, (x, y, z), (0, 0, turn))
        copy_of(seed, (x, y, z + 0.29), (0, 0, turn), (1.7, 0.8, 0.6))

    return one


def ovals(colour, topping):
    """Chomchom: ovals dusted with dried milk."""
    plate(1.55)
    look = material(colour, 0.3, coat=0.45, spots=(7, mixed(colour, topping, 0.25), 0.45), bump=(18, 0.25))
    rng = chance(6)
    places = [(-0.75, -0.3, 0.1, 12), (0, -0.42, 0.1, -6), (0.75, -0.28, 0.1, 8), (-0.4, 0.36, 0.1, -10), (0.4, 0.38, 0.1, 14), (-0.3, -0.02, 0.5, 24), (0.35, 0.0, 0.5, -16)]
    for seed, (x, y, z, turn) in enumerate(places):
        put(ball(0.34, look, 0.02, 2.5, seed), (x, y, z + 0.24), (0, 0, turn + 70), (1.55, 0.9, 0.82))
    dust = ball(0.02, material(topping, 0.8), 0.3, 2)
    for x, y, z, turn in places:
        for _ in range(46):
            a, b = math.radians(turn + 70), rng.uniform(-0.36, 0.36)
            c = rng.uniform(-0.15, 0.15)
            rise = math.sqrt(max(0.0, 1 - (b / 0.53) ** 2 - (c / 0.31) ** 2)) * 0.285
            copy_of(dust, (x + b * math.cos(a) - c * math.sin(a), y + b * math.sin(a) + c * math.cos(a), z + 0.24 + rise), size=rng.uniform(0.6, 1.5))


def doi(pot, cream, topping=None):
    """Yoghurt set in a pot of fired clay."""
    clay = material(pot, 0.8, spots=(5, mixed(pot, "#f2c9a0", 0.25), 0.5), bump=(30, 0.12))
    outer = smooth_profile([(0.02, 0.0), (0.72, 0.0), (0.98, 0.3), (1.12, 0.7), (1.05, 1.02), (0.98, 1.12)], 50)
    rim = smooth_profile([(0.98, 1.12), (1.16, 1.2), (1.2, 1.28), (1.12, 1.32), (1.0, 1.26), (0.96, 1.1)], 40)
    turned(outer + rim, clay, 96)
    skin = smooth_profile([(0.99, 1.13), (0.7, 1.16), (0.3, 1.15), (0.001, 1.15)], 20)
    turned(list(reversed(skin)), material(cream, 0.3, coat=0.35, spots=(4, mixed(cream, "#a8652a", 0.35), 0.42), bump=(7, 0.25)), 96)
    if topping:
        scatter(topping, 26, 0.55, 1.14, 0.05)


def boxed(make, columns=4, rows=3):
    """Sweets as they are sold: in a box of card; `make(seed)` makes one on z = 0, 0.7 across."""
    card = material("#c8202f", 0.55, coat=0.15)
    paper = material("#fbf6ea", 0.7)
    wide, deep = columns * 0.74 + 0.1, rows * 0.74 + 0.1
    put(box((wide, deep, 0.04), paper, 0.01), (0, 0, 0))
    for side in (-1, 1):
        put(box((0.05, deep + 0.05, 0.42), card, 0.015), (side * wide / 2, 0, 0))
        put(box((wide + 0.05, 0.05, 0.42), card, 0.015), (0, side * deep / 2, 0))
    for column in range(columns):
        for row in range(rows):
            made = make(column * rows + row)
            made.location.x += (column - (columns - 1) / 2) * 0.74
            made.location.y += (row - (rows - 1) / 2) * 0.74
            made.location.z += 0.05


def helping(cream, at=(-0.78, -0.72, 0)):
    """A helping of yoghurt in a small bowl, its spoon beside it."""
    small_bowl(at, 0.98)
    skin = material(cream, 0.28, coat=0.4, spots=(4, mixed(cream, "#a8652a", 0.25), 0.42), bump=(3.5, 0.5))
    spooned = smooth_profile([(0.64, 0.42), (0.55, 0.47), (0.36, 0.5), (0.24, 0.6), (0.1, 0.64), (0.001, 0.62)], 50)
    put(turned(spooned, skin, 96, (3, 0.02)), at, (0, 0, 40))
    spoon(None, (0.28, -1.3, 0.02), (0, 0, 42), 0.6)
