"""What records and shows: microphones, radios, cameras, a projector."""
import math

from books import panel
from devices import shining
from gadgets import disc
from moulded import moulded
from studio import ball, box, group, material, put, smooth_path, smooth_profile, steel, tau, tube, turned


def looking(parts, at, turn=0):
    """Turns what is built upwards along z so that it looks at us. @returns the group"""
    return group(parts, at, (90, 0, turn))


def lens_of(radius, long, glass="#1c2740"):
    """A lens along z: barrel, ring to turn, glass at its end. @returns its parts"""
    barrel, ring, shine = material("#1a1b1e", 0.4, coat=0.2), material("#2a2c31", 0.85), material(glass, 0.03, coat=1)
    parts = [
        turned([(0.0, 0.0), (radius, 0.0), (radius, long * 0.94), (radius * 0.94, long), (radius * 0.8, long), (radius * 0.74, long * 0.86)], barrel, 80),
        turned([(radius * 0.74, long * 0.86), (radius * 0.4, long * 0.92), (0.0, long * 0.94)], shine, 60),
        put(turned([(radius, 0.0), (radius * 1.06, 0.02), (radius * 1.06, long * 0.36), (radius, long * 0.38)], ring, 90, (48, 0.012)), (0, 0, long * 0.3)),
    ]
    parts.append(tube([(radius * 0.9 * math.cos(tau * a / 60), radius * 0.9 * math.sin(tau * a / 60), long * 1.0) for a in range(61)], 0.012, material("#d8dadd", 0.3, metal=0.8), 6))
    return parts


def microphone():
    """A microphone on its stand."""
    body, metal, grid = material("#24262b", 0.4, metal=0.4), material(steel, 0.2, metal=1), material("#8d9299", 0.35, metal=0.9, bump=(140, 1.0))
    parts = [turned([(0.0, 0.0), (0.36, 0.0), (0.38, 0.04), (0.38, 0.66), (0.36, 0.7), (0.0, 0.7)], body, 72)]
    parts.append(turned([(0.385, 0.66), (0.4, 0.68), (0.4, 0.75), (0.385, 0.77)], metal, 72))
    parts.append(turned([(0.37, 0.76), *smooth_profile([(0.37, 0.76), (0.37, 1.18), (0.28, 1.44), (0.01, 1.54)], 30)], grid, 72))
    for ring in (0.92, 1.1):
        parts.append(tube([(0.375 * math.cos(tau * a / 60), 0.375 * math.sin(tau * a / 60), ring) for a in range(61)], 0.014, metal, 8))
    parts.append(put(disc(0.09, 0.06, metal), (0, -0.36, 0.36), (90, 0, 0)))
    parts.append(put(ball(0.025, material("#5fe08a", glow=4)), (0, -0.385, 0.56)))
    group(parts, (0, 0, 0.78), (0, 0, 0))
    for side in (-1, 1):
        tube([(side * 0.44, 0, 1.16), (side * 0.54, 0, 1.1), (side * 0.56, 0, 0.6), (side * 0.3, 0, 0.4), (0, 0, 0.36)], 0.05, metal, 16)
        put(disc(0.1, 0.14, body), (side * 0.38, 0, 1.16), (0, side * 90, 0))
    tube([(0, 0, 0.05), (0, 0, 0.4)], 0.07, metal, 20)
    turned(smooth_profile([(0.62, 0.0), (0.64, 0.06), (0.5, 0.12), (0.01, 0.14)], 24), body, 80)


