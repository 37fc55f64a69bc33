"""Goods of a grocer as they come to the table: cut, poured, in a spoon."""
import math

import cut
import produce
import sweets
from banners import placed
from known import coin, cup_of_tea, glass_of, saucer, small_bowl, spoon
from studio import ball, box, chance, copy_of, group, material, mixed, put, smooth_profile, tau, tube, turned


def grains(colour, count, place, size=0.03, shape=(1.9, 0.8, 0.8), seed=11):
    """Grains where `place(chance)` says: (x, y, z) of each."""
    rng = chance(seed)
    first = put(ball(size, material(colour, 0.5, coat=0.2), 0.1, 2), (0, 0, -5))
    for _ in range(count):
        copy_of(first, place(rng), (rng.uniform(0, 60), rng.uniform(-30, 30), rng.uniform(0, 360)), tuple(rng.uniform(0.85, 1.15) * side for side in shape))


def in_heap(middle, radius, height):
    """@returns where a grain of a heap lies, for `grains`"""
    def place(rng):
        far, angle = radius * math.sqrt(rng.random()), rng.uniform(0, tau)
        return (middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle), middle[2] + height * (1 - (far / radius) ** 2) * rng.uniform(0.86, 1.0) + 0.02)

    return place


def rice(grain, long=3.2):
    """A wooden spoon full of rice on a cloth, grains about it."""
    wood = material("#a8703c", 0.55, spots=(4, "#8a5528", 0.45))
    spoon(wood, (-0.5, -0.1, 0.05), (0, 0, 32), 1.75)
    shape = (long, 0.75, 0.75)
    grains(grain, 1300, in_heap((-0.5, -0.1, 0.2), 0.6, 0.36), 0.026, shape)
    grains(grain, 420, lambda rng: (rng.gauss(0.1, 0.62), rng.gauss(-0.62, 0.24), 0.025), 0.026, shape, 4)


def powder(colour, pod=None):
    """Ground spice: a bowl heaped with it, a spoonful before it; `pod(place)` lays some of what it is made of."""
    small_bowl((-0.3, 0.4, 0), 1.55, "#2f5d62")
    look = material(colour, 0.95, bump=(26, 1.0), spots=(16, mixed(colour, "#3a1006", 0.22), 0.45))
    put(turned(smooth_profile([(1.02, 0.7), (0.8, 0.86), (0.36, 1.3), (0.12, 1.5), (0.001, 1.53)], 40), look, 90), (-0.3, 0.4, 0.05))
    spoon(None, (0.05, -0.85, 0.02), (0, 0, 16), 1.15)
    put(ball(0.3, look, 0.1, 4), (0.05, -0.85, 0.16), (0, 0, 16), (1.25, 0.85, 0.6))
    grains(colour, 160, lambda rng: (rng.gauss(-0.2, 0.35), rng.gauss(-0.95, 0.12), 0.008), 0.014, (1, 1, 0.7))
    if pod:
        pod()


def root_of_turmeric():
    """Fingers of turmeric, one broken."""
    skin = material("#b57a2c", 0.8, spots=(8, "#8a5a22", 0.45), bump=(18, 0.5))
    inside = material("#e8860c", 0.6, bump=(30, 0.3))
    for x, y, turn in ((1.12, -0.28, 60), (1.3, 0.25, 100)):
        points = [(0.12 * step - 0.5, 0.06 * math.sin(step), 0) for step in range(9)]
        radii = [0.1 + 0.035 * math.sin(step * 2.4) for step in range(9)]
        made = put(tube(points, radii, skin, 18), (x, y, 0.13), (0, 0, turn))
        end = put(ball(0.1, inside, 0.1, 3), (0.46, points[-1][1], 0), (0, 0, 0), (0.3, 1, 1))
        end.parent = made


