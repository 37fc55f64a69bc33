"""What is carried or worn on the head."""
import math

from accessories import body
from studio import ball, box, group, material, mixed, put, smooth_path, smooth_profile, tau, thing, tube, turned


def backpack(colour):
    """A backpack that stands: its pocket, its zips, its straps behind it."""
    cloth, dark, zip_look = material(colour, 0.8, sheen=0.2, bump=(110, 0.4)), material(mixed(colour, "#000000", 0.35), 0.8, bump=(110, 0.4)), material("#c9ccd0", 0.3, metal=0.9)
    parts = [body(cloth, 0.78, 0.66, 0.46, 2.0, 0.0), put(ball(0.5, cloth), (0, 0, 1.98), (0, 0, 0), (1.26, 0.55, 0.34))]
    pocket = put(body(dark, 0.62, 0.54, 0.22, 0.92, 0.0), (0, -0.42, 0.12))
    parts += [pocket, put(ball(0.3, dark), (0, -0.42, 1.03), (0, 0, 0), (1.72, 0.42, 0.3))]
    parts.append(tube(smooth_path([(-0.62, -0.36, 0.5), (-0.6, -0.42, 1.3), (-0.3, -0.34, 1.86), (0, -0.32, 1.96), (0.3, -0.34, 1.86), (0.6, -0.42, 1.3), (0.62, -0.36, 0.5)], 48), 0.022, dark, 8))
    parts.append(tube(smooth_path([(-0.5, -0.6, 0.86), (-0.3, -0.62, 0.98), (0.3, -0.62, 0.98), (0.5, -0.6, 0.86)], 24), 0.016, zip_look, 8))
    parts.append(put(box((0.05, 0.03, 0.16), zip_look, 0.01), (0.42, -0.64, 0.76)))
    parts.append(tube(smooth_path([(-0.16, 0.1, 2.06), (-0.1, 0.1, 2.3), (0.1, 0.1, 2.3), (0.16, 0.1, 2.06)]), 0.045, dark, 14))
    for side in (-1, 1):
        parts.append(tube(smooth_path([(side * 0.3, 0.3, 1.9), (side * 0.7, 0.62, 1.6), (side * 0.92, 0.5, 0.9), (side * 0.7, 0.3, 0.2)], 30), 0.09, dark, 14, 1.6))
        parts.append(put(body(dark, 0.14, 0.12, 0.2, 0.6, 0.0), (side * 0.8, 0.0, 0.1)))
    group(parts, (0, 0.1, 0), (0, 0, -20), 0.98)


def clutch():
    """A small bag for a wedding, beads on it, its frame of brass with a clasp and a chain."""
    cloth, gold = material("#7a1f3c", 0.4, sheen=0.8, bump=(60, 0.3)), material("#d8a53a", 0.2, metal=1)
    pearl = material("#f3e9df", 0.2, coat=0.9)
    parts = [body(cloth, 1.05, 0.86, 0.32, 0.98, 0.0)]
    frame = smooth_path([(-0.92, -0.02, 0.82), (-0.86, -0.02, 1.04), (-0.3, -0.02, 1.1), (0.3, -0.02, 1.1), (0.86, -0.02, 1.04), (0.92, -0.02, 0.82)], 40)
    for back in (-0.12, 0.12):
        parts.append(tube([(x, y + back, z) for x, y, z in frame], 0.05, gold, 16))
    for side in (-1, 1):
        parts.append(put(ball(0.085, gold), (side * 0.07, side * 0.06 - 0.02, 1.2)))
    for ring, count in ((0.0, 1), (0.16, 6), (0.31, 11), (0.46, 15)):
        for place in range(count):
            angle = tau * place / count + ring
            x, z = ring * 1.5 * math.cos(angle), 0.5 + ring * 0.8 * math.sin(angle)
            parts.append(put(ball(0.034, pearl if place % 2 else gold), (x, -0.315 + 0.1 * z + 0.02 * x * x, z)))
    for place in range(26):
        angle = math.pi * (0.12 + 0.86 * place / 25)
        parts.append(put(ball(0.038, gold), (0.98 * math.cos(angle) + 0.02, 0.26 + 0.42 * math.sin(angle), 0.95 - 0.9 * math.sin(angle) ** 0.6)))
    group(parts, (0, 0, 0), (-4, 0, -16), 1.05)


def cap(colour):
    """A cap with a peak and a button on its crown."""
    cloth, seam = material(colour, 0.85, sheen=0.25, bump=(120, 0.35)), material(mixed(colour, "#000000", 0.3), 0.85)
    crown = smooth_profile([(0.92, 0.0), (0.94, 0.2), (0.84, 0.58), (0.5, 0.9), (0.01, 0.98)], 40)
    parts = [put(turned(crown, cloth, 96, (6, 0.012)), (0, 0, 0), (0, 0, 0), (0.92, 1.04, 1.0)), put(ball(0.065, seam), (0, 0, 0.98), (0, 0, 0), (1, 1, 0.5))]
    for place in range(6):
        turn = tau * (place + 0.5) / 6
        parts.append(tube([(0.92 * r * 1.006 * math.cos(turn), 1.04 * r * 1.006 * math.sin(turn), z) for r, z in crown], 0.012, seam, 6))
        at = crown[26]
        parts.append(put(ball(0.028, seam), (0.93 * at[0] * math.cos(turn + 0.5), 1.05 * at[0] * math.sin(turn + 0.5), at[1])))
    steps, rows, vertices = 36, 10, []
    for row in range(rows + 1):
        far = row / rows
        for step in range(steps + 1):
            angle = math.pi * (1.14 + 0.72 * step / steps)
            out = 0.72 * far * math.sin(math.pi * (0.06 + 0.88 * step / steps)) ** 0.5
            x, y = 0.86 * math.cos(angle), 0.97 * math.sin(angle)
            vertices.append((x * (1 + 0.12 * far), y - out, 0.07 - 0.16 * far * far + 0.12 * (1 - (x / 0.86) ** 2) * far))
    width = steps + 1
    peak = thing(vertices, [(r * width + s, r * width + s + 1, (r + 1) * width + s + 1, (r + 1) * width + s) for r in range(rows) for s in range(steps)], cloth)
    peak.modifiers.new("thick", "SOLIDIFY").thickness = 0.045
    parts.append(peak)
    for row in (4, 7):
        parts.append(tube([(x, y, z + 0.006) for x, y, z in vertices[row * width + 2:(row + 1) * width - 2]], 0.008, seam, 6))
    group(parts, (0, 0.2, 0.02), (4, 0, -34), 1.1)
