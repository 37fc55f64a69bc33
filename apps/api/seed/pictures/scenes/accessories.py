"""Bags, shoes and jewellery: what lies or stands beside clothes."""
import math

from studio import ball, box, chance, group, material, mixed, put, smooth_path, smooth_profile, tau, thing, tube


def bracelet():
    """Pearls on silk, laid in a ring, with a clasp of gold."""
    pearl = material("#f3e9df", 0.18, coat=0.9, sheen=0.3)
    count, radius = 24, 0.78
    draw = chance(4)
    for place in range(count):
        angle = tau * place / count + 0.1
        size = 0.096 + 0.006 * draw.random()
        put(ball(size, pearl, 0.012, 2, place), (radius * math.cos(angle), radius * math.sin(angle) * 0.98 - 0.05, size))
    gold = material("#d8a53a", 0.22, metal=1)
    put(ball(0.075, gold), (radius * math.cos(-0.03 + 0.1 - tau / 48), -0.05 + radius * math.sin(0.1 - tau / 48), 0.1))
    for place, drop in enumerate((0.0, 0.16, 0.3)):
        tube([(radius + 0.1 + drop * 0.7 + 0.03 * math.cos(a / 12 * tau), -0.08 - drop * 0.4 + 0.05 * math.sin(a / 12 * tau), 0.03) for a in range(13)], 0.012, gold, 8)


