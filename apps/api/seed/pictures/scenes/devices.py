"""Phones, screens, sound and appliances."""
import math

from books import panel
from known import coin
from studio import ball, box, group, material, mixed, put, smooth_profile, steel, tube, turned


def shining(made, strength=0.55):
    """Lets a printed panel shine as a screen does. @returns the panel"""
    tree = made.data.materials[0].node_tree
    surface = tree.nodes["Principled BSDF"]
    picture = next(node for node in tree.nodes if node.type == "TEX_IMAGE")
    tree.links.new(picture.outputs["Color"], surface.inputs["Emission"])
    surface.inputs["Emission Strength"].default_value = strength
    surface.inputs["Roughness"].default_value = 0.08
    return made


lenses_at = {2: ((0.0, 0.29), (0.0, -0.29)), 3: ((-0.2, 0.34), (-0.2, -0.3), (0.2, 0.02))}
"""Where the lenses of a phone are on the plate of its back, by how many it has; the plate is 0.86 wide and 1.2 high."""


def phone(file, colour, lenses=2):
    """A phone from its front, and a second one from behind it."""
    body = material(colour, 0.25, metal=0.55, coat=0.6)

    def one():
        return [put(box((1.06, 0.11, 2.2), body, 0.05, 6), (0, 0, 0))]

    face = put(shining(panel(file, 0.98, 2.1)), (0, -0.0565, 0.05))
    group(one() + [face], (-0.38, -0.3, 0.05), (-8, 0, -16))
    lens = material("#0b0d12", 0.05, coat=1)
    ring = material(mixed(colour, "#ffffff", 0.35), 0.2, metal=0.9)
    back = one() + [put(box((0.44, 0.06, 0.62), material(mixed(colour, "#000000", 0.2), 0.3, metal=0.5), 0.05, 5), (-0.24, -0.05, 1.46))]
    wide = 0.26 / lenses
    for x, y in lenses_at[lenses]:
        at = (-0.24 + x * 0.52, -0.07, 1.77 + y * 0.52)
        back.append(put(turned([(0.0, 0.0), (wide, 0.0), (wide, 0.06), (0.0, 0.06)], ring), at, (90, 0, 0)))
        back.append(put(turned([(0.0, 0.0), (wide - 0.025, 0.0), (wide - 0.025, 0.067), (0.0, 0.067)], lens), at, (90, 0, 0)))
    group(back, (0.52, 0.35, 0.05), (-6, 0, 14))


def television(file):
    """A flat television on its feet."""
    case = material("#17191d", 0.35, coat=0.3)
    parts = [put(box((2.7, 0.09, 1.58), case, 0.02), (0, 0, 0.22)), put(shining(panel(file, 2.62, 1.49), 0.7), (0, -0.047, 0.27))]
    for side in (-1, 1):
        parts.append(tube([(side * 0.85, -0.3, 0.02), (side * 0.8, 0, 0.24), (side * 0.85, 0.3, 0.02)], 0.03, case, 10))
    group(parts, (0, 0, 0), (0, 0, -14))


def laptop(file, colour="#c3c7cd"):
    """An open laptop."""
    metal = material(colour, 0.3, metal=0.8)
    dark = material("#1a1c20", 0.5)
    parts = [put(box((2.3, 1.5, 0.07), metal, 0.03), (0, -0.3, 0))]
    for row in range(5):
        for column in range(14):
            parts.append(put(box((0.125, 0.125, 0.02), dark, 0.01, 2), (-0.93 + column * 0.143, 0.2 - row * 0.15, 0.068)))
    parts.append(put(box((0.72, 0.42, 0.006), material(mixed(colour, "#000000", 0.12), 0.35, metal=0.7), 0.003, 2), (0, -0.78, 0.069)))
    lid = [put(box((2.3, 0.05, 1.45), metal, 0.02), (0, 0, 0)), put(box((2.24, 0.02, 1.39), dark, 0.01), (0, -0.022, 0.03)), put(shining(panel(file, 2.14, 1.25), 0.7), (0, -0.0335, 0.1))]
    parts.append(group(lid, (0, 0.44, 0.07), (-16, 0, 0)))
    group(parts, (0, 0.1, 0), (0, 0, -20))


