"""Cloth as it hangs: panjabis on a hanger, from an outline as a tailor draws it; sarees over a rail."""
import math

from mathutils import Vector, geometry, noise

from clothes import woven
from studio import ball, mapped_sheet, material, mixed, put, smooth_profile, tau, thing, tube

neck = 2.3
"""How high the neck of what hangs is."""


def on_a_hanger(colour, trim, buttons=4, long=1.0, cm=0.0185):
    """A panjabi on a hanger of wood: body, sleeves, collar and the strip of its buttons.

    long: its length, as a share of a grown man's at the same width
    cm: a centimetre of it
    """
    cloth, edge = woven(colour, None, sheen=0.3, rough=0.85), woven(trim, None, sheen=0.2)
    upper, lower = outline(long)
    seams = [part for line in (upper, lower) for part in zip(line, line[1:])]
    seams += [((-x, z), (-to_x, to_z)) for (x, z), (to_x, to_z) in seams]
    for front in (1, -1):
        side_of_cloth(cloth, upper + lower, seams, front, cm)
    strip(cloth, edge, seams, 34 * long, buttons, cm)
    ring = [
        (8.2 * cm * math.cos(tau * step / 48), 6.4 * cm * math.sin(tau * step / 48), neck - (2.2 - 1.2 * math.sin(tau * step / 48)) * cm)
        for step in range(49)
    ]
    band(cloth, ring, 0.0, 4.2 * cm)
    band(edge, [(x * 1.035, y * 1.035, z) for x, y, z in ring], 3.5 * cm, 4.4 * cm)
    wood = material("#a8703c", 0.5, spots=(4, "#8a5528", 0.45))
    tube([(x * cm, 0, neck + z * cm) for x, z in ((-7.5, -2.5), (-4, 0.2), (0, 1.6), (4, 0.2), (7.5, -2.5))], 0.032, wood, 12)
    hook(neck)


def hook(high):
    """The hook of a hanger that begins so high."""
    bent = [(0.1 * math.sin(angle / 10), 0, high + 0.4 - 0.1 * math.cos(angle / 10)) for angle in range(44)]
    tube([(0, 0, high), *bent], 0.013, material("#b9bcc0", 0.2, metal=1), 10)


def outline(long):
    """The right half of a panjabi as it lies flat, in centimetres from the middle of its neck.

    @returns its two seams as (x, z): over the shoulder to the cuff, and under the arm to the hem
    """
    arm = 50 * long
    upper = smooth_profile([(8.0, 0.0), (15.0, -2.6), (21.0, -6.2), (25.5, -12.0), (30.0, -12 - arm / 4), (45.0, -12 - arm)], 50)
    lower = smooth_profile([(32.0, -16 - arm), (28.2, -38.0), (26.6, -31.0), (26.4, -40.0), (27.0, -62.0 * long), (32.0, -105.0 * long)], 50)
    return upper, lower


def depth(x, z, seams):
    """How far the cloth stands out from the middle, in centimetres: nothing at its seams, full a hand from them."""
    point = Vector((x, z))
    far = min(1.0, min((point - nearest(point, Vector(start), Vector(end))).length for start, end in seams) / 8.5)
    loose = min(1.0, max(0.15, -z / 60))
    fold = 2.2 * loose * noise.noise(Vector((x * 0.16 + 3, z * 0.028, 1)))
    return 6.5 * math.sqrt(1 - (1 - far) ** 2) + fold * far


def nearest(point, start, end):
    """The point of a line between two that is next to another."""
    along = end - start
    share = max(0.0, min(1.0, (point - start).dot(along) / max(1e-9, along.length_squared)))
    return start + along * share


def side_of_cloth(look, right, seams, front, cm):
    """The front of a panjabi, or its back (`front` is -1), inside its outline and the mirrored one."""
    corners = right + [(-x, z) for x, z in reversed(right)]
    step = 1.4
    inside = [(x * step, z * step) for x in range(-34, 35) for z in range(math.floor(right[-1][1] / step) + 1, 0)]
    edges = [(at, (at + 1) % len(corners)) for at in range(len(corners))]
    points, _, faces, *_ = geometry.delaunay_2d_cdt([Vector(point) for point in corners + inside], edges, [], 1, 0.01)
    vertices = [(x * cm, -front * depth(x, z, seams) * cm, neck + z * cm) for x, z in points]
    thing(vertices, [tuple(face[::front]) for face in faces], look)


