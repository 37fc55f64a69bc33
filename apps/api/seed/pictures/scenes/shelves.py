"""What the grocer, the confectioner and the bookseller have beside what they are known for."""
import household
import pantry
import snacks
import stationery
from cameras import heap, high, table, tall, upright
from photograph import of_shop


def shelves(print_of):
    """@returns the subjects, as `of_shop` does"""
    return {
        **of_shop("kacha-bazar", upright, {
            "whole-wheat-flour": ("#e3d6b8", lambda: pantry.sack(print_of("whole-wheat-flour"), "#cfae7c", "#b5814c", grains=False), {"lens": 92}),
            "iodised-salt": ("#c3d6e0", lambda: pantry.pouch(print_of("iodised-salt"), "#1f5f99")),
            "liquid-milk": ("#bcd3dc", household.milk, {"middle": 0.95, "aside": 0.2}),
            "family-pack-cookies": ("#e6d6b4", lambda: household.cookies(print_of("family-pack-cookies")), {"middle": 0.9, "height": 3.4, "lens": 88}),
        }),
        **of_shop("kacha-bazar", table, {
            "red-spinach": ("#d6dfbc", household.red_spinach, {"middle": 0.25, "height": 4.4}),
            "austagram-cheese": ("#c6d3b0", household.cheese, {"middle": 0.3, "lens": 74}),
            "bath-soap": ("#d3e0d6", household.soap, {"middle": 0.3, "lens": 92}),
            "dish-sponge": ("#cfdce3", household.sponges, {"middle": 0.3, "lens": 90}),
            "flower-broom": ("#c9d3bd", household.broom, {"middle": 0.1, "height": 5.4, "away": 5.4, "lens": 90}),
        }),
        **of_shop("mishti-mukh", high, {
            "muktagacha-monda": ("#c98f6a", snacks.monda),
            "patishapta": ("#dcb98a", snacks.patishapta),
            "nakshi-pitha": ("#cdb394", snacks.nakshi_pitha),
            "nimki": ("#d9c3a0", snacks.nimki),
            "chanachur": ("#c39a7a", snacks.chanachur),
            "murali": ("#e0bb84", snacks.murali),
        }),
        **of_shop("mishti-mukh", heap, {
            "singara": ("#b9bd94", snacks.singara, {"middle": 0.45}),
            "cream-cupcakes": ("#cfdcd0", snacks.cupcakes, {"middle": 0.5, "lens": 96}),
        }),
        **of_shop("mishti-mukh", tall, {
            "birthday-cake": ("#d3b9c6", snacks.birthday_cake, {"middle": 1.0, "height": 3.4}),
            "date-palm-gur": ("#e0c294", lambda: snacks.gur(print_of("date-palm-gur")), {"middle": 0.75, "lens": 84}),
        }),
        **of_shop("boi-para", table, {
            "fountain-pen": ("#8f9db0", stationery.fountain_pen, {"middle": 0.05, "lens": 86}),
            "pencil-set": ("#e0d3bd", stationery.pencils, {"middle": 0.15, "height": 4.6, "away": 6.0, "lens": 84}),
            "leather-bookmark": ("#c9bd9c", lambda: stationery.bookmark(print_of("gitanjali"), "#282b44"), {"middle": 0.1, "height": 6.0, "away": 4.8, "lens": 80}),
            "wax-crayons": ("#cfdde3", lambda: stationery.crayons(print_of("wax-crayons")), {"middle": 0.6, "lens": 88}),
        }),
        **of_shop("boi-para", upright, {
            "khadi-notebook": ("#d3c9b0", lambda: stationery.notebook(print_of("khadi-notebook"))),
        }),
    }
