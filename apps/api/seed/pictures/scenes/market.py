"""What a market weighs out: meat in pieces, prawns, pulses."""
import math

from mathutils import Vector, noise

from studio import ball, box, chance, copy_of, group, material, mixed, put, smooth_path, tau, tube, turned
from sweets import bowl, plate


def piece(look, seed, sides=(0.62, 0.5, 0.42), uneven=0.085):
    """A piece as a butcher's knife leaves it: flat where it was cut, no two alike. @returns it, its middle at the origin"""
    made = box(sides, look, 0.05, 3)
    edges = made.modifiers[0]
    fine = made.modifiers.new("fine", "SUBSURF")
    fine.subdivision_type, fine.levels, fine.render_levels = "SIMPLE", 2, 2
    draw = chance(seed)
    for vertex in made.data.vertices:
        vertex.co.z -= sides[2] / 2
        vertex.co += Vector([draw.uniform(-uneven, uneven) for _ in range(3)])
    edges.width = 0.07
    return made


def beef():
    """Beef in pieces, some with a rim of fat, some on the bone, in a dish."""
    bowl(1.4, "#e9e4d8", 0.5)
    lean = material("#7d1418", 0.32, coat=0.35, spots=(7, "#a8403c", 0.36), bump=(16, 0.45))
    fat, bone = material("#ecdcb4", 0.45, coat=0.2, bump=(20, 0.4)), material("#e6d6b8", 0.55, bump=(40, 0.3))
    marrow = material("#a8543f", 0.5, bump=(40, 0.5))
    draw = chance(21)
    seed = 0
    for count, ring, high in ((10, 0.9, 0.42), (6, 0.5, 0.44), (6, 0.54, 0.76), (1, 0.0, 0.62), (2, 0.16, 1.0)):
        for place in range(count):
            seed += 1
            angle = tau * (place + 0.37 * seed) / count + draw.uniform(-0.1, 0.1)
            parts = [piece(lean, seed)]
            if seed % 3 == 0:
                parts.append(put(piece(fat, seed + 50, (0.62, 0.5, 0.1), 0.02), (0, 0, 0.235)))
            at = (ring * math.cos(angle), ring * math.sin(angle), high)
            group(parts, at, (draw.uniform(-28, 28), draw.uniform(-28, 28), draw.uniform(0, 360)), 0.9)
    for at, turn in (((0.62, -0.52, 0.82), (38, 16, 0)), ((-0.72, -0.3, 0.86), (46, -18, 0)), ((0.2, 0.42, 0.98), (30, 6, 0))):
        wall = turned([(0.1, -0.2), (0.23, -0.2), (0.25, -0.16), (0.25, 0.16), (0.23, 0.2), (0.14, 0.2), (0.13, 0.15)], bone, 48)
        group([wall, turned([(0.14, 0.16), (0.0, 0.18)], marrow, 30)], at, turn)


def prawns():
    """River prawns with their long blue claws, on a plate."""
    plate(1.55, "#f3f1ea")
    for place, (x, y, turn) in enumerate([(0.1, 0.56, 3), (0.14, 0.02, -4), (-0.02, -0.54, 4)]):
        one_prawn(place, (x, y, 0.16), turn)


def body_of_prawn():
    """The line of a prawn from its head to its tail, and how thick it is there: six rings overlap behind the head."""
    line, radii = [], []
    for step in range(85):
        share = step / 84
        bend = max(0.0, share - 0.36) / 0.64
        line.append((-0.82 + 1.62 * share, 0.06 + 0.16 * math.sin(bend * math.pi) - 0.34 * bend**2.4, 0.06))
        if share < 0.36:
            radii.append(0.03 + 0.175 * math.sin(min(1.0, share / 0.3) * math.pi / 2))
        else:
            ring = bend * 6 % 1
            radii.append((0.2 - 0.125 * bend) * (1.0 - 0.13 * ring))
    return line, radii


