"""What a product shows in its second picture: a detail, or how large it is beside something known."""
import at_home
import books
import cut
import devices
import hanging
import served
import sweets
from banners import placed
from known import cup_of_tea, saucer, spoon
from studio import ball, material, mixed

spread = {"middle": 0.3, "height": 5.2, "away": 5.6, "lens": 76}
"""From above, as one looks at a set table."""

near = {"middle": 0.35, "height": 3.6, "away": 5.8, "lens": 84}
"""Closer, half from above."""

desk = {"middle": 0.1, "height": 6.0, "away": 4.8, "lens": 85}
"""From above, as one reads."""

standing = {"middle": 0.85, "height": 3.4, "away": 7.6, "lens": 84}
"""Of what stands beside a cup."""

box = {**spread, "lens": 64}
"""Of an open box."""

shelf = {"middle": 1.28, "height": 2.6, "away": 8.2, "lens": 90}
"""Of what hangs, from the front."""


def second_views(print_of):
    """@returns the scenes by shop and product: ground, scene and camera"""
    return {**grocer(), **bookseller(print_of), **clothier(), **electrician(print_of), **confectioner()}


def grocer():
    """What a kitchen makes of what Kacha Bazar sells."""
    return {
        "kacha-bazar/tomato": ("#dfe6c4", cut.tomato, spread),
        "kacha-bazar/carrot": ("#d5dfc0", cut.carrot, spread),
        "kacha-bazar/long-eggplant": ("#dbe2c6", cut.eggplant, spread),
        "kacha-bazar/potato": ("#cdd9b4", cut.potato, spread),
        "kacha-bazar/deshi-onion": ("#d9e0bd", cut.onion, spread),
        "kacha-bazar/green-chili": ("#d6d3b4", served.chillies_and_coin, spread),
        "kacha-bazar/mustard-oil": ("#d9cfa6", lambda: served.oil("#c98a12", "#6e4a1c", 0.028, 640), spread),
        "kacha-bazar/himsagar-mango": ("#e6d3a4", served.cut_mango, spread),
        "kacha-bazar/miniket-rice": ("#7d8f63", lambda: served.rice("#f2e8d0"), near),
        "kacha-bazar/chinigura-rice": ("#8a4f45", lambda: served.rice("#f6efdc", 1.9), near),
        "kacha-bazar/sundarban-honey": ("#e9dcb4", served.honey, spread),
        "kacha-bazar/brown-eggs": ("#d9c6a4", served.fried_egg, spread),
        "kacha-bazar/turmeric-powder": ("#cfd8b8", lambda: served.powder("#e59312", served.root_of_turmeric), spread),
        "kacha-bazar/chili-powder": ("#e0d3b4", lambda: served.powder("#b8200f", served.dry_chillies), spread),
        "kacha-bazar/sylhet-tea": ("#b9c7a0", served.tea, spread),
    }


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
        "land-of-the-dinosaurs": ("#d9c9a0", "#0c6c8c"),
        "know-the-night-sky": ("#b8bcd6", "#101a30"),
    }
    resting = {
        "gora": ("#b08a5e", "#6b241e"),
        "pather-panchali": ("#c2b48e", "#225c40"),
        "agnibeena": ("#c9a88c", "#82191e"),
        "letters-of-71": ("#b9b094", "#094c2b"),
    }
    return {
        **{
            f"boi-para/{name}": (ground, lambda name=name, board=board: books.opened(print_of(f"{name}-spread"), board), desk)
            for name, (ground, board) in spreads.items()
        },
        **{
            f"boi-para/{name}": (ground, lambda name=name, board=board: books.at_rest(print_of(name), board), {**desk, "lens": 70})
            for name, (ground, board) in resting.items()
        },
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
        **{
            f"rongdhonu/{name}": (ground, lambda cloth=cloth: hanging.over_a_rail(*cloth), shelf)
            for name, (ground, *cloth) in sarees.items()
        },
        "rongdhonu/signature-panjabi": ("#a8846c", lambda: hanging.on_a_hanger("#f0e6d0", "#b08d57"), shelf),
        "rongdhonu/plain-cotton-panjabi": ("#d8c9ae", lambda: hanging.on_a_hanger("#4f97c4", "#e8f1f7"), shelf),
        "rongdhonu/boys-panjabi": ("#b9c9c4", lambda: hanging.on_a_hanger("#dd9530", "#7a3e12", 3, 0.82), shelf),
    }


