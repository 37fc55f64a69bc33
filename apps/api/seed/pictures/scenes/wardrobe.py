"""What of the fashion shop hangs or stands by itself, in each of its colours."""
import accessories
import carried
import footwear
import garments
import jackets
import shoes
from cameras import folded
from photograph import in_colours, of_shop

hung = {"middle": 1.5, "height": 2.6, "away": 8.2, "lens": 112}
"""Of what hangs, from the front."""

long = {**hung, "middle": 1.42, "lens": 86}
"""Of what hangs down to the floor: a card of 4 : 5 goes on above and below with what is at the picture's edge."""

laid = {"middle": 0.1, "height": 4.6, "away": 5.2, "lens": 92}
"""Of what is small and lies on a table."""

stood = {"middle": 0.8, "height": 3.0, "away": 7.6, "lens": 84}
"""Of what stands on a table."""


def wardrobe():
    return {
        **of_shop("rongdhonu", hung, {
            **in_colours("embroidered-kurti", "#cdbdd0", garments.kurti, ("#c2417d", "#f0c04a"), {
                "mustard": ("#d9a21b", "#8a1f3c"), "navy": ("#1f3a5f", "#e3b23c"),
            }, {"mustard": "#b9c4bd", "navy": "#d8c9b4"}),
            **in_colours("crew-neck-tee", "#c4cfd6", garments.tee, ("#1f6b4a",), {
                "white": ("#f4f1ea",), "black": ("#2b2b30",), "mustard": ("#d9a21b",),
            }, {"white": "#8fa3b0", "mustard": "#c6cfd2"}),
            **in_colours("polo-shirt", "#d8cdbb", garments.polo, ("#1f3a5f", "#e63946"), {
                "red": ("#c62828", "#f4f1ea"), "white": ("#f4f1ea", "#1f3a5f"),
            }, {"white": "#8ea79a"}),
            **in_colours("oxford-shirt", "#cbb9a6", garments.oxford, ("#a9c9e6",), {"white": ("#f4f3ee",)}, {"white": "#b08f76"}),
            **in_colours("girls-frock", "#bcd0cf", garments.frock, ("#e06a9b", "#b2346d"), {
                "mustard": ("#d9a21b", "#8a4b12"),
            }),
            **in_colours("handloom-koti", "#c9c6b4", jackets.koti, ("#1f3a5f",), {
                "maroon": ("#6e1b2a",), "brown": ("#6b4a2f",),
            }),
            **in_colours("denim-jacket", "#d3c8b8", jackets.denim_jacket, ("#35527c",), {"black": ("#2b2d33",)}),
            "cotton-shorts": ("#b9c6cc", lambda: jackets.shorts("#a98f6a"), {"middle": 1.5, "lens": 98}),
            "kids-tee-pack": ("#d9d0be", garments.three_tees, {"middle": 1.6, "lens": 118}),
            "khadi-tunic": ("#b7c0b0", lambda: garments.kurti("#b88a5b", "#5b3a1e", 78.0, 32.0, "stripes")),
        }),
        **of_shop("rongdhonu", long, {
            **in_colours("georgette-kameez", "#d3c1b4", garments.long_kameez, ("#7b1f2e", "#e3b85a"), {
                "black": ("#232226", "#e3c27a"),
            }),
            **in_colours("everyday-palazzo", "#d3c9bd", garments.palazzo, ("#2b2b30",), {
                "white": ("#f4f1ea",), "maroon": ("#7b1f2e",),
            }, {"white": "#7c8f84"}),
            **in_colours("slim-jeans", "#d6cbb9", garments.jeans, ("#2f4f7c",), {"black": ("#2b2d33",)}),
            "kabli-set": ("#cfc6b6", lambda: jackets.kabli("#2b2b30"), {"lens": 76}),
            "kabli-set-in-brown": ("#cfc6b6", lambda: jackets.kabli("#6b4a2f"), {"lens": 76}),
            "white-pajama": ("#76908c", garments.pajama),
        }),
        **of_shop("rongdhonu", laid, {
            "pearl-bracelet": ("#8d7f9c", accessories.bracelet, {"lens": 96}),
            "bath-sandals": ("#cfe0df", lambda: accessories.sandals("#2f6fb0", "#f2b13a")),
            "running-shoes": ("#c9d2d6", lambda: shoes.trainers("#f2f1ec", "#5b6fb0"), {"middle": 0.4, "height": 3.8, "away": 6.4, "lens": 88}),
            "running-shoes-in-black": ("#d5cfc4", lambda: shoes.trainers("#2a2b2f", "#c9453f"), {"middle": 0.4, "height": 3.8, "away": 6.4, "lens": 88}),
            "kids-socks": ("#d8d3e0", accessories.socks),
        }),
        **of_shop("rongdhonu", {**hung, "middle": 1.3, "lens": 92}, in_colours("chiffon-orna", "#d6cabb", jackets.orna, ("#b8222f",), {
            "pink": ("#e07aa5",), "sky": ("#6fb3dc",), "black": ("#2b2b30",),
        })),
        **of_shop("rongdhonu", folded, in_colours("cotton-three-piece", "#d9c9b0", jackets.three_piece, ("#4f9fd0", "#f4ead2"), {
            "maroon": ("#7b1f2e", "#e3b85a"), "green": ("#1f6b3a", "#f0d27a"),
        })),
        **of_shop("rongdhonu", {"middle": 0.4, "height": 3.6, "away": 6.4, "lens": 72}, {
            **in_colours("leather-derby", "#cfc9bd", footwear.derbies, ("#5b3420",), {"black": ("#1d1b1a",)}),
            **in_colours("block-heels", "#d9cfc9", footwear.heels, ("#a51c2a",), {"black": ("#1d1b1a",)}),
            **in_colours("soft-flats", "#cdd3d0", footwear.flats, ("#23375c",), {"pink": ("#d98aa0",)}),
        }),
        **of_shop("rongdhonu", {**stood, "middle": 0.42}, in_colours("cotton-cap", "#d3cfc6", carried.cap, ("#23375c",), {
            "red": ("#b3262e",), "black": ("#232226",),
        })),
        **of_shop("rongdhonu", stood, {
            **in_colours("school-backpack", "#cdd3d6", carried.backpack, ("#b3262e",), {
                "navy": ("#23375c",), "green": ("#2c6043",),
            }, {"navy": "#d9d0be"}),
            "wedding-clutch": ("#cbb9a6", carried.clutch, {"middle": 0.55, "lens": 92}),
            "polarised-sunglasses": ("#dcc7ac", accessories.sunglasses, {"middle": 0.4, "lens": 92}),
            "monsoon-umbrella": ("#d8cfc0", lambda: accessories.umbrella("#5b3f94"), {"middle": 0.7, "lens": 104}),
            **in_colours("leather-handbag", "#d0d5d0", accessories.handbag, ("#8a5a3b",), {
                "black": ("#232226",), "maroon": ("#6e1b2a",),
            }),
        }),
    }
