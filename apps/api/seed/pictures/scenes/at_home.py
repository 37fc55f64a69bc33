"""Devices where they stand at home, and beside what is known."""
import math

import devices
from banners import placed
from books import book
from studio import ball, box, chance, group, material, put, smooth_profile, tube, turned


def television(file, print_of):
    """A television of 43 inches on a low cupboard, books and a plant beside it: 1 is 45 cm."""
    wood = material("#a06a3c", 0.5, coat=0.15, spots=(2.5, "#84522b", 0.45), bump=(30, 0.08))
    dark = material("#5f3b20", 0.5, spots=(3, "#4a2d17", 0.45))
    parts = [put(box((3.1, 0.85, 0.62), wood, 0.02), (0, 0, 0.22))]
    for place in (-1.02, 0, 1.02):
        parts.append(put(box((0.98, 0.02, 0.52), wood, 0.012), (place, -0.43, 0.27)))
        parts.append(put(ball(0.028, material("#c9a24a", 0.3, metal=0.9), 0, 1), (place + 0.38, -0.455, 0.55)))
    for x in (-1.4, 1.4):
        for y in (-0.32, 0.32):
            parts.append(tube([(x, y, 0.24), (x * 1.02, y * 1.05, 0.0)], [0.05, 0.035], dark, 14))
    group(parts)
    placed(lambda: devices.television(file), (-0.22, 0.0, 0.84), 14, 0.8)
    for place, name, board in ((0, "gora", "#6b241e"), (1, "gitanjali", "#282b44"), (2, "chander-pahar", "#8c4a14")):
        put(book(print_of(name), board, 0.3), (1.25 - 0.02 * place, -0.24, 0.87 + place * 0.085), (-90, 0, 84 + 9 * place), 0.24)
    plant((1.24, 0.16, 0.84))


def plant(at):
    """A small plant in a pot of clay."""
    clay = material("#b5603a", 0.8, bump=(30, 0.12))
    leaf = material("#3f7a3a", 0.45, coat=0.2, spots=(3, "#2f5f2c", 0.45))
    parts = [turned(smooth_profile([(0.001, 0.0), (0.11, 0.0), (0.16, 0.2), (0.18, 0.22), (0.18, 0.27), (0.15, 0.27)], 30), clay)]
    parts.append(turned([(0.155, 0.24), (0.001, 0.25)], material("#3a2a1e", 0.95, bump=(30, 1.0))))
    rng = chance(3)
    for place in range(16):
        angle, out = place * 2.4, rng.uniform(0.1, 0.3)
        points = [(out * share**1.4 * math.cos(angle), out * share**1.4 * math.sin(angle), 0.24 + (0.62 - out * 0.9) * share) for share in (step / 8 for step in range(9))]
        radii = [0.004 + 0.05 * math.sin(math.pi * (step / 8) ** 0.8) for step in range(9)]
        parts.append(tube(points, radii, leaf, 12, 0.25))
    group(parts, at)