def radio():
    """A radio for the pocket: loudspeaker, dial, aerial."""
    body, dark, metal = material("#a33b2c", 0.4, coat=0.3), material("#1d1e21", 0.5), material(steel, 0.2, metal=1)
    cream = material("#f3ead2", 0.45, coat=0.2)
    parts = [put(box((2.0, 0.55, 1.3), body, 0.1, 6), (0, 0, 0)), put(disc(0.52, 0.04, dark), (-0.42, -0.26, 0.65), (90, 0, 0))]
    for ring in range(1, 6):
        parts.append(put(tube([(0.095 * ring * math.cos(tau * a / 48), 0.095 * ring * math.sin(tau * a / 48), 0) for a in range(49)], 0.016, metal, 8), (-0.42, -0.305, 0.65), (90, 0, 0)))
    parts.append(put(box((0.84, 0.03, 0.4), cream, 0.02), (0.5, -0.275, 0.72)))
    for mark in range(15):
        parts.append(put(box((0.012, 0.01, 0.14 if mark % 4 == 0 else 0.08), dark, 0.002, 1), (0.15 + 0.05 * mark, -0.292, 0.86)))
    parts.append(put(box((0.018, 0.012, 0.36), material("#d8322a", 0.4), 0.003, 1), (0.58, -0.296, 0.74)))
    for x, radius in ((0.3, 0.13), (0.72, 0.17)):
        parts.append(put(turned([(0.0, 0.1), (radius * 0.86, 0.1), (radius, 0.08), (radius, 0.0)], metal, 60, (30, 0.02)), (x, -0.27, 0.38), (90, 0, 0)))
    parts.append(tube([(0.86, 0.1, 1.28), (0.4, 0.1, 2.35)], [0.028, 0.016], metal, 12))
    parts.append(put(ball(0.035, metal), (0.4, 0.1, 2.36)))
    parts.append(tube(smooth_path([(-0.98, 0, 1.1), (-1.22, -0.1, 0.8), (-1.2, -0.2, 0.3), (-1.02, -0.1, 0.2)]), 0.03, dark, 10))
    group(parts, (0.05, 0, 0), (0, 0, -18))


def camera():
    """A camera with its lens: a grip, the finder above, a button to press."""
    leather, plate, metal = material("#1b1c1f", 0.8, bump=(90, 0.6)), material("#2c2e33", 0.4, metal=0.3), material(steel, 0.25, metal=1)
    bodies = [put(box((1.9, 0.5, 1.05), leather, 0.1, 6), (0, 0, 0)), put(box((0.4, 0.46, 0.98), leather, 0.16, 8), (-0.78, -0.3, 0.03))]
    parts = [moulded(bodies, leather, 0.03, 4), put(box((1.84, 0.46, 0.16), plate, 0.06, 6), (0, 0, 0.98))]
    parts.append(put(box((0.56, 0.5, 0.3), plate, 0.1, 6), (0.1, 0.0, 1.06)))
    parts.append(put(box((0.24, 0.24, 0.05), metal, 0.01), (0.1, 0.05, 1.35)))
    parts += [put(disc(0.13, 0.08, metal), (-0.76, -0.24, 1.04)), put(disc(0.17, 0.12, plate), (-0.42, 0.04, 1.12)), put(disc(0.2, 0.1, plate), (0.7, 0.04, 1.12))]
    parts.append(put(disc(0.56, 0.06, metal), (0.14, -0.24, 0.52), (90, 0, 0)))
    parts.append(looking(lens_of(0.48, 0.85), (0.14, -0.28, 0.52)))
    parts.append(put(ball(0.04, material("#d8322a", 0.3, glow=0.6)), (0.78, -0.26, 0.86)))
    group(parts, (0.05, 0.25, 0), (0, 0, -26), 1.06)


def handycam(file):
    """A camera for films, its small screen folded out, a strap for the hand."""
    body, dark, strap = material("#2b2e34", 0.4, coat=0.25), material("#131417", 0.5), material("#1d1e22", 0.85, bump=(90, 0.4))
    bodies = [put(box((0.86, 1.9, 0.92), body, 0.3, 8), (0, 0, 0.1)), put(box((0.66, 1.5, 0.4), body, 0.16, 6), (0, 0.05, 0.84))]
    parts = [moulded(bodies, body, 0.03, 6), looking(lens_of(0.38, 0.42), (0, -0.9, 0.56))]
    parts.append(put(box((0.44, 0.06, 0.16), material("#fff6d8", 0.2, glow=3), 0.03), (0, -0.74, 1.06)))
    parts.append(tube([(0.0, 0.5, 1.26), (0.0, 0.95, 1.26)], 0.1, dark, 20))
    shown = [put(box((1.05, 0.07, 0.72), body, 0.03), (0.52, 0, 0)), put(shining(panel(file, 0.92, 0.56), 0.7), (0.54, -0.037, 0.08))]
    parts.append(group(shown, (0.42, -0.5, 0.3), (0, 0, 12)))
    parts.append(tube(smooth_path([(-0.36, -0.66, 0.5), (-0.66, -0.3, 0.56), (-0.66, 0.4, 0.56), (-0.36, 0.74, 0.5)]), 0.12, strap, 14, 2.2))
    parts.append(put(box((0.2, 0.02, 0.03), material("#d8322a", 0.4, glow=0.8), 0.01), (-0.2, -0.955, 0.28)))
    group(parts, (-0.3, 0.2, 0), (0, 0, -30), 1.02)


