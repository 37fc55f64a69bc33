"""Sweets as they are served: cut, in a spoon, beside what they are made of."""
import math

import produce
import served
import sweets
from banners import placed
from known import cup_of_tea, saucer, small_bowl, spoon
from studio import ball, box, chance, copy_of, group, material, mixed, put, smooth_profile, tau, tube, turned


def strand_maker(colour, seed=5):
    """@returns what lays a grated strand at a place, turned: 0.3 long"""
    rng = chance(seed)
    strands = []
    for bend in (0.01, 0.03, 0.05):
        points = [(0.05 * step - 0.15, bend * math.sin(step * 0.8), bend * math.cos(step * 0.7)) for step in range(7)]
        strands.append(put(tube(points, [0.01, 0.017, 0.019, 0.019, 0.019, 0.017, 0.008], material(mixed(colour, "#ffffff", bend * 3), 0.35, coat=0.4), 8), (0, 0, -5)))

    def one(at, turn, size=1.0):
        return copy_of(strands[rng.randrange(3)], at, turn, rng.uniform(0.8, 1.2) * size)

    return one


def carrot_halwa(colour="#d8581a", nut="#7f9a4a"):
    """Two squares of carrot halwa on a saucer, a carrot and what is grated of it before them."""
    saucer((-0.1, 0.5, 0), 1.4, "#2f5d62")
    tile = sweets.tile_maker(colour, nut)
    strand, rng = strand_maker(mixed(colour, "#f08a3a", 0.3)), chance(4)
    for at, turn in (((-0.52, 0.42, 0.07), 12), ((0.34, 0.56, 0.07), -14)):
        made = tile(at, turn)
        for _ in range(46):
            strand((rng.uniform(-0.26, 0.26), rng.uniform(-0.26, 0.26), 0.362), (0, 0, rng.uniform(0, 360)), 0.7).parent = made
        for _ in range(26):
            strand((rng.uniform(-0.24, 0.24), -0.362, rng.uniform(0.06, 0.3)), (0, rng.uniform(-70, 70), 0), 0.7).parent = made
    placed(lambda: produce.carrot_maker()((0, 0, 0.25), 0, 0.8), (0.62, -0.86, 0), 12)
    raw = strand_maker("#f08a2a", 2)
    for _ in range(170):
        far, angle = 0.42 * math.sqrt(rng.random()), rng.uniform(0, tau)
        raw((-0.95 + far * math.cos(angle), -0.82 + far * math.sin(angle), 0.02 + 0.2 * (1 - far / 0.42) * rng.random()), (0, rng.uniform(-16, 16), rng.uniform(0, 360)))