def headphones(colour="#25272c", at=(0, 0, 0), turn=(-14, 0, -34)):
    """Headphones that cover the ears."""
    hard = material(colour, 0.35, coat=0.4)
    soft = material("#141517", 0.85, bump=(20, 0.2))
    metal = material(steel, 0.2, metal=1)
    arc = [(0.86 * math.cos(math.radians(angle)), 0, 1.0 + 0.95 * math.sin(math.radians(angle))) for angle in range(0, 181, 5)]
    parts = [tube(arc, 0.1, soft, 20, 0.5), tube([(x * 1.03, y, z * 1.0 + 0.03) for x, y, z in arc], 0.075, hard, 20, 0.5)]
    cup = smooth_profile([(0.01, 0.0), (0.36, 0.0), (0.46, 0.06), (0.46, 0.2), (0.36, 0.28), (0.01, 0.3)], 50)
    pad = smooth_profile([(0.2, 0.0), (0.44, 0.02), (0.48, 0.12), (0.42, 0.2), (0.2, 0.18)], 40)
    for side in (-1, 1):
        parts.append(tube([(side * 0.88, 0, 1.05), (side * 0.93, 0, 0.78)], 0.05, metal, 14))
        parts.append(put(turned(cup, hard), (side * 0.8, 0, 0.56), (0, side * 90, 0), (1.15, 0.95, 1)))
        parts.append(put(turned(pad, soft), (side * 0.66, 0, 0.56), (0, side * 90, 0), (1.15, 0.95, 1)))
    group(parts, at, turn)


def speaker(colour="#b8322a"):
    """A round loudspeaker in cloth."""
    cloth = material(colour, 0.85, bump=(120, 0.7))
    rubber = material("#1a1b1e", 0.6)
    body = turned([(0.01, -1.1), (0.5, -1.1), (0.56, -1.0), (0.56, 1.0), (0.5, 1.1), (0.01, 1.1)], cloth, 96)
    ends = [turned([(0.01, z), (0.46, z), (0.5, z + 0.02 * (1 if z > 0 else -1)), (0.42, z + 0.05 * (1 if z > 0 else -1)), (0.01, z + 0.03 * (1 if z > 0 else -1))], rubber) for z in (-1.1, 1.1)]
    group([body] + ends, (0, 0, 0.57), (0, 90, -24))
    bow = smooth_profile([(0.0, 1.06), (0.1, 1.2), (0.35, 1.27), (1.0, 1.28), (1.25, 1.27), (1.5, 1.2), (1.6, 1.06)], 48)
    group([tube([(x - 0.8, -0.1, z) for x, z in bow], 0.055, rubber, 14, 0.6)], (0, 0.1, 0), (0, 0, -24))


def kettle():
    """An electric kettle of steel."""
    metal = material(steel, 0.12, metal=1)
    black = material("#16171a", 0.4, coat=0.3)
    turned(smooth_profile([(0.02, 0.12), (0.66, 0.12), (0.74, 0.2), (0.68, 1.0), (0.5, 1.62), (0.46, 1.72)], 60), metal, 96)
    turned(smooth_profile([(0.01, 0.0), (0.74, 0.0), (0.76, 0.06), (0.72, 0.12), (0.01, 0.12)], 30), black, 96)
    turned(smooth_profile([(0.47, 1.7), (0.44, 1.78), (0.2, 1.86), (0.01, 1.87)], 30), black, 96)
    put(ball(0.09, black, 0, 1), (0, 0, 1.93), (0, 0, 0), (1, 1, 0.7))
    grip = smooth_profile([(0.44, 1.62), (0.7, 1.73), (0.95, 1.66), (1.07, 1.4), (1.04, 0.95), (0.92, 0.6), (0.68, 0.46)], 60)
    tube([(x, 0, z) for x, z in grip], 0.092, black, 24)
    tube([(-0.46, 0, 1.42), (-0.6, 0, 1.52), (-0.72, 0, 1.62), (-0.84, 0, 1.72)], [0.2, 0.15, 0.11, 0.07], metal, 24)


def one_bulb(lit):
    """An LED bulb that stands on its cap, a bayonet with two pins (B22). @returns its parts"""
    glass = material("#fff3d2" if lit else "#f5f5f2", 0.3, coat=0.4, glow=1.6 if lit else 0)
    metal = material(steel, 0.25, metal=1)
    solder = material("#8f9296", 0.4, metal=0.9)
    parts = [
        turned(smooth_profile([(0.42, 0.82), (0.56, 1.1), (0.6, 1.4), (0.44, 1.78), (0.18, 1.95), (0.01, 1.97)], 60), glass),
        turned([(0.24, 0.32), (0.3, 0.36), (0.42, 0.82), (0.41, 0.86)], material("#f2f2f0", 0.4, coat=0.3)),
        turned([(0.17, 0.0), (0.21, 0.0), (0.22, 0.015), (0.22, 0.29), (0.25, 0.33)], metal),
        turned([(0.175, 0.01), (0.001, 0.03)], material("#1b1c1f", 0.5)),
    ]
    for side in (-1, 1):
        parts.append(put(ball(0.05, solder, 0, 1), (side * 0.085, 0, 0.01), (0, 0, 0), (1.1, 0.8, 0.45)))
        parts.append(tube([(0, side * 0.2, 0.14), (0, side * 0.27, 0.14)], 0.032, metal, 16))
    return parts


