"""Packs, bottles, jars and sacks with their labels."""
import math

from books import panel
from studio import ball, box, chance, copy_of, material, mixed, printed, put, smooth_profile, tau, thing, turned


def wrapped(file, radius, low, high, share=0.42, coat=0.2):
    """A label around a round body: over `share` of its way around, its middle to us."""
    steps = 40
    vertices, faces, places = [], [], []
    for step in range(steps + 1):
        angle = -math.pi / 2 + (step / steps - 0.5) * tau * share
        for z in (low, high):
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), z))
    for step in range(steps):
        at = step * 2
        faces.append((at, at + 2, at + 3, at + 1))
        places += [(step / steps, 0), ((step + 1) / steps, 0), ((step + 1) / steps, 1), (step / steps, 1)]
    made = thing(vertices, faces, printed(file, 0.45, coat))
    layer = made.data.uv_layers.new()
    for corner, place in enumerate(places):
        layer.data[corner].uv = place
    return made


def bottle(file, oil, cap):
    """A bottle of oil: clear, filled, with a cap of colour."""
    glass = material(mixed(oil, "#ffffff", 0.12), 0.06, glass=0.55, coat=1.0)
    line = [(0.02, 0.0), (0.54, 0.0), (0.6, 0.03), (0.62, 0.1), (0.62, 1.34)]
    line += smooth_profile([(0.615, 1.42), (0.52, 1.64), (0.26, 1.95), (0.21, 2.2)], 40)
    turned(line, glass, 96)
    lid = smooth_profile([(0.26, 2.14), (0.27, 2.16), (0.27, 2.42), (0.24, 2.45), (0.01, 2.45)], 30)
    turned(lid, material(cap, 0.35, coat=0.4), 72, (36, 0.012))
    wrapped(file, 0.626, 0.22, 1.3, 0.35)


def jar(file, filling, lid):
    """A glass jar with a lid of metal."""
    glass = material(filling, 0.06, glass=0.35, coat=1.0)
    line = [(0.02, 0.0), (0.7, 0.0), (0.78, 0.03), (0.82, 0.1), (0.82, 1.14)]
    line += smooth_profile([(0.815, 1.18), (0.75, 1.4), (0.66, 1.5)], 30)
    turned(line, glass, 96)
    top = smooth_profile([(0.7, 1.44), (0.72, 1.46), (0.72, 1.74), (0.68, 1.78), (0.01, 1.78)], 30)
    turned(top, material(lid, 0.25, metal=0.9), 90, (45, 0.008))
    wrapped(file, 0.827, 0.16, 1.12, 0.238)


def pouch(file, colour):
    """A stand-up pouch of foil, welded above, full below."""
    wide, tall, rows, columns = 0.82, 2.1, 28, 24
    look = printed(file, 0.28, 0.5)
    for side, surface in ((-1, look), (1, material(colour, 0.3, coat=0.5))):
        vertices, faces, places = [], [], []
        for row in range(rows + 1):
            share = row / rows
            deep = 0.36 * (1 - share) ** 0.6 + 0.02
            for column in range(columns + 1):
                x = column / columns * 2 - 1
                belly = deep * (1 - abs(x) ** 2.4) + 0.012 * math.sin(9 * x + 6 * share) * (1 - share)
                vertices.append((x * wide * (1 - 0.05 * math.sin(math.pi * share)), side * belly, share * tall))
        for row in range(rows):
            for column in range(columns):
                at = row * (columns + 1) + column
                face = (at, at + 1, at + columns + 2, at + columns + 1)
                faces.append(face if side < 0 else tuple(reversed(face)))
                places += [(c / columns, r / rows) for c, r in ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))]
        made = thing(vertices, faces, surface)
        if side < 0:
            layer = made.data.uv_layers.new()
            for corner, place in enumerate(places):
                layer.data[corner].uv = place
        put(made, (0, 0, 0), (-3, 0, -14))
    put(box((wide * 2 - 0.02, 0.03, 0.12), material(colour, 0.35, coat=0.4), 0.01), (0, -0.1, tall - 0.06), (-3, 0, -14))


def carton(file, colour):
    """A carton of card."""
    look = material(colour, 0.5, coat=0.15)
    body = box((1.42, 0.72, 1.72), look, 0.018)
    face = panel(file, 1.4, 1.7)
    face.location = (0, -0.3615, 0.01)
    face.parent = body
    put(body, (0, 0, 0), (0, 0, -26))


def sack(file, cloth, grain, grains=True):
    """An open sack of woven cloth, full of grain, a scoop of it before; without `grains` it is full of flour."""
    look = material(cloth, 0.9, bump=(90, 0.5), spots=(30, mixed(cloth, "#8a6a3f", 0.25), 0.4))
    line = smooth_profile([(0.02, 0.0), (0.8, 0.0), (0.98, 0.3), (0.96, 0.9), (0.86, 1.35), (0.92, 1.52)], 60)
    turned(line, look, 120, (9, 0.018))
    roll = smooth_profile([(0.84, 1.42), (0.96, 1.42), (1.04, 1.52), (0.98, 1.62), (0.86, 1.58), (0.82, 1.46)], 50)
    turned(roll, look, 120, (9, 0.02))
    wrapped(file, 1.045, 0.26, 1.2, 0.185, 0.0)
    heap = material(grain, 0.6, bump=(70, 1.0), spots=(60, mixed(grain, "#6b4a1f", 0.25), 0.4))
    turned(smooth_profile([(0.88, 1.5), (0.7, 1.62), (0.4, 1.78), (0.01, 1.84)], 30), heap, 96)
    if not grains:
        return

    rng = chance(11)
    corn = ball(0.03, material(grain, 0.5, coat=0.2), 0.1, 2)
    corn.location = (0, 0, -5)
    for _ in range(900):
        far, angle = 0.84 * math.sqrt(rng.random()), rng.uniform(0, tau)
        rise = 1.84 - 0.36 * (far / 0.88) ** 1.6
        copy_of(corn, (far * math.cos(angle), far * math.sin(angle), rise), (rng.uniform(0, 90), rng.uniform(0, 90), 0), (1.9, 0.8, 0.8))
    for _ in range(420):
        x, y = rng.gauss(0.95, 0.2), rng.gauss(-0.85, 0.16)
        copy_of(corn, (x, y, 0.025 + 0.16 * max(0.0, 1 - math.hypot(x - 0.95, y + 0.85) / 0.3) * rng.random()), (rng.uniform(0, 90), rng.uniform(0, 40), rng.uniform(0, 180)), (1.9, 0.8, 0.8))
