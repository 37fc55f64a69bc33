"""Clothes as they hang: shirts, dresses and trousers, each from an outline as a tailor draws it.

Lengths of outlines are centimetres: x from the middle, z from the neck or the waist, which is 0, downwards.
"""
import math

from mathutils import Vector, geometry

from banners import placed
from clothes import woven
from hanging import depth, hook, neck
from studio import ball, box, mapped_sheet, material, mixed, put, smooth_profile, thing, tube


def half_of_shirt(shoulder, arm, cuff, waist, hem, long, flare=0.0):
    """The right half of what is worn above: over the shoulder to the cuff, and under the arm to the hem.

    shoulder, waist, hem: half of how wide it is there; arm: how long the sleeve is, a short one stands off; cuff: how wide it is;
    long: to the hem
    flare: how far down the waist is, as a share of the length; 0 where it falls straight
    """
    along, down = (0.8, 0.6) if arm < 25 else (0.52, 0.86)
    out = (shoulder + along * arm, -6 - down * arm)
    inner = (out[0] - down * cuff, out[1] - along * cuff)
    pit = (waist - 0.2, -6 - 17.5)
    upper = smooth_profile([(8.2, 0.0), (0.62 * shoulder, -1.8), (shoulder, -5.4), (shoulder + 0.42 * along * arm + 1.2, -6.5 - 0.42 * down * arm), out], 60)
    middle = (waist - 0.4, -long * flare) if flare else (waist, -0.5 * (23.5 + long))
    lower = smooth_profile([inner, (0.45 * inner[0] + 0.55 * pit[0], 0.4 * inner[1] + 0.6 * pit[1]), pit, middle, (hem, -long)], 60)
    return upper, lower


def half_of_trousers(waist, hip, hem, long, crotch=27.0):
    """The right half of trousers that hang by their waist: the outer seam, and the inner one up to the middle."""
    within = max(1.0, 9 - hem)
    outside = within + 2 * hem
    outer = smooth_profile([(waist, 0.0), (hip, -0.22 * long), (0.45 * hip + 0.55 * outside, -0.6 * long), (outside, -long)], 60)
    inner = smooth_profile([(within, -long), (1.0 + 0.3 * within, -0.62 * long), (0.8, -crotch - 4), (0.0, -crotch)], 60)
    return outer, inner


