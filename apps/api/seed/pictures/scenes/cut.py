"""What is inside: vegetables in slices on a board, sweets in halves on a saucer."""
import math

from known import board, saucer, spoon
from produce import bent
from studio import ball, chance, copy_of, group, material, mixed, put, smooth_profile, tau, thing, tube, turned

board_top = 0.1


def layers(radius, looks, height=0.0):
    """The cut face of a round thing: (share of the radius, material) from its rim to its middle, facing up."""
    return [
        turned([(radius * share, height + 0.003 * at), (0.001, height + 0.003 * at)], look)
        for at, (share, look) in enumerate(looks)
    ]


def coin_of(radius, thick, skin, looks):
    """A slice of a round thing, its middle at the origin."""
    half = thick / 2
    side = turned([(0.001, -half), (radius * 0.97, -half), (radius, -half * 0.6), (radius, half * 0.6), (radius * 0.97, half)], skin)
    return group([side, *layers(radius * 0.975, looks, half + 0.001)])


def sliced(skin, looks, radius, long, tip, oval=1.0, thick=0.1, slices=6, cut=0.1):
    """A vegetable on a board, half of it in slices that lean at what is left.

    looks: of the cut face, as `layers` takes them
    radius: half its width at a share of what is left, from the cut to the tip
    cut: where the cut is, along x
    """
    board((0.05, 0.15, 0), -8, (2.8, 2.0))
    wide = radius(0.0)
    points, radii = bent(long, radius, tip, 0.0)
    rest = tube([(x + long / 2, y, z) for x, y, z in points], radii, skin, 40)
    face = put(group(layers(wide * 0.985, looks)), (-0.003, 0, 0), (0, -90, 0))
    group([rest, face], (cut, 0.3, board_top + wide * oval), (0, 0, 28), (1, 1, oval))
    lean, turn = math.radians(34), math.radians(28)
    for place in range(slices):
        back = 0.34 + place * wide * 0.62
        x, y = cut - back * math.cos(turn), 0.3 - back * math.sin(turn) - 0.12
        slice_ = coin_of(wide * (1 + 0.012 * place), thick, skin, looks)
        put(slice_, (x, y, board_top + wide * oval * math.sin(math.pi / 2 - lean) + 0.02), (0, -90 + math.degrees(lean), 28), (oval, 1, 1))


def carrot():
    """A carrot in slices."""
    skin = material("#e2701a", 0.45, spots=(3, "#c9540c", 0.4), bump=(9, 0.3))
    flesh = material("#ee8322", 0.35, coat=0.2, spots=(18, "#f09a3e", 0.5))
    core = material("#f4a544", 0.35, coat=0.2, spots=(14, "#f8c070", 0.5))
    sliced(skin, [(1, flesh), (0.48, core)], lambda share: 0.3 * (1 - 0.72 * share) * (1 + 0.02 * math.sin(share * 50)), 1.35, 0.05)


def of_cucumber():
    """The cut face of a cucumber, as `layers` takes it."""
    flesh = material("#dcebb0", 0.35, coat=0.3, spots=(5, "#eef5d2", 0.5))
    seeds = material("#c3d98a", 0.3, coat=0.3, spots=(26, "#eef3cf", 0.5))
    return [(1, flesh), (0.56, seeds), (0.2, flesh)]


def eggplant():
    """A long eggplant in slices, as for frying."""
    skin = material("#3a1538", 0.1, coat=0.9, spots=(2, "#562050", 0.5))
    rim = material("#f3ecd0", 0.5, coat=0.1)
    flesh = material("#ece2ba", 0.5, coat=0.1, spots=(20, "#c9b47c", 0.36), bump=(24, 0.2))
    sliced(skin, [(1, rim), (0.84, flesh)], lambda share: 0.34 - 0.05 * share, 1.3, 0.2)