def projector():
    """A small projector, lit: its lens, slots for the air, a ring to focus."""
    body, dark, grey = material("#eceef0", 0.35, coat=0.3), material("#17181b", 0.4, coat=0.4), material("#9aa0a8", 0.5)
    parts = [put(box((1.7, 1.45, 0.82), body, 0.2, 8), (0, 0, 0.08)), put(box((1.3, 0.04, 0.56), dark, 0.06, 6), (0.0, -0.72, 0.2))]
    lens = [*lens_of(0.27, 0.2, "#bfe0ff"), turned([(0.19, 0.185), (0.0, 0.2)], material("#dff0ff", 0.1, glow=4), 40)]
    parts.append(looking(lens, (-0.28, -0.7, 0.48)))
    for line in range(5):
        parts.append(put(box((0.42, 0.02, 0.035), grey, 0.01, 1), (0.4, -0.745, 0.3 + 0.08 * line)))
    for line in range(7):
        parts.append(put(box((0.02, 0.7, 0.03), grey, 0.008, 1), (0.855, 0, 0.26 + 0.075 * line)))
    parts.append(put(turned([(0.16, 0.0), (0.26, 0.0), (0.27, 0.03), (0.16, 0.03)], grey, 48), (0, 0.05, 0.895)))
    parts.append(put(disc(0.09, 0.03, dark), (0, 0.05, 0.9)))
    for side in (-1, 1):
        parts.append(put(disc(0.1, 0.1, dark), (side * 0.6, -0.45, 0)))
    group(parts, (0, 0, 0), (0, 0, 28), 1.06)


def security_camera():
    """A camera that turns on its foot: a round head, the eye in a dark face."""
    white, dark, grey = material("#f1f3f4", 0.3, coat=0.4), material("#111317", 0.15, coat=0.8), material("#c9cdd2", 0.4)
    turned(smooth_profile([(0.62, 0.0), (0.64, 0.08), (0.5, 0.3), (0.34, 0.5), (0.3, 0.62)], 30) + [(0.0, 0.62)], white, 80)
    turned([(0.31, 0.6), (0.34, 0.62), (0.34, 0.68), (0.31, 0.7)], grey, 60)
    head = [put(ball(0.66, white), (0, 0, 0), (0, 0, 0), (1, 1, 1.06))]
    face = [turned([(0.56, 0.0), (0.56, 0.05), (0.4, 0.13), (0.0, 0.17)], dark, 72), *[put(part, (0, 0, 0.1)) for part in lens_of(0.2, 0.12)]]
    for place in range(6):
        angle = tau * place / 6 + 0.3
        face.append(put(ball(0.03, material("#7c1f28", 0.2, glow=0.6)), (0.36 * math.cos(angle), 0.36 * math.sin(angle), 0.13), (0, 0, 0), (1, 1, 0.5)))
    head.append(looking(face, (0, -0.46, 0.02)))
    head.append(put(ball(0.03, material("#4fb7ff", glow=4)), (0, -0.56, -0.42)))
    group(head, (0, 0, 1.28), (6, 0, -24))
    for side in (-1, 1):
        tube([(side * 0.56, 0.3, 0.1), (side * 0.72, 0.34, 1.5)], [0.06, 0.045], white, 16)
