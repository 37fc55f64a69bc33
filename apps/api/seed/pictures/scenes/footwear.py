"""Shoes of leather: each a shell that is open for the foot, on its sole."""
import math

from shoes import sections
from studio import ball, box, group, material, mixed, put, smooth_path, tau, thing, tube

length = 2.1
"""How long a shoe is, its toe towards -y."""


def along(share):
    """Where along the shoe a share of its length is, from its toe."""
    return -length / 2 + length * share


def shell(half, wall, lift, opens, look, rows=96, columns=14):
    """Both sides of a shoe; each of the functions takes a share of the length, from the toe.

    half: half of its width; wall: its height above the sole; lift: how high the sole is
    opens: from which share to which the shell gives way to the opening for the foot
    @returns the two parts
    """
    start, end = opens
    parts = []
    for side in (-1, 1):
        vertices = []
        for row in range(rows + 1):
            share = (row / rows) ** 1.5  # close together where the toe is round
            free = max(0.0, min(1.0, (share - start) / (end - start)))
            free = free * free * (3 - 2 * free)
            for column in range(columns + 1):
                up = column / columns
                arch = half(share) * math.cos(up * math.pi / 2), math.sin(up * math.pi / 2)
                straight = half(share) * (1 + 0.08 * math.sin(up * math.pi) - 0.12 * up), up
                x, high = ((1 - free) * one + free * other for one, other in zip(arch, straight))
                vertices.append((side * x, along(share), lift(share) + wall(share) * high))
        width = columns + 1
        made = thing(vertices, [(r * width + c, r * width + c + 1, (r + 1) * width + c + 1, (r + 1) * width + c)[:: side] for r in range(rows) for c in range(columns)], look)
        made.modifiers.new("thick", "SOLIDIFY").thickness = 0.03
        parts.append(made)
    return parts


def slab(half, lift, thick, look, grow=1.0, rows=64):
    """A sole as broad as `half` says, its upper side at `lift`."""
    vertices = []
    for row in range(rows + 1):
        share = row / rows
        for x, z in ((-1, 0), (1, 0), (1, -1), (-1, -1)):
            vertices.append((x * half(share) * grow, along(share) * (1 + (grow - 1) * 0.5), lift(share) + z * thick))
    faces = [(r * 4 + a, r * 4 + (a + 1) % 4, (r + 1) * 4 + (a + 1) % 4, (r + 1) * 4 + a) for r in range(rows) for a in range(4)]
    return thing(vertices, faces + [(3, 2, 1, 0), tuple(rows * 4 + a for a in range(4))], look, smooth=False)


def rim(half, wall, lift, begin, look, radius=0.022):
    """The edge of the opening, from one side around the heel to the other."""
    shares = [begin + (1 - begin) * step / 30 for step in range(31)]
    line = [(0.88 * half(s), along(s), lift(s) + wall(s)) for s in shares]
    return tube([(-x, y, z) for x, y, z in line] + [(x, y, z) for x, y, z in reversed(line)], radius, look, 10)


def pair(make):
    """Two shoes, one before the other; `make(mirror)` gives the parts of one."""
    for aside, back, turn, mirror in ((0.36, 0.34, 58, 1), (-0.32, -0.3, 72, -1)):
        group(make(mirror), (aside, back, 0), (0, 0, turn), 1.0)


rounded = [(0, 0.0), (0.012, 0.11), (0.05, 0.22), (0.18, 0.34), (0.34, 0.36), (0.56, 0.26), (0.8, 0.28), (0.95, 0.2), (0.99, 0.1), (1, 0.0)]
"""Half of a shoe's width, by the share of its length."""

pointed = [(0, 0.0), (0.01, 0.05), (0.06, 0.13), (0.2, 0.29), (0.34, 0.33), (0.58, 0.22), (0.8, 0.24), (0.95, 0.18), (0.99, 0.09), (1, 0.0)]
"""The same of a shoe whose toe is narrow."""