def potato():
    """A potato in slices."""
    skin = material("#c69a5b", 0.7, spots=(5, "#8f6636", 0.42), bump=(14, 0.35))
    flesh = material("#f1dd96", 0.3, coat=0.25, spots=(7, "#f6e8b4", 0.5), bump=(40, 0.06))
    sliced(skin, [(1, material("#d9bd78", 0.5)), (0.975, flesh)], lambda share: 0.46 * math.sqrt(max(0.0, 1 - 0.72 * share**2)), 0.85, 0.3, 0.86, 0.075, 4, 0.3)


def onion():
    """An onion in rings."""
    skin = material("#9c3f57", 0.32, coat=0.3, spots=(3, "#c9778a", 0.45), bump=(5, 0.15))
    white, line = material("#f6e9ee", 0.25, coat=0.4, spots=(9, "#efd6e2", 0.5)), material("#a8527a", 0.3, coat=0.3)
    rings = [(1 - 0.14 * at - gap, look) for at in range(7) for gap, look in ((0.0, line), (0.035, white))]
    sliced(skin, rings, lambda share: 0.44 * math.sqrt(max(0.0, 1 - 0.9 * share**2)) + 0.02, 0.62, 0.2, 1.0, 0.075, 4, 0.36)


def half_ball(radius, skin, inside, filling=None, long=1.0):
    """Half of a round sweet, its cut upwards and its middle at the origin.

    filling: (share of the radius, material) of what is in its middle
    long: how much deeper than round it is
    """
    line = [(radius * math.sin(step / 24 * math.pi / 2), -radius * long * math.cos(step / 24 * math.pi / 2)) for step in range(25)]
    dome = [(radius * 0.992, 0.002), (radius * 0.8, 0.02), (0.001, 0.03)]
    parts = [turned(line, skin, 72), turned(dome, inside, 72)]
    if filling:
        share, look = filling
        parts.append(put(ball(radius * share, look, 0.08, 2.5), (0, 0, 0.015), (0, 0, 0), (1, 1, 0.16)))
    return group(parts)


def halved(skin, inside, radius, filling=None, long=1.0, dish="#2f5d62", syrup=None, dust=None, pores=None, nuts=()):
    """Sweets on a saucer, one of them in halves, and a tea-spoon.

    dust: the colour of what is strewn on whole ones
    pores: the colour of the holes of a sponge, where it is cut
    nuts: the colours of chopped nuts in the middle
    """
    saucer((0, 0.28, 0), 1.45, dish)
    rest = 0.05
    if syrup:
        put(turned([(0.84, 0.0), (0.8, 0.012), (0.001, 0.014)], material(syrup, 0.3), 80), (0, 0.28, 0.1))
    size = (1, 1, 1) if long == 1 else (long, 1, 0.94)
    for seed, (x, y, turn) in enumerate(((-0.46, 0.72 + (radius - 0.34) * 2, 20), (0.5, 0.66 + (radius - 0.34) * 2, -16))):
        made = put(ball(radius, skin, 0.02, 2.5, seed), (x * (radius / 0.36) ** 0.5, y, rest + radius), (0, 0, turn), size)
        if dust:
            strewn_on(made, radius, (dust, 180, 1.0), lambda far: math.sqrt(radius**2 - far**2), 6)
    apart, low = (radius / 0.36) ** 0.7, rest + radius + 0.01
    for seed, (at, turn) in enumerate((((-0.42 * apart, -0.06, low), (64, 0, -14)), ((0.44 * apart, -0.1, low), (40, 0, 22)))):
        half = put(half_ball(radius, skin, inside, filling, long), at, turn)
        if pores:
            strewn_on(half, radius, (pores, 70, 0.3), lambda far: 0.026 - 0.02 * (far / radius) ** 4, seed)
        for place, nut in enumerate(nuts):
            chopped(half, radius * 0.4, nut, seed * 3 + place)
    spoon(None, (-0.85, -1.3, 0.02), (0, 0, 9), 0.86)