def sole(colour, high, lift):
    """The sole of a sandal as it stands: broad at the toes, narrow at the arch."""
    right = smooth_profile([(0.0, -1.02), (0.26, -0.94), (0.34, -0.66), (0.29, -0.1), (0.38, 0.42), (0.4, 0.74), (0.24, 1.0), (0.0, 1.06)], 70)
    outline = [(x, y) for x, y in right] + [(-0.86 * x, y) for x, y in reversed(right) if x > 1e-6]
    count = len(outline)
    vertices = [(x, y, lift + 0.05 * max(0.0, -y)) for x, y in outline]
    vertices += [(x, y, lift + high + 0.05 * max(0.0, -y)) for x, y in outline]
    faces = [(at, (at + 1) % count, count + (at + 1) % count, count + at) for at in range(count)]
    faces += [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    made = thing(vertices, faces, material(colour, 0.6, bump=(60, 0.2)), smooth=False)
    edges = made.modifiers.new("edges", "BEVEL")
    edges.width, edges.segments, edges.limit_method = 0.03, 4, "ANGLE"
    return made


def sandals(colour, strap):
    """A pair of rubber sandals for bath and rain."""
    for aside, turn, mirror in ((-0.5, 8, 1), (0.5, -8, -1)):
        parts = [sole(mixed(colour, "#ffffff", 0.75), 0.07, 0.0), sole(colour, 0.1, 0.075)]
        rubber = material(strap, 0.4, coat=0.3)
        toe = (0.02, 0.62, 0.17)
        for side in (-1, 1):
            line = smooth_path([toe, (side * 0.13 + 0.02, 0.44, 0.31), (side * 0.25 + 0.02, 0.14, 0.32), (side * 0.27 + 0.03, -0.14, 0.15)])
            parts.append(tube(line, [0.05 + 0.02 * math.sin(at / (len(line) - 1) * math.pi) for at in range(len(line))], rubber, 14, 0.55))
        parts.append(put(ball(0.065, rubber), (0.02, 0.62, 0.2)))
        group(parts, (aside, 0, 0), (0, 0, turn), (mirror * 1.05, 1.05, 1.05))


def sunglasses():
    """Sunglasses with dark lenses, folded open on the table."""
    frame = material("#241a1c", 0.2, coat=0.8)
    glass = material("#141a2c", 0.06, coat=1.0)
    parts = []
    for side in (-1, 1):
        ring = [(side * (0.56 + 0.45 * shape(at)[0]), 0, 0.42 + 0.36 * shape(at)[1]) for at in range(49)]
        parts.append(tube(ring, 0.045, frame, 14))
        rows = [[(side * (0.56 + 0.44 * share * shape(at)[0]), -0.05 * (1 - share * share), 0.42 + 0.35 * share * shape(at)[1]) for at in range(48)] for share in (0.02, 0.35, 0.7, 1.0)]
        vertices = [point for row in rows for point in row]
        faces = [(r * 48 + a, r * 48 + (a + 1) % 48, (r + 1) * 48 + (a + 1) % 48, (r + 1) * 48 + a) for r in range(3) for a in range(48)]
        parts.append(thing(vertices, faces + [tuple(range(48))], glass))
        parts.append(tube(smooth_path([(side * 1.0, 0.0, 0.62), (side * 1.06, 0.3, 0.62), (side * 1.04, 1.1, 0.58), (side * 1.0, 1.5, 0.36)]), [0.05] * 25, frame, 12))
        parts.append(put(box((0.1, 0.09, 0.12), frame, 0.02), (side * 1.0, 0.02, 0.56)))
    parts.append(tube(smooth_path([(-0.15, 0.0, 0.5), (-0.06, -0.02, 0.6), (0.06, -0.02, 0.6), (0.15, 0.0, 0.5)]), 0.04, frame, 12))
    group(parts, (0, -0.2, 0.02), (-6, 0, 14), 1.0)


def shape(at):
    """A point of a lens' edge, rounder below than above: between -1 and 1."""
    angle = tau * at / 48
    x, y = math.cos(angle), math.sin(angle)
    return (math.copysign(abs(x) ** 0.8, x), math.copysign(abs(y) ** (0.6 if y > 0 else 0.95), y))


def handbag(colour):
    """A handbag of leather with a flap, a lock and two handles."""
    leather = material(colour, 0.42, coat=0.15, bump=(55, 0.35))
    dark = material(mixed(colour, "#000000", 0.25), 0.45, bump=(55, 0.3))
    gold = material("#d6a94f", 0.2, metal=1)
    body(leather, 1.06, 0.86, 0.34, 1.25, 0.0)
    put(box((1.62, 0.06, 0.62), dark, 0.05), (0, -0.3, 0.66), (7, 0, 0))
    put(box((0.2, 0.06, 0.26), gold, 0.03), (0, -0.345, 0.56), (7, 0, 0))
    put(ball(0.05, material("#8f6c28", 0.25, metal=1)), (0, -0.39, 0.68), (0, 0, 0), (1, 0.5, 1))
    for back in (-0.2, 0.2):
        line = [(0.46 * math.cos(math.pi * at / 30), back, 1.2 + 0.62 * math.sin(math.pi * at / 30)) for at in range(31)]
        tube(line, 0.045, dark, 16)
        for side in (-1, 1):
            tube([(side * 0.46 + 0.06 * math.cos(a / 16 * tau), back, 1.16 + 0.08 * math.sin(a / 16 * tau)) for a in range(17)], 0.016, gold, 8)
            put(box((0.16, 0.03, 0.26), dark, 0.02), (side * 0.46, back * 1.35, 0.9))


def body(look, low, top, deep, high, lift):
    """A soft box, wider below than above."""
    corners, rows = 64, 14
    vertices = []
    for row in range(rows + 1):
        share = row / rows
        wide = low + (top - low) * share
        thick = deep * (1 - 0.42 * share)
        edge = min(1.0, math.sin(min(share, 0.14) / 0.14 * math.pi / 2) + 0.75)
        for at in range(corners):
            angle = tau * at / corners
            x, y = math.cos(angle), math.sin(angle)
            vertices.append((wide * edge * math.copysign(abs(x) ** 0.28, x), thick * edge * math.copysign(abs(y) ** 0.4, y), lift + high * share))
    faces = [(r * corners + a, r * corners + (a + 1) % corners, (r + 1) * corners + (a + 1) % corners, (r + 1) * corners + a) for r in range(rows) for a in range(corners)]
    faces += [tuple(reversed(range(corners))), tuple(range(rows * corners, (rows + 1) * corners))]
    return thing(vertices, faces, look)


def umbrella(colour):
    """An open umbrella that lies on its edge, its handle to us."""
    cloth = material(colour, 0.55, sheen=0.3, bump=(90, 0.1))
    rib, wood = material("#c9ccd0", 0.25, metal=1), material("#7a4a28", 0.4, coat=0.4)
    count, steps, rows = 8, 96, 16
    vertices = []
    for row in range(rows + 1):
        far = row / rows
        for at in range(steps):
            angle = tau * at / steps
            between = abs(math.sin(angle * count / 2))
            radius = 1.2 * far * (1 - 0.09 * between * far)
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), 0.62 * math.cos(far * 1.25) + 0.07 * between * far * far - 0.2))
    faces = [(r * steps + a, r * steps + (a + 1) % steps, (r + 1) * steps + (a + 1) % steps, (r + 1) * steps + a) for r in range(rows) for a in range(steps)]
    parts = [thing(vertices, faces, cloth)]
    parts[0].modifiers.new("thick", "SOLIDIFY").thickness = 0.012
    for at in range(count):
        angle = tau * at / count
        parts.append(tube([(1.2 * f / 8 * math.cos(angle), 1.2 * f / 8 * math.sin(angle), 0.62 * math.cos(f / 8 * 1.25) - 0.222) for f in range(9)], 0.014, rib, 8))
    parts.append(tube([(0, 0, 0.52), (0, 0, -0.9)], 0.028, rib, 12))
    parts.append(tube([(0, 0, -0.8), (0, 0, -1.12), *[(0.13 - 0.13 * math.cos(a / 12 * math.pi), 0, -1.12 - 0.13 * math.sin(a / 12 * math.pi)) for a in range(13)]], 0.05, wood, 14))
    parts.append(tube([(0, 0, 0.4), (0, 0, 0.58)], [0.03, 0.012], rib, 12))
    group(parts, (-0.1, 0.2, 0.86), (-58, 0, 28), 0.92)


