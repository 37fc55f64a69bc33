"""What every picture of the demo's goods is made with: a photographer's table, light, materials and simple shapes.

Lengths are Blender's units; a thing that fills a picture is about 2.4 wide and stands on z = 0.
Colours are CSS hex, such as "#c62828".
"""
import math
import random

import bpy
from mathutils import Vector

tau = 2 * math.pi

steel = "#c4c8cc"


def linear(colour):
    """A CSS colour as Blender reckons with light: linear red, green, blue and full alpha."""
    def channel(share):
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return tuple(channel(int(colour[at:at + 2], 16) / 255) for at in (1, 3, 5)) + (1.0,)


def mixed(first, second, share):
    """A CSS colour between two."""
    parts = [
        round(int(first[at:at + 2], 16) * (1 - share) + int(second[at:at + 2], 16) * share) for at in (1, 3, 5)
    ]
    return "#%02x%02x%02x" % tuple(parts)


def material(colour, rough=0.5, metal=0.0, glass=0.0, coat=0.0, sheen=0.0, glow=0.0, spots=None, bump=None, stripes=None):
    """A material.

    spots: (scale, colour, share) lays patches of a second colour over it.
    bump: (scale, strength) makes it uneven to the light.
    stripes: (count, colour) runs ragged stripes around the upright axis, as a melon has.
    """
    made = bpy.data.materials.new("material")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    for name, value in {
        "Base Color": linear(colour),
        "Roughness": rough,
        "Metallic": metal,
        "Transmission": glass,
        "Clearcoat": coat,
        "Sheen": sheen,
    }.items():
        surface.inputs[name].default_value = value
    if glow:
        surface.inputs["Emission"].default_value = linear(colour)
        surface.inputs["Emission Strength"].default_value = glow
    place = nodes.new("ShaderNodeTexCoord")
    if spots:
        scale, second, share = spots
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value = 8
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].color = linear(second)
        ramp.color_ramp.elements[1].color = linear(colour)
        ramp.color_ramp.elements[0].position = max(0.0, share - 0.15)
        ramp.color_ramp.elements[1].position = min(1.0, share + 0.15)
        links.new(place.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], surface.inputs["Base Color"])
    if stripes:
        count, second = stripes
        parts = nodes.new("ShaderNodeSeparateXYZ")
        links.new(place.outputs["Object"], parts.inputs[0])
        around = reckoned(made, "ARCTAN2", parts.outputs["Y"], parts.outputs["X"])
        ragged = nodes.new("ShaderNodeTexNoise")
        ragged.inputs["Scale"].default_value = 5
        links.new(place.outputs["Object"], ragged.inputs["Vector"])
        shifted = reckoned(made, "MULTIPLY_ADD", ragged.outputs["Fac"], 0.7, around)
        wave = reckoned(made, "SINE", reckoned(made, "MULTIPLY", shifted, count))
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].color = linear(second)
        ramp.color_ramp.elements[1].color = linear(colour)
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.05, 0.35
        links.new(wave, ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], surface.inputs["Base Color"])
    if bump:
        scale, strength = bump
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value = 6
        uneven = nodes.new("ShaderNodeBump")
        uneven.inputs["Strength"].default_value = strength
        uneven.inputs["Distance"].default_value = 0.05
        links.new(place.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], uneven.inputs["Height"])
        links.new(uneven.outputs["Normal"], surface.inputs["Normal"])
    return made


def reckoned(made, operation, *values):
    """A step of arithmetic in a material: of numbers, or of what other steps give. @returns what it gives"""
    step = made.node_tree.nodes.new("ShaderNodeMath")
    step.operation = operation
    for place, value in enumerate(values):
        if isinstance(value, (int, float)):
            step.inputs[place].default_value = value
        else:
            made.node_tree.links.new(value, step.inputs[place])
    return step.outputs[0]


