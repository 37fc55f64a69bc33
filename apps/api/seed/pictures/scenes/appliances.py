"""What stands in a kitchen or on a desk and has a plug."""
import math

from gadgets import usb_c
from studio import ball, box, group, material, put, smooth_path, smooth_profile, tau, thing, tube, turned


def rice_cooker():
    """A rice cooker: white body, lid with its vent, a switch in front."""
    white, red, dark = material("#eef0f1", 0.3, coat=0.5), material("#c3272b", 0.3, coat=0.4), material("#2a2c30", 0.4)
    steel_look = material("#c6cacd", 0.25, metal=1)
    turned([(0.0, 0.0), *smooth_profile([(0.78, 0.02), (0.92, 0.12), (1.02, 0.6), (1.0, 1.0)], 30), (0.0, 1.0)], white, 96)
    turned([(0.9, 1.0), (1.03, 1.0), (1.03, 1.06), (0.9, 1.06)], steel_look, 96)
    turned([*smooth_profile([(1.0, 1.06), (0.92, 1.24), (0.5, 1.38), (0.01, 1.42)], 30)], white, 96)
    tube([(0.36 * math.cos(math.pi * a / 16), 0.0, 1.36 + 0.26 * math.sin(math.pi * a / 16)) for a in range(17)], 0.075, dark, 16)
    put(ball(0.1, steel_look), (0.52, 0.36, 1.38), (0, 0, 0), (1, 1, 0.5))
    put(box((0.62, 0.12, 0.46), dark, 0.05), (0, -1.0, 0.2))
    put(box((0.14, 0.08, 0.1), red, 0.02), (0, -1.06, 0.28))
    for place, look in enumerate((material("#e0962a", 0.3, glow=1.4), material("#3a9a4a", 0.3, glow=0.5))):
        put(ball(0.035, look), (-0.14 + 0.28 * place, -1.065, 0.54))
    for side in (-1, 1):
        put(box((0.26, 0.34, 0.12), dark, 0.05), (side * 1.08, 0, 0.72))


def blender():
    """A blender with its large jar, and two small ones beside it."""
    base, steel_look, dark = material("#0f766e", 0.35, coat=0.5), material("#c6cacd", 0.22, metal=1), material("#24272b", 0.4)
    glass = material("#e4efee", 0.08, coat=1.0)
    put(turned([(0.0, 0.0), *smooth_profile([(0.56, 0.0), (0.58, 0.1), (0.46, 0.52), (0.4, 0.66)], 24), (0.0, 0.66)], base, 72), (-0.4, 0.1, 0))
    put(turned([(0.0, 0.0), (0.13, 0.0), (0.13, 0.1), (0.0, 0.1)], steel_look, 40), (-0.4, -0.5, 0.3), (80, 0, 0))
    put(turned([(0.36, 0.0), (0.4, 0.0), (0.4, 0.1), (0.36, 0.1)], steel_look, 72), (-0.4, 0.1, 0.66))
    put(turned([(0.0, 0.0), *smooth_profile([(0.32, 0.0), (0.36, 0.2), (0.5, 1.2)], 20), (0.47, 1.2), *smooth_profile([(0.47, 1.2), (0.33, 0.22), (0.29, 0.05)], 20), (0.0, 0.05)], glass, 72), (-0.4, 0.1, 0.76))
    put(turned([(0.0, 0.0), *smooth_profile([(0.33, 0.0), (0.36, 0.2), (0.45, 0.86)], 20), (0.0, 0.86)], material("#f1c65a", 0.3, coat=0.3), 72), (-0.4, 0.1, 0.762), (0, 0, 0), (1.03, 1.03, 0.9))
    put(turned([(0.0, 0.0), (0.52, 0.0), (0.52, 0.1), (0.2, 0.14), (0.2, 0.24), (0.0, 0.24)], dark, 72), (-0.4, 0.1, 1.96))
    tube([(0.06, 0.06, 1.8), (0.36, 0.02, 1.76), (0.38, 0.0, 1.3), (0.0, 0.06, 1.12)], 0.055, dark, 14)
    for x, y, wide in ((0.62, -0.3, 0.94), (1.08, 0.34, 0.84)):
        put(turned([(0.0, 0.0), *smooth_profile([(0.3, 0.0), (0.34, 0.1), (0.34, 0.62)], 20), (0.0, 0.62)], glass, 72), (x, y, 0.0), (0, 0, 0), wide)
        put(turned([(0.0, 0.0), (0.36, 0.0), (0.36, 0.2), (0.0, 0.2)], dark, 72), (x, y, 0.6 * wide), (0, 0, 0), wide)


