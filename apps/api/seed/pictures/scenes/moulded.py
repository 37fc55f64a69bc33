"""Bodies of plastic as a mould gives them: simple bodies melted into one, without a seam between them."""
import bpy


def moulded(parts, look, grain=0.025, soften=8):
    """Melts bodies that reach into each other into one.

    grain: how fine the new skin is, in the scene's unit; nothing thinner than it is left
    soften: how often the edges between the bodies are smoothed
    @returns the one body
    """
    bpy.ops.object.select_all(action="DESELECT")
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.convert(target="MESH")
    bpy.ops.object.join()
    made = bpy.context.object
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    skin = made.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", grain, True
    soft = made.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, soften
    made.data.materials.clear()
    made.data.materials.append(look)
    return made