def bulb():
    """A lit LED bulb, and one that lies."""
    group(one_bulb(True), (-0.5, 0.2, 0), (0, 0, 0), 1.1)
    group(one_bulb(False), (0.2, -0.7, 0.2), (0, 75, 52), 0.84)


def power_bank(colour="#2d333c"):
    """A power bank with its lights and a cable."""
    look = material(colour, 0.4, coat=0.3)
    slab = put(box((1.25, 0.3, 2.2), look, 0.12, 8), (0, 0, 0))
    lights = [put(ball(0.028, material("#7fd8ff", glow=4), 0, 1), (-0.15 + place * 0.1, -0.152, 0.3), (0, 0, 0), (1, 0.4, 1)) for place in range(4)]
    port = put(box((0.26, 0.1, 0.06), material("#0c0d0f", 0.6), 0.02), (0, 0.0, 2.19))
    group([slab, port] + lights, (-0.1, 0.1, 0.02), (-8, 0, -22))
    rubber = material("#e8e9eb", 0.5, coat=0.2)
    loop = [(0.75 + 0.34 * math.cos(angle * 0.3) * (1 + angle * 0.012), -0.45 + 0.3 * math.sin(angle * 0.3), 0.05 + angle * 0.0022) for angle in range(46)]
    tube(loop, 0.042, rubber, 14)


def ceiling_fan(colour="#8a5a3b", grain=0.4):
    """A ceiling fan as it hangs: rod, motor, three long blades; `grain`: how dark the blades' grain is."""
    wood = material(colour, 0.4, coat=0.4, spots=(3, mixed(colour, "#3a2010", grain), 0.45))
    metal = material("#b9955a", 0.25, metal=0.9)
    parts = [
        turned(smooth_profile([(0.01, 0.0), (0.3, 0.02), (0.42, 0.14), (0.42, 0.3), (0.2, 0.42), (0.08, 0.46)], 40), metal),
        tube([(0, 0, 0.44), (0, 0, 1.35)], 0.045, metal, 16),
        turned(smooth_profile([(0.06, 1.2), (0.2, 1.3), (0.24, 1.42), (0.01, 1.44)], 24), metal),
    ]
    for place in range(3):
        blade = put(box((1.35, 0.34, 0.03), wood, 0.014), (1.12, 0, 0.2), (9, 0, 0))
        arm = put(box((0.36, 0.12, 0.03), metal, 0.01), (0.5, 0, 0.2))
        parts.append(group([blade, arm], (0, 0, 0), (0, 0, 100 + place * 120)))
    group(parts, (0, 0, 0.55), (0, 0, 0), 0.86)


def refrigerator(colour="#a51c22"):
    """A refrigerator with two doors."""
    look = material(colour, 0.22, metal=0.3, coat=0.8)
    dark = material("#1b1c1f", 0.5)
    metal = material(steel, 0.2, metal=1)
    parts = [put(box((1.1, 0.95, 2.3), dark, 0.03), (0, 0.05, 0.04))]
    parts.append(put(box((1.1, 0.1, 0.68), look, 0.03), (0, -0.47, 1.67)))
    parts.append(put(box((1.1, 0.1, 1.58), look, 0.03), (0, -0.47, 0.06)))
    parts.append(tube([(-0.44, -0.6, 1.74), (-0.44, -0.62, 1.9), (-0.44, -0.6, 2.16)], 0.025, metal, 12))
    parts.append(tube([(-0.44, -0.6, 0.9), (-0.44, -0.62, 1.2), (-0.44, -0.6, 1.56)], 0.025, metal, 12))
    group(parts, (0, 0, 0), (0, 0, -24))