def table_fan():
    """A table fan: its cage of wire, five blades, a lamp in its foot."""
    body, wire, blade = material("#2563eb", 0.35, coat=0.4), material("#e6eaee", 0.3, metal=0.5), material("#7fa8ea", 0.35, coat=0.4)
    parts = []
    for deep, radius in ((-0.18, 0.98), (0.14, 0.98)):
        parts.append(tube([(radius * math.cos(tau * a / 72), deep, radius * math.sin(tau * a / 72)) for a in range(73)], 0.03, wire, 10))
    parts.append(tube([(1.0 * math.cos(tau * a / 72), -0.02, 1.0 * math.sin(tau * a / 72)) for a in range(73)], 0.06, body, 12))
    for place in range(44):
        angle = tau * place / 44
        line = [(far * math.cos(angle + 0.5 * far), -0.18 - 0.16 * math.cos(far * math.pi / 2), far * math.sin(angle + 0.5 * far)) for far in (0.16, 0.4, 0.62, 0.82, 0.98)]
        parts.append(tube(line, 0.008, wire, 6))
    for ring in (0.45, 0.72):
        parts.append(tube([(ring * math.cos(tau * a / 60), -0.18 - 0.16 * math.cos(ring * math.pi / 2), ring * math.sin(tau * a / 60)) for a in range(61)], 0.01, wire, 6))
    parts.append(put(turned([(0.0, 0.0), (0.17, 0.0), (0.15, 0.07), (0.0, 0.09)], body, 48), (0, -0.33, 0), (90, 0, 0)))
    for place in range(5):
        angle = tau * place / 5
        rows = []
        for step in range(9):
            far = 0.12 + 0.74 * step / 8
            wide = 0.2 + 0.5 * math.sin(min(1.0, far / 0.8) * math.pi * 0.62)
            for share in (-0.5, -0.17, 0.17, 0.5):
                turn = angle + share * wide + 0.35 * far
                rows.append((far * math.cos(turn), -0.06 + 0.2 * share, far * math.sin(turn)))
        parts.append(thing(rows, [(r * 4 + c, r * 4 + c + 1, (r + 1) * 4 + c + 1, (r + 1) * 4 + c) for r in range(8) for c in range(3)], blade))
    parts.append(put(turned([(0.0, 0.0), (0.2, 0.0), (0.24, 0.2), (0.16, 0.42), (0.0, 0.46)], body, 48), (0, 0.1, 0), (-90, 0, 0)))
    group(parts, (0, 0, 1.62), (-4, 0, -20))
    tube([(0.03, 0.24, 1.5), (0, 0.2, 0.9), (0, 0.1, 0.2)], 0.1, body, 20)
    put(turned([(0.0, 0.0), *smooth_profile([(0.66, 0.0), (0.66, 0.1), (0.5, 0.2), (0.2, 0.26)], 24), (0.0, 0.26)], body, 72), (0, 0.08, 0))
    put(ball(0.09, material("#fff1c4", 0.2, glow=2.0)), (0, -0.46, 0.15), (0, 0, 0), (1.4, 0.6, 0.8))


def keyboard():
    """A keyboard as it lies, its keys in rows, some of them in another colour, a block of numbers on the right."""
    case, key, other, mark = material("#2b2f36", 0.45, coat=0.2), material("#f0f1ee", 0.5), material("#9fb4cc", 0.5), material("#4a525c", 0.6)
    parts = [put(box((2.9, 1.15, 0.1), case, 0.05), (0, 0, 0))]
    widths = [[1] * 15, [1.5] + [1] * 12 + [1.5], [1.8] + [1] * 11 + [2.2], [2.3] + [1] * 10 + [2.7], [1.3, 1.3, 1.3, 6.0, 1.3, 1.3, 1.25, 1.25]]
    for row, line in enumerate(widths):
        unit = 2.02 / sum(line)
        x = -1.36
        for place, wide in enumerate(line):
            look = other if wide > 1.2 and wide < 5 or row == 0 and place in (0, 14) else key
            middle = x + wide * unit / 2
            parts.append(put(box((wide * unit - 0.025, 0.17, 0.09), look, 0.02, 2), (middle, 0.4 - row * 0.2, 0.09)))
            if wide == 1:
                parts.append(put(box((0.04, 0.012, 0.004), mark, 0.001, 1), (middle - 0.02, 0.43 - row * 0.2, 0.18), (0, 0, 20 * ((place * 7 + row * 3) % 5 - 2))))
                parts.append(put(box((0.012, 0.045, 0.004), mark, 0.001, 1), (middle + 0.02, 0.39 - row * 0.2, 0.18), (0, 0, 24 * ((place * 5 + row) % 4 - 1))))
            x += wide * unit
    for row in range(5):
        for column in range(4):
            look = other if column == 3 or row == 0 else key
            middle = 0.82 + 0.16 * column
            parts.append(put(box((0.135, 0.17, 0.09), look, 0.02, 2), (middle, 0.4 - row * 0.2, 0.09)))
            if look is key:
                parts.append(put(box((0.035, 0.05, 0.004), mark, 0.001, 1), (middle - 0.015, 0.42 - row * 0.2, 0.18)))
    group(parts, (0, 0, 0.06), (7, 0, -16), 0.92)


