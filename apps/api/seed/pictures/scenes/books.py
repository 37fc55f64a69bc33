"""Books: a cover, its boards and its pages."""
from studio import box, material, printed, put, thing

sides = {"cover": (1.5, 2.25)}


def panel(file, wide, tall, coat=0.25):
    """A printed sheet that stands in the plane of x and z, its middle on the ground of x."""
    x, z = wide / 2, tall
    made = thing([(-x, 0, 0), (x, 0, 0), (x, 0, z), (-x, 0, z)], [(0, 1, 2, 3)], printed(file, 0.4, coat), False)
    places = made.data.uv_layers.new()
    for corner, at in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        places.data[corner].uv = at
    return made


def book(print_file, board, thick=0.32, at=(0, 0, 0), turn=0, lean=-4):
    """A hardback that stands, its cover to us."""
    wide, tall = sides["cover"]
    look = material(board, 0.5, coat=0.2)
    paper = material("#f1e7d0", 0.8, bump=(60, 0.35))
    parts = [
        put(box((wide, 0.04, tall), look, 0.012), (0, -thick / 2, 0)),
        put(box((wide, 0.04, tall), look, 0.012), (0, thick / 2, 0)),
        put(box((0.05, thick + 0.04, tall), look, 0.02), (-wide / 2, 0, 0)),
        put(box((wide - 0.1, thick - 0.05, tall - 0.1), paper, 0.01), (-0.02, 0, 0.05)),
        put(panel(print_file, wide, tall), (0, -thick / 2 - 0.0215, 0)),
    ]
    import bpy

    stand = bpy.data.objects.new("book", None)
    bpy.context.collection.objects.link(stand)
    for part in parts:
        part.parent = stand
    return put(stand, at, (lean, 0, turn))


def alone(print_file, board, thick=0.34):
    """One book, half from the side, so that its pages are seen."""
    book(print_file, board, thick, (0.05, 0, 0.02), -24)
