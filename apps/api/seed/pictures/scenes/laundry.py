"""What washes and irons."""
import math

from gadgets import disc
from studio import ball, box, group, material, put, ring_faces, smooth_path, smooth_profile, steel, thing, tube, turned


def slices(rows, look, smooth=True):
    """A body whose slices have the outline of an iron's plate: a point in front, at -y, broad behind.

    rows: its height and its share of the plate's size at each, the lowest first
    """
    right = smooth_profile([(0.0, 0.0), (0.22, 0.3), (0.4, 0.8), (0.48, 1.4), (0.46, 1.9), (0.3, 2.1), (0.0, 2.14)], 60)
    outline = [(x, y - 1.05) for x, y in right] + [(-x, y - 1.05) for x, y in reversed(right) if x > 1e-6]
    count = len(outline)
    vertices = [(x * share, 0.25 * (1 - share) + y * share, z) for z, share in rows for x, y in outline]
    ends = [tuple(reversed(range(count))), tuple(range((len(rows) - 1) * count, len(rows) * count))]
    return thing(vertices, ring_faces(len(rows), count) + ends, look, smooth)


def iron():
    """A steam iron that stands on its plate, its flex behind it."""
    blue, white, dark, metal = material("#2563eb", 0.3, coat=0.5), material("#eef1f4", 0.3, coat=0.4), material("#24272c", 0.5), material("#dfe3e8", 0.2, metal=0.7)
    parts = [slices([(0.0, 1.0), (0.07, 1.0)], metal, smooth=False)]
    parts.append(slices([(0.07, 0.97), (0.16, 0.97), (0.3, 0.92), (0.48, 0.8), (0.62, 0.66), (0.66, 0.5)], blue))
    bow = smooth_path([(0, -0.5, 0.55), (0, -0.42, 0.98), (0, 0.1, 1.16), (0, 0.75, 1.06), (0, 0.98, 0.62), (0, 0.92, 0.3)], 50)
    parts.append(tube(bow, 0.14, white, 24))
    parts.append(put(disc(0.24, 0.1, white), (0, 0.12, 0.64)))
    parts.append(put(disc(0.05, 0.06, material("#d8453f", 0.4)), (0, 0.02, 0.72)))
    parts.append(put(turned([(0.0, 0.16), (0.05, 0.15), (0.07, 0.0)], dark, 24), (0, -0.74, 0.48), (60, 0, 0)))
    parts.append(tube(smooth_path([(0, 1.0, 0.8), (0.1, 1.4, 0.6), (0.5, 1.5, 0.1), (0.9, 1.1, 0.05), (0.8, 0.5, 0.05), (1.2, 0.1, 0.05)], 60), 0.04, dark, 12))
    group(parts, (-0.1, 0.0, 0), (0, 0, -58), 1.1)


def washing_machine():
    """A washing machine that is filled from the front."""
    white, grey, dark, chrome = material("#f0f2f4", 0.3, coat=0.4), material("#d3d7dc", 0.4), material("#15171b", 0.3, coat=0.5), material(steel, 0.15, metal=1)
    parts = [put(box((1.7, 1.5, 2.3), white, 0.06, 6), (0, 0, 0.06)), put(box((1.62, 0.02, 0.34), grey, 0.02), (0, -0.75, 1.94)), put(box((1.6, 1.4, 0.06), dark, 0.01), (0, 0, 0))]
    parts.append(put(turned([(0.46, 0.02), (0.5, 0.08), (0.64, 0.1), (0.68, 0.04), (0.68, 0.0)], chrome, 96), (0, -0.75, 1.02), (90, 0, 0)))
    parts.append(put(turned([(0.49, 0.04), (0.34, 0.1), (0.0, 0.14)], material("#1a2634", 0.04, coat=1), 80), (0, -0.75, 1.02), (90, 0, 0)))
    parts.append(put(box((0.1, 0.1, 0.3), chrome, 0.03), (0.6, -0.84, 0.88)))
    parts.append(put(turned([(0.0, 0.1), (0.12, 0.1), (0.14, 0.07), (0.14, 0.0)], chrome, 60, (30, 0.02)), (0.1, -0.76, 2.11), (90, 0, 0)))
    parts.append(put(box((0.44, 0.02, 0.18), dark, 0.02), (0.54, -0.765, 2.02)))
    for place in range(3):
        parts.append(put(box((0.05, 0.01, 0.09), material("#8fe0ff", glow=2.5), 0.01, 1), (0.44 + 0.09 * place, -0.78, 2.065)))
    parts.append(put(box((0.5, 0.02, 0.22), white, 0.02), (-0.52, -0.765, 2.0)))
    parts.append(put(box((0.3, 0.02, 0.04), grey, 0.01), (-0.52, -0.78, 2.05)))
    for place in range(5):
        parts.append(put(ball(0.022, material("#4a525c", 0.4)), (0.1 + 0.2 * math.cos(math.pi * (0.15 + 0.175 * place)), -0.765, 2.11 + 0.2 * math.sin(math.pi * (0.15 + 0.175 * place)) * 0.62)))
    parts.append(put(disc(0.12, 0.02, grey), (-0.62, -0.75, 0.3), (90, 0, 0)))
    group(parts, (0, 0.1, 0), (0, 0, -20))
