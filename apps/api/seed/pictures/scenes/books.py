"""Books: a cover, its boards and its pages."""
import math

from known import cup_of_tea, saucer
from studio import box, group, mapped_sheet, material, printed, put, smooth_profile, tau, thing, tube

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
    return group(parts, at, (lean, 0, turn))


def alone(print_file, board, thick=0.34):
    """One book, half from the side, so that its pages are seen."""
    book(print_file, board, thick, (0.05, 0, 0.02), -24)


def opened(print_file, board):
    """A book that lies open: two printed pages on the sheets below them, and its boards."""
    wide, tall = sides["cover"]
    arch = smooth_profile([(0.02, 0.1), (0.12, 0.27), (0.38, 0.35), (0.95, 0.3), (wide, 0.2)], 40)
    columns = len(arch) - 1
    ways = [0.0]
    for start, end in zip(arch, arch[1:]):
        ways.append(ways[-1] + math.dist(start, end))
    across = [way / ways[-1] for way in ways]
    paper = material("#efe5cf", 0.8)
    parts = []
    for side in (-1, 1):
        for sheet in range(7):
            lift, out = 1 - sheet / 7, sheet * 0.012
            line = [(side * (x + out * x / wide), z * lift + 0.045) for x, z in arch]
            line.sort()
            vertices = [(x, y, z) for y in (-tall / 2, tall / 2) for x, z in line]
            look = printed(print_file, 0.75) if sheet == 0 else paper
            parts.append(mapped_sheet(
                vertices, columns, 1, look,
                lambda column, row, side=side: ((across[column] + 1) / 2 if side > 0 else (1 - across[-1 - column]) / 2, row),
            ))
        cloth = material(board, 0.5, coat=0.2)
        parts.append(put(box((wide + 0.1, tall + 0.14, 0.04), cloth, 0.015), (side * (wide + 0.1) / 2, 0, 0)))
    group(parts, (0, 0.1, 0), (0, 0, 8), 0.8)


def at_rest(print_file, board):
    """A book that lies beside a cup of tea, glasses on it."""
    wide, tall = sides["cover"]
    lying = book(print_file, board, 0.3)
    put(lying, (0.42, -1.05, 0.17), (-90, 0, 14))
    wire = material("#2a211b", 0.3, coat=0.5)
    parts = []
    for side in (-1, 1):
        rim = [(side * 0.3 + 0.24 * math.cos(tau * step / 40), 0, 0.24 * math.sin(tau * step / 40) * 0.88) for step in range(41)]
        parts.append(tube(rim, 0.022, wire, 10))
        parts.append(tube([(side * 0.54, 0, 0.08), (side * 0.58, 0.1, 0.08), (side * 0.5, 0.95, 0.06), (side * 0.46, 1.1, -0.1)], 0.016, wire, 10))
    parts.append(tube([(-0.07, 0, 0.06), (0, 0.0, 0.1), (0.07, 0, 0.06)], 0.02, wire, 10))
    group(parts, (0.54, -0.62, 0.56), (-12, 0, 30), 0.82)
    saucer((-1.08, -0.2, 0), 0.76)
    cup_of_tea((-1.08, -0.2, 0.03), 150, 0.86)