def derbies(colour):
    """A pair of laced shoes on soles of rubber."""
    leather, dark = material(colour, 0.3, coat=0.5, bump=(60, 0.12)), material("#17130f", 0.6)
    seam, lining = material(mixed(colour, "#ffffff", 0.25), 0.6), material(mixed(colour, "#e8c9a0", 0.3), 0.7)
    half, wall = sections(rounded), sections([(0, 0.0), (0.015, 0.14), (0.1, 0.3), (0.3, 0.42), (0.48, 0.66), (0.6, 0.62), (0.8, 0.54), (1, 0.68)])
    lift = sections([(0, 0.16), (0.1, 0.12), (0.4, 0.12), (0.66, 0.2), (1, 0.22)])

    def one(mirror):
        parts = shell(half, wall, lift, (0.46, 0.6), leather)
        parts += [slab(half, lift, 0.09, dark, 1.08), rim(half, wall, lift, 0.55, lining, 0.02), put(box((0.5, 0.62, 0.14), dark, 0.05), (0, 0.68, 0.0))]
        parts.append(put(slab(half, lift, 0.02, lining, 0.8), (0, 0.02, 0.1)))
        for place in range(4):
            share = 0.31 + 0.052 * place
            top = lift(share) + wall(share)
            parts.append(tube(smooth_path([(-0.17, along(share), top - 0.06), (0, along(share) + 0.02, top + 0.035), (0.17, along(share), top - 0.06)], 12), 0.024, dark, 10))
            for side in (-1, 1):
                parts.append(put(ball(0.022, material("#8f6c28", 0.3, metal=1)), (side * 0.18, along(share), top - 0.055)))
        for side in (-1, 1):
            flap = [(side * half(s) * (0.34 + 2.4 * (s - 0.27)), along(s), lift(s) + wall(s) * math.sqrt(max(0.0, 1 - min(1.0, 0.34 + 2.4 * (s - 0.27)) ** 2)) + 0.012) for s in [0.27 + 0.25 * a / 16 for a in range(17)]]
            parts.append(tube(flap, 0.008, seam, 6))
        return parts

    pair(one)


def heels(colour):
    """A pair of shoes on block heels two inches high."""
    leather, dark, lining = material(colour, 0.25, coat=0.7), material("#1a1512", 0.6), material("#e3c9a6", 0.65)
    half, wall = sections(pointed), sections([(0, 0.1), (0.12, 0.25), (0.26, 0.3), (0.38, 0.16), (0.6, 0.16), (0.82, 0.3), (1, 0.42)])
    lift = sections([(0, 0.09), (0.12, 0.06), (0.36, 0.06), (0.74, 0.62), (1, 0.66)])

    def one(mirror):
        parts = shell(half, wall, lift, (0.24, 0.36), leather)
        parts += [slab(half, lift, 0.045, dark, 1.02), rim(half, wall, lift, 0.34, leather, 0.018), put(slab(half, lift, 0.01, lining, 0.94), (0, 0, 0.02))]
        block = put(box((0.4, 0.44, 0.62), leather, 0.05, 6), (0, 0.8, 0.015))
        return parts + [block, put(box((0.4, 0.44, 0.03), dark, 0.01), (0, 0.8, 0))]

    pair(one)


def flats(colour):
    """A pair of soft flat shoes, a bow on each."""
    leather, dark, lining = material(colour, 0.45, coat=0.2, bump=(50, 0.15)), material("#2a2320", 0.7), material("#e9d3b4", 0.7)
    half, wall = sections(rounded), sections([(0, 0.0), (0.015, 0.1), (0.1, 0.22), (0.22, 0.26), (0.34, 0.18), (0.6, 0.19), (0.85, 0.28), (1, 0.34)])
    lift = sections([(0, 0.09), (0.15, 0.07), (1, 0.09)])

    def one(mirror):
        parts = shell(half, wall, lift, (0.18, 0.3), leather)
        parts += [slab(half, lift, 0.06, dark, 1.02), rim(half, wall, lift, 0.27, leather, 0.026), put(slab(half, lift, 0.01, lining, 0.94), (0, 0, 0.02))]
        top = lift(0.2) + wall(0.2)
        for side in (-1, 1):
            parts.append(tube([(side * 0.11 - side * 0.11 * math.cos(tau * a / 20), along(0.2) + 0.06 * math.sin(tau * a / 20), top + 0.02) for a in range(21)], 0.026, leather, 10, 0.6))
        return parts + [put(ball(0.035, leather), (0, along(0.2), top + 0.025))]

    pair(one)