class Garment:
    """Front and back of one piece, sewn at its seams."""

    def __init__(self, halves, look, cm, scoop=0.0, inside=None):
        """scoop: how deep the neck is cut in front; 0 where there is no neck"""
        upper, lower = halves
        self.cm, self.scoop = cm, scoop
        self.seams = [part for line in (upper, lower) for part in zip(line, line[1:])]
        self.seams += [((-x, z), (-to_x, to_z)) for (x, z), (to_x, to_z) in self.seams]
        right = list(upper) + list(lower)
        self.side(right, self.opening(scoop), look, 1)
        self.side(right, self.opening(min(scoop, 1.6)), inside or look, -1)

    def opening(self, deep):
        """The edge of the neck from its middle to the right, without its end at the shoulder."""
        if not self.scoop:
            return []
        return [(8.2 * math.sin(at * math.pi / 20), -deep * math.cos(at * math.pi / 20)) for at in range(10)]

    def side(self, right, opening, look, front):
        left = [(-x, z) for x, z in reversed(right) if x > 1e-6] + [(-x, z) for x, z in reversed(opening) if x > 1e-6]
        corners = opening + right + left
        step = 1.3
        most = max(x for x, _ in right)
        low = min(z for _, z in right)
        grid = [
            (x * step, z * step)
            for x in range(-math.ceil(most / step), math.ceil(most / step) + 1)
            for z in range(math.floor(low / step), 1)
        ]
        edges = [(at, (at + 1) % len(corners)) for at in range(len(corners))]
        points, _, faces, *_ = geometry.delaunay_2d_cdt([Vector(point) for point in corners + grid], edges, [], 1, 0.01)
        vertices = [self.at(x, z, 0, front) for x, z in points]
        made = thing(vertices, [tuple(face[::front]) for face in faces], look)
        layer = made.data.uv_layers.new()
        for face in made.data.polygons:
            for loop in face.loop_indices:
                x, z = points[made.data.loops[loop].vertex_index]
                layer.data[loop].uv = (x / 60, z / 60)

    def at(self, x, z, lift=0.0, front=1):
        """A point of the cloth, `lift` centimetres before it."""
        return (x * self.cm, -front * (depth(x, z, self.seams) + lift) * self.cm, neck + z * self.cm)

    def patch(self, look, corners, lift=0.7, thick=0.012):
        """Cloth that is sewn on, as wide at each of its heights as `corners` say: (left, right, z) from above."""
        columns = max(8, round(max(right - left for left, right, _ in corners) / 1.2))
        vertices = []
        for left, right, z in corners:
            vertices += [self.at(left + (right - left) * at / columns, z, lift) for at in range(columns + 1)]
        rows = len(corners) - 1
        made = mapped_sheet(vertices, columns, rows, look, lambda column, row: (
            (corners[row][0] + (corners[row][1] - corners[row][0]) * column / columns) / 24, corners[row][2] / 24))
        made.modifiers.new("thick", "SOLIDIFY").thickness = thick
        return made

    def strip(self, look, left, right, top, low, lift=0.7):
        """A straight strip down the front."""
        return self.patch(look, [(left, right, top + (low - top) * at / 24) for at in range(25)], lift)

    def buttons(self, look, top, low, count, x=0.0, lift=1.3, size=0.02):
        for place in range(count):
            z = top + (low - top) * place / max(1, count - 1)
            put(ball(size, look, 0, 1), self.at(x, z, lift), (90, 0, 0), (1, 1, 0.45))

    def rib(self, look, wide=1.1):
        """The knitted edge of a round neck, in front and behind."""
        for deep, front in ((self.scoop, 1), (min(self.scoop, 1.6), -1)):
            half = self.opening(deep) + [(8.2, 0.0)]
            line = [(-x, z) for x, z in reversed(half)] + half[1:]
            tube([self.at(x, z, 0.1, front) for x, z in line], wide * self.cm, look, 12)

    def leaves(self, look, edge=None):
        """A collar that is turned down, its two leaves in front of the neck."""
        for side in (-1, 1):
            for cloth, out, lift in ((look, 0.0, 1.5), *(((edge, 0.5, 1.4),) if edge else ())):
                rows = []
                for step in range(9):
                    share = step / 8
                    inner = (8.6 * (1 - share) + 0.7 * share, 1.9 * (1 - share) - self.scoop * share + 0.6)
                    outer = (9.6 * (1 - share) + (6.2 + out) * share, -0.6 * (1 - share) - (self.scoop + 4.6 + out) * share)
                    rows += [
                        self.at(side * (inner[0] + (outer[0] - inner[0]) * at / 4), inner[1] + (outer[1] - inner[1]) * at / 4, lift + 1.1 * math.sin(math.pi * at / 4) * 0.4)
                        for at in range(5)
                    ]
                made = mapped_sheet(rows, 4, 8, cloth, lambda column, row: (column / 12, row / 12))
                made.modifiers.new("thick", "SOLIDIFY").thickness = 0.012
        ring = [(8.6 * math.sin(at / 24 * math.pi - math.pi / 2), 1.7 * math.cos(at / 24 * math.pi - math.pi / 2)) for at in range(25)]
        band = [self.at(x, 1.2 + 0.5 * z, -0.2 - z, 1) for x, z in ring]
        tube(band, 1.2 * self.cm, look, 12)


def hanger(cm, top=0.0):
    """A hanger of wood inside the neck."""
    wood = material("#a8703c", 0.5, spots=(4, "#8a5528", 0.45))
    tube([(x * cm, 0, neck + (z + top) * cm) for x, z in ((-9, -3.2), (-4, -0.2), (0, 1.2), (4, -0.2), (9, -3.2))], 0.03, wood, 12)
    hook(neck + top * cm)


def bar(cm, half):
    """A hanger with two clips, for what hangs by its waist."""
    shine = material("#c3c6ca", 0.22, metal=1)
    tube([(-half * cm, 0, neck + 4 * cm), (half * cm, 0, neck + 4 * cm)], 0.02, shine, 12)
    for side in (-1, 1):
        put(box((2.6 * cm, 5.2 * cm, 5.4 * cm), material("#8a5a34", 0.45), 0.01), (side * half * 0.82 * cm, 0, neck - 0.6 * cm))
    hook(neck + 4 * cm)