def strewn_on(sweet, radius, specks, height, seed):
    """Strews specks on a round sweet: (colour, count, how high each is to its width); `height(far)` is the sweet's, so far
    from its middle."""
    colour, count, flat = specks
    rng = chance(seed)
    speck = put(ball(0.015, material(colour, 0.8), 0.3, 2), (0, 0, -5))
    for _ in range(count):
        far, angle = 0.84 * radius * math.sqrt(rng.random()), rng.uniform(0, tau)
        size = rng.uniform(0.6, 1.6)
        copy_of(speck, (far * math.cos(angle), far * math.sin(angle), height(far)), size=(size, size, size * flat)).parent = sweet


def chopped(sweet, radius, colour, seed):
    """Chopped nuts in the middle of a sweet that is cut."""
    rng = chance(seed)
    piece = put(ball(0.045, material(colour, 0.5, coat=0.2), 0.25, 2.5, seed), (0, 0, -5))
    for _ in range(16):
        far, angle = radius * math.sqrt(rng.random()), rng.uniform(0, tau)
        turn, size = (0, 0, rng.uniform(0, 180)), rng.uniform(0.7, 1.2)
        copy_of(piece, (far * math.cos(angle), far * math.sin(angle), 0.03), turn, (1.5 * size, size, 0.8 * size)).parent = sweet


def sponge(colour):
    """Cheese that was boiled in syrup, where it is cut."""
    return material(colour, 0.4, coat=0.25, spots=(26, mixed(colour, "#8a6a3a", 0.16), 0.4), bump=(30, 0.9))


def rosogolla():
    """A rosogolla cut in half."""
    skin = material("#fbf3e2", 0.28, coat=0.5, spots=(9, "#ffffff", 0.5), bump=(16, 0.18))
    halved(skin, sponge("#f7ecd2"), 0.36, syrup="#efdcae", pores="#c9b283")


def rajbhog():
    """A rajbhog cut in half: nuts are in it."""
    skin = material("#f4c84e", 0.28, coat=0.5, spots=(9, mixed("#f4c84e", "#ffffff", 0.35), 0.5), bump=(16, 0.18))
    halved(skin, sponge("#f6dc8c"), 0.44, dish="#3a4a63", syrup="#f0d492", pores="#cda545", nuts=("#e9d3a0", "#7f9a3e", "#a8763c"))


def kalojam():
    """A kalojam cut in half: dark outside, pink within."""
    skin = material("#3b1513", 0.2, coat=0.6, spots=(12, mixed("#3b1513", "#ffffff", 0.22), 0.42), bump=(22, 0.35))
    brown = sponge("#a8604a")
    halved(skin, brown, 0.34, (0.8, sponge("#e39a92")), dish="#f4efe6")


def kheer_kadam():
    """A kheer kadam cut in half: the rosogolla that mawa hides."""
    skin = material("#f3e4c8", 0.8, spots=(12, mixed("#f3e4c8", "#ffffff", 0.22), 0.42), bump=(34, 0.9))
    mawa = material("#e3c48e", 0.7, bump=(34, 0.5))
    halved(skin, mawa, 0.35, (0.66, sponge("#f7b9b4")), dish="#7c3b46")


def chomchom():
    """A chomchom cut across."""
    skin = material("#9a4a26", 0.3, coat=0.45, spots=(7, mixed("#9a4a26", "#f6ead2", 0.25), 0.45), bump=(18, 0.25))
    halved(skin, sponge("#e2b06c"), 0.33, None, 1.45, dish="#2f5d62", dust="#f6ead2", pores="#a87840")


def coconut_naru():
    """A naru of coconut broken in two."""
    skin = material("#a8703c", 0.6, coat=0.1, spots=(12, mixed("#a8703c", "#ffffff", 0.22), 0.42), bump=(26, 1.0))
    inside = material("#bf8a50", 0.65, spots=(24, "#e9d2a6", 0.44), bump=(34, 1.0))
    halved(skin, inside, 0.32, dish="#f4efe6")


