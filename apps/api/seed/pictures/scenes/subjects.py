"""What is photographed: each product by its shop and slug, on which ground, from where."""
import os

import appliances
import banners
import books
import clothes
import devices
import electronics
import fried
import gadgets
import gifts
import market
import meals
import pantry
import produce
import second_views
import shelves
import sweets
import wardrobe
from cameras import folded, frame, heap, high, large, low, table, tall, upright, worn
from other_sides import other_sides
from photograph import of_shop

prints = os.environ.get("PRINTS", "")
"""The folder of what is printed on the goods."""


def print_of(name):
    return os.path.join(prints, name + ".png")


subjects = {
    **of_shop("mishti-mukh", high, {
        "rosogolla": ("#e3a94f", lambda: sweets.rosogolla("#fbf3e2", "#efdcae")),
        "rajbhog": ("#d98a7c", lambda: sweets.rosogolla("#f4c84e", "#f0d492", "#f4efe6")),
        "rosomalai": ("#c9b28a", lambda: sweets.rosomalai("#fdf3dc", "#f6e0ac")),
        "chomchom": ("#e8b27c", lambda: sweets.ovals("#9a4a26", "#f6ead2")),
        "jilapi": ("#ecb765", lambda: fried.jilapi("#e2700f")),
        "amriti": ("#dba17a", lambda: fried.amriti("#b8400f")),
        "nolen-gur-sandesh": ("#dba76b", lambda: sweets.discs("#c98a48", "#6c8a3a")),
        "kachagolla": ("#d7b98a", lambda: sweets.loose("#f6e6c0")),
        "pistachio-barfi": ("#b9c595", lambda: sweets.diamonds("#b9c98a", "#56762a")),
        "carrot-halwa": ("#efb98a", lambda: sweets.tiles("#d8581a", "#7f9a4a")),
        "habshi-halwa": ("#d8b08a", lambda: sweets.tiles("#4f2614", "#e3c090")),
    }),
    **of_shop("mishti-mukh", heap, {
        "kalojam": ("#e2a58f", lambda: sweets.balls("#3b1513", 0.02, 0.22, 0.6, crumbs="#f2e3c8")),
        "kheer-kadam": ("#cfa58c", lambda: sweets.balls("#f3e4c8", 0.03, 0.8, 0, (34, 0.9), crumbs="#fbf3e0")),
        "motichoor-laddu": ("#f0bb5e", lambda: sweets.motichoor("#f08a16")),
        "besan-laddu": ("#e9c07a", lambda: sweets.balls("#d49a35", 0.025, 0.6, 0.05, (28, 0.6))),
        "coconut-naru": ("#c7a98c", lambda: sweets.balls("#a8703c", 0.05, 0.6, 0.1, (26, 1.0))),
        "til-laddu": ("#d9b38f", sweets.sesame_laddu),
    }),
    **of_shop("mishti-mukh", tall, {
        "bogura-doi": ("#e6b877", lambda: sweets.doi("#b5532a", "#c98f55")),
        "sour-doi": ("#cdbfa0", lambda: sweets.doi("#9a6b4f", "#fdfaf2")),
        "khirsa-doi": ("#d79f78", lambda: sweets.doi("#8f3d1f", "#e0a862")),
        "mango-doi": ("#f2c768", lambda: sweets.doi("#c05f28", "#f8bb3c", "#f08a1c")),
    }),
    **of_shop("kacha-bazar", table, {
        "potato": ("#c9dcae", produce.potatoes),
        "deshi-onion": ("#d6e2b8", produce.onions),
        "tomato": ("#cfe3b4", produce.tomatoes),
        "long-eggplant": ("#dbe6c0", produce.eggplants),
        "green-chili": ("#e6e0bc", produce.chillies),
        "carrot": ("#cfe0c0", produce.carrots),
        "cucumber": ("#e2e6c2", produce.cucumbers),
        "himsagar-mango": ("#f0d9a0", produce.mangoes),
        "sagar-banana": ("#d9e6d0", produce.bananas),
        "malta": ("#d5e3c6", produce.malta),
        "brown-eggs": ("#e6dcc8", produce.eggs, {"lens": 62}),
    }),
    **of_shop("boi-para", upright, {
        name: (ground, lambda name=name, board=board: books.alone(print_of(name), board))
        for name, ground, board in [
            ("gora", "#e0cba0", "#6b241e"),
            ("shesher-kobita", "#e8cfc0", "#20394a"),
            ("pather-panchali", "#d3d9bd", "#225c40"),
            ("chander-pahar", "#e9d6b2", "#8c4a14"),
            ("sultanas-dream", "#e4cfdd", "#481050"),
            ("gitanjali", "#e6d8bc", "#282b44"),
            ("agnibeena", "#ecd0b6", "#82191e"),
            ("songs-of-lalon", "#e0d5b4", "#a96818"),
            ("abol-tabol", "#c9dadf", "#cf9a36"),
            ("thakurmar-jhuli", "#e9d9a8", "#3d1435"),
            ("uncle-tiger", "#cfdcd6", "#d9823a"),
            ("land-of-the-dinosaurs", "#d8e6d4", "#0c6c8c"),
            ("letters-of-71", "#e2d6c0", "#094c2b"),
            ("know-the-night-sky", "#d6d6e6", "#101a30"),
            ("programming-basics", "#ebdfb0", "#0a3055"),
            ("bcs-guide", "#e6d5c4", "#941a0e"),
            ("devdas", "#e0cdd2", "#2c1325"),
            ("srikanta", "#d6dfe2", "#142742"),
            ("bishad-sindhu", "#ded8c0", "#0b363c"),
            ("sanchayita", "#e6d9c4", "#452c20"),
            ("nakshi-kanthar-math", "#e9d3cd", "#8f2c38"),
            ("ruposhi-bangla", "#d9e0c0", "#284d2f"),
            ("tuntunir-boi", "#e9e3c2", "#38886a"),
            ("owl-who-slept-at-night", "#e3d6d0", "#524260"),
            ("first-alphabet", "#efdfb4", "#bd2f51"),
            ("language-movement", "#ddd3cc", "#101012"),
            ("liberation-war-stories", "#d8dccb", "#0d3a20"),
            ("short-history-of-bengal", "#e9dcc0", "#683d19"),
            ("mosques-of-the-delta", "#d6dfd9", "#0a3844"),
            ("plant-that-answered", "#dbe6d4", "#1f4f3a"),
            ("kitchen-chemistry", "#dcd6e6", "#530686"),
            ("math-olympiad", "#e6d8cf", "#8f3234"),
            ("hsc-physics", "#d6d9e9", "#280775"),
            ("ssc-english", "#e6dcc4", "#00586a"),
            ("medical-admission", "#cfd6da", "#b9bcc0"),
        ]
    }),
    **of_shop("kacha-bazar", large, {
        "watermelon": ("#f3dfae", produce.watermelon),
    }),
    **of_shop("kacha-bazar", upright, {
        "mustard-oil": ("#efe0b0", lambda: pantry.bottle(print_of("mustard-oil"), "#c98a12", "#5b3a0c")),
        "soybean-oil": ("#d8e4c0", lambda: pantry.bottle(print_of("soybean-oil"), "#f0c23a", "#1b7a43")),
        "gawa-ghee": ("#f0dcb4", lambda: pantry.jar(print_of("gawa-ghee"), "#f0c95a", "#c9a24a")),
        "sundarban-honey": ("#e6dfc0", lambda: pantry.jar(print_of("sundarban-honey"), "#c9780c", "#7a4310")),
        "turmeric-powder": ("#dfe3c4", lambda: pantry.pouch(print_of("turmeric-powder"), "#f0a51b")),
        "chili-powder": ("#eadcc0", lambda: pantry.pouch(print_of("chili-powder"), "#c31f33")),
        "muri": ("#9db58c", lambda: pantry.pouch(print_of("muri"), "#fbf4e2")),
        "sylhet-tea": ("#e3dfba", lambda: pantry.carton(print_of("sylhet-tea"), "#1c5f3a")),
        "miniket-rice": ("#d9e0b8", lambda: pantry.sack(print_of("miniket-rice"), "#d8bf92", "#f2e8d0")),
        "chinigura-rice": ("#e6d8c4", lambda: pantry.sack(print_of("chinigura-rice"), "#dcc8a0", "#f6efdc")),
    }),
    **of_shop("rongdhonu", folded, {
        "tangail-cotton-saree": ("#dda79b", lambda: clothes.saree("#b3141f", "#e3b23c")),
        "jamdani-saree": ("#b79d86", lambda: clothes.saree("#f1e8d2", "#b08a3e", "flowers", "#b08a3e")),
        "rajshahi-silk-saree": ("#d9b8a4", lambda: clothes.saree("#6e1230", "#d8a53a", "dots", "#d8a53a", 0.1, 0.32)),
        "monipuri-saree": ("#e0c4a4", lambda: clothes.saree("#24507c", "#d9583c", "stripes", "#e0a34a")),
        "half-silk-saree": ("#c9b7d6", lambda: clothes.saree("#c94f86", "#e9d9ae", None, "#e9d9ae", 0.2, 0.4)),
        "block-print-saree": ("#dfc79c", lambda: clothes.saree("#1b5f40", "#d9b24f", "flowers", "#e6cd8a")),
        "checked-lungi": ("#d9c3a8", lambda: clothes.lungi("#2a6f97", "checks", "#dfeef2")),
    }),
    **of_shop("rongdhonu", worn, {
        "signature-panjabi": ("#9fb79b", lambda: clothes.shirt("#f0e6d0", "#b08d57")),
        "plain-cotton-panjabi": ("#dcc394", lambda: clothes.shirt("#4f97c4", "#e8f1f7")),
        "boys-panjabi": ("#a3bccb", lambda: clothes.shirt("#dd9530", "#7a3e12", 3)),
    }),
    **of_shop("bijli-ghar", upright, {
        "nodi-8-smartphone": ("#c9d6ea", lambda: devices.phone(print_of("phone-blue"), "#2f5fc4")),
        "nodi-8-pro-smartphone": ("#d6d0e2", lambda: devices.phone(print_of("phone-dark"), "#26282e", 3)),
        "over-ear-headphones": ("#d3dae0", devices.headphones),
        "electric-kettle": ("#e2dccf", devices.kettle),
        "led-bulb": ("#4a5f86", devices.bulb),
        "power-bank-20000": ("#cfdcdf", devices.power_bank),
        "inverter-refrigerator": ("#dde3e6", devices.refrigerator),
    }),
    **of_shop("bijli-ghar", low, {
        "smart-tv-43": ("#d0d8e4", lambda: devices.television(print_of("television"))),
        "tista-14-laptop": ("#d8dde2", lambda: devices.laptop(print_of("laptop"))),
        "true-wireless-earbuds": ("#8fa9c6", gadgets.earbuds),
        "bluetooth-speaker": ("#e0dcd8", devices.speaker),
        "ceiling-fan": ("#a9bccb", lambda: devices.ceiling_fan("#f2f1ec")),
    }),
    **{
        name: {"ground": ground, "scene": scene, "camera": frame}
        for name, (ground, scene) in banners.banners(print_of).items()
    },
    **of_shop("rongdhonu", folded, {
        "tangail-cotton-saree-in-mustard": ("#c9c3a8", lambda: clothes.saree("#d09a1c", "#8a1f2c")),
        "tangail-cotton-saree-in-green": ("#d9c9a0", lambda: clothes.saree("#1f6b3a", "#e3b23c")),
        "tangail-cotton-saree-in-sky": ("#dccab4", lambda: clothes.saree("#4f9fd0", "#e9dcae")),
        "rajshahi-silk-saree-in-navy": ("#d3c3b0", lambda: clothes.saree("#1b2a5c", "#d8a53a", "dots", "#d8a53a", 0.1, 0.32)),
        "rajshahi-silk-saree-in-pink": ("#cdb9c9", lambda: clothes.saree("#d0528c", "#d8a53a", "dots", "#e6c067", 0.1, 0.32)),
        "half-silk-saree-in-cream": ("#c3b0a0", lambda: clothes.saree("#f0e6cc", "#c79a4a", None, "#e9d9ae", 0.2, 0.4)),
        "half-silk-saree-in-black": ("#cfc0b8", lambda: clothes.saree("#1b1a1d", "#cfa24a", None, "#e9d9ae", 0.2, 0.4)),
    }),
    **of_shop("rongdhonu", worn, {
        "signature-panjabi-in-navy": ("#c3b394", lambda: clothes.shirt("#1f3a5f", "#d9b26f")),
        "signature-panjabi-in-maroon": ("#c9b8a0", lambda: clothes.shirt("#6e1b2a", "#e3c088")),
        "plain-cotton-panjabi-in-white": ("#a9bccb", lambda: clothes.shirt("#f4f3ee", "#cfd6da")),
        "plain-cotton-panjabi-in-black": ("#d0c3b0", lambda: clothes.shirt("#1c1d20", "#4a4d52")),
        "boys-panjabi-in-white": ("#a9bfae", lambda: clothes.shirt("#f4f3ee", "#b5893a", 3)),
    }),
    **of_shop("bijli-ghar", upright, {
        "nodi-8-smartphone-in-black": ("#c9d6ea", lambda: devices.phone(print_of("phone-blue"), "#1b1d21")),
        "nodi-8-smartphone-in-green": ("#d3e0d8", lambda: devices.phone(print_of("phone-blue"), "#2f7a55")),
        "nodi-8-pro-smartphone-in-silver": ("#cfd6e2", lambda: devices.phone(print_of("phone-dark"), "#d5d8dc", 3)),
        "nodi-8-pro-smartphone-in-green": ("#d9d6c6", lambda: devices.phone(print_of("phone-dark"), "#2f6b52", 3)),
        "power-bank-20000-in-white": ("#b9c7cf", lambda: devices.power_bank("#f1f1ee")),
        "inverter-refrigerator-in-silver": ("#b9c4cc", lambda: devices.refrigerator("#c6c9cd")),
        "inverter-refrigerator-in-black": ("#d6d3cb", lambda: devices.refrigerator("#17181b")),
        "over-ear-headphones-in-silver": ("#b9c6d3", lambda: devices.headphones("#c3c7cd")),
        "over-ear-headphones-in-blue": ("#dcd9d3", lambda: devices.headphones("#2850a8")),
    }),
    **of_shop("bijli-ghar", low, {
        "tista-14-laptop-in-black": ("#d8dde2", lambda: devices.laptop(print_of("laptop"), "#25272b")),
        "true-wireless-earbuds-in-black": ("#d3d9e0", lambda: gadgets.earbuds("#1d1f23")),
        "true-wireless-earbuds-in-green": ("#d6e0d8", lambda: gadgets.earbuds("#3f8a66")),
        "ceiling-fan-in-black": ("#d0d6da", lambda: devices.ceiling_fan("#232427")),
        "bluetooth-speaker-in-black": ("#cfd3d6", lambda: devices.speaker("#232427")),
        "bluetooth-speaker-in-blue": ("#e0dcd8", lambda: devices.speaker("#2a4f9c")),
    }),
    **of_shop("kacha-bazar", {"middle": 0.22, "height": 4.8, "away": 5.6, "lens": 80}, {
        "padma-hilsa": ("#bcd0d6", meals.hilsa),
        "rui-fish": ("#c9d6c4", meals.rui),
        "golda-prawn": ("#b7cdd2", market.prawns, {"lens": 74}),
        "beef": ("#c4d2c0", market.beef),
        "mutton-leg": ("#d3d6c0", meals.leg),
        "deshi-chicken": ("#bfd3c6", meals.chicken),
        "masoor-dal": ("#cbdab6", lambda: market.pulses("#d9682c", "#f4efe4")),
        "moong-dal": ("#c6d4c0", lambda: market.pulses("#d9a531", "#8c3f2c", 0.05, (1.5, 0.9, 0.7))),
    }),
    **of_shop("kacha-bazar", {"middle": 1.15, "height": 3.2, "away": 8.0, "lens": 84}, {"pineapple": ("#f0dfb0", meals.pineapple)}),
    **of_shop("mishti-mukh", high, {
        "shahi-tukra": ("#cfa58c", meals.shahi_tukra),
        "bhapa-pitha": ("#d9bd8f", meals.bhapa_pitha),
        "puli-pitha": ("#e2b98a", meals.puli_pitha),
        "teler-pitha": ("#d8c39a", meals.teler_pitha),
        "sugar-free-sandesh": ("#c9c59a", lambda: sweets.tiles("#e3c48c", "#5f7f3a")),
        "wedding-box": ("#e6c3a0", lambda: gifts.gift_box("#9c1c2b", "#e3b85a"), {"middle": 0.4, "lens": 78}),
        "good-results-box": ("#e9cf9c", lambda: gifts.gift_box("#1f6b4a", "#f0d27a"), {"middle": 0.4, "lens": 78}),
        "assorted-box": ("#d9c0b0", lambda: gifts.gift_box("#c2417d", "#f7ecd6"), {"middle": 0.4, "lens": 78}),
    }),
    **of_shop("mishti-mukh", upright, {"borhani": ("#e2cfa2", meals.borhani, {"middle": 0.9, "aside": 0.2})}),
    **of_shop("bijli-ghar", {"middle": 0.8, "height": 3.2, "away": 7.8, "lens": 84}, {
        "rice-cooker": ("#d5dcdf", appliances.rice_cooker, {"middle": 0.7}),
        "blender": ("#d9dcd2", appliances.blender, {"middle": 1.05, "aside": -0.6}),
        "rechargeable-fan": ("#d8dee6", appliances.table_fan, {"middle": 1.3, "lens": 78}),
        "bangla-keyboard": ("#c8d3dc", appliances.keyboard, {"middle": 0.1, "height": 5.4, "away": 5.6, "lens": 88}),
        "fast-charger-33w": ("#b9c8d8", appliances.charger, {"middle": 0.5, "lens": 96}),
        "smart-watch": ("#d3d6dc", lambda: appliances.smart_watch("#25272c"), {"lens": 96}),
        "smart-watch-in-silver": ("#bcc8d3", lambda: appliances.smart_watch("#c3c7cd"), {"lens": 96}),
        "smart-watch-in-green": ("#d6ddd6", lambda: appliances.smart_watch("#2f6b4d"), {"lens": 96}),
    }),
    **electronics.electronics(print_of),
    **shelves.shelves(print_of),
    **wardrobe.wardrobe(),
    **second_views.second_views(print_of),
}

subjects.update(other_sides(subjects))
