"""Devices where they stand at home, and beside what is known."""
import math

import bpy

import devices
import produce
import sweets
from banners import placed
from books import book, panel
from known import coin
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


def refrigerator(colour="#a51c22"):
    """A refrigerator with its door open, food in it: 1 is 63 cm."""
    look, shell = material(colour, 0.22, metal=0.3, coat=0.8), material("#1b1c1f", 0.5)
    white, metal = material("#f3f5f6", 0.35, coat=0.2), material("#c4c8cc", 0.2, metal=1)
    frosted = material("#dce9ee", 0.12, coat=0.8)
    lit, lamp = material("#f3f5f6", 0.35, coat=0.2, glow=0.32), material("#fff6e0", glow=4)
    for shining in (lit, lamp):  # met by chance on the way of a ray: aimed at, they would make the picture grainy
        shining.cycles.sample_as_light = False
    for at, sides in (
        ((-0.53, 0, 0.04), (0.05, 0.95, 2.3)), ((0.53, 0, 0.04), (0.05, 0.95, 2.3)), ((0, 0.45, 0.04), (1.1, 0.05, 2.3)),
        ((0, 0, 2.29), (1.1, 0.95, 0.05)), ((0, 0, 0.04), (1.1, 0.95, 0.06)),
    ):
        put(box(sides, shell, 0.015), at)
    for at, sides in (
        ((-0.49, 0, 0.1), (0.03, 0.92, 1.54)), ((0.49, 0, 0.1), (0.03, 0.92, 1.54)), ((0, 0.41, 0.1), (0.98, 0.03, 1.54)),
        ((0, 0, 0.1), (0.98, 0.92, 0.02)), ((0, 0, 1.6), (1.04, 0.94, 0.06)),
    ):
        put(box(sides, lit, 0.008), at)
    put(box((0.3, 0.16, 0.02), lamp, 0.008), (0, 0.1, 1.575))
    for height in (0.5, 0.86, 1.22):
        put(box((0.95, 0.74, 0.016), frosted, 0.005), (0, 0.03, height))
        put(box((0.95, 0.02, 0.03), white, 0.006), (0, -0.345, height - 0.008))
    for x in (-0.24, 0.24):
        put(box((0.45, 0.68, 0.16), frosted, 0.02), (x, 0.03, 0.13))
        put(box((0.45, 0.02, 0.21), frosted, 0.01), (x, -0.33, 0.13))
        put(box((0.2, 0.03, 0.03), white, 0.008), (x, -0.345, 0.26))
    put(box((1.1, 0.1, 0.68), look, 0.03), (0, -0.52, 1.67))
    tube([(-0.44, -0.6, 1.74), (-0.44, -0.64, 1.9), (-0.44, -0.6, 2.16)], 0.025, metal, 12)
    open_door(look, white, metal)
    food()


def open_door(look, white, metal):
    """The lower door, open, its racks with a bottle and jars in them; its hinge is on the right."""
    parts = [put(box((1.1, 0.06, 1.56), look, 0.03), (-0.55, -0.02, 0.06)), put(box((1.04, 0.05, 1.5), white, 0.02), (-0.55, 0.025, 0.09))]
    for height in (0.2, 0.72, 1.16):
        parts.append(put(box((0.92, 0.2, 0.02), white, 0.006), (-0.55, 0.13, height)))
        parts.append(put(box((0.92, 0.015, 0.13), white, 0.006), (-0.55, 0.225, height)))
        for side in (-0.46, 0.46):
            parts.append(put(box((0.015, 0.2, 0.13), white, 0.006), (-0.55 + side, 0.13, height)))
    group(parts, (0.55, -0.48, 0), (0, 0, 118))
    turn = math.radians(118)
    for far, height, radius, tall, colour, cap in (
        (0.25, 0.22, 0.07, 0.34, "#e2a21c", "#5b3a0c"), (0.5, 0.22, 0.065, 0.36, "#f2f0ea", "#1f5fa8"), (0.78, 0.22, 0.075, 0.3, "#7a1f1a", "#f2f0ea"),
        (0.3, 0.74, 0.07, 0.2, "#c9780c", "#c9a24a"), (0.62, 0.74, 0.06, 0.24, "#3f7a2a", "#f2f0ea"), (0.45, 1.18, 0.055, 0.16, "#f0e2c0", "#c31f33"),
    ):
        x = 0.55 - far * math.cos(turn) - 0.12 * math.sin(turn)
        y = -0.48 - far * math.sin(turn) + 0.12 * math.cos(turn)
        line = [(0.001, 0), (radius, 0), (radius, tall * 0.62), (radius * 0.5, tall * 0.82), (radius * 0.48, tall * 0.88)]
        put(turned(line, material(colour, 0.15, coat=0.8), 40), (x, y, height))
        put(turned([(radius * 0.54, tall * 0.86), (radius * 0.54, tall), (0.001, tall)], material(cap, 0.4), 30), (x, y, height))


def food():
    """What is on the shelves."""
    placed(produce.tomatoes, (-0.22, 0.0, 0.88), 0, 0.17)
    rng = chance(2)
    shell = material("#b9784a", 0.45)
    for column in range(4):
        for row in range(2):
            put(ball(0.036, shell, 0, 1), (0.08 + column * 0.085, -0.2 + row * 0.1, 0.876 + 0.045), (0, 0, rng.uniform(0, 90)), (1, 1, 1.25))
    placed(lambda: sweets.doi("#b5532a", "#c98f55"), (-0.24, -0.02, 1.238), 0, 0.15)
    placed(lambda: sweets.rosogolla("#fbf3e2", "#efdcae"), (0.2, -0.02, 1.238), 0, 0.15)
    rind = material("#4f8f3a", 0.3, coat=0.4, stripes=(11, "#173f1a"))
    put(ball(0.16, rind, 0.01, 1), (-0.2, 0.0, 0.516 + 0.16), (0, 0, 0), (1.12, 1, 1))
    placed(produce.cucumbers, (0.22, 0.0, 0.516), 30, 0.14)
    placed(produce.carrots, (-0.24, -0.1, 0.29), 0, 0.12)
    placed(produce.eggplants, (0.24, -0.1, 0.29), 0, 0.12)


def headphones(file):
    """Headphones that lie beside a phone: 1 is 8.7 cm."""
    devices.headphones(at=(0.36, -0.5, 0.7), turn=(-108, 0, -10))
    body = material("#26282e", 0.25, metal=0.55, coat=0.6)
    slab = put(box((0.86, 1.82, 0.1), body, 0.045, 6), (0, 0, 0))
    face = put(devices.shining(panel(file, 0.8, 1.74)), (0, -0.87, 0.102), (-90, 0, 0))
    group([slab, face], (-0.98, -0.35, 0), (0, 0, 16))


def cap_of_a_bulb():
    """The cap of a bulb with its two pins, a coin beside it: 1 is 5 cm."""
    group(devices.one_bulb(False), (-0.42, -0.62, 0.27), (75, 0, 150), 1.15)
    coin((0.72, -0.85, 0), (0, 0, 10), 1.0)


def ceiling_fan(colour="#f2f1ec"):
    """A ceiling fan as one sees it from below: the picture's depth is the room's height."""
    put(box((14, 0.1, 9), material("#86a0b0", 0.85, bump=(60, 0.05)), 0.01), (0, 1.86, -1.5))
    before = set(bpy.data.objects)
    devices.ceiling_fan(colour, 0.05)
    parts = [made for made in set(bpy.data.objects) - before if made.parent is None]
    group(parts, (0.06, 0.2, 2.4), (-66, 14, 0), 1.0)