def smart_watch(colour):
    """A watch that stands on its strap, the time and two rings of the day on its face."""
    strap, case = material(colour, 0.6, bump=(60, 0.15)), material("#3a3d42" if colour != "#c3c7cd" else "#c3c7cd", 0.22, metal=0.9)
    screen, shine = material("#0a0d14", 0.05, coat=1.0), material("#eef4ff", 0.3, glow=1.6)
    steps, parts = 64, []
    vertices = []
    for step in range(steps + 1):
        angle = math.radians(20 + 320 * step / steps) + math.pi / 2
        for across in (-0.36, -0.3, 0.3, 0.36):
            radius = 0.84 - (0.03 if abs(across) > 0.33 else 0)
            vertices.append((across * (1.0 - 0.16 * math.sin(math.pi * step / steps)), radius * math.cos(angle), radius * 0.92 * math.sin(angle)))
    made = thing(vertices, [(s * 4 + c, s * 4 + c + 1, (s + 1) * 4 + c + 1, (s + 1) * 4 + c) for s in range(steps) for c in range(3)], strap)
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.07
    parts.append(made)
    face = [turned([(0.0, 0.0), (0.5, 0.0), (0.54, 0.05), (0.54, 0.16), (0.48, 0.2), (0.0, 0.2)], case, 80), put(turned([(0.0, 0.0), (0.47, 0.0), (0.46, 0.02), (0.0, 0.025)], screen, 80), (0, 0, 0.195))]
    for radius, hue, far in ((0.4, "#46c37b", 0.75), (0.33, "#f08a3c", 0.55)):
        face.append(tube([(radius * math.sin(tau * far * a / 60), radius * math.cos(tau * far * a / 60), 0.226) for a in range(61)], 0.022, material(hue, 0.3, glow=1.2), 8))
    for place in range(12):
        angle = tau * place / 12
        face.append(put(box((0.018, 0.05 if place % 3 else 0.08, 0.008), shine, 0.003, 1), (0.24 * math.sin(angle), 0.24 * math.cos(angle), 0.22), (0, 0, -30 * place)))
    for turn, long, wide in ((-60, 0.15, 0.03), (60, 0.21, 0.022)):
        middle = (long / 2 * math.sin(math.radians(-turn)), long / 2 * math.cos(math.radians(-turn)), 0.228)
        face.append(put(box((wide, long, 0.01), shine, 0.004, 1), middle, (0, 0, turn)))
    face.append(put(box((0.1, 0.12, 0.1), case, 0.03), (0.57, 0, 0.06)))
    parts.append(group(face, (0, 0, 0.78), (0, 0, 0)))
    group(parts, (0, 0, 0.98), (58, 0, 0), 1.0)


def charger():
    """A charger with two pins and its cable."""
    white, metal_look, dark = material("#f2f4f5", 0.3, coat=0.5), material("#d0b26a", 0.2, metal=1), material("#17191c", 0.6)
    steel_look = material("#c6cacd", 0.2, metal=1)
    parts = [put(box((0.86, 0.86, 0.98), white, 0.14, 8), (0, 0, 0))]
    for side in (-1, 1):
        parts.append(put(turned([(0.0, 0.0), (0.06, 0.0), (0.06, 0.3), (0.04, 0.36), (0.0, 0.36)], metal_look, 24), (side * 0.19, 0, 0.96)))
    oval = [(0.11 * math.copysign(1, math.cos(a)) * min(1.0, abs(math.cos(a)) * 1.9) ** 0.5, -0.432, 0.34 + 0.05 * math.sin(a)) for a in [tau * step / 60 for step in range(61)]]
    parts.append(thing(oval[:-1], [tuple(range(60))], dark, smooth=False))
    parts += [tube(oval, 0.014, steel_look, 8), put(box((0.13, 0.02, 0.016), steel_look, 0.004), (0, -0.43, 0.332))]
    parts.append(put(box((0.34, 0.02, 0.03), material("#3b82f6", 0.3, glow=0.8), 0.01), (0, -0.43, 0.66)))
    group(parts, (-0.3, 0.25, 0.0), (0, 0, 24))
    cable = [(0.18, -0.62, 0.06), (0.5, -0.58, 0.06), (1.0, -0.35, 0.06), (1.08, 0.12, 0.06), (0.75, 0.25, 0.06), (0.52, -0.05, 0.07), (0.72, -0.45, 0.14), (0.8, -0.8, 0.07), (0.45, -1.0, 0.06)]
    tube(smooth_path(cable, 64), 0.045, white, 14)
    for (x, y, z), turn in ((cable[0], 186), (cable[-1], 196)):
        sleeve = tube([(0.0, 0, 0), (0.03, 0, 0), (0.3, 0, 0), (0.32, 0, 0)], [0.1, 0.12, 0.12, 0.105], white, 32, 0.6)
        group([sleeve, put(usb_c(steel_look), (0.32, 0, 0), (0, 0, 0), 0.84)], (x, y, 0.075), (0, 0, turn))
