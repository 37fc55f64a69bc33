"""Second pictures that show the same thing from another side, from above or near by."""

from_above = {"height": 7.2, "away": 2.4}
"""As one looks down at a plate or a desk."""

from_the_right = {"aside": 5.0, "height": 4.0, "away": 5.6}
"""From the side that the first picture does not show."""

collar = {"middle": 2.0, "aside": 4.2, "height": 4.4, "away": 7.0, "lens": 165}
"""The neck of what hangs from aside and above: how it is cut, its collar, its buttons, its seams."""

waist = {**collar, "middle": 1.95}
"""The waist of what hangs, likewise."""

views = {
    "kacha-bazar": [
        (from_above, [
            "padma-hilsa", "rui-fish", "deshi-chicken", "beef", "mutton-leg",
            "austagram-cheese", "bath-soap", "dish-sponge",
        ]),
        ({**from_above, "lens": 68}, ["golda-prawn", "masoor-dal", "moong-dal", "red-spinach"]),
        (from_the_right, ["pineapple", "whole-wheat-flour", "iodised-salt", "liquid-milk", "family-pack-cookies"]),
        ({**from_above, "lens": 78}, ["flower-broom"]),
    ],
    "rongdhonu": [
        (collar, [
            "embroidered-kurti", "khadi-tunic", "crew-neck-tee", "polo-shirt", "girls-frock", "handloom-koti",
        ]),
        ({**collar, "lens": 132}, ["oxford-shirt"]),
        ({**collar, "middle": 1.72, "lens": 118}, ["denim-jacket"]),
        ({**collar, "aside": 2.2, "lens": 190}, ["georgette-kameez"]),
        (waist, ["everyday-palazzo", "white-pajama", "slim-jeans", "cotton-shorts"]),
        ({**collar, "lens": 120}, ["kids-tee-pack"]),
        ({**collar, "middle": 1.7, "lens": 100}, ["kabli-set"]),
        ({"middle": 1.5, "aside": 5.0, "height": 3.4, "away": 7.0, "lens": 100}, ["chiffon-orna"]),
        (from_above, ["kids-socks", "bath-sandals", "pearl-bracelet", "cotton-three-piece"]),
        (from_the_right, [
            "running-shoes", "leather-handbag", "polarised-sunglasses", "monsoon-umbrella", "leather-derby", "block-heels",
            "soft-flats", "school-backpack", "wedding-clutch", "cotton-cap",
        ]),
    ],
    "bijli-ghar": [
        (from_the_right, [
            "fast-charger-33w", "rice-cooker", "blender", "rechargeable-fan", "smart-watch", "game-controller",
            "alarm-clock", "aa-batteries", "dual-band-router", "ink-tank-printer", "smart-tv-32",
            "mirrorless-camera", "handycam", "mini-projector", "steam-iron", "silent-mouse", "doel-feature-phone",
            "condenser-microphone", "pocket-radio", "ip-camera",
        ]),
        ({**from_the_right, "lens": 62}, ["office-desktop"]),
        ({**from_the_right, "lens": 72}, ["torch"]),
        ({**from_the_right, "lens": 76}, ["pata-tablet", "washing-machine"]),
        ({**from_above, "lens": 80}, ["bangla-keyboard"]),
        (from_above, ["braided-usb-cable", "memory-card"]),
    ],
    "boi-para": [
        ({**from_above, "lens": 84}, ["fountain-pen"]),
        (from_above, ["pencil-set"]),
        (from_the_right, ["wax-crayons", "khadi-notebook", "leather-bookmark"]),
    ],
    "mishti-mukh": [
        (from_above, [
            "sugar-free-sandesh", "shahi-tukra", "bhapa-pitha", "puli-pitha", "teler-pitha", "muktagacha-monda", "patishapta",
            "nakshi-pitha", "nimki", "chanachur", "murali", "singara", "birthday-cake",
        ]),
        ({**from_above, "lens": 78}, ["cream-cupcakes"]),
        (from_the_right, ["borhani", "date-palm-gur"]),
    ],
}
"""Where the camera stands for each, other than for its first picture."""


def other_sides(subjects):
    """@returns the subjects of these second pictures, made of the first ones"""
    return {
        f"{shop}/{product}-second-view": {**subjects[f"{shop}/{product}"], "camera": {**subjects[f"{shop}/{product}"]["camera"], **view}}
        for shop, of_shop in views.items()
        for view, products in of_shop
        for product in products
    }