def one_prawn(seed, at, turn):
    """A prawn that lies on its side: its tail to the right, its claws to the left."""
    shell = material("#7f9aa0", 0.22, coat=0.6, spots=(5, "#c9b08c", 0.46), bump=(40, 0.15))
    soft = material("#d9a884", 0.35, coat=0.4)
    blue, dark = material("#1f4f9c", 0.3, coat=0.6), material("#16110e", 0.1, coat=1)
    line, radii = body_of_prawn()
    parts = [tube(line, radii, shell, 28, 0.85)]
    x, y, z = line[-1]
    for fan in (-34, -12, 12, 34):
        parts.append(put(ball(0.1, soft), (x + 0.12, y - 0.02 + 0.0028 * fan, 0.04), (0, 0, fan - 16), (1.7, 0.5, 0.16)))
    x, y, z = line[0]
    parts.append(tube(smooth_path([(x + 0.3, y + 0.14, 0.16), (x, y + 0.09, 0.16), (x - 0.22, y + 0.16, 0.2)]), [0.05 - 0.0018 * step for step in range(25)], shell, 10))
    parts.append(put(ball(0.042, dark), (x + 0.1, y + 0.07, 0.17)))
    for side in (-1, 1):
        arm = smooth_path([(x + 0.25, y + 0.04 * side, 0.05), (x + 0.02, y + 0.16 * side, 0.07), (x - 0.3, y + 0.13 * side, 0.04)])
        parts.append(tube(arm, 0.03, blue, 10))
        for finger, bent in ((1, 0.05), (-1, 0.02)):
            parts.append(tube(smooth_path([arm[-1], (x - 0.42, y + 0.13 * side + 0.035 * finger, 0.05), (x - 0.54, y + 0.13 * side + bent * finger - 0.02, 0.04)]), [0.034 - 0.0012 * step for step in range(25)], blue, 10))
        feeler = smooth_path([(x + 0.06, y, 0.12), (x - 0.1, y + 0.28 * side, 0.16), (x + 0.42, y + 0.32 * side, 0.14), (x + 0.95, y + (0.32 if side > 0 else 0.26) * side, 0.06)])
        parts.append(tube(feeler, 0.008, soft, 6))
    for place in range(5):
        x, y, _ = line[34 + 9 * place]
        parts.append(tube([(x, y - 0.1, 0.02), (x - 0.07, y - 0.26 + 0.02 * place, 0.0)], [0.032, 0.01], soft, 8))
    return group(parts, at, (0, 0, turn), 1.12)


def pulses(colour, dish, size=0.056, shape=(1, 1, 0.55)):
    """A bowl heaped with split pulses, some before it."""
    high = bowl(1.3, dish, 0.62)
    shades = [material(mixed(colour, other, share), 0.6, coat=0.1) for other, share in ((colour, 0.0), ("#ffffff", 0.2), ("#4a1c04", 0.3))]
    turned([(0.01, high + 0.3), (0.5, high + 0.25), (0.9, high + 0.08), (1.22, high - 0.08)], material(mixed(colour, "#2a1204", 0.6), 0.9))
    grains = [put(ball(size, look, 0.03, 2, place, 1.0), (0, 0, -5)) for place, look in enumerate(shades)]
    draw = chance(3)

    def lay(x, y, z, tilt):
        copy_of(grains[draw.randrange(3)], (x, y, z), (draw.uniform(-tilt, tilt), draw.uniform(-tilt, tilt), draw.uniform(0, 360)), tuple(side * draw.uniform(0.86, 1.12) for side in shape))

    for _ in range(2900):
        far, angle = 1.22 * math.sqrt(draw.random()), tau * draw.random()
        x, y = far * math.cos(angle), far * math.sin(angle)
        uneven = 0.02 * noise.noise(Vector((x * 3, y * 3, 1)))
        lay(x, y, high + 0.34 - 0.36 * (far / 1.22) ** 2 + uneven + draw.uniform(-0.03, 0.03), 50)
    for _ in range(60):
        lay(draw.gauss(0.1, 0.55), draw.gauss(-1.42, 0.1), size * shape[2], 8)
