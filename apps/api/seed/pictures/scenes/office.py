"""What stands on a desk or is read from a screen: phones with keys, tablets, computers, printers."""
from books import panel
from devices import shining
from gadgets import disc
from studio import ball, box, group, material, mixed, put, steel, tube, turned


def feature_phone(file, colour="#23262b"):
    """A phone with keys: a small screen, a ring to move with, twelve keys."""
    body, key, dark = material(colour, 0.4, coat=0.3), material(mixed(colour, "#ffffff", 0.16), 0.45, coat=0.2), material("#101215", 0.3, coat=0.5)
    mark, metal = material("#f2f4f6", 0.5), material(steel, 0.25, metal=1)
    parts = [put(box((1.05, 0.26, 2.4), body, 0.12, 8), (0, 0, 0))]
    parts.append(put(box((0.9, 0.02, 0.96), dark, 0.01), (0, -0.13, 1.3)))
    parts.append(put(shining(panel(file, 0.78, 0.82), 0.6), (0, -0.144, 1.37)))
    ring = turned([(0.1, 0.0), (0.19, 0.0), (0.2, 0.03), (0.1, 0.03)], metal, 40)
    parts += [put(ring, (0, -0.12, 1.08), (90, 0, 0)), put(disc(0.09, 0.05, key), (0, -0.12, 1.08), (90, 0, 0))]
    for side, hue in ((-1, "#3fae6a"), (1, "#d8453f")):
        parts.append(put(box((0.24, 0.06, 0.1), key, 0.03), (side * 0.34, -0.125, 1.03)))
        parts.append(put(box((0.1, 0.02, 0.03), material(hue, 0.4), 0.01), (side * 0.34, -0.155, 1.065)))
    for row in range(4):
        for column in range(3):
            x, z = -0.3 + 0.3 * column, 0.68 - 0.19 * row
            parts.append(put(box((0.25, 0.07, 0.13), key, 0.035), (x, -0.125, z)))
            parts.append(put(box((0.05, 0.02, 0.055), mark, 0.012), (x, -0.155, z + 0.035)))
    parts.append(put(box((0.3, 0.02, 0.04), dark, 0.01), (0, -0.13, 2.3)))
    group(parts, (0, 0, 0.03), (-7, 0, -20), 0.92)


def tablet(file, colour="#c3c7cd"):
    """A tablet from its front, and a second one from behind it."""
    body, dark = material(colour, 0.28, metal=0.6, coat=0.3), material("#0d0f12", 0.3, coat=0.6)
    lens, ring = material("#0b0d12", 0.05, coat=1), material(mixed(colour, "#ffffff", 0.3), 0.2, metal=0.9)

    def one():
        return put(box((1.6, 0.09, 2.3), body, 0.04, 6), (0, 0, 0))

    group([one(), put(box((1.54, 0.01, 2.24), dark, 0.004), (0, -0.045, 0.03)), put(shining(panel(file, 1.4, 2.06), 0.6), (0, -0.0515, 0.12))], (-0.24, -0.35, 0.04), (-9, 0, -16))
    back = [one(), put(disc(0.13, 0.05, ring), (-0.56, -0.035, 2.05), (90, 0, 0)), put(disc(0.1, 0.06, lens), (-0.56, -0.035, 2.05), (90, 0, 0))]
    group(back, (0.5, 0.4, 0.04), (-8, 0, 16))


def screen_guard(file):
    """A sheet of glass before the phone that it is made for, and the frame that sets it."""
    body, glass, frame = material("#2f5fc4", 0.25, metal=0.55, coat=0.6), material("#eef6fa", 0.03, glass=0.92), material("#e9ecef", 0.45, coat=0.2)
    edge = material("#bfe3f2", 0.1, glow=0.3)
    group([put(box((1.06, 0.11, 2.2), body, 0.05, 6), (0, 0, 0)), put(shining(panel(file, 0.98, 2.1)), (0, -0.0565, 0.05))], (-0.3, 0.35, 0.03), (-8, 0, -16))
    sheet = [put(box((1.02, 0.035, 2.14), glass, 0.014, 4), (0, 0, 0))]
    outline = [(-0.5, 0.01), (0.5, 0.01), (0.5, 2.13), (-0.5, 2.13), (-0.5, 0.01)]
    sheet.append(tube([(x, 0, z) for x, z in outline], 0.014, edge, 8))
    sheet.append(put(box((0.22, 0.045, 0.03), material("#23262b", 0.5), 0.01), (0, 0, 2.05)))
    group(sheet, (0.28, -0.42, 0.03), (-10, 0, -16))
    group([put(box((1.2, 0.1, 0.14), frame, 0.04), (0, 0, 0))], (0.28, -0.46, 0.0), (0, 0, -16))


