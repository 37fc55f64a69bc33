"""What a product shows in its second picture: a detail, or how large it is beside something known."""
from functools import partial

import at_home
import books
import cut
import devices
import fried
import gifts
import hanging
import helpings
import served
import sweets
from banners import placed
from known import cup_of_tea, saucer, spoon
from photograph import of_shop
from studio import ball, material, mixed

spread = {"middle": 0.3, "height": 5.2, "away": 5.6, "lens": 76}
"""From above, as one looks at a set table."""

near = {"middle": 0.35, "height": 3.6, "away": 5.8, "lens": 84}
"""Closer, half from above."""

desk = {"middle": 0.1, "height": 6.0, "away": 4.8, "lens": 85}
"""From above, as one reads."""

box = {"lens": 64}
"""Of an open box, else as `spread`."""

shelf = {"middle": 1.28, "height": 2.6, "away": 8.2, "lens": 90}
"""Of what hangs, from the front."""

second_view = partial(of_shop, view="-second-view")
"""As `of_shop`, of second pictures."""


def second_views(print_of):
    """@returns the subjects of all shops' second pictures, as `of_shop` does"""
    return {**grocer(), **bookseller(print_of), **clothier(), **electrician(print_of), **confectioner()}


def grocer():
    """What a kitchen makes of what Kacha Bazar sells."""
    return second_view("kacha-bazar", spread, {
        "tomato": ("#dfe6c4", cut.tomato),
        "carrot": ("#d5dfc0", cut.carrot),
        "long-eggplant": ("#dbe2c6", cut.eggplant),
        "potato": ("#cdd9b4", cut.potato),
        "deshi-onion": ("#d9e0bd", cut.onion),
        "green-chili": ("#d6d3b4", served.chillies_and_coin),
        "mustard-oil": ("#d9cfa6", lambda: served.oil("#c98a12", "#6e4a1c", 0.028, 640)),
        "soybean-oil": ("#c3d0ae", served.soybean_oil),
        "gawa-ghee": ("#dcc9a8", served.ghee),
        "muri": ("#c9b79c", served.puffed_rice),
        "watermelon": ("#c9d6ae", served.wedges_of_watermelon),
        "malta": ("#cfd9bd", served.juice),
        "cucumber": ("#d3dcb8", served.raita),
        "sagar-banana": ("#ccd9c2", served.banana_in_slices),
        "himsagar-mango": ("#e6d3a4", served.cut_mango),
        "sundarban-honey": ("#e9dcb4", served.honey),
        "brown-eggs": ("#d9c6a4", served.fried_egg),
        "turmeric-powder": ("#cfd8b8", lambda: served.powder("#e59312", served.root_of_turmeric)),
        "chili-powder": ("#e0d3b4", lambda: served.powder("#b8200f", served.dry_chillies)),
        "sylhet-tea": ("#b9c7a0", served.tea),
        "miniket-rice": ("#7d8f63", lambda: served.rice("#f2e8d0"), near),
        "chinigura-rice": ("#8a4f45", lambda: served.rice("#f6efdc", 1.9), near),
    })


def bookseller(print_of):
    """Books that lie open, or shut beside a cup of tea."""
    spreads = {
        "gitanjali": ("#c9b48c", "#282b44"),
        "songs-of-lalon": ("#a9b59a", "#a96818"),
        "abol-tabol": ("#8fb3bd", "#cf9a36"),
        "thakurmar-jhuli": ("#b79ab0", "#3d1435"),
        "uncle-tiger": ("#9cb8ac", "#d9823a"),
        "shesher-kobita": ("#c6a99b", "#20394a"),
        "sultanas-dream": ("#bfa9b8", "#481050"),
        "programming-basics": ("#bfb58e", "#0a3055"),
        "bcs-guide": ("#a9b3ba", "#941a0e"),
        "land-of-the-dinosaurs": ("#d9c9a0", "#0c6c8c"),
        "know-the-night-sky": ("#b8bcd6", "#101a30"),
    }
    resting = {
        "gora": ("#b08a5e", "#6b241e"),
        "pather-panchali": ("#c2b48e", "#225c40"),
        "chander-pahar": ("#b5b08c", "#8c4a14"),
        "agnibeena": ("#c9a88c", "#82191e"),
        "letters-of-71": ("#b9b094", "#094c2b"),
        "devdas": ("#b99aa3", "#2c1325"),
        "srikanta": ("#a3b3ba", "#142742"),
        "bishad-sindhu": ("#b3ad8c", "#0b363c"),
        "sanchayita": ("#c0ab8c", "#452c20"),
        "nakshi-kanthar-math": ("#c4a59c", "#8f2c38"),
        "ruposhi-bangla": ("#a9b58a", "#284d2f"),
        "tuntunir-boi": ("#c2ba8a", "#38886a"),
        "owl-who-slept-at-night": ("#b8a39c", "#524260"),
        "first-alphabet": ("#cdb47a", "#bd2f51"),
        "language-movement": ("#a89c94", "#101012"),
        "liberation-war-stories": ("#a3a992", "#0d3a20"),
        "short-history-of-bengal": ("#c2b08a", "#683d19"),
        "mosques-of-the-delta": ("#a0aaa4", "#0a3844"),
        "plant-that-answered": ("#a9b89c", "#1f4f3a"),
        "kitchen-chemistry": ("#aca3ba", "#530686"),
        "math-olympiad": ("#bda99c", "#8f3234"),
        "hsc-physics": ("#a3a6ba", "#280775"),
        "ssc-english": ("#bdb08c", "#00586a"),
        "medical-admission": ("#97a3a9", "#b9bcc0"),
    }
    return {
        **second_view("boi-para", desk, {
            name: (ground, partial(books.opened, print_of(f"{name}-spread"), board)) for name, (ground, board) in spreads.items()
        }),
        **second_view("boi-para", desk, {
            name: (ground, partial(books.at_rest, print_of(name), board), {"lens": 70}) for name, (ground, board) in resting.items()
        }),
    }