def habshi_halwa(colour="#4f2614", nut="#e3c090"):
    """A piece of habshi halwa that is cut: the nuts in it; almonds before it."""
    saucer((-0.1, 0.45, 0), 1.45)
    tile, rng = sweets.tile_maker(colour, nut), chance(8)
    looks = [material(each, 0.5, coat=0.15) for each in (nut, mixed(nut, "#ffffff", 0.35), "#b98a54")]
    for at, turn in (((-0.5, 0.36, 0.07), 16), ((0.36, 0.52, 0.07), -18)):
        made = tile(at, turn)
        for place in range(13):
            x, z = rng.uniform(-0.29, 0.29), rng.uniform(0.06, 0.3)
            put(ball(0.05, looks[place % 3], 0.25, 2, place), (x, -0.358, z), (0, rng.uniform(0, 180), 0), (1.4, 0.25, 0.75)).parent = made
    almond, shape = material("#8a5226", 0.6, spots=(9, "#a8703c", 0.45), bump=(26, 0.5)), smooth_profile([(0.005, -0.16), (0.07, -0.1), (0.1, 0.0), (0.075, 0.1), (0.005, 0.2)], 40)
    first = put(turned(shape, almond, 32), (0, 0, -5))
    for place in range(9):
        x, y = -0.55 + 0.24 * (place % 5) + rng.uniform(-0.06, 0.06), -0.95 - 0.26 * (place // 5) + rng.uniform(-0.05, 0.05)
        copy_of(first, (x, y, 0.06), (90, 0, rng.uniform(0, 360)), (1.0, 0.6, 1.0))


def kachagolla(colour="#f6e6c0"):
    """Kachagolla in a small bowl, and a spoonful of it."""
    small_bowl((-0.2, 0.42, 0), 1.5, "#7c3b2c")
    placed(lambda: sweets.chhana(colour), (-0.2, 0.42, 0.6), 0, 0.75)
    spoon(None, (0.05, -0.98, 0.02), (0, 0, 16), 1.1)
    placed(lambda: sweets.chhana(colour), (0.05, -0.98, 0.13), 30, 0.235)


def mango_doi(pot, cream, topping):
    """Mango yoghurt in its cup beside a cheek of the mango, cut into cubes, and a tea-spoon."""
    placed(lambda: sweets.doi(pot, cream, topping), (0.66, 0.62, 0), 0, 0.7)
    placed(served.cut_mango, (-0.66, -0.22, 0), 0, 0.65)
    spoon(None, (0.28, -1.05, 0.02), (0, 0, 30), 0.85)


def motichoor(colour="#f08a16"):
    """A motichoor laddu broken in two: its fine drops, and seeds of melons."""
    saucer((0, 0.28, 0), 1.45, "#2f5d62")
    whole, half = sweets.motichoor_maker(colour), sweets.motichoor_maker(colour, True)
    for seed, (x, y) in enumerate(((-0.44, 0.74), (0.5, 0.68))):
        put(whole(seed), (x, y, 0.44), (20 * seed, 10, 40), 0.95)
    cream = put(ball(0.045, material("#f3e8c4", 0.4, coat=0.3), 0, 1), (0, 0, -5))
    rng = chance(3)
    for seed, (at, turn) in enumerate((((-0.42, -0.06, 0.44), (64, 0, -14)), ((0.46, -0.1, 0.44), (44, 0, 22)))):
        made = put(half(seed), at, turn, 0.95)
        for _ in range(8):
            far, angle = 0.3 * math.sqrt(rng.random()), rng.uniform(0, tau)
            copy_of(cream, (far * math.cos(angle), far * math.sin(angle), 0.075), (0, 0, rng.uniform(0, 180)), (1.5, 0.85, 0.5)).parent = made
    for _ in range(14):
        copy_of(cream, (rng.gauss(0.0, 0.42), rng.gauss(-1.2, 0.1), 0.02), (0, 0, rng.uniform(0, 180)), (1.5, 0.85, 0.4))


def sandesh(colour="#c98a48", nut="#6c8a3a"):
    """Sandesh beside the mould of wood that it is pressed in, and a bowl of new gur."""
    wood = material("#a8703c", 0.5, spots=(4, "#8a5528", 0.45), bump=(30, 0.1))
    line = [(0.001, 0.0), (0.66, 0.0), (0.7, 0.03), (0.7, 0.27), (0.67, 0.3), (0.46, 0.3), (0.44, 0.28)]
    line += smooth_profile([(0.44, 0.28), (0.43, 0.2), (0.3, 0.1), (0.1, 0.09), (0.001, 0.09)], 30)
    grip = put(box((0.72, 0.2, 0.16), wood, 0.07), (0.92, 0, 0.06))
    group([turned(line, wood, 80), grip], (-0.62, -0.72, 0), (0, 0, -16))
    saucer((0.5, 0.1, 0), 1.12)
    one = sweets.disc_maker(colour, nut)
    for x, y, turn in ((0.12, 0.02, 20), (0.88, 0.14, 80), (0.46, 0.62, 140)):
        one(x, y, 0.06, turn)
    small_bowl((-0.78, 0.78, 0), 0.95, "#8c3f2c")
    put(turned([(0.59, 0.4), (0.5, 0.402), (0.001, 0.403)], material("#5a2708", 0.06, coat=1), 80), (-0.78, 0.78, 0))


def pistachio_maker(seed=4):
    """@returns what lays a pistachio at a place, turned: a kernel in a shell that is open, 0.3 long"""
    shell = material("#e3cfa4", 0.5, coat=0.15, spots=(7, "#cdb080", 0.45))
    kernel = material("#86a03c", 0.5, spots=(9, "#7a4a5a", 0.4), bump=(20, 0.4))
    rng = chance(seed)
    line = [(0.1 * math.sin(step / 24 * math.pi), -0.15 * math.cos(step / 24 * math.pi)) for step in range(25)]

    def one(at, turn):
        parts = [put(ball(0.09, kernel, 0.04, 2, rng.randrange(9)), (0, 0, 0), (0, 0, 0), (0.86, 0.86, 1.4))]
        for side in (-1, 1):
            half = turned([(max(0.001, radius), height) for radius, height in line], shell, 40)
            for vertex in half.data.vertices:
                vertex.co.x = side * abs(vertex.co.x) + side * 0.012
            half.modifiers.new("thick", "SOLIDIFY").thickness = 0.012
            put(half, (side * 0.01, 0, -0.01), (0, side * 13, 0))
            parts.append(half)
        return group(parts, at, turn)

    return one


def barfi(colour="#b9c98a", nut="#56762a"):
    """Two diamonds of barfi on a saucer, pistachios before them, a cup of tea behind."""
    saucer((0.2, 0.1, 0), 1.36, "#7c3b46")
    one = sweets.diamond_maker(colour, nut)
    one((0.2, -0.16, 0.07), 4)
    one((0.26, 0.5, 0.07), -5)
    saucer((-1.0, 1.1, 0), 0.62)
    cup_of_tea((-1.0, 1.1, 0.03), 150, 0.7)
    lay, rng = pistachio_maker(), chance(6)
    for place in range(8):
        x, y = -1.08 + 0.28 * (place % 4) + rng.uniform(-0.04, 0.04), -1.12 - 0.27 * (place // 4) + rng.uniform(-0.03, 0.03)
        lay((x, y, 0.1), (72, rng.uniform(-20, 20), rng.uniform(0, 360)))


def rosomalai(colour="#fdf3dc", milk="#f6e0ac"):
    """A helping of rosomalai in a small bowl, one of its tiny balls in a spoon."""
    small_bowl((-0.2, 0.42, 0), 1.5, "#8c3f2c")
    cream = material(milk, 0.15, coat=0.8, spots=(3, mixed(milk, "#ffffff", 0.4), 0.5))
    look = material(colour, 0.35, coat=0.4, bump=(16, 0.25))
    put(turned([(0.93, 0.62), (0.8, 0.624), (0.001, 0.625)], cream, 90), (-0.2, 0.42, 0))
    for seed in range(9):
        far = 0 if seed == 0 else 0.56
        angle = tau * seed / 8
        put(ball(0.21, look, 0.02, 2.5, seed), (-0.2 + far * math.cos(angle), 0.42 + far * math.sin(angle), 0.62), (0, 0, seed * 50), (1, 1, 0.5))
    rng = chance(2)
    for count, each, size in ((30, "#7f9a3e", 0.024), (24, "#d9481c", 0.014)):
        first = put(ball(size, material(each, 0.6), 0.25, 2), (0, 0, -5))
        for _ in range(count):
            far, angle = 0.8 * math.sqrt(rng.random()), rng.uniform(0, tau)
            copy_of(first, (-0.2 + far * math.cos(angle), 0.42 + far * math.sin(angle), 0.73 if far < 0.2 else 0.66), (0, 0, rng.uniform(0, 90)))
    spoon(None, (0.05, -0.98, 0.02), (0, 0, 16), 1.15)
    put(turned([(0.37, 0.0), (0.3, 0.012), (0.001, 0.014)], cream, 48), (0.05, -0.98, 0.13), (0, 0, 16), (1, 0.68, 1))
    put(ball(0.21, look, 0.02, 2.5, 4), (0.02, -0.99, 0.2), (0, 0, 20), (1, 0.95, 0.75))