def desktop(file):
    """A monitor on its foot, the computer beside it, keyboard and mouse before them."""
    black, grey, metal = material("#1b1d21", 0.4, coat=0.2), material("#34383f", 0.5), material(steel, 0.3, metal=0.9)
    parts = [put(box((2.1, 0.1, 1.26), black, 0.03), (0, 0, 0.62)), put(shining(panel(file, 2.0, 1.14), 0.65), (0, -0.0525, 0.7))]
    parts += [put(box((0.24, 0.09, 0.7), metal, 0.03), (0, 0.08, 0.05)), put(box((0.86, 0.5, 0.05), metal, 0.02), (0, 0.04, 0))]
    group(parts, (-0.32, 0.35, 0), (0, 0, -10))
    tower = [put(box((0.6, 1.25, 1.5), black, 0.03), (0, 0, 0)), put(box((0.48, 0.02, 0.1), grey, 0.01), (0, -0.63, 1.26)), put(ball(0.035, material("#6fd3ff", glow=4)), (0.2, -0.635, 1.1))]
    for line in range(9):
        tower.append(put(box((0.46, 0.02, 0.025), grey, 0.005, 1), (0, -0.63, 0.2 + 0.07 * line)))
    group(tower, (1.18, 0.5, 0), (0, 0, -10))
    keys = [put(box((1.7, 0.55, 0.06), black, 0.03), (0, 0, 0))]
    for row in range(4):
        for column in range(14):
            keys.append(put(box((0.095, 0.1, 0.03), material("#eceef0", 0.5) if (row, column) == (0, 0) else grey, 0.012, 2), (-0.75 + 0.115 * column, 0.18 - 0.12 * row, 0.05)))
    group(keys, (-0.5, -0.75, 0), (4, 0, -10))
    group([put(ball(0.2, black), (0, 0, 0), (0, 0, 0), (0.7, 1.15, 0.7)), put(box((0.03, 0.1, 0.05), grey, 0.012), (0, 0.1, 0.12))], (0.72, -0.85, 0.02), (0, 0, -10))


def printer():
    """A printer: paper behind, a printed sheet before, its tanks of four inks beside."""
    body, dark, paper = material("#2a2d32", 0.45, coat=0.15), material("#141518", 0.5), material("#f6f4ee", 0.8)
    parts = [put(box((2.2, 1.25, 0.72), body, 0.09, 6), (0, 0, 0)), put(box((2.1, 1.15, 0.14), material("#3a3e45", 0.4, coat=0.2), 0.06, 6), (0, 0, 0.7))]
    parts.append(put(box((1.35, 0.06, 0.24), dark, 0.02), (-0.2, -0.61, 0.12)))
    parts.append(put(box((1.25, 0.7, 0.03), dark, 0.01), (-0.2, -0.88, 0.1), (3, 0, 0)))
    parts.append(put(box((1.1, 0.95, 0.012), paper, 0.003, 1), (-0.2, -0.78, 0.15), (3, 0, 0)))
    for line in range(6):
        parts.append(put(box((0.84 - 0.2 * (line % 3 == 2), 0.03, 0.004), material("#8f959d", 0.7), 0.001, 1), (-0.2 - 0.1 * (line % 3 == 2), -0.72 - 0.07 * line, 0.1605 - 0.0037 * line), (3, 0, 0)))
    parts.append(put(box((1.1, 0.05, 0.95), dark, 0.02), (-0.2, 0.5, 0.8), (-14, 0, 0)))
    parts.append(put(box((0.98, 0.03, 1.02), paper, 0.005, 1), (-0.2, 0.44, 0.8), (-14, 0, 0)))
    parts.append(put(box((0.56, 0.06, 0.46), material("#0c0d0f", 0.2, coat=0.6), 0.03), (0.78, -0.61, 0.16)))
    for place, (hue, full) in enumerate((("#17181b", 0.3), ("#1aa3d6", 0.24), ("#d6357f", 0.2), ("#f2c522", 0.27))):
        parts.append(put(box((0.095, 0.03, full), material(hue, 0.15, coat=0.7, glow=0.12), 0.01), (0.6 + 0.12 * place, -0.642, 0.2)))
    for place in range(3):
        parts.append(put(disc(0.05, 0.03, material("#e9ecef" if place else "#5fd08a", 0.4, glow=0 if place else 1.5)), (-0.9 + 0.17 * place, -0.4, 0.83)))
    parts.append(put(box((0.4, 0.22, 0.02), material("#7fb7e6", 0.2, glow=0.5), 0.01), (-0.2, -0.42, 0.835)))
    group(parts, (0.05, 0.1, 0), (0, 0, -20), 0.92)


def router():
    """A router with four aerials and the lights of a working line."""
    body, dark = material("#1e2530", 0.45, coat=0.25), material("#14181f", 0.5)
    parts = [put(box((1.9, 1.1, 0.26), body, 0.12, 6), (0, 0, 0)), put(box((1.2, 0.7, 0.02), dark, 0.01), (0, 0.06, 0.25))]
    for place in range(6):
        parts.append(put(ball(0.024, material("#5fe0ff" if place != 4 else "#ffb14a", glow=4)), (-0.3 + 0.12 * place, -0.55, 0.13), (0, 0, 0), (1, 0.5, 1)))
    for place, lean in ((-0.82, -14), (-0.3, -4), (0.3, 4), (0.82, 14)):
        aerial = [tube([(0, 0, 0), (0, 0, 0.2)], 0.075, dark, 20), tube([(0, 0, 0.16), (0, 0, 1.5)], [0.07, 0.05], body, 20), put(ball(0.05, body), (0, 0, 1.5))]
        parts.append(group(aerial, (place, 0.52, 0.12), (-4, lean, 0)))
    group(parts, (0, 0, 0), (0, 0, -16), 1.08)
