"""Sarees, panjabis and kurtis: folded cloth on the table."""
import math

from mathutils import noise, Vector

from studio import ball, box, linear, mapped_sheet, material, mixed, put, reckoned, ring_faces, tau, thing, tube


def woven(colour, pattern=None, thread="#e8c05a", sheen=0.4, rough=0.75):
    """Cloth with its weave; pattern: "dots", "stripes", "checks" or "flowers" in the colour `thread`."""
    made = material(colour, rough, sheen=sheen, bump=(160, 0.25))
    if not pattern:
        return made
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    place = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["UV"], parts.inputs[0])
    across, along = parts.outputs["X"], parts.outputs["Y"]

    def wave(where, count):
        return reckoned(made, "SINE", reckoned(made, "MULTIPLY", where, count * tau))

    if pattern == "stripes":
        shown = reckoned(made, "GREATER_THAN", wave(along, 26), 0.55)
    elif pattern == "checks":
        shown = reckoned(made, "MAXIMUM", reckoned(made, "GREATER_THAN", wave(along, 16), 0.6), reckoned(made, "GREATER_THAN", wave(across, 16), 0.6))
    elif pattern == "dots":
        shown = reckoned(made, "GREATER_THAN", reckoned(made, "MULTIPLY", wave(along, 14), wave(across, 14)), 0.72)
    else:
        petals = reckoned(made, "MULTIPLY", wave(along, 9), wave(across, 9))
        fine = reckoned(made, "MULTIPLY", wave(along, 36), wave(across, 36))
        shown = reckoned(made, "GREATER_THAN", reckoned(made, "ADD", petals, reckoned(made, "MULTIPLY", fine, 0.45)), 0.78)
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear(colour), linear(thread)
    links.new(shown, mix.inputs[0])
    links.new(mix.outputs[0], surface.inputs["Base Color"])
    return made


def fold(wide, deep, height, look, seed=0, round_by=0.5):
    """One fold of cloth: a soft slab, round at its front, a little uneven. Its map lies on its top."""
    columns, rows = 60, 44
    vertices = []

    def at(x, share):
        """A point of the fold's outline: over the back, the top, around the front, the bottom."""
        half = height / 2
        straight = deep - half
        way = share * (2 * straight + math.pi * half)
        if way < straight:
            y, z = deep / 2 - way, height
        elif way < straight + math.pi * half:
            angle = (way - straight) / half
            y, z = deep / 2 - straight - half * math.sin(angle), half + half * math.cos(angle)
        else:
            y, z = deep / 2 - straight + (way - straight - math.pi * half), 0.0
        dent = noise.noise(Vector((x * 1.1 + seed * 5, y * 1.6, seed * 2))) * 0.035
        return (x * wide / 2 + 0.02 * noise.noise(Vector((y * 3, seed, z))), y + dent, z + dent * 0.7)

    for row in range(rows + 1):
        for column in range(columns + 1):
            vertices.append(at(column / columns * 2 - 1, row / rows))
    return mapped_sheet(vertices, columns, rows, look, lambda column, row: (column / columns, row / rows * 2))


def saree(colour, border, pattern=None, thread="#e8c05a", sheen=0.4, rough=0.75):
    """A folded saree: layers of its body, its border to us, its end laid over it."""
    body = woven(colour, pattern, thread, sheen, rough)
    zari = woven(border, "flowers", mixed(border, "#5b2b0c", 0.55), 0.2, 0.42)
    plain = woven(colour, None, sheen=sheen, rough=rough)
    layers, height = 4, 0.2
    for layer in range(layers):
        shift = 0.015 * math.sin(layer * 2.1)
        put(fold(2.5, 1.7, height, body, layer), (shift, 0, layer * height))
        strip = fold(2.53, 0.24, height * 1.14, zari, layer)
        put(strip, (shift, -0.775, layer * height - 0.05 * height))
    top = layers * height
    end_of_cloth(1.05, 1.92, top + 0.05, plain, zari)


def end_of_cloth(wide, deep, height, body, zari):
    """The decorated end that lies over the folds and hangs down in front, with tassels."""
    for look, left, right, lift in [(body, -0.5, 0.5, 0.0), (zari, -0.5, -0.34, 0.012), (zari, 0.34, 0.5, 0.012)]:
        drape(look, left * wide + 0.42, right * wide + 0.42, deep, height, lift)
    drape(zari, -0.5 * wide + 0.42, 0.5 * wide + 0.42, deep, height, 0.02, 0.78)
    for place in range(16):
        x = 0.42 + wide * (place / 15 - 0.5)
        points = [(x, -1.045, 0.17), (x + 0.006, -1.05, 0.1), (x, -1.055, 0.03)]
        tube(points, [0.012, 0.018, 0.012], zari, 8)