def lying(colour, sides, ports, holes=0):
    """A slab that lies with an end to us, and a coin before it: its sides, and its ports as (x, width, height) of each."""
    wide, deep, high = sides
    body = material(colour, 0.28, metal=0.45, coat=0.5)
    dark = material("#08090b", 0.5)
    rim = material(mixed(colour, "#ffffff", 0.35), 0.25, metal=0.9)
    parts = [put(box((wide, deep, high), body, min(0.16, high * 0.42), 8), (0, 0, 0))]
    for x, across, up in ports:
        parts.append(put(box((across + 0.05, 0.03, up + 0.05), rim, up * 0.3), (x, -deep / 2, high / 2 - up / 2 - 0.025)))
        parts.append(put(box((across, 0.04, up), dark, up * 0.3), (x, -deep / 2, high / 2 - up / 2)))
        parts.append(put(box((across * 0.7, 0.046, up * 0.22), rim, 0.005), (x, -deep / 2, high / 2 - up * 0.11)))
    for side in (-1, 1):
        for place in range(holes):
            parts.append(put(ball(0.032, dark, 0, 1), (side * (0.42 + place * 0.11), -deep / 2 + 0.01, high / 2)))
    coin((-0.62, 0.02 - deep / 2, 0.0), (0, 0, 10), 1.15)
    return group(parts, (0.15, 0.55, 0.02), (0, 0, -22))


def phone_end(colour):
    """A phone that lies face down, its port and loudspeaker to us, its cameras behind."""
    made = lying(colour, (2.0, 3.3, 0.24), [(0, 0.34, 0.11)], 4)
    for part in camera_island(colour, 2):
        part.parent = made
        part.location.x -= 0.5
        part.location.y += 1.0
        part.location.z += 0.24


def camera_island(colour, lenses):
    """The cameras of a phone's back: a raised plate, its lenses and a light."""
    ring = material(mixed(colour, "#ffffff", 0.35), 0.2, metal=0.9)
    glass = material("#0b0d12", 0.04, coat=1)
    iris = material("#27408a", 0.1, coat=1)
    parts = [box((0.86, 1.2, 0.07), material(mixed(colour, "#000000", 0.3), 0.25, metal=0.5, coat=0.6), 0.03, 6)]
    for x, y in lenses_at[lenses]:
        parts.append(put(turned([(0.0, 0.0), (0.21, 0.0), (0.22, 0.02), (0.22, 0.08), (0.19, 0.1), (0.18, 0.08)], ring), (x, y, 0.06)))
        parts.append(put(turned([(0.185, 0.0), (0.1, 0.012), (0.0, 0.014)], glass), (x, y, 0.14)))
        parts.append(put(turned([(0.08, 0.0), (0.05, 0.012), (0.0, 0.014)], iris), (x, y, 0.152)))
    parts.append(put(turned([(0.07, 0.0), (0.07, 0.02), (0.0, 0.022)], material("#fff4d0", 0.3, glow=0.5)), (0.24, 0.42, 0.07)))
    return parts


def phone_cameras(colour):
    """The upper half of a phone's back, near by."""
    body = material(colour, 0.3, metal=0.5, coat=0.5)
    slab = put(box((2.3, 4.6, 0.24), body, 0.1, 6), (0, -1.2, 0))
    island = camera_island(colour, 3)
    for part in island:
        part.location = (part.location.x * 1.25 - 0.48, part.location.y * 1.25 + 0.1, part.location.z * 1.25 + 0.24)
        part.scale = [side * 1.25 for side in part.scale]
    key = put(box((0.05, 0.55, 0.1), material(mixed(colour, "#ffffff", 0.2), 0.3, metal=0.8), 0.02), (1.16, 0.0, 0.07))
    group([slab, key] + island, (0.1, -0.35, 0), (0, 0, 24), 0.92)


def case_and_coin(colour="#f4f5f6"):
    """The closed case of earbuds, a coin before it."""
    look = material(colour, 0.16, coat=0.8)
    dark = material("#2a2c30", 0.5)
    low = turned(smooth_profile([(0.01, 0.0), (0.55, 0.02), (0.74, 0.2), (0.76, 0.5), (0.755, 0.56)], 40), look)
    gap = turned([(0.74, 0.555), (0.74, 0.585)], dark)
    lid = turned(smooth_profile([(0.755, 0.58), (0.75, 0.7), (0.6, 0.92), (0.3, 1.0), (0.01, 1.01)], 40), look)
    light = put(ball(0.03, material("#5fe08a", glow=4), 0, 1), (0, -0.765, 0.4), (0, 0, 0), (1, 0.4, 1))
    group([low, gap, lid, light], (0.15, 0.35, 0), (0, 0, -12), (1.5, 0.95, 1.0))
    coin((-0.75, -0.8, 0.0), (0, 0, 10), 1.35)
