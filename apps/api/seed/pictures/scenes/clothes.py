"""Sarees, panjabis and kurtis: folded cloth on the table."""
import math

from mathutils import noise, Vector

from studio import ball, box, linear, mapped_sheet, material, mixed, put, reckoned, tau, thing, tube


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
