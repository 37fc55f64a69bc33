"""What stands on a shop's banners: several things in a row on the right, calm ground on the left for words."""

import bpy

import books
import clothes
import devices
import gadgets
import pantry
import produce
import sweets
from studio import put


def placed(make, at, turn=0, size=1.0):
    """Makes a thing that is built in the table's middle, and moves all of it."""
    before = set(bpy.data.objects)
    make()
    stand = bpy.data.objects.new("placed", None)
    bpy.context.collection.objects.link(stand)
    for made in set(bpy.data.objects) - before - {stand}:
        if made.parent is None:
            made.parent = stand
    put(stand, at, (0, 0, turn), size)


def row(*things):
    """@returns a scene of (make, at, turn, size)"""
    def scene():
        for make, at, turn, size in things:
            placed(make, at, turn, size)

    return scene


def banners(print_of):
    """The scenes by shop and banner: ground and scene."""
    def book(name, board):
        return lambda: books.alone(print_of(name), board)

    return {
        "kacha-bazar/banners/vegetables": ("#cfe3b0", row(
            (produce.carrots, (-1.75, 0.5, 0), 14, 0.62),
            (produce.tomatoes, (-0.2, 0.0, 0), 0, 0.72),
            (produce.eggplants, (1.5, 0.6, 0), -8, 0.62),
            (produce.chillies, (1.35, -0.75, 0), 0, 0.5),
        )),
        "kacha-bazar/banners/mangoes": ("#f2d899", row(
            (produce.watermelon, (1.35, 0.35, 0), -8, 0.72),
            (produce.mangoes, (-0.45, -0.1, 0), 0, 0.72),
            (produce.bananas, (-1.9, 0.2, 0), 16, 0.72),
        )),
        "kacha-bazar/banners/rice": ("#dfd5b0", row(
            (lambda: pantry.sack(print_of("miniket-rice"), "#d8bf92", "#f2e8d0"), (-0.9, 0.3, 0), 6, 0.82),
            (lambda: pantry.sack(print_of("chinigura-rice"), "#dcc8a0", "#f6efdc"), (1.15, 0.1, 0), -8, 0.74),
        )),
        "rongdhonu/banners/sarees": ("#ebcfc8", row(
            (lambda: clothes.saree("#1b5f40", "#d9b24f", "flowers", "#e6cd8a"), (1.35, 0.45, 0), -10, 0.7),
            (lambda: clothes.saree("#b3141f", "#e3b23c"), (-0.85, -0.1, 0), 10, 0.78),
        )),
        "rongdhonu/banners/eid-panjabi": ("#dcd3e2", row(
            (lambda: clothes.shirt("#f0e6d0", "#b08d57"), (-1.55, 0.1, 0), 8, 0.7),
            (lambda: clothes.shirt("#1f3a5f", "#d9b26f"), (0.1, 0.0, 0), 0, 0.7),
            (lambda: clothes.shirt("#7c2430", "#f1d7a5"), (1.75, 0.1, 0), -8, 0.7),
        )),
        "bijli-ghar/banners/phones": ("#c3d2e8", row(
            (lambda: devices.phone(print_of("phone-blue"), "#2f5fc4"), (-1.2, 0.2, 0), 6, 0.8),
            (gadgets.earbuds, (0.25, -0.3, 0), -6, 0.62),
            (devices.headphones, (1.6, 0.3, 0), -10, 0.82),
        )),
        "bijli-ghar/banners/summer": ("#d3dde2", row(
            (devices.ceiling_fan, (-0.9, 0.3, 0.35), 0, 0.95),
            (devices.power_bank, (0.95, 0.1, 0), 0, 0.62),
            (devices.bulb, (1.95, 0.1, 0), 0, 0.62),
        )),
        "boi-para/banners/classics": ("#e2cea6", row(
            (book("gora", "#6b241e"), (-1.65, 0.1, 0), 10, 0.82),
            (book("pather-panchali", "#225c40"), (0.05, 0.2, 0), 4, 0.86),
            (book("shesher-kobita", "#20394a"), (1.7, 0.0, 0), -6, 0.82),
        )),
        "boi-para/banners/children": ("#d8dfcf", row(
            (book("uncle-tiger", "#d9823a"), (-1.65, 0.0, 0), 10, 0.82),
            (book("thakurmar-jhuli", "#3d1435"), (0.05, 0.2, 0), 2, 0.86),
            (book("abol-tabol", "#cf9a36"), (1.7, 0.1, 0), -6, 0.82),
        )),
        "mishti-mukh/banners/bogura-doi": ("#efc98c", row(
            (lambda: sweets.doi("#b5532a", "#c98f55"), (-1.1, 0.25, 0), 0, 0.85),
            (lambda: sweets.rosogolla("#fbf3e2", "#efdcae"), (1.25, 0.0, 0), 0, 0.85),
        )),
        "mishti-mukh/banners/wedding-boxes": ("#e9c3b0", row(
            (lambda: sweets.diamonds("#b9c98a", "#56762a"), (-1.75, 0.2, 0), 10, 0.6),
            (lambda: sweets.motichoor("#f08a16"), (0.0, 0.0, 0), 0, 0.7),
            (lambda: sweets.discs("#c98a48", "#6c8a3a"), (1.75, 0.2, 0), 0, 0.62),
        )),
    }