def tee(colour, cm=0.0235):
    """A T-shirt with a ribbed neck."""
    cloth, rib = woven(colour, sheen=0.25, rough=0.9), woven(mixed(colour, "#000000", 0.12), sheen=0.2, rough=0.9)
    made = Garment(half_of_shirt(23.0, 15.0, 15.5, 25.5, 26.0, 66.0), cloth, cm, scoop=7.5, inside=woven(mixed(colour, "#000000", 0.35), rough=0.95))
    made.rib(rib)
    made.strip(rib, -25.0, 25.0, -63.2, -63.8, 0.15)
    hanger(cm)


def polo(colour, trim):
    """A polo shirt: a knitted collar, a short placket, ribbed cuffs."""
    cm = 0.0235
    cloth, knit = woven(colour, "dots", mixed(colour, "#ffffff", 0.08), 0.25, 0.9), woven(mixed(colour, "#000000", 0.1), rough=0.9)
    made = Garment(half_of_shirt(23.0, 15.0, 14.5, 25.0, 25.5, 67.0), cloth, cm, scoop=5.0, inside=woven(mixed(colour, "#000000", 0.35), rough=0.95))
    made.strip(woven(colour, rough=0.85), -2.1, 2.1, -5.2, -21, 0.6)
    made.buttons(material("#f3efe4", 0.3, coat=0.5), -8.6, -18.2, 3, size=0.024)
    made.leaves(knit, woven(trim, rough=0.8))
    hanger(cm, 1.2)


def oxford(colour):
    """A shirt with a collar, a pocket and buttons all the way down."""
    cm = 0.0215
    cloth = woven(colour, sheen=0.2, rough=0.85)
    made = Garment(half_of_shirt(23.5, 52.0, 11.5, 26.0, 27.0, 76.0), cloth, cm, scoop=5.0, inside=woven(mixed(colour, "#000000", 0.25), rough=0.95))
    made.strip(cloth, -1.8, 1.8, -5.2, -74, 0.5)
    made.buttons(material("#efe9dc", 0.3, coat=0.6), -9.5, -66, 7, size=0.02)
    made.patch(cloth, [(7.0, 17.5, -24.5 - at) if at < 11 else (7.0 + (at - 11) * 1.7, 17.5 - (at - 11) * 1.7, -24.5 - at) for at in range(14)], 0.5)
    made.leaves(cloth)
    hanger(cm, 1.2)


def kurti(colour, thread, long=92.0, hem=36.0, pattern=None, deep=9.0, cm=0.0185):
    """A kurti or a kameez: sleeves to the elbow, an embroidered breast, a border at its hem."""
    cloth = woven(colour, pattern, thread, 0.3, 0.8)
    embroidery = woven(thread, "flowers", mixed(colour, "#ffffff", 0.1), 0.2, 0.5)
    edge = woven(mixed(thread, "#fff4d0", 0.25), rough=0.5)
    made = Garment(half_of_shirt(19.5, 34.0, 14.0, 21.5, hem, long, 0.36), cloth, cm, scoop=deep, inside=woven(mixed(colour, "#000000", 0.4), rough=0.95))
    made.rib(edge, 0.8)
    for look, out, lift in ((edge, 0.9, 0.4), (embroidery, 0.0, 0.7)):
        made.patch(look, breast(deep, 6.4 + out, 25 + out), lift)
    made.buttons(material("#f6ead0", 0.2, metal=0.4, coat=0.6), -deep - 3, -deep - 19, 5, size=0.018)
    border(made, embroidery, edge, hem, long, 8.0)
    hanger(cm)


def breast(deep, half, long):
    """A piece of embroidery below the neck, pointed below, as `patch` takes it."""
    rows = []
    for at in range(31):
        far = at / 30 * long
        narrow = half * min(1.0, math.sqrt(max(0.0, (long - far) / 7.0)))
        rows.append((-narrow, narrow, -deep - 0.4 - far))
    return rows