def dry_chillies():
    """A few dry red chillies."""
    skin = material("#8f1616", 0.25, coat=0.5, bump=(9, 0.6))
    stem = material("#8a7a4a", 0.7)
    for x, y, turn in ((1.05, -0.3, 70), (1.3, 0.1, 105), (1.2, 0.5, 50)):
        points = [(0.11 * step - 0.5, 0.14 * math.sin(step / 10 * math.pi), 0) for step in range(11)]
        radii = [0.1 * (1 - step / 11) + 0.008 for step in range(11)]
        made = put(tube(points, radii, skin, 14), (x, y, 0.1), (0, 0, turn))
        tube([(-0.72, -0.06, 0.02), (-0.6, 0, 0), points[0]], [0.02, 0.022, 0.05], stem, 8).parent = made


def tea(leaf="#2a1a10"):
    """A cup of tea, and a wooden spoon of its leaves."""
    saucer((-0.35, 0.35, 0), 1.3)
    cup_of_tea((-0.35, 0.35, 0.05), -25, 1.55, "#8a3408")
    wood = material("#a8703c", 0.55, spots=(4, "#8a5528", 0.45))
    spoon(wood, (-0.15, -1.15, 0.02), (0, 0, 12), 0.95)
    grains(leaf, 700, in_heap((-0.15, -1.15, 0.1), 0.32, 0.2), 0.02, (1.6, 0.8, 0.7))
    grains(leaf, 120, lambda rng: (rng.gauss(-0.3, 0.32), rng.gauss(-1.3, 0.12), 0.015), 0.02, (1.6, 0.8, 0.6), 3)


def honey(colour="#d98209"):
    """Honey in a small bowl, a dipper of wood in it."""
    middle = (-0.15, -0.15, 0)
    small_bowl(middle, 1.75, "#2f5d62")
    gold = material(colour, 0.3, spots=(1.6, mixed(colour, "#8a4a06", 0.5), 0.4))
    gold.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.12  # a flat pool would show the lamp as a patch
    put(turned([(1.08, 0.72), (0.9, 0.725), (0.001, 0.73)], gold, 90), middle)
    wood = material("#b27b42", 0.55, spots=(4, "#8f5c2b", 0.45))
    head = []
    for place in range(7):
        low, wide = place * 0.085, 0.2 + 0.08 * math.sin(math.pi * (place + 0.5) / 7)
        head += [(0.13, low), (wide, low + 0.015), (wide, low + 0.055), (0.13, low + 0.07)]
    dipper = turned([(0.01, 0.0)] + head + [(0.07, 0.62), (0.06, 1.3), (0.075, 1.46), (0.01, 1.5)], wood, 48)
    put(dipper, (-0.27, -0.25, 0.72), (28, 46, 0), 1.15)
    put(ball(0.3, material(colour, 0.1, glass=0.4, coat=0.5), 0.05, 2), (-0.13, -0.28, 0.84), (28, 46, 0), (0.98, 0.98, 1.05))


def cut_mango(flesh="#f29a12", peel="#d9a52e"):
    """A cheek of a mango cut into cubes and turned out, before a whole half."""
    skin = material(peel, 0.3, coat=0.3, spots=(1.1, "#8faa3a", 0.4))
    juicy = material(flesh, 0.12, coat=0.8, spots=(12, mixed(flesh, "#ffd25c", 0.5), 0.45), bump=(20, 0.15))
    parts = [put(ball(0.9, skin, 0, 1), (0, 0, 0.1), (0, 0, 0), (1.32, 0.92, 0.3))]
    for row in range(-3, 4):
        for column in range(-4, 5):
            x, y = column * 0.245, row * 0.235
            share = (x / 1.16) ** 2 + (y / 0.8) ** 2
            if share < 0.92:
                rise = 0.3 * math.sqrt(1 - share)
                parts.append(put(box((0.205, 0.195, 0.3), juicy, 0.04, 3), (x * 1.12, y * 1.12, 0.12 + rise), (-y * 42, x * 34, 0)))
    saucer((0, 0, 0), 1.75, "#2f5d62")
    group(parts, (0, -0.05, 0.28), (10, 0, -14), 0.98)


