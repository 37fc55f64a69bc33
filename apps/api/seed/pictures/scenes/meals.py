"""Fish, meat and fruit as a market lays them out, and pitha as they are served."""
import math

from known import glass_of
from studio import ball, box, chance, group, material, mixed, put, smooth_profile, tau, thing, tube, turned
from sweets import bowl, plate


def fish(back, belly, fin, high=0.36, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """A fish that lies on its side, its head to the left."""
    skin = material(belly, 0.25, metal=0.35, coat=0.6, spots=(26, mixed(belly, back, 0.45), 0.52), bump=(70, 0.25))
    dark, soft = material(back, 0.3, metal=0.3, coat=0.6, bump=(70, 0.2)), material(fin, 0.4, coat=0.3, bump=(60, 0.3))
    line = smooth_profile([(0.0, 0.0), (0.16, 0.06), (0.34, 0.34), (0.42, 0.8), (0.38, 1.3), (0.22, 1.85), (0.1, 2.15), (0.12, 2.24)], 70)
    sides = 40
    parts = []
    for look, low, top in ((skin, 0.0, 0.66), (dark, 0.62, 1.0)):
        vertices = []
        for wide, far in line:
            for side in range(sides + 1):
                angle = -math.pi / 2 + math.pi * (low + (top - low) * side / sides)
                vertices.append((far - 1.1, wide * high / 0.36 * math.sin(angle) * 1.05, 0.17 + 0.42 * wide * math.cos(angle)))
        faces = [
            (row * (sides + 1) + side, row * (sides + 1) + side + 1, (row + 1) * (sides + 1) + side + 1, (row + 1) * (sides + 1) + side)
            for row in range(len(line) - 1)
            for side in range(sides)
        ]
        parts.append(thing(vertices, faces, look))
    parts.append(blade([(1.02, 0.1), (1.5, 0.46), (1.36, 0.0), (1.5, -0.46), (1.02, -0.1)], 0.17, soft))
    parts.append(blade([(-0.25, 0.4), (0.12, 0.66), (0.34, 0.34)], 0.15, soft))
    parts.append(blade([(0.38, -0.28), (0.62, -0.52), (0.72, -0.22)], 0.13, soft))
    parts.append(blade([(-0.5, -0.36), (-0.2, -0.56), (-0.12, -0.36)], 0.13, soft))
    parts.append(put(blade([(-0.62, 0.0), (-0.2, -0.2), (-0.26, 0.06)], 0.0, soft), (0, -0.06, 0.335), (0, 6, 0)))
    parts.append(put(ball(0.055, material("#f3ead2", 0.1, coat=1)), (-0.86, 0.07, 0.262), (0, 0, 0), (1, 1, 0.5)))
    parts.append(put(ball(0.032, material("#15110f", 0.05, coat=1)), (-0.86, 0.07, 0.288), (0, 0, 0), (1, 1, 0.5)))
    gill = [(-0.62 - 0.09 * math.cos(a / 16 * math.pi - math.pi / 2), -0.24 + 0.46 * a / 16, 0.325 - 0.1 * abs(a / 16 - 0.5)) for a in range(17)]
    parts.append(tube(gill, 0.014, dark, 8))
    return group(parts, at, turn, size)


def blade(corners, lift, look):
    """A fin: a thin flat piece with its corners at (x, y)."""
    made = thing([(x, y, lift) for x, y in corners], [tuple(range(len(corners)))], look, smooth=False)
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.03
    edges = made.modifiers.new("edges", "BEVEL")
    edges.width, edges.segments = 0.012, 2
    return made


def on_a_leaf():
    """A plate with a leaf of banana on it."""
    plate(1.62, "#e3e9ea")
    leaf = material("#3f7d3a", 0.4, coat=0.4, bump=(3, 0.2))
    vertices = [
        (-1.3 + 2.6 * column / 30, 0.7 * math.sqrt(max(0.02, 1 - (column / 15 - 1) ** 2)) * (row / 4 - 1), 0.2 + 0.012 * math.sin(column * 1.7 + row))
        for column in range(31)
        for row in range(9)
    ]
    thing(vertices, [(c * 9 + r, c * 9 + r + 1, c * 9 + r + 10, c * 9 + r + 9) for c in range(30) for r in range(8)], leaf)


def hilsa():
    on_a_leaf()
    fish("#4f6a7a", "#d6dde0", "#8b979d", 0.44, (-0.34, -0.06, 0.2), (0, 0, 5), 1.04)


def rui():
    on_a_leaf()
    fish("#5f4828", "#cdb182", "#b25a3c", 0.46, (-0.2, -0.08, 0.2), (0, 0, 6), 1.1)


def leg():
    """A leg of mutton on a board of wood."""
    put(box((2.9, 1.7, 0.14), material("#a8703c", 0.5, spots=(3, "#8a5528", 0.45)), 0.05))
    flesh = material("#b04a4c", 0.35, coat=0.5, spots=(4, "#f0dcd0", 0.34), bump=(14, 0.4))
    fat, bone = material("#f3e6da", 0.45, coat=0.3, bump=(24, 0.3)), material("#f4ebdc", 0.4)
    line = smooth_profile([(0.0, 0.1), (0.2, 0.44), (0.6, 0.56), (1.05, 0.48), (1.5, 0.28), (1.85, 0.19), (2.0, 0.16)], 60)
    way = [(-1.15 + far, 0.16 * math.sin(far * 1.5), 0.52 - 0.1 * far) for _, far in [(r, x) for x, r in line]]
    tube(way, [max(0.02, r) for _, r in line], flesh, 40, 0.8)
    tube([(x, y + 0.1, z + 0.1) for x, y, z in way[8:44]], [max(0.02, r * 0.86) for _, r in line[8:44]], fat, 40, 0.8)
    tube([way[-1], (way[-1][0] + 0.36, way[-1][1] - 0.04, way[-1][2] + 0.01)], [0.1, 0.09], bone, 20)
    for side in (-1, 1):
        put(ball(0.11, bone, 0.04), (way[-1][0] + 0.4, way[-1][1] - 0.04 + 0.08 * side, way[-1][2] + 0.01))


def chicken():
    """A dressed chicken on a plate, with lime and a chilli."""
    plate(1.5, "#f3f1ea")
    skin = material("#ecc79a", 0.35, coat=0.4, spots=(6, "#f3d9b6", 0.5), bump=(60, 0.35))
    bone = material("#f0e2c8", 0.45)
    put(ball(0.72, skin, 0.03, 1.6, 3), (0, 0.08, 0.6), (0, 0, 0), (1.18, 0.92, 0.78))
    put(ball(0.42, skin, 0.03, 1.6, 5), (0.0, -0.42, 0.55), (0, 0, 0), (1.2, 0.8, 0.9))
    for side in (-1, 1):
        put(ball(0.36, skin, 0.03, 2, 7 + side), (0.62 * side, -0.26, 0.42), (0, 20 * side, 24 * side), (0.78, 1.35, 0.8))
        line = [(0.58 * side, -0.56, 0.44), (0.44 * side, -0.86, 0.5), (0.36 * side, -1.0, 0.53)]
        tube(line, [0.17, 0.09, 0.07], skin, 20)
        put(ball(0.08, bone, 0.05), (0.34 * side, -1.04, 0.54))
        put(ball(0.07, bone, 0.05), (0.28 * side, -1.0, 0.6))
        wing = [(0.68 * side, 0.36, 0.62), (0.95 * side, 0.16, 0.44), (0.86 * side, -0.12, 0.34), (0.72 * side, -0.02, 0.32)]
        tube(wing, [0.16, 0.14, 0.11, 0.05], skin, 18)
    lime = material("#8fb23c", 0.35, coat=0.4, bump=(80, 0.2))
    put(ball(0.2, lime, 0.01), (1.06, -0.62, 0.2))
    tube([(-1.12, -0.42, 0.12), (-0.98, -0.62, 0.12), (-0.78, -0.76, 0.12)], [0.055, 0.05, 0.01], material("#2f7d32", 0.2, coat=0.8), 14)


def pineapple():
    """A pineapple that stands: its eyes in spirals, its crown of leaves."""
    skin = material("#d08a2a", 0.5, coat=0.2, spots=(9, "#8c6a22", 0.4), bump=(20, 0.4))
    line = smooth_profile([(0.3, 0.02), (0.5, 0.14), (0.62, 0.5), (0.6, 0.95), (0.46, 1.32), (0.3, 1.46)], 40)
    turned([(0.0, 0.02), *line, (0.0, 1.46)], skin, 72)
    eye, tip = material("#dc9a34", 0.45, coat=0.25, spots=(7, "#a9762a", 0.42)), material("#6d5a26", 0.6)
    for row in range(11):
        high = 0.1 + row * 0.128
        radius = max(r for r, z in line if abs(z - high) < 0.06) if any(abs(z - high) < 0.06 for _, z in line) else 0.5
        for place in range(16):
            angle = tau * (place + 0.5 * (row % 2)) / 16
            x, y = radius * math.cos(angle), radius * math.sin(angle)
            put(ball(0.105, eye, 0.03, 2, row * 16 + place), (x, y, high), (0, 0, math.degrees(angle)), (0.5, 1.05, 0.72))
            put(ball(0.022, tip), (x * 1.09, y * 1.09, high - 0.02))
    leaf = material("#4c8a45", 0.4, coat=0.3, spots=(4, "#7fae62", 0.4))
    for ring, (count, lean, long) in enumerate(((9, 0.62, 0.62), (8, 0.42, 0.8), (7, 0.24, 0.92), (5, 0.1, 1.0))):
        for place in range(count):
            angle = tau * (place + 0.37 * ring) / count
            out = (math.cos(angle), math.sin(angle))
            line = [(out[0] * (0.1 + lean * far * far), out[1] * (0.1 + lean * far * far), 1.44 + long * far * (1 - 0.3 * lean * far)) for far in (0, 0.25, 0.5, 0.75, 1.0)]
            tube(line, [0.09, 0.1, 0.08, 0.05, 0.008], leaf, 10, 0.4)


def bhapa_pitha():
    """Steamed cakes of rice flour, brown with molasses in their middle."""
    plate(1.45, "#8c3f2c")
    white = material("#f6f1e6", 0.8, spots=(22, "#ffffff", 0.5), bump=(60, 0.6))
    brown, coconut = material("#8a4a1e", 0.6, bump=(40, 0.5)), material("#fffaf0", 0.8)
    draw = chance(8)
    ring = [(0.78 * math.cos(tau * place / 5 + 0.94), 0.78 * math.sin(tau * place / 5 + 0.94), 0.06) for place in range(5)]
    for x, y, z in (*ring, (0.02, 0.0, 0.36)):
        line = smooth_profile([(0.0, 0.4), (0.2, 0.385), (0.42, 0.27), (0.5, 0.1), (0.48, 0.0)], 30)
        put(turned([(r, h) for r, h in reversed(line)], white, 56), (x, y, z), (0, 0, 0), 0.98)
        put(ball(0.17, brown, 0.12, 3, x), (x, y, z + 0.41), (0, 0, 0), (1, 1, 0.3))
        for place in range(14):
            angle, far = tau * draw.random(), 0.3 * draw.random()
            put(box((0.07, 0.014, 0.014), coconut, 0.004), (x + far * math.cos(angle), y + far * math.sin(angle), z + 0.44 - far * 0.3), (0, draw.uniform(-20, 20), draw.uniform(0, 180)))


def teler_pitha():
    """Puffed cakes of rice flour and molasses from hot oil, one leaning on the other."""
    plate(1.45, "#f4efe4")
    look = material("#a9622a", 0.4, coat=0.45, spots=(7, "#7c3f17", 0.42), bump=(34, 0.35))
    for place in range(7):
        angle = tau * place / 7
        put(ball(0.46, look, 0.04, 2.2, place, 0.42), (0.72 * math.cos(angle), 0.72 * math.sin(angle), 0.2), (14 * math.sin(angle), -14 * math.cos(angle), 0))
    for place, (x, y) in enumerate(((0.2, 0.24), (-0.28, 0.1), (0.12, -0.3))):
        put(ball(0.46, look, 0.04, 2.2, 10 + place, 0.42), (x, y, 0.46), (10 * place, 8, 30 * place))
    put(ball(0.45, look, 0.04, 2.2, 20, 0.42), (0.02, 0.02, 0.78), (6, -6, 0))


def puli_pitha():
    """Crescents of rice flour in sweet milk."""
    bowl(1.35, "#2f5d62", 0.55)
    milk = "#e9c590"
    turned([(0.01, 0.4), (1.2, 0.4)], material(milk, 0.12, coat=0.9, spots=(3, "#f2d6a8", 0.5)))
    dough = material("#fbf6ea", 0.4, coat=0.4, bump=(20, 0.15))
    for x, y, turn in ((-0.5, 0.34, 20), (0.42, 0.5, -40), (0.62, -0.2, 100), (-0.1, -0.58, 10), (-0.74, -0.26, 70), (0.02, 0.02, -15)):
        line = [(0.34 * math.cos(math.pi * (0.1 + 0.8 * s / 16)), 0.26 * math.sin(math.pi * (0.1 + 0.8 * s / 16)) - 0.14, 0) for s in range(17)]
        radii = [0.02 + 0.15 * math.sin(math.pi * (s + 0.5) / 17) for s in range(17)]
        group([tube(line, radii, dough, 24, 0.75)], (x, y, 0.47), (0, 0, turn), 1.12)
    saffron, nut = material("#d8681c", 0.5), material("#7f9a3e", 0.7)
    draw = chance(2)
    for place in range(26):
        put(box((0.06, 0.025, 0.02), nut if place % 3 else saffron, 0.006), (draw.uniform(-0.9, 0.9), draw.uniform(-0.8, 0.8), 0.46 + 0.1 * draw.random()), (0, 0, draw.uniform(0, 180)))


def shahi_tukra():
    """Fried bread under thickened milk, with pistachios and a leaf of silver."""
    plate(1.5, "#f7f4ee")
    toast = material("#c27a2c", 0.35, coat=0.6, spots=(8, "#8f4f16", 0.4), bump=(44, 0.4))
    cream = material("#fbedcb", 0.25, coat=0.6, bump=(9, 0.15))
    nut = material("#7f9a3e", 0.7)
    draw = chance(6)
    for place, (x, y, z, turn) in enumerate(((-0.8, 0.4, 0.1, 10), (0.02, 0.48, 0.1, -20), (0.82, 0.4, 0.1, 30), (-0.8, -0.44, 0.1, -8), (0.0, -0.52, 0.1, 14), (0.8, -0.42, 0.1, -24))):
        put(box((0.74, 0.74, 0.2), toast, 0.05), (x, y, z), (3, -3, turn))
        put(ball(0.36, cream, 0.05, 2, place), (x, y, z + 0.22), (0, 0, turn), (1.0, 1.0, 0.26))
        for _ in range(12):
            put(box((0.06, 0.03, 0.03), nut, 0.006), (x + draw.uniform(-0.24, 0.24), y + draw.uniform(-0.24, 0.24), z + 0.31), (draw.uniform(-20, 20), 0, draw.uniform(0, 180)))


def borhani():
    """A bottle and a glass of spiced buttermilk."""
    drink = material("#cfe0b4", 0.2, coat=0.9)
    line = smooth_profile([(0.42, 0.0), (0.46, 0.08), (0.46, 1.1), (0.4, 1.34), (0.18, 1.62), (0.17, 1.86)], 50)
    put(turned([(0.0, 0.0), *line, (0.0, 1.86)], drink, 72), (-0.3, 0.15, 0))
    put(turned([(0.0, 0.0), (0.2, 0.0), (0.2, 0.17), (0.0, 0.17)], material("#2f6b3a", 0.35, coat=0.4), 60), (-0.3, 0.15, 1.84))
    band = material("#f6f3e6", 0.6)
    put(turned([(0.468, 0.36), (0.468, 0.92)], band, 72), (-0.3, 0.15, 0))
    leaf = material("#4f8a3f", 0.5)
    for turn in (-24, 0, 24):
        put(ball(0.13, leaf), (-0.3 + 0.006 * turn, -0.33, 0.66), (0, turn, 0), (0.42, 0.06, 1.0))
    glass_of("#d6e4bd", (0.62, -0.28, 0), 1.05)