def socks():
    """Five pairs of socks for a child, one on the other, each in its colour."""
    for place, (colour, cuff) in enumerate((("#3f88c5", "#f2b13a"), ("#d9534f", "#f4f1ea"), ("#3b9a6d", "#f2b13a"), ("#8e5aa8", "#f4f1ea"), ("#e59a2f", "#3f88c5"))):
        knit, rib = material(colour, 0.9, sheen=0.4, bump=(120, 0.3)), material(cuff, 0.9, sheen=0.4, bump=(120, 0.3))
        line = smooth_path([(0, 0.95, 0), (0, 0.4, 0), (0.02, -0.05, 0), (0.2, -0.36, 0), (0.62, -0.5, 0), (0.86, -0.54, 0)], 50)
        radii = [0.2 - 0.02 * math.sin(at / (len(line) - 1) * math.pi) for at in range(len(line))]
        for back in range(6):
            radii[len(line) - 1 - back] = 0.2 * math.sin((back + 0.6) / 6.6 * math.pi / 2)
        parts = []
        for layer in (0, 1):
            parts.append(put(tube(line, radii, knit, 28, 0.24), (0.03 * layer, 0.02 * layer, 0.06 + 0.11 * layer)))
            parts.append(put(tube([(0, 0.98, 0), (0, 0.72, 0)], 0.212, rib, 28, 0.27), (0.03 * layer, 0.02 * layer, 0.06 + 0.11 * layer)))
            parts.append(put(tube(line[-9:], [each * 1.03 for each in radii[-9:]], rib, 28, 0.26), (0.03 * layer, 0.02 * layer, 0.06 + 0.11 * layer)))
        group(parts, (-1.02 + 0.36 * place, -0.12 + 0.04 * place, 0.012 * place), (0, 0, 12 - 7 * place), 0.82)
