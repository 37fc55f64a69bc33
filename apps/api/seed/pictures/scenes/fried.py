"""Batter that is fried in rings and soaked in syrup: jilapi and amriti."""
import math

from known import cup_of_tea, saucer
from studio import chance, group, material, mixed, put, tau, tube
from sweets import plate


def jilapi(colour):
    """Spirals of batter, fried and soaked in syrup."""
    plate(1.5)
    look = soaked(colour)
    rng = chance(5)

    def one(at, turn, size):
        points, start = [], rng.uniform(0, tau)
        for step in range(150):
            angle = step * 0.155
            far = 0.1 + 0.021 * angle * 1.3
            wave = 0.02 * math.sin(angle * 2.3 + start)
            points.append((far * math.cos(angle) + wave, far * math.sin(angle), 0.02 * math.sin(angle * 1.7 + start)))
        radii = [0.066 * (0.9 + 0.15 * math.sin(step * 0.6)) for step in range(150)]
        put(tube(points, radii, look, 14), at, turn, size)

    for place in range(5):
        angle = tau * place / 5 + 0.3
        one((0.72 * math.cos(angle), 0.72 * math.sin(angle), 0.16), (rng.uniform(-8, 8), rng.uniform(-8, 8), rng.uniform(0, 360)), 0.86)
    for place in range(3):
        angle = tau * place / 3
        one((0.36 * math.cos(angle), 0.36 * math.sin(angle), 0.36), (rng.uniform(-14, 14), rng.uniform(-14, 14), place * 70), 0.86)
    one((0.05, -0.12, 0.56), (16, -8, 20), 0.9)


def soaked(colour):
    """Fried batter that shines with syrup."""
    return material(colour, 0.12, coat=0.9, spots=(6, mixed(colour, "#8a2a00", 0.5), 0.4), bump=(10, 0.1))


def one_amriti(look, at, turn, size):
    """A flower: two rings in its middle, ten loops around them; 1.3 across."""
    rings = [((0.17 + 0.007 * step / 6) * math.cos(tau * step / 36), (0.17 + 0.007 * step / 6) * math.sin(tau * step / 36), 0.03) for step in range(66)]
    loops = []
    for step in range(361):
        angle = tau * step / 360
        x = 0.43 * math.cos(angle) + 0.19 * math.cos(11 * angle)
        y = 0.43 * math.sin(angle) + 0.19 * math.sin(11 * angle)
        loops.append((x, y, 0.035 * math.sin(10 * angle)))
    radii = [0.05 * (1 + 0.07 * math.sin(step * 0.7)) for step in range(361)]
    return group([tube(rings, 0.05, look, 14), tube(loops, radii, look, 14)], at, turn, size)


def amriti(colour):
    """Flowers of batter in a heap on a plate."""
    plate(1.5)
    look = soaked(colour)
    for place in range(5):
        angle = tau * place / 5 + 0.31
        one_amriti(look, (0.84 * math.cos(angle), 0.84 * math.sin(angle), 0.2), (0, -11, math.degrees(angle)), 0.76)
    one_amriti(look, (0.02, -0.06, 0.3), (8, -3, 20), 0.98)


def amriti_with_tea(colour):
    """One flower on a saucer, a cup of tea beside it, which is 8 cm high."""
    saucer((0.28, -0.1, 0), 1.28, "#2f5d62")
    one_amriti(soaked(colour), (0.28, -0.1, 0.15), (3, 0, 12), 1.22)
    saucer((-0.85, 1.05, 0), 0.72)
    cup_of_tea((-0.85, 1.05, 0.03), 150, 0.82)