def tomato():
    """Two halves of a tomato on a board, a whole one behind."""
    skin = material("#c81e10", 0.16, coat=0.5, spots=(1.3, "#dd3a1a", 0.5))
    flesh = material("#dd4a34", 0.3, coat=0.5, spots=(9, "#ec6c50", 0.45), bump=(14, 0.12))
    pulp = material("#a81c0a", 0.06, coat=1, spots=(9, "#c9441a", 0.5))
    seed = material("#f0d58a", 0.3, coat=0.6)
    rng = chance(5)

    def half():
        line = [(0.8 * math.sin(step / 24 * math.pi / 2), -0.64 * math.cos(step / 24 * math.pi / 2)) for step in range(25)]
        parts = [turned(line, skin, 80, (5, 0.03)), turned([(0.796, 0.002), (0.76, 0.012), (0.001, 0.01)], flesh, 80, (5, 0.03))]
        for chamber in range(5):
            middle = tau * (chamber + 0.5) / 5
            parts.append(put(chamber_of(pulp), (0, 0, 0.012), (0, 0, math.degrees(middle))))
            for place in range(13):
                side = -1 if place % 2 else 1
                far, angle = rng.uniform(0.3, 0.62), middle + side * rng.uniform(0.14, 0.34)
                parts.append(put(ball(0.034, seed, 0, 1), (far * math.cos(angle), far * math.sin(angle), 0.03), (0, 0, math.degrees(angle) + side * 60), (1.5, 0.8, 0.6)))
        return group(parts)

    board((0, 0.1, 0), -8, (2.8, 2.0))
    put(half(), (-0.62, -0.12, board_top + 0.52), (34, 6, -14), 0.72)
    put(half(), (0.6, -0.42, board_top + 0.5), (20, -8, 40), 0.72)
    whole_tomato((0.42, 0.62, board_top))


def chamber_of(look):
    """A chamber of a tomato along x: wide outside, narrow inside, round at its corners, flat and full of pulp."""
    corners = []
    for step in range(48):
        angle = tau * step / 48
        out, aside = (math.copysign(abs(part) ** 0.6, part) for part in (math.cos(angle), math.sin(angle)))
        far, turn = 0.44 + 0.21 * out, 0.47 * aside * (1 - 0.1 * out)
        corners.append((far * math.cos(turn), far * math.sin(turn)))
    vertices = [(x, y, 0.0) for x, y in corners] + [(0.44 + (x - 0.44) * 0.8, y * 0.8, 0.02) for x, y in corners] + [(0.44, 0, 0.024)]
    faces = [(at, (at + 1) % 48, (at + 1) % 48 + 48, at + 48) for at in range(48)] + [(at + 48, (at + 1) % 48 + 48, 96) for at in range(48)]
    return thing(vertices, faces, look)


def whole_tomato(at):
    """One of the tomatoes of their first picture."""
    skin = material("#c81e10", 0.16, coat=0.5, spots=(1.3, "#dd3a1a", 0.5))
    green = material("#4d7a24", 0.55)
    line = smooth_profile([(0.02, 0.04), (0.3, 0.0), (0.56, 0.24), (0.58, 0.5), (0.4, 0.76), (0.16, 0.78), (0.02, 0.7)], 60)
    made = turned(line, skin, 80, (5, 0.035))
    for leaf in range(5):
        angle = tau * leaf / 5
        points = [(far * math.cos(angle + far / 2), far * math.sin(angle + far / 2), z) for far, z in ((0.05, 0.74), (0.2, 0.82), (0.36, 0.8))]
        tube(points, [0.045, 0.05, 0.008], green, 10, 0.35).parent = made
    return put(made, at, (0, 6, 20), 1.0)