def clothier():
    """Sarees over a rail and panjabis on a hanger: how they fall."""
    sarees = {
        "tangail-cotton-saree": ("#d9c3a8", "#b3141f", "#e3b23c"),
        "jamdani-saree": ("#a88c78", "#f1e8d2", "#b08a3e", "flowers", "#b08a3e"),
        "rajshahi-silk-saree": ("#d3bfa6", "#6e1230", "#d8a53a", "dots", "#d8a53a", 0.1, 0.32),
        "monipuri-saree": ("#d9cbb0", "#24507c", "#d9583c", "stripes", "#e0a34a"),
        "half-silk-saree": ("#b7aec6", "#c94f86", "#e9d9ae", None, "#e9d9ae", 0.2, 0.4),
        "block-print-saree": ("#dcc9a0", "#1b5f40", "#d9b24f", "flowers", "#e6cd8a"),
    }
    return {
        **second_view("rongdhonu", shelf, {
            name: (ground, partial(hanging.over_a_rail, *cloth)) for name, (ground, *cloth) in sarees.items()
        }),
        **second_view("rongdhonu", shelf, {
            "checked-lungi": ("#d6c6b0", lambda: hanging.lungi_over_a_rail("#2a6f97", "checks", "#dfeef2")),
            "signature-panjabi": ("#a8846c", lambda: hanging.on_a_hanger("#f0e6d0", "#b08d57")),
            "plain-cotton-panjabi": ("#d8c9ae", lambda: hanging.on_a_hanger("#4f97c4", "#e8f1f7")),
            "boys-panjabi": ("#b9c9c4", lambda: hanging.on_a_hanger("#dd9530", "#7a3e12", 3, 0.82)),
        }),
    }


def electrician(print_of):
    """Ports and cameras, and sizes beside a coin or a cup."""
    return second_view("bijli-ghar", spread, {
        "nodi-8-smartphone": ("#c3cfdf", lambda: devices.phone_end("#2f5fc4"), {"lens": 68}),
        "nodi-8-pro-smartphone": ("#cfc6d8", lambda: devices.phone_cameras("#3a3d45")),
        "true-wireless-earbuds": ("#a9bdd3", devices.case_and_coin, near),
        "power-bank-20000": ("#c9d3c6", lambda: devices.lying("#2d333c", (2.0, 2.6, 0.5), [(-0.6, 0.42, 0.2), (0.0, 0.42, 0.2), (0.58, 0.3, 0.12)]), near),
        "electric-kettle": ("#d3c3ae", beside_tea(devices.kettle, (0.42, 0.4, 0), 0.95, (-0.85, -0.6, 0), 0.72), {"middle": 0.85, "height": 3.4, "away": 7.6, "lens": 84}),
        "tista-14-laptop": ("#c6b79f", beside_tea(lambda: devices.laptop(print_of("laptop")), (0.25, 0.0, 0), 0.9, (-0.95, -1.1, 0), 0.57), {"middle": 0.42, "lens": 68}),
        "smart-tv-43": ("#d8cfc0", lambda: at_home.television(print_of("television"), print_of), {"middle": 0.95, "height": 2.4, "away": 9.4, "lens": 92}),
        "inverter-refrigerator": ("#d9dcd6", lambda: placed(at_home.refrigerator, (-0.28, 0.2, 0), -4), {"middle": 1.12, "height": 2.5, "away": 8.8, "lens": 96}),
        "over-ear-headphones": ("#b9c4cc", lambda: at_home.headphones(print_of("phone-dark")), {"middle": 0.36, "lens": 70}),
        "led-bulb": ("#8a9bb8", at_home.cap_of_a_bulb, {**near, "middle": 0.55, "lens": 66}),
        "ceiling-fan": ("#b9c6cd", at_home.ceiling_fan, {"middle": 2.45, "height": 2.3, "away": 8.4, "lens": 84}),
        "bluetooth-speaker": ("#cbbfae", beside_tea(devices.speaker, (0.25, 0.35, 0), 0.82, (-0.85, -0.7, 0), 0.76)),
    })