def drape(look, left, right, deep, height, lift=0.0, begin=0.0):
    """A strip of cloth along the depth that bends over the front edge, `lift` outside of another; from the share `begin` of
    its way on."""
    rows, columns = 50, 16
    vertices = []
    way = deep + height - 0.12
    for row in range(rows + 1):
        far = (begin + (1 - begin) * row / rows) * way
        for column in range(columns + 1):
            x = left + (right - left) * column / columns
            flat = deep - 0.14
            dent = 0.012 * noise.noise(Vector((x * 3, far * 2, 4)))
            if far < flat:
                y, z = deep / 2 - far, height + dent + lift
            elif far < flat + 0.2:
                angle = (far - flat) / 0.2 * math.pi / 2
                bend = 0.13 + lift
                y, z = deep / 2 - flat - bend * math.sin(angle), height - 0.13 + bend * math.cos(angle)
            else:
                y, z = deep / 2 - flat - 0.13 - lift + dent, height - 0.13 - (far - flat - 0.2)
            vertices.append((x, y, z))
    return mapped_sheet(vertices, columns, rows, look, lambda column, row: (column / columns * (right - left), begin + (1 - begin) * row / rows))


def shirt(colour, trim, buttons=4, pattern=None, thread="#ffffff"):
    """A folded panjabi or shirt: a flat parcel with its collar and the strip of its buttons."""
    cloth = woven(colour, pattern, thread, 0.3, 0.85)
    edge = woven(trim, None, sheen=0.2)
    put(fold(1.75, 2.3, 0.24, cloth, 1), (0, 0.0, 0))
    put(fold(1.72, 2.24, 0.1, cloth, 2), (0.01, 0.0, 0.235))
    put(box((0.24, 1.05, 0.02), cloth, 0.01), (0, 0.42, 0.345))
    for side in (-1, 1):
        put(box((0.022, 1.05, 0.012), edge, 0.004), (side * 0.115, 0.42, 0.362))
    for place in range(buttons):
        button = material(mixed(trim, "#fff3d6", 0.5), 0.2, metal=0.4, coat=0.6)
        put(ball(0.04, button, 0, 1), (0, 0.12 + place * 0.24, 0.372), (0, 0, 0), (1, 1, 0.4))
    collar(cloth, edge)


def lungi(colour, pattern, thread):
    """A folded lungi: layers of checked cloth."""
    cloth = woven(colour, pattern, thread, 0.2, 0.85)
    for layer in range(5):
        put(fold(2.2, 1.9, 0.17, cloth, layer), (0.012 * math.sin(layer * 2.3), 0, layer * 0.17))


def collar(cloth, edge):
    """A band collar that stands around the neck."""
    for look, radius, low, high in [(cloth, 0.36, 0.33, 0.53), (edge, 0.367, 0.5, 0.54)]:
        steps = 48
        vertices, faces = [], []
        for step in range(steps + 1):
            angle = -math.pi / 2 + 0.16 + (tau - 0.32) * step / steps
            x, y = radius * math.cos(angle), radius * 0.72 * math.sin(angle) + 0.98
            fall = 0.05 * (1 + math.sin(angle)) / 2
            vertices += [(x, y, low), (x * 1.04, y + 0.01, high + fall)]
        faces = [(at * 2, at * 2 + 2, at * 2 + 3, at * 2 + 1) for at in range(steps)]
        made = thing(vertices, faces, look)
        thick = made.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.03
    put(ball(0.3, material("#241a16", 0.9), 0, 1), (0, 0.99, 0.34), (0, 0, 0), (1.1, 0.8, 0.05))


