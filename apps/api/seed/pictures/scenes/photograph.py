"""The table, the light and the camera, and how a picture is taken."""
import math

import bpy

from studio import linear, material, mixed, thing


def empty_room(ground):
    """A curved backdrop of one colour, lit by a window on the left, a lamp on the right and one behind."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes["Background"].inputs
    sky[0].default_value = linear(mixed(ground, "#ffffff", 0.6))
    sky[1].default_value = 0.38
    backdrop(ground)
    lamp((-4.5, -3.0, 5.5), 3.5, 620)
    lamp((5.0, -2.5, 3.5), 3.0, 170)
    lamp((1.5, 4.0, 5.0), 2.5, 260)


def backdrop(ground):
    """A sheet that lies in front, bends up behind the things and stands."""
    line = [(-14, 0.0), (2.4, 0.0)]
    line += [
        (2.4 + 2.2 * math.sin(math.radians(angle)), 2.2 - 2.2 * math.cos(math.radians(angle)))
        for angle in range(10, 91, 10)
    ]
    line.append((4.6, 12))
    vertices = [(x, y, z) for y, z in line for x in (-16, 16)]
    faces = [(at * 2, at * 2 + 1, at * 2 + 3, at * 2 + 2) for at in range(len(line) - 1)]
    thing(vertices, faces, material(ground, 0.75))


def lamp(at, size, power):
    """A soft square light that shines at the middle of the table."""
    bpy.ops.object.light_add(type="AREA", location=at)
    made = bpy.context.object
    made.data.energy, made.data.size = power, size
    aim(made, (0, 0, 0.5))


def aim(made, at):
    """Turns a camera or a lamp to a point."""
    from mathutils import Vector

    made.rotation_euler = (Vector(at) - made.location).to_track_quat("-Z", "Y").to_euler()


def camera(middle=0.75, height=3.4, away=7.4, aside=0.0, lens=84, shift=0.0):
    """Looks at the point `middle` above the table's middle, from so high, far and far aside; `shift` moves the picture's
    middle by that share of its width, without looking elsewhere."""
    bpy.ops.object.camera_add(location=(aside, -away, height))
    made = bpy.context.object
    made.data.lens, made.data.shift_x = lens, shift
    aim(made, (0, 0, middle))
    bpy.context.scene.camera = made


def of_shop(shop, place, scenes, view=""):
    """The subjects of one shop: a scene says what stands there and on which ground, and how its camera differs, if it does.

    place: where the camera stands, as `camera` takes it
    scenes: product → (ground, scene), or (ground, scene, what is other than in `place`)
    @returns `<shop>/<product><view>` → ground, scene and camera
    """
    return {
        f"{shop}/{product}{view}": {"ground": ground, "scene": scene, "camera": {**place, **(other[0] if other else {})}}
        for product, (ground, scene, *other) in scenes.items()
    }


def in_colours(product, ground, scene, own, colours, elsewhere=None):
    """A product as it is shown first, and in each of its other colours, by their names in the shop.

    own: what the scene is made with for the first picture; elsewhere: other grounds, by colour
    @returns what `of_shop` takes
    """
    found = {product: (ground, lambda: scene(*own))}
    for name, given in colours.items():
        found[f"{product}-in-{name}"] = ((elsewhere or {}).get(name, ground), lambda given=given: scene(*given))
    return found


def take(file, size, samples):
    """Renders the scene to a PNG of so many pixels, width and height."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.03
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 5
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = 0.1
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True)