def fried_egg():
    """A fried egg on a plate, the halves of its shell beside it."""
    saucer((-0.26, 0.3, 0), 1.5, "#24364a")
    white = material("#fbf8ee", 0.1, coat=0.8)
    put(ball(0.9, white, 0.16, 1.1, 3), (-0.28, 0.3, 0.1), (0, 0, 20), (0.92, 0.84, 0.07))
    put(ball(0.4, material("#f0920c", 0.1, coat=1), 0, 1), (-0.33, 0.28, 0.2), (0, 0, 0), (1, 1, 0.52))
    for seed, (at, turn) in enumerate((((0.98, -0.7, 0.44), (166, 14, 30)), ((0.3, -1.12, 0.04), (24, 12, 0)))):
        put(half_shell(seed), at, turn, 1.15)


def half_shell(seed):
    """Half of a brown egg's shell, its edge as it broke, open above. @returns it"""
    rng = chance(seed + 4)
    outside, inside = material("#b9784a", 0.5, spots=(6, "#d29a6c", 0.4), bump=(50, 0.06)), material("#f0e2d2", 0.6)
    edge = [0.36 + 0.03 * math.sin(tau * 3 * step / 72 + seed) + 0.022 * math.asin(math.sin(tau * 11 * step / 72)) + rng.uniform(-0.008, 0.008) for step in range(72)]
    halves = []
    for look, wall in ((outside, 0.0), (inside, 0.022)):
        made = turned([((0.34 - wall) * math.sin(step / 16 * math.pi / 2) ** 0.9, 0.4 * (1 - math.cos(step / 16 * math.pi / 2)) + wall) for step in range(17)], look, 72)
        for at, vertex in enumerate(made.data.vertices):
            share = (at // 72) / 16
            vertex.co.z = min(vertex.co.z, edge[at % 72]) if share < 1 else edge[at % 72]
        halves.append(made)
    return group(halves)


def oil(colour, seed, size, count):
    """Oil in a small bowl, and a wooden spoon of the seeds that it is pressed from; `size` is a seed's radius."""
    small_bowl((-0.25, 0.4, 0), 1.5)
    line = [(0.93, 0.62), (0.8, 0.624), (0.001, 0.625)]
    put(turned(line, material(colour, 0.22, glass=0.15), 90), (-0.25, 0.4, 0))
    wood = material("#a8703c", 0.55, spots=(4, "#8a5528", 0.45))
    spoon(wood, (0.0, -1.0, 0.02), (0, 0, 16), 1.05)
    grains(seed, count, in_heap((0.0, -1.0, 0.1), 0.33, 0.2), size, (1.1, 1, 0.95))
    grains(seed, count // 5, lambda rng: (rng.gauss(-0.35, 0.3), rng.gauss(-1.2, 0.14), size * 0.9), size, (1.1, 1, 0.95), 4)


def soybean_oil():
    """Soybean oil, the beans, and pods that they grow in."""
    oil("#f0c23a", "#d9bd74", 0.05, 62)
    husk = material("#a9904a", 0.75, spots=(9, "#8a7034", 0.45), bump=(50, 0.4), sheen=0.6)
    for x, y, turn in ((-1.1, -0.5, 38), (-1.06, -0.95, 8)):
        points = [(0.04 * step - 0.4, 0.1 * (step / 10 - 1) ** 2, 0) for step in range(21)]
        radii = [0.02 + (0.06 + 0.045 * abs(math.sin(step / 20 * 3 * math.pi))) * math.sin(math.pi * min(1, (step + 1.5) / 22)) ** 0.5 for step in range(21)]
        put(tube(points, radii, husk, 18, 0.75), (x, y, 0.09), (0, 0, turn), 1.15)


def chillies_and_coin():
    """Green chillies on a saucer, a coin before it."""
    saucer((0.05, 0.25, 0), 1.5, "#f7f4ee")
    placed(produce.chillies, (0.05, 0.25, 0.12), 0, 0.76)
    coin((-0.95, -1.2, 0), (0, 0, 10), 0.57)


def ghee(colour="#eab83a"):
    """Ghee in a small bowl, grainy as it sets, and some that melts on hot rice."""
    look = material(colour, 0.3, coat=0.4, spots=(20, mixed(colour, "#ffffff", 0.3), 0.4), bump=(22, 0.9))
    small_bowl((-0.78, 0.82, 0), 1.1, "#7c3b2c")
    put(turned(smooth_profile([(0.68, 0.46), (0.5, 0.5), (0.33, 0.48), (0.2, 0.55), (0.09, 0.58), (0.001, 0.56)], 50), look, 90, (3, 0.015)), (-0.78, 0.82, 0))
    saucer((0.3, -0.34, 0), 1.5, "#2f5d62")
    put(turned(smooth_profile([(0.86, 0.1), (0.7, 0.3), (0.4, 0.48), (0.001, 0.54)], 30), material("#efe6d2", 0.6), 80), (0.3, -0.34, 0))
    grains("#f8f3e6", 1500, in_heap((0.3, -0.34, 0.1), 0.92, 0.46), 0.026, (2.6, 0.85, 0.85))
    melted = material("#e0a21c", 0.06, coat=1)
    for seed, (x, y, z, tilt, wide) in enumerate(((0.3, -0.38, 0.57, 6, 0.42), (0.16, -0.72, 0.47, 30, 0.22), (0.52, -0.68, 0.48, 26, 0.19))):
        put(ball(wide, melted, 0.16, 1.6, seed), (x, y, z), (tilt, 0, 30 * seed), (1.2, 0.95, 0.14))
    put(ball(0.2, look, 0.14, 2.5, 3), (0.3, -0.3, 0.66), (0, 0, 16), (1.15, 0.9, 0.6))


def puffed_rice():
    """A bowl heaped with puffed rice."""
    small_bowl((-0.05, 0.35, 0), 1.75, "#2f5d62")
    look = "#efe3c4"
    put(turned(smooth_profile([(1.1, 0.8), (0.8, 1.0), (0.4, 1.16), (0.001, 1.22)], 40), material("#b59c6c", 0.9), 90), (-0.05, 0.35, 0))
    grains(look, 1300, in_heap((-0.05, 0.35, 0.86), 1.07, 0.42), 0.05, (1.9, 0.95, 0.9), 7)
    grains(look, 60, lambda rng: (rng.gauss(0.35, 0.5), rng.gauss(-1.1, 0.13), 0.045), 0.05, (1.9, 0.95, 0.9), 5)


def wedges_of_watermelon():
    """Wedges of a watermelon on a plate."""
    put(sweets.plate(1.5, "#2f5d62"), (0, 0.1, 0))
    for x, y, turn in ((-0.5, 0.46, -16), (0.52, 0.5, 8), (-0.52, -0.4, 10), (0.5, -0.36, -20)):
        placed(lambda: produce.slice_of("#d3283a", "#e8f0cf", "#2c662a", (0, 0, 0.02), 62), (x, y, 0.05), turn, 1.0)


def juice():
    """A glass of orange juice, half a malta before it."""
    glass_of("#f29a12", (0.42, 0.5, 0), 1.2)
    skin = material("#e88a14", 0.4, coat=0.25, spots=(2, "#dba02a", 0.4), bump=(60, 0.25))
    put(produce.half_malta(skin), (-0.62, -0.5, 0.42), (48, 0, -8), 1.0)
    put(ball(0.56, skin, 0.012, 1.5, 2), (-0.62, 0.72, 0.55))


def raita():
    """A bowl of raita: rounds of cucumber and mint in yoghurt, half a cucumber before it."""
    small_bowl((-0.1, 0.42, 0), 1.65, "#7c3b46")
    put(turned(smooth_profile([(1.04, 0.7), (0.8, 0.74), (0.4, 0.73), (0.001, 0.74)], 30), material("#fbf8f0", 0.28, coat=0.4, bump=(4, 0.5)), 90, (4, 0.01)), (-0.1, 0.42, 0))
    skin = material("#3f7a30", 0.35, coat=0.4, spots=(4, "#7fae4a", 0.42), bump=(12, 0.4))
    for x, y, lean, turn in ((-0.62, 0.66, 30, 70), (-0.28, 0.9, 24, 30), (0.2, 0.86, 28, -20), (-0.1, 0.3, 12, 120), (0.42, 0.4, 20, -70)):
        put(cut.coin_of(0.27, 0.07, skin, cut.of_cucumber()), (x, y, 0.79), (lean, 0, turn))
    mint, rng = material("#3f8a3a", 0.5, coat=0.1), chance(9)
    leaf = put(ball(0.045, mint, 0.2, 2), (0, 0, -5))
    for _ in range(34):
        far, angle = 0.84 * math.sqrt(rng.random()), rng.uniform(0, tau)
        copy_of(leaf, (-0.1 + far * math.cos(angle), 0.42 + far * math.sin(angle), 0.755), (0, 0, rng.uniform(0, 360)), (rng.uniform(0.8, 1.6), 0.7, 0.3))
    points, radii = produce.bent(1.5, lambda share: 0.3 - 0.02 * share, 0.16, 0.0)
    rest = tube(points, radii, skin, 40)
    face = put(group(cut.layers(0.296, cut.of_cucumber())), (-0.753, 0, 0), (0, -90, 0))
    group([rest, face], (0.42, -0.98, 0.3), (0, 0, 22))


def banana_in_slices():
    """Slices of a banana on a saucer, the rest of it in its skin before it."""
    saucer((-0.1, 0.42, 0), 1.5, "#2f5d62")
    pith, core = material("#ecd9a0", 0.5, coat=0.15, spots=(16, "#f3e4b4", 0.5)), material("#d9bd70", 0.45, coat=0.2, spots=(30, "#c2a050", 0.4))
    seed = material("#5a4522", 0.6)

    def slice_():
        parts = [cut.coin_of(0.25, 0.14, pith, [(1, pith), (0.46, core)])]
        for place in range(3):
            angle = tau * place / 3
            for far in (0.05, 0.09):
                parts.append(put(ball(0.012, seed, 0, 1), (far * math.cos(angle), far * math.sin(angle), 0.078), (0, 0, math.degrees(angle)), (1.5, 0.7, 0.5)))
        return group(parts)

    for count, far, height in ((12, 0.68, 0.2), (6, 0.3, 0.3)):
        for place in range(count):
            angle = tau * place / count
            at = (-0.1 + far * math.cos(angle), 0.42 + far * math.sin(angle), height)
            put(slice_(), at, (-24 * math.cos(angle), -24 * math.sin(angle), 37 * place))
    put(slice_(), (-0.1, 0.42, 0.46), (6, 4, 0))
    skin, dark = material("#f0c52e", 0.45, spots=(3, "#d9a41c", 0.36)), material("#5a4522", 0.8)
    points = [(-0.8 + 1.9 * step / 30, 0.42 * (step / 30) ** 2, 0) for step in range(31)]
    radii = [0.29 * (1 - 0.72 * max(0.0, step / 30 - 0.62) / 0.38) if step < 29 else 0.085 for step in range(31)]
    rest = tube(points, radii, skin, 5)
    rest.modifiers.new("round", "SUBSURF").levels = 2
    rest.modifiers["round"].render_levels = 2
    tip = tube([points[-2], points[-1], (1.18, 0.5, 0)], [0.085, 0.075, 0.06], dark, 8)
    face = put(group([slice_()]), (-0.725, 0.002, 0), (0, -90, 0), 0.92)
    group([rest, tip, face], (0.1, -0.98, 0.27), (0, 0, 6))