def printed(file, rough=0.45, coat=0.0):
    """A material that shows a picture file by the thing's own map."""
    made = material("#ffffff", rough, coat=coat)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    picture = nodes.new("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(file)
    links.new(picture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def thing(vertices, faces, look, smooth=True):
    """A mesh of corners and faces as an object of the scene."""
    mesh = bpy.data.meshes.new("thing")
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    made = bpy.data.objects.new("thing", mesh)
    bpy.context.collection.objects.link(made)
    made.data.materials.append(look)
    for face in mesh.polygons:
        face.use_smooth = smooth
    return made


def put(made, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Places an object; `turn` in degrees, `size` one factor or three. @returns the object"""
    made.location = at
    made.rotation_euler = tuple(math.radians(angle) for angle in turn)
    made.scale = (size, size, size) if isinstance(size, (int, float)) else size
    return made


def ring_faces(rings, sides):
    """The faces between rings of so many corners each, one ring upon the other."""
    return [
        (
            ring * sides + side,
            ring * sides + (side + 1) % sides,
            (ring + 1) * sides + (side + 1) % sides,
            (ring + 1) * sides + side,
        )
        for ring in range(rings - 1)
        for side in range(sides)
    ]


def mapped_sheet(vertices, columns, rows, look, place):
    """A sheet of columns and rows of faces, whose corners are given row by row; `place` says where a corner (column, row)
    is on the material's map."""
    faces, places = [], []
    for row in range(rows):
        for column in range(columns):
            corner = row * (columns + 1) + column
            faces.append((corner, corner + 1, corner + columns + 2, corner + columns + 1))
            places += [place(c, r) for c, r in ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))]
    made = thing(vertices, faces, look)
    layer = made.data.uv_layers.new()
    for corner, where in enumerate(places):
        layer.data[corner].uv = where
    return made


def group(parts, at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """Joins parts to one thing that is placed and turned as a whole."""
    stand = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(stand)
    for part in parts:
        part.parent = stand
    return put(stand, at, turn, size)


def copy_of(made, at, turn=(0, 0, 0), size=1.0):
    """The same mesh once more, elsewhere."""
    again = made.copy()
    bpy.context.collection.objects.link(again)
    return put(again, at, turn, size)


def turned(profile, look, steps=64, lobes=None):
    """A body of revolution from (radius, height) points, bottom first.

    lobes: (count, depth) pinches it around, as a tomato is.
    """
    count, depth = lobes or (1, 0)
    vertices = []
    for radius, height in profile:
        for step in range(steps):
            angle = tau * step / steps
            wide = radius * (1 + depth * math.cos(count * angle))
            vertices.append((wide * math.cos(angle), wide * math.sin(angle), height))
    faces = ring_faces(len(profile), steps)
    return thing(vertices, faces, look)


def smooth_profile(points, steps=40):
    """More (radius, height) points along a smooth line (Catmull and Rom) through the given ones."""
    ends = [points[0]] + list(points) + [points[-1]]
    found = []
    for at in range(1, len(ends) - 2):
        before, start, end, after = (Vector(ends[at + offset]) for offset in (-1, 0, 1, 2))
        for step in range(steps // (len(points) - 1)):
            share = step / (steps // (len(points) - 1))
            found.append(
                0.5
                * (
                    2 * start
                    + (end - before) * share
                    + (2 * before - 5 * start + 4 * end - after) * share**2
                    + (3 * start - before - 3 * end + after) * share**3
                )
            )
    found.append(Vector(points[-1]))
    return [(max(0.0, each.x), each.y) for each in found]


def smooth_path(points, steps=24):
    """More points along a smooth line through some in space, none of them further than 9 from the middle."""
    flat = smooth_profile([(x + 9, y + 9) for x, y, _ in points], steps)
    tall = smooth_profile([(z + 9, 0) for _, _, z in points], steps)
    return [(x - 9, y - 9, z - 9) for (x, y), (z, _) in zip(flat, tall)]


def tube(points, radii, look, sides=20, flat=1.0):
    """A tube along points; one radius or one for each. `flat` squeezes it along z."""
    wide = radii if isinstance(radii, (list, tuple)) else [radii] * len(points)
    path = [Vector(point) for point in points]
    vertices = []
    before = None
    for at, point in enumerate(path):
        along = (path[min(at + 1, len(path) - 1)] - path[max(at - 1, 0)]).normalized()
        aside = along.cross(Vector((0, 0, 1)))
        aside = aside.normalized() if aside.length > 1e-4 else Vector((1, 0, 0))
        if before is not None and aside.dot(before) < 0:  # the path turned over: the tube is not to twist there
            aside = -aside
        before = aside
        above = aside.cross(along).normalized()
        for side in range(sides):
            angle = tau * side / sides
            vertices.append(point + wide[at] * (math.cos(angle) * aside + flat * math.sin(angle) * above))
    faces = ring_faces(len(path), sides)
    faces.append(tuple(reversed(range(sides))))
    faces.append(tuple(range((len(path) - 1) * sides, len(path) * sides)))
    return thing([tuple(vertex) for vertex in vertices], faces, look)


def ball(radius, look, uneven=0.0, scale=2.0, seed=0, squash=1.0):
    """A ball on the table; `uneven` bends its skin by so much of its radius."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=40, radius=radius)
    made = bpy.context.object
    from mathutils import noise

    for vertex in made.data.vertices:
        where = vertex.co / radius * scale + Vector((seed * 7.3, seed * 3.1, 0))
        vertex.co *= 1 + uneven * noise.fractal(where, 1.0, 2.0, 3)
        vertex.co.z *= squash
    made.data.materials.append(look)
    bpy.ops.object.shade_smooth()
    made.location.z = radius * squash
    return made


def box(size, look, round_by=0.05, steps=4):
    """A box with round edges that stands on the table: its sides along x, y, z."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(scale=True)
    for vertex in made.data.vertices:
        vertex.co.z += size[2] / 2
    edges = made.modifiers.new("edges", "BEVEL")
    edges.width, edges.segments = round_by, steps
    made.data.materials.append(look)
    bpy.ops.object.shade_smooth()
    made.data.use_auto_smooth = True
    return made


def chance(seed):
    """Random numbers that are the same each time."""
    return random.Random(seed)