def electrician(print_of):
    """Ports and cameras, and sizes beside a coin or a cup."""
    return {
        "bijli-ghar/nodi-8-smartphone": ("#c3cfdf", lambda: devices.phone_end("#2f5fc4"), {**spread, "lens": 68}),
        "bijli-ghar/nodi-8-pro-smartphone": ("#cfc6d8", lambda: devices.phone_cameras("#3a3d45"), spread),
        "bijli-ghar/true-wireless-earbuds": ("#a9bdd3", devices.case_and_coin, near),
        "bijli-ghar/power-bank-20000": ("#c9d3c6", lambda: devices.lying("#2d333c", (2.0, 2.6, 0.5), [(-0.6, 0.42, 0.2), (0.0, 0.42, 0.2), (0.58, 0.3, 0.12)]), near),
        "bijli-ghar/electric-kettle": ("#d3c3ae", beside_tea(devices.kettle, (0.42, 0.4, 0), 0.95, (-0.85, -0.6, 0), 0.72), standing),
        "bijli-ghar/tista-14-laptop": ("#c6b79f", beside_tea(lambda: devices.laptop(print_of("laptop")), (0.25, 0.0, 0), 0.9, (-0.95, -1.1, 0), 0.57), {**spread, "middle": 0.42, "lens": 68}),
        "bijli-ghar/smart-tv-43": ("#d8cfc0", lambda: at_home.television(print_of("television"), print_of), {"middle": 0.95, "height": 2.4, "away": 9.4, "lens": 92}),
        "bijli-ghar/inverter-refrigerator": ("#d9dcd6", lambda: placed(at_home.refrigerator, (-0.28, 0.2, 0), -4), {"middle": 1.12, "height": 2.5, "away": 8.8, "lens": 96}),
        "bijli-ghar/over-ear-headphones": ("#b9c4cc", lambda: at_home.headphones(print_of("phone-dark")), {**spread, "middle": 0.36, "lens": 70}),
        "bijli-ghar/led-bulb": ("#8a9bb8", at_home.cap_of_a_bulb, {**near, "middle": 0.55, "lens": 66}),
        "bijli-ghar/bluetooth-speaker": ("#cbbfae", beside_tea(devices.speaker, (0.25, 0.35, 0), 0.82, (-0.85, -0.7, 0), 0.76), spread),
    }


def confectioner():
    """Sweets as they are sold and served."""
    def besan_laddu():
        look = material("#d49a35", 0.6, coat=0.05, spots=(12, mixed("#d49a35", "#ffffff", 0.22), 0.42), bump=(28, 0.6))
        return lambda seed: ball(0.34, look, 0.025, 3.5, seed)

    return {
        "mishti-mukh/rosogolla": ("#d9a75c", cut.rosogolla, spread),
        "mishti-mukh/kalojam": ("#c98f80", cut.kalojam, spread),
        "mishti-mukh/kheer-kadam": ("#d3bda6", cut.kheer_kadam, spread),
        "mishti-mukh/chomchom": ("#dcb48c", cut.chomchom, spread),
        "mishti-mukh/coconut-naru": ("#b3a78f", cut.coconut_naru, spread),
        "mishti-mukh/besan-laddu": ("#dccdae", lambda: sweets.boxed(besan_laddu()), box),
        "mishti-mukh/bogura-doi": ("#d9bd94", doi_and_helping("#b5532a", "#c98f55"), spread),
        "mishti-mukh/khirsa-doi": ("#c9ae94", lambda: thick_doi("#8f3d1f", "#e0a862"), {"middle": 1.15, "height": 4.2, "away": 6.9, "lens": 72}),
        "mishti-mukh/jilapi": ("#c6b79f", beside_tea(lambda: sweets.jilapi("#e2700f"), (0.4, 0.4, 0), 0.82), spread),
    }


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