def strip(cloth, edge, seams, long, buttons, cm):
    """The strip down the front with its buttons, its edges in the colour of the trim."""
    heights = [-2.4 - long * step / 24 for step in range(25)]

    def ribbon(look, left, right, lift):
        vertices = [(x * cm, -(depth(0, z, seams) + lift) * cm, neck + z * cm) for z in heights for x in (left, right)]
        made = thing(vertices, [(at * 2, at * 2 + 1, at * 2 + 3, at * 2 + 2) for at in range(len(heights) - 1)], look)
        made.modifiers.new("thick", "SOLIDIFY").thickness = 0.012

    ribbon(cloth, -2.9, 2.9, 0.7)
    for left in (-2.9, 2.4):
        ribbon(edge, left, left + 0.5, 1.0)
    look = material(mixed("#fff3d6", "#b9a27a", 0.2), 0.2, metal=0.4, coat=0.6)
    for place in range(buttons):
        z = heights[round((len(heights) - 1) * (0.1 + 0.8 * place / (buttons - 1)))]
        put(ball(0.024, look, 0, 1), (0, -(depth(0, z, seams) + 1.1) * cm, neck + z * cm), (90, 0, 0), (1, 1, 0.45))


def band(look, ring, low, high):
    """A band of cloth that stands on a ring, around a neck."""
    vertices = [(x, y, z + up) for x, y, z in ring for up in (low, high)]
    made = thing(vertices, [(at * 2, at * 2 + 2, at * 2 + 3, at * 2 + 1) for at in range(len(ring) - 1)], look)
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.02


def lungi_over_a_rail(colour, pattern, thread):
    """A lungi that hangs over a rail of wood to its hem."""
    cloth = woven(colour, pattern, thread, 0.2, 0.85)
    sheet, _ = on_a_rail(0.17, 11.0)
    sheet(cloth, -0.98, 0.98, -0.15, 2.14, 0.0, 0.62)
    for start in (2.06, 2.12):
        sheet(woven(mixed(colour, "#000000", 0.15), None, sheen=0.2, rough=0.85), -0.98, 0.98, start, start + 0.02, 0.006, 1)


def over_a_rail(colour, border, pattern=None, thread="#e8c05a", sheen=0.4, rough=0.75):
    """A saree that hangs over a rail of wood: its borders on both sides, its end with tassels below."""
    body = woven(colour, pattern, thread, sheen, rough)
    zari = woven(border, "flowers", mixed(border, "#5b2b0c", 0.55), 0.2, 0.42)
    line = woven(mixed(border, "#fff0c0", 0.35), None, sheen=0.2, rough=0.4)
    wide, long = 2.1, 2.02
    sheet, where = on_a_rail()
    half = wide / 2
    sheet(body, -half, half, -0.15, long, 0.0, 0.5)
    for left in (-half, half - 0.24):
        sheet(zari, left, left + 0.24, -0.15, long, 0.012, 0.55)
    for left in (-half + 0.24, half - 0.27):
        sheet(line, left, left + 0.03, -0.15, long, 0.016, 1)
    sheet(zari, -half, half, long - 0.52, long, 0.018, 0.55)
    for start in (long - 0.55, long - 0.62):
        sheet(line, -half, half, start, start + 0.03, 0.022, 1)
    for place in range(43):
        x = -half + wide * place / 42
        head = Vector(where(x, long, 0.02))
        tube([head + Vector((0, 0, 0.02)), head - Vector((0, 0.004, 0.07)), head - Vector((0, 0, 0.16))], [0.01, 0.017, 0.012], zari, 8)


def on_a_rail(deep=0.11, count=7.4, high=2.42):
    """A rail of wood. @returns what hangs a sheet of cloth over it, and says where a point of it is

    deep, count: of the folds in which the cloth falls
    """
    wood = material("#8a5a34", 0.5, spots=(4, "#6d4322", 0.45))
    tube([(-4, 0, high), (4, 0, high)], 0.09, wood, 24)

    def where(x, far, lift):
        """A point of the cloth: `x` across, `far` down from the top of the rail, `lift` before it."""
        loose = min(1.0, max(0.0, far - 0.2) / 1.2)
        wave = deep * loose * math.sin(x * count + 0.9 * math.sin(x * 2.1) + 0.25 * far) + 0.05 * loose * noise.noise(Vector((x * 2.2, far * 0.8, 5)))
        gathered = x * (1 - 0.05 * loose)
        if far < 0.15:
            angle = far / 0.15 * math.pi / 2
            return (gathered, -(0.1 + lift) * math.sin(angle), high + (0.1 + lift) * math.cos(angle))
        return (gathered, -0.1 - lift - wave, high - (far - 0.15))

    def sheet(look, left, right, start, end, lift, scale):
        columns, rows = max(8, round((right - left) * 90)), max(6, round((end - start) * 40))
        vertices = [
            where(left + (right - left) * column / columns, start + (end - start) * row / rows, lift)
            for row in range(rows + 1)
            for column in range(columns + 1)
        ]
        return mapped_sheet(vertices, columns, rows, look, lambda column, row: ((right - left) * column / columns * scale, (end - start) * row / rows * scale))

    return sheet, where
