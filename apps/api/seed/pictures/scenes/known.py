"""What everybody knows the size of, to stand beside the goods: a spoon, a cup of tea, a saucer, a coin."""
import math

from studio import ball, box, group, material, mixed, put, smooth_profile, steel, tau, thing, tube, turned


def spoon(look=None, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """A spoon that lies along x, its bowl at x = 0 and open above, as long as 2.4."""
    look = look or material(steel, 0.16, metal=1)
    rows, columns = 14, 28
    vertices = []
    for row in range(rows + 1):
        far = row / rows
        for column in range(columns):
            angle = tau * column / columns
            narrow = 1 - 0.12 * math.cos(angle)
            vertices.append((0.42 * far * math.cos(angle), 0.29 * far * narrow * math.sin(angle), 0.17 * far**2.2))
    faces = [
        (row * columns + column, row * columns + (column + 1) % columns, (row + 1) * columns + (column + 1) % columns, (row + 1) * columns + column)
        for row in range(rows)
        for column in range(columns)
    ]
    dish = thing(vertices, faces, look)
    thick = dish.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.03
    grip = tube(
        [(0.4, 0, 0.165), (0.55, 0, 0.22), (0.9, 0, 0.3), (1.4, 0, 0.3), (1.95, 0, 0.24), (2.05, 0, 0.22)],
        [0.075, 0.06, 0.06, 0.08, 0.12, 0.05],
        look,
        16,
        0.3,
    )
    return group([dish, grip], at, turn, size)


def saucer(at=(0, 0, 0), size=1.0, colour="#f7f4ee"):
    """A small plate, 1.7 across."""
    line = [(0, 0.03), (0.45, 0.03), (0.5, 0.06), (0.8, 0.15), (0.85, 0.17), (0.82, 0.13), (0.5, 0.02), (0.42, 0.0), (0, 0)]
    return put(turned(line, material(colour, 0.16, coat=0.6), 80), at, (0, 0, 0), size)


def cup_of_tea(at=(0, 0, 0), turn=30, size=1.0, tea="#7a2f0c", colour="#f7f4ee"):
    """A cup with tea, 1.1 across and 0.85 high, its handle to the right."""
    look = material(colour, 0.14, coat=0.7)
    outer = smooth_profile([(0.02, 0.0), (0.26, 0.0), (0.3, 0.05), (0.44, 0.3), (0.53, 0.62), (0.56, 0.85)], 40)
    inner = smooth_profile([(0.53, 0.85), (0.5, 0.62), (0.4, 0.3), (0.02, 0.1)], 30)
    body = turned(outer + inner, look, 72)
    surface = turned([(0.512, 0.7), (0.001, 0.7)], material(tea, 0.05, coat=1), 72)
    bow = [(0.54 + 0.28 * math.sin(math.pi * step / 24), 0, 0.49 + 0.24 * math.cos(math.pi * step / 24)) for step in range(25)]
    handle = tube([*bow, (0.45, 0, 0.25)], 0.05, look, 16)
    return group([body, surface, handle], at, (0, 0, turn), size)


def coin(at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """A coin of five taka, 0.54 across: a rim, a ring of beads and a five."""
    metal = material("#b9bcc0", 0.25, metal=1)
    dark = material("#7d8085", 0.4, metal=1)
    line = [(0.01, 0.0), (0.27, 0.0), (0.275, 0.02), (0.275, 0.05), (0.25, 0.055), (0.245, 0.045), (0.01, 0.045)]
    parts = [turned(line, metal, 90, (60, 0.006))]
    for place in range(36):
        angle = tau * place / 36
        parts.append(put(ball(0.008, metal, 0, 1), (0.222 * math.cos(angle), 0.222 * math.sin(angle), 0.046)))
    parts.append(tube(
        [(0.1, 0.1, 0.048), (0.02, 0.12, 0.048), (-0.07, 0.05, 0.048), (-0.06, -0.06, 0.048), (0.02, -0.11, 0.048), (0.09, -0.06, 0.048), (0.07, 0.03, 0.048), (0.0, 0.03, 0.048)],
        0.016,
        dark,
        8,
        0.6,
    ))
    return group(parts, at, turn, size)


def small_bowl(at=(0, 0, 0), size=1.0, colour="#f7f4ee"):
    """A bowl, 1.4 across and 0.55 high, inside as deep as 0.45."""
    outer = smooth_profile([(0.02, 0.0), (0.3, 0.0), (0.35, 0.05), (0.6, 0.3), (0.7, 0.53), (0.7, 0.55)], 40)
    inner = smooth_profile([(0.67, 0.54), (0.57, 0.32), (0.3, 0.12), (0.01, 0.1)], 30)
    return put(turned(outer + inner, material(colour, 0.15, coat=0.6), 80), at, (0, 0, 0), size)


def board(at=(0, 0, 0), turn=0, sides=(2.9, 1.9)):
    """A chopping board of wood, 0.1 high."""
    wood = material("#b98552", 0.6, spots=(2.2, "#93613a", 0.45), bump=(30, 0.1))
    return put(box((*sides, 0.1), wood, 0.04), at, (0, 0, turn))


def glass_of(drink, at=(0, 0, 0), size=1.0):
    """A glass with a drink, 0.8 across and 1.3 high."""
    wall = material("#eef3f3", 0.04, glass=0.85)
    look = material(drink, 0.06, coat=1, spots=(8, mixed(drink, "#ffd25c", 0.3), 0.5))
    foam = material(mixed(drink, "#fff0c0", 0.35), 0.5, spots=(14, drink, 0.45))
    foot = [(0.001, 0.0), (0.32, 0.0), (0.34, 0.03), (0.345, 0.09)]
    filled = [(0.345, 0.09), (0.391, 1.08)]
    rim = [(0.391, 1.08), (0.4, 1.28), (0.393, 1.3), (0.386, 1.28), (0.377, 1.08)]
    surface = [(0.378, 1.078), (0.001, 1.08)]
    parts = [turned(line, each, 80) for line, each in ((foot, wall), (filled, look), (rim, wall), (surface, foam))]
    return group(parts, at, (0, 0, 0), size)
