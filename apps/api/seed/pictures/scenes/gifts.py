"""Boxes of sweets to give: tied with a ribbon, and open."""
import math

import sweets
from banners import placed
from studio import ball, box, group, material, mixed, put, tau, thing, tube


def gift_box(colour, ribbon):
    """A box for sweets with its lid, tied with a ribbon."""
    paper, band = material(colour, 0.45, coat=0.2), material(ribbon, 0.25, sheen=0.5, coat=0.4)
    put(box((2.0, 1.5, 0.62), paper, 0.03))
    put(box((2.08, 1.58, 0.24), material(mixed(colour, "#ffffff", 0.1), 0.4, coat=0.3), 0.03), (0, 0, 0.56))
    put(box((0.26, 1.6, 0.83), band, 0.01))
    put(box((2.1, 0.26, 0.83), band, 0.01))
    for side in (-1, 1):
        bow(band, side)
        tube([(0, -0.02, 0.87), (side * 0.3, -0.3, 0.9), (side * 0.44, -0.62, 0.86)], [0.05, 0.11, 0.1], band, 14, 0.16)
    put(ball(0.13, band), (0, 0, 0.94), (0, 0, 0), (1, 0.9, 0.8))


def bow(look, side):
    """One half of a bow: a loop of ribbon that lies open to the side."""
    wide, vertices, steps = 0.17, [], 32
    for at in range(steps + 1):
        angle = tau * at / steps
        x, z = side * 0.36 * (1 - math.cos(angle)), 0.9 + 0.22 * math.sin(angle) + 0.12 * (1 - math.cos(angle)) / 2
        vertices += [(x, -wide * (0.5 + 0.5 * math.sin(angle / 2)), z), (x, wide * (0.5 + 0.5 * math.sin(angle / 2)), z)]
    made = thing(vertices, [(at * 2, at * 2 + 1, at * 2 + 3, at * 2 + 2) for at in range(steps)], look)
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.02
    return made


cell = 0.78
"""How wide the place of one sweet is, in an open box."""


def open_box(colour, ribbon, columns, rows, kinds, size, card=None):
    """The box without its lid, which leans behind it.

    kinds: says which of the `sweets_of` lies in a column and a row
    size: of the whole, as the table takes it
    card: the colour of a card with a name, if one is sent with it
    """
    paper, board = material("#f6ecd8", 0.75), material(mixed(colour, "#000000", 0.12), 0.5, coat=0.15)
    wide, deep = columns * cell + 0.1, rows * cell + 0.1

    def all_of_it():
        put(box((wide, deep, 0.04), paper, 0.01))
        for side in (-1, 1):
            put(box((0.06, deep + 0.06, 0.46), board, 0.015), (side * wide / 2, 0, 0))
            put(box((wide + 0.06, 0.06, 0.46), board, 0.015), (0, side * deep / 2, 0))
        for column in range(columns):
            for row in range(rows):
                at = ((column - (columns - 1) / 2) * cell, ((rows - 1) / 2 - row) * cell)
                laid[kinds(column, row)](*at, 0.05, 37 * column + 61 * row)
        lid(colour, ribbon, wide + 0.14, deep + 0.14)
        if card:
            name_card(card, (0, -deep / 2 - 0.3, 0.02))

    laid = sweets_of()
    placed(all_of_it, (0, -0.3 * size, 0), 0, size)


def lid(colour, ribbon, wide, deep):
    """The lid with its ribbon and bow, its outer side to us."""
    band, half = material(ribbon, 0.25, sheen=0.5, coat=0.4), deep / 2
    parts = [box((wide, deep, 0.24), material(mixed(colour, "#ffffff", 0.1), 0.4, coat=0.3), 0.03)]
    parts += [box((0.28, deep + 0.02, 0.26), band, 0.01), box((wide + 0.02, 0.28, 0.26), band, 0.01)]
    knot = [bow(band, side) for side in (-1, 1)] + [put(ball(0.13, band), (0, 0, 0.94), (0, 0, 0), (1, 0.9, 0.8))]
    parts.append(group(knot, (0, 0, -0.62)))
    lean = math.radians(64)
    group(parts, (0, half + 0.36 + half * math.cos(lean), 0.04 + half * math.sin(lean)), (64, 0, 0))


def name_card(colour, at):
    """A card of gold that lies before the box, a name written on it."""
    gold, ink = material(colour, 0.3, metal=0.7), material("#6b1420", 0.6)
    parts = [box((1.5, 0.72, 0.03), gold, 0.02), put(box((1.36, 0.58, 0.005), material("#fbf1da", 0.6), 0.01), (0, 0, 0.03))]
    line = [(-0.42 + 0.042 * step, 0.06 + 0.07 * math.sin(step * 1.9) * (1 - step / 30), 0.037) for step in range(21)]
    parts += [tube(line, 0.016, ink, 8), tube([(-0.3, -0.14, 0.037), (0.3, -0.14, 0.037)], 0.01, ink, 8)]
    group(parts, (at[0], at[1] - 0.2, at[2]), (10, 0, -5))


def sweets_of():
    """@returns what lays each kind of sweet at (x, y, z), turned"""
    def round_one(colour, speck, radius=0.34, rough=0.55, coat=0.1, long=1.0):
        look = material(colour, rough, coat=coat, spots=(12, mixed(colour, speck, 0.22), 0.42), bump=(26, 0.5))
        return lambda x, y, z, turn: put(ball(radius, look, 0.025, 3.5, turn), (x, y, z + radius * 0.94), (0, 0, turn if long == 1 else 90), (long, 1, 0.94))

    drops = sweets.motichoor_maker("#f08a16")
    tile = sweets.tile_maker("#a9c07a", "#56762a")
    return {
        "sandesh": sweets.disc_maker("#c98a48", "#6c8a3a"),
        "barfi": lambda x, y, z, turn: put(tile((x, y, z), turn % 5 - 2), (x, y, z), (0, 0, turn % 5 - 2), 0.94),
        "motichoor": lambda x, y, z, turn: put(drops(turn), (x, y, z + 0.34), (0, 0, turn), 0.86),
        "laddu": round_one("#d49a35", "#ffffff"),
        "kalojam": round_one("#3b1513", "#ffffff", 0.33, 0.22, 0.6),
        "kheer-kadam": round_one("#f3e4c8", "#ffffff", 0.34, 0.8, 0.0),
        "chomchom": round_one("#9a4a26", "#f6ead2", 0.27, 0.3, 0.45, 1.3),
    }


def wedding_box():
    """Eight each of sandesh, laddu and barfi, and the card."""
    open_box("#9c1c2b", "#e3b85a", 6, 4, lambda column, row: ("sandesh", "laddu", "barfi")[column // 2], 0.6, "#d8a53a")


def good_results_box():
    """Twelve of the sweets that a good result is told with."""
    open_box("#1f6b4a", "#f0d27a", 4, 3, lambda column, row: ("motichoor", "kalojam", "sandesh", "barfi")[column], 0.84)


def assorted_box():
    """Two each of six kinds."""
    kinds = ("sandesh", "kalojam", "motichoor", "kheer-kadam", "barfi", "chomchom")
    open_box("#c2417d", "#f7ecd6", 4, 3, lambda column, row: kinds[(row * 4 + column) // 2], 0.84)