def twisted(colour, border, pattern=None, thread="#e8c05a", sheen=0.4, rough=0.75):
    """A saree near by: its cloth laid in folds that run together, its border with its two lines along it."""
    body = woven(colour, pattern, thread, sheen, rough)
    zari = woven(border, "flowers", mixed(border, "#5b2b0c", 0.55), 0.2, 0.42)
    line = woven(mixed(border, "#fff0c0", 0.35), None, sheen=0.2, rough=0.4)

    def height(x, y):
        """The cloth above the table: folds around a point on the left behind."""
        far, angle = math.hypot(x + 1.5, y - 1.7), math.atan2(y - 1.7, x + 1.5)
        fold_ = 0.5 + 0.5 * math.sin(angle * 11 + 0.7 * math.sin(far * 1.3))
        return 0.05 + 0.6 * fold_**1.4 * min(1.0, far / 1.6) * max(0.25, 1 - far / 6.5) + 0.04 * noise.noise(Vector((x * 1.5, y * 1.5, 3)))

    def strip(look, low, high, lift, share):
        columns, rows = 220, max(6, round((high - low) * 60))
        vertices = []
        for row in range(rows + 1):
            y = low + (high - low) * row / rows
            for column in range(columns + 1):
                x = -3.2 + 6.4 * column / columns
                vertices.append((x, y, height(x, y) + lift))
        mapped_sheet(vertices, columns, rows, look, lambda column, row: (column / columns * 6.4 * share, (low + (high - low) * row / rows) * share))

    strip(body, -0.72, 4.4, 0.0, 0.42)
    strip(zari, -1.5, -0.72, 0.006, 0.55)
    for low in (-0.78, -1.56):
        strip(line, low, low + 0.06, 0.014, 1)


def on_a_hanger(colour, trim, buttons=4, long=1.0):
    """A panjabi or shirt on a hanger of wood: body, sleeves, collar and the strip of its buttons."""
    cloth = woven(colour, None, sheen=0.3, rough=0.85)
    edge = woven(trim, None, sheen=0.2)
    top, hem = 2.3, 2.3 - 2.0 * long

    def half(z):
        """Half of the body's width at a height."""
        share = (top - z) / (top - hem)
        return 0.58 * min(1.0, 0.36 + 2.6 * share**0.7) + 0.16 * share

    tailored(cloth, [(0.0, z, half(z), 0.17) for z in (hem + (top - hem) * step / 40 for step in range(41))], 2)
    for side in (-1, 1):
        path = [(side * (0.4 + 0.52 * step / 24), top - 0.16 - 1.28 * long * (step / 24) ** 1.05, 0.2 * min(1, 0.3 + step / 7) - 0.045 * step / 24, 0.12) for step in range(25)]
        tailored(cloth, list(reversed(path)), 5 + side)
    parts = [put(box((0.2, 0.03, 0.95 * long), cloth, 0.01), (0, -0.175, top - 1.05 * long))]
    for side in (-1, 1):
        parts.append(put(box((0.02, 0.02, 0.95 * long), edge, 0.006), (side * 0.1, -0.192, top - 1.05 * long)))
    for place in range(buttons):
        button = material(mixed(trim, "#fff3d6", 0.5), 0.2, metal=0.4, coat=0.6)
        put(ball(0.03, button, 0, 1), (0, -0.2, top - 0.2 - place * 0.2 * long), (90, 0, 0), (1, 1, 0.4))
    ring = [(0.2 * math.cos(tau * step / 40), 0.15 * math.sin(tau * step / 40) - 0.02, top + 0.02 + 0.05 * math.sin(tau * step / 40)) for step in range(41)]
    tube(ring, 0.045, cloth, 12)
    tube([(x * 1.03, y * 1.03, z + 0.05) for x, y, z in ring], 0.02, edge, 10)
    wood = material("#a8703c", 0.5, spots=(4, "#8a5528", 0.45))
    tube([(-0.2, 0, top + 0.04), (0, 0, top + 0.1), (0.2, 0, top + 0.04)], 0.04, wood, 12)
    hook = [(0.11 * math.sin(angle / 10), 0, top + 0.42 - 0.11 * math.cos(angle / 10)) for angle in range(0, 44)]
    tube([(0, 0, top + 0.08), *hook], 0.014, material("#b9bcc0", 0.2, metal=1), 10)


def tailored(look, line, seed):
    """A hanging tube of cloth along (x, z, half its width, half its depth), bottom first, with soft folds."""
    sides_ = 72
    vertices = []
    for x, z, wide, deep in line:
        for side in range(sides_):
            angle = tau * side / sides_
            fold_ = 1 + 0.22 * noise.noise(Vector((math.cos(angle) * 2.4 + seed, z * 0.55, math.sin(angle) * 0.4)))
            vertices.append((x + wide * math.copysign(abs(math.cos(angle)) ** 0.8, math.cos(angle)), deep * fold_ * math.sin(angle), z))
    thing(vertices, ring_faces(len(line), sides_), look)