def border(made, look, edge, hem, long, wide):
    """A border of another cloth along a hem, with a line above it."""
    def within(z):
        return hem - (long + z) * 0.2 - 1.1

    made.patch(look, [(-within(z), within(z), z) for z in [-long + wide - wide * at / 12 for at in range(12)] + [-long + 0.3]], 0.35)
    top = -long + wide
    made.patch(edge, [(-within(top), within(top), top + 0.9), (-within(top), within(top), top)], 0.6)


def frock(colour, sash):
    """A girl's frock: short sleeves, a sash at the waist, a wide skirt."""
    cm = 0.026
    cloth = woven(colour, "dots", mixed(colour, "#ffffff", 0.55), 0.3, 0.85)
    made = Garment(half_of_shirt(14.5, 7.0, 10.0, 15.5, 33.0, 62.0, 0.42), cloth, cm, scoop=5.0, inside=woven(mixed(colour, "#000000", 0.35), rough=0.95))
    band = woven(sash, sheen=0.5, rough=0.45)
    made.rib(woven(mixed(colour, "#ffffff", 0.6), rough=0.8), 0.9)
    made.patch(band, [(-14.4, 14.4, z) for z in (-24.2, -25.4, -26.6, -27.8)], 0.5)
    for side in (-1, 1):
        made.patch(band, [(side * 0.4, side * (1.6 + 3.8 * math.sin(at / 6 * math.pi)), -23.6 - at * 0.8) for at in range(7)], 1.6)
        made.patch(band, [(side * (0.2 + 0.16 * at), side * (2.6 + 0.24 * at), -27.5 - at * 1.2) for at in range(8)], 1.2)
    put(ball(0.05, band, 0, 1), made.at(0, -26, 1.9))
    hanger(cm)


def trousers(colour, waist=19.0, hip=25.0, hem=9.5, long=98.0, seam=None, pattern=None, elastic=False, cm=0.0195):
    """Trousers by their waist; seam: the colour of the thread that shows, as denim has it. @returns the cloth"""
    cloth = woven(colour, pattern, mixed(colour, "#ffffff", 0.12), 0.2, 0.9)
    made = Garment(half_of_trousers(waist, hip, hem, long), cloth, cm)
    dark = woven(mixed(colour, "#000000", 0.18), rough=0.9)
    made.patch(dark if seam else cloth, [(-waist + 0.3, waist - 0.3, z) for z in (-0.2, -1.4, -2.6, -3.8)], 0.5)
    if seam:
        line = woven(seam, rough=0.7)
        made.strip(line, 0.9, 1.2, -4, -17, 0.5)
        for side in (-1, 1):
            made.patch(line, [(side * (8 + 1.6 * at), side * (8.4 + 1.6 * at), -4.4 - 0.25 * at * at) for at in range(7)], 0.5)
            made.strip(line, side * (hip - 3.0) - 0.15, side * (hip - 3.0) + 0.15, -24, -30, 0.4)
        put(ball(0.026, material("#c08a4a", 0.25, metal=1), 0, 1), made.at(0, -2.2, 1.0), (90, 0, 0), (1, 1, 0.5))
    if elastic:
        for at in range(15):
            made.strip(dark, -waist + 2 + at * (2 * waist - 4) / 14, -waist + 2.35 + at * (2 * waist - 4) / 14, -0.4, -3.8, 0.65)
    bar(cm, waist)
    return made


def long_kameez(colour, thread):
    """A kameez for a feast, down to the floor, with beadwork."""
    kurti(colour, thread, 118.0, 44.0, "dots", 8.0, 0.0158)


def palazzo(colour):
    trousers(colour, 18.0, 25.0, 18.0, 96.0, elastic=True)


def jeans(colour):
    trousers(colour, 19.0, 23.5, 9.0, 100.0, seam="#c98f3f")


def pajama():
    trousers("#f4f1ea", 22.0, 28.0, 13.0, 100.0, elastic=True)


def three_tees():
    """Three T-shirts of a child's size, one before the other."""
    for colour, aside, back in (("#d9a21b", -0.5, 0.45), ("#c2453f", 0.5, 0.45), ("#3f88c5", 0.0, 0.0)):
        placed(lambda colour=colour: tee(colour, 0.0175), (aside, back, 0.12))
