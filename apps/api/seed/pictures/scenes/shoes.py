"""Shoes, each formed along its length by its cross-sections."""
import math

from studio import group, material, tau, thing, tube


def trainers(colour, accent):
    """A pair of trainers: an upper of mesh, laces, a thick light sole."""
    for aside, back, turn, mirror in ((0.36, 0.3, 62, 1), (-0.3, -0.28, 74, -1)):
        group(trainer(colour, accent, mirror), (aside, back, 0), (0, 0, turn), 1.02)


def sections(points):
    """Values between those given at shares of the length; each a share and a value."""
    def at(share):
        for (one, first), (other, second) in zip(points, points[1:]):
            if share <= other:
                part = (share - one) / (other - one)
                part = part * part * (3 - 2 * part)
                return first + (second - first) * part
        return points[-1][1]

    return at


def trainer(colour, accent, mirror):
    """One shoe, its toe towards -y. @returns its parts"""
    half = sections([(0, 0.0), (0.004, 0.13), (0.02, 0.23), (0.06, 0.31), (0.2, 0.36), (0.36, 0.35), (0.6, 0.28), (0.85, 0.29), (0.96, 0.2), (0.99, 0.1), (1, 0.0)])
    top = sections([(0, 0.37), (0.015, 0.42), (0.1, 0.46), (0.28, 0.52), (0.42, 0.7), (0.56, 0.86), (0.75, 0.88), (0.92, 0.98), (1, 0.94)])
    lift = sections([(0, 0.12), (0.15, 0.02), (0.4, 0.0), (1, 0.02)])
    mesh, rubber, trim = material(colour, 0.85, sheen=0.3, bump=(150, 0.5)), material("#f6f5f1", 0.55, bump=(40, 0.15)), material(accent, 0.6)
    rows, around = 96, 40
    length = 2.1

    def y_of(share):
        return -length / 2 + length * share

    upper, sole = [], []
    for row in range(rows + 1):
        share = (row / rows) ** 1.5  # close together where the toe is round
        wide, high, base = half(share), top(share), 0.24 + lift(share)
        lean = 0.03 * mirror * math.sin(share * math.pi)
        for side in range(around + 1):
            angle = math.pi * side / around
            x = wide * math.cos(angle) * (1 - 0.28 * math.sin(angle) ** 2)
            z = base + (high - base) * math.sin(angle) ** 0.72
            if 0.5 < share < 0.96 and math.sin(angle) > 0.8:
                z -= 0.26 * (math.sin(angle) - 0.8) / 0.2
            upper.append((x + lean, y_of(share), z))
        for side in range(around):
            angle = tau * side / around
            bulge = 1.12 + 0.05 * math.sin(2 * angle)
            sole.append((wide * bulge * math.cos(angle) + lean, y_of(share) * 1.03, lift(share) + 0.16 + 0.16 * math.sin(angle)))
    faces = [(r * (around + 1) + s, r * (around + 1) + s + 1, (r + 1) * (around + 1) + s + 1, (r + 1) * (around + 1) + s) for r in range(rows) for s in range(around)]
    parts = [thing(upper, faces, mesh)]
    parts.append(thing(sole, [(r * around + s, r * around + (s + 1) % around, (r + 1) * around + (s + 1) % around, (r + 1) * around + s) for r in range(rows) for s in range(around)], rubber))
    # The opening for the foot: its dark inside, and its padded edge.
    inside = [(0.19 * math.cos(tau * a / 40) + 0.01 * mirror, 0.5 + 0.4 * math.sin(tau * a / 40), 0.8 + 0.09 * math.sin(tau * a / 40)) for a in range(41)]
    parts.append(thing(inside[:-1], [tuple(range(40))], material("#191a1d", 0.9)))
    parts.append(tube(inside, 0.055, trim, 14))
    for place in range(5):
        y, z = -0.36 + 0.115 * place, 0.6 + 0.058 * place
        parts.append(tube([(-0.2, y + 0.03, z - 0.03), (0.0, y, z + 0.04), (0.2, y + 0.03, z - 0.03)], [0.026, 0.034, 0.026], rubber, 10, 0.6))
    for side in (-1, 1):
        swoosh = [(side * (half(s) * 0.98 + 0.01), y_of(s), 0.34 + 0.42 * (s - 0.36) + 0.1 * math.sin((s - 0.36) * 8)) for s in [0.36 + 0.4 * a / 16 for a in range(17)]]
        parts.append(tube(swoosh, [0.012 + 0.035 * math.sin(math.pi * (a + 0.5) / 17) for a in range(17)], trim, 10))
        parts.append(tube([(side * half(s) * 1.17, y_of(s) * 1.03, lift(s) + 0.14) for s in [0.1 + 0.8 * a / 30 for a in range(31)]], 0.012, trim, 8))
    return parts