def confectioner():
    """Sweets as they are sold and served."""
    def besan_laddu():
        look = material("#d49a35", 0.6, coat=0.05, spots=(12, mixed("#d49a35", "#ffffff", 0.22), 0.42), bump=(28, 0.6))
        return lambda seed: ball(0.34, look, 0.025, 3.5, seed)

    return second_view("mishti-mukh", spread, {
        "rosogolla": ("#d9a75c", cut.rosogolla),
        "kalojam": ("#c98f80", cut.kalojam),
        "kheer-kadam": ("#d3bda6", cut.kheer_kadam),
        "chomchom": ("#dcb48c", cut.chomchom),
        "coconut-naru": ("#b3a78f", cut.coconut_naru),
        "amriti": ("#d3bfa8", lambda: fried.amriti_with_tea("#b8400f")),
        "carrot-halwa": ("#e0c9a8", helpings.carrot_halwa),
        "habshi-halwa": ("#cdb89c", helpings.habshi_halwa),
        "kachagolla": ("#b9a98c", helpings.kachagolla),
        "motichoor-laddu": ("#dcc08c", helpings.motichoor),
        "nolen-gur-sandesh": ("#d9c3a4", helpings.sandesh),
        "pistachio-barfi": ("#d3d6b8", helpings.barfi),
        "rosomalai": ("#cbbb9c", helpings.rosomalai),
        "rajbhog": ("#d8b9a6", cut.rajbhog),
        "sour-doi": ("#a9b3a0", doi_and_helping("#9a6b4f", "#fdfaf2")),
        "mango-doi": ("#d9c58a", lambda: helpings.mango_doi("#c05f28", "#f8bb3c", "#f08a1c")),
        "bogura-doi": ("#d9bd94", doi_and_helping("#b5532a", "#c98f55")),
        "jilapi": ("#c6b79f", beside_tea(lambda: fried.jilapi("#e2700f"), (0.4, 0.4, 0), 0.82)),
        "besan-laddu": ("#dccdae", lambda: sweets.boxed(besan_laddu()), box),
        "til-laddu": ("#cdbfa0", lambda: sweets.boxed(sweets.sesame_maker(0.34)), box),
        "wedding-box": ("#dcc3a8", gifts.wedding_box, {"middle": 0.92, "lens": 56}),
        "good-results-box": ("#d9cba4", gifts.good_results_box, {"middle": 0.92, "lens": 56}),
        "assorted-box": ("#d6c6ba", gifts.assorted_box, {"middle": 0.92, "lens": 56}),
        "khirsa-doi": ("#c9ae94", lambda: thick_doi("#8f3d1f", "#e0a862"), {"middle": 1.15, "height": 4.2, "away": 6.9, "lens": 72}),
    })


def beside_tea(make, at, size, cup=(-1.0, -0.75, 0), scale=0.82):
    """@returns the scene of a thing beside a cup of tea, which is 8 cm high: 0.7 at its `scale`"""
    def scene():
        placed(make, at, 0, size)
        x, y, z = cup
        saucer(cup, scale * 0.88)
        cup_of_tea((x, y, z + 0.03), 150, scale)

    return scene


def doi_and_helping(pot, cream):
    """@returns the scene of a pot of yoghurt and a helping of it"""
    def scene():
        placed(lambda: sweets.doi(pot, cream), (0.42, 0.75, 0), 0, 0.82)
        sweets.helping(cream)

    return scene


def thick_doi(pot, cream):
    """Yoghurt so thick that a spoon stands in it."""
    placed(lambda: sweets.doi(pot, cream), (0, 0, 0), 0, 0.9)
    spoon(None, (0.16, -0.05, 0.92), (0, -78, 24), 0.82)
