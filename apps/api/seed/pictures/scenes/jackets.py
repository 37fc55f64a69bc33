"""What is worn over a shirt, and sets of more than one piece."""
from banners import placed
from clothes import drape, fold, woven
from garments import Garment, hanger, half_of_shirt, trousers
from hanging import on_a_hanger, on_a_rail
from studio import material, mixed, put, smooth_path, smooth_profile, tube


def koti(colour):
    """A waistcoat of striped handloom: no sleeves, a collar that stands, two pockets."""
    cm = 0.0255
    cloth = woven(colour, "stripes", mixed(colour, "#e9cf9c", 0.45), 0.3, 0.85)
    upper = smooth_profile([(8.2, 0.0), (13.0, -1.6), (18.5, -4.2)], 30)
    lower = smooth_profile([(18.5, -4.2), (16.8, -13.0), (18.4, -21.5), (23.4, -26.0), (23.8, -45.0), (24.6, -66.0)], 60)
    made = Garment((upper, lower), cloth, cm, scoop=7.0, inside=material(mixed(colour, "#000000", 0.35), 0.35, sheen=0.6))
    edge = woven(mixed(colour, "#000000", 0.25), rough=0.8)
    made.strip(cloth, -1.9, 1.9, -7.4, -64, 0.5)
    made.strip(edge, 1.9, 2.2, -7.4, -64.5, 0.55)
    made.rib(edge, 1.3)
    made.buttons(material("#c9a24a", 0.25, metal=1), -12, -58, 6, size=0.03)
    for side in (-1, 1):
        made.patch(edge, [(side * 14.5 - 5.2, side * 14.5 + 5.2, z) for z in (-45.0, -46.0, -47.0)], 0.6)
    made.patch(edge, [(9.2, 16.6, z) for z in (-25.0, -25.8, -26.6)], 0.6)
    hanger(cm)


def denim_jacket(colour):
    """A jacket of denim: seams that show, two pockets with flaps, buttons of brass, a band at the waist."""
    cm = 0.0222
    cloth, dark = woven(colour, sheen=0.15, rough=0.92), woven(mixed(colour, "#000000", 0.2), rough=0.92)
    line, brass = woven("#c98f3f", rough=0.7), material("#b98a3e", 0.25, metal=1)
    made = Garment(half_of_shirt(24.5, 50.0, 12.5, 26.5, 26.5, 62.0), cloth, cm, scoop=6.0, inside=woven(mixed(colour, "#000000", 0.4), rough=0.95))
    made.strip(cloth, -2.2, 2.2, -6.4, -57, 0.6)
    for x in (-2.2, 1.95):
        made.strip(line, x, x + 0.25, -6.4, -57, 0.75)
    made.patch(dark, [(-25.4, 25.4, z) for z in (-57.6, -59.0, -60.4, -61.8)], 0.3)
    made.buttons(brass, -10.5, -59.8, 6, size=0.03)
    for side in (-1, 1):
        middle = side * 12.0
        made.patch(dark, [(middle - 5.6 + (0 if at < 4 else (at - 3) * 1.8), middle + 5.6 - (0 if at < 4 else (at - 3) * 1.8), -24 - at * 1.1) for at in range(6)], 0.9)
        made.patch(cloth, [(middle - 5.2, middle + 5.2, -28.5 - at) for at in range(10)], 0.5)
        made.buttons(brass, -28.2, -28.2, 1, middle, 1.5, 0.024)
        made.patch(line, [(side * (4.5 + 0.42 * at), side * (4.75 + 0.42 * at), -38 - 1.2 * at) for at in range(16)], 0.5)
    made.strip(line, -22.5, 22.5, -23.0, -23.3, 0.5)
    made.leaves(dark)
    hanger(cm, 1.2)


def shorts(colour):
    """Shorts with a drawstring and deep pockets."""
    made = trousers(colour, 19.5, 25.0, 14.0, 46.0, elastic=True, cm=0.033)
    cord, dark = material("#efe9dc", 0.8), woven(mixed(colour, "#000000", 0.2), rough=0.9)
    for side in (-1, 1):
        tube(smooth_path([made.at(side * 0.8, -2.4, 1.2), made.at(side * 1.6, -6.0, 1.4), made.at(side * 1.2, -10.0, 1.3), made.at(side * 2.2, -13.0, 1.2)], 16), 0.02, cord, 10)
        made.patch(dark, [(side * (12.5 + 0.62 * at), side * (13.1 + 0.62 * at), -5.0 - 1.1 * at) for at in range(12)], 0.5)
        made.patch(dark, [(side * 1.6, side * 26.5, z) for z in (-43.6, -44.0)], 0.35)


def kabli(colour):
    """A long shirt, and the loose trousers that go with it, side by side."""
    placed(lambda: trousers(colour, 22.0, 28.0, 13.0, 100.0, elastic=True), (0.95, 0.3, 0.12), 0, 0.86)
    placed(lambda: on_a_hanger(colour, mixed(colour, "#ffffff", 0.2), 4, 0.92), (-0.42, 0, 0), 0, 0.98)


def orna(colour):
    """An orna of chiffon over a rail: its edges rolled, tassels at its end."""
    cloth, edge = material(colour, 0.5, sheen=0.6, glass=0.25), material(mixed(colour, "#ffffff", 0.35), 0.5, sheen=0.6)
    sheet, where = on_a_rail(0.15, 10.0)
    half, long = 0.72, 2.05
    sheet(cloth, -half, half, -0.15, long, 0.0, 1)
    for left in (-half, half - 0.03):
        sheet(edge, left, left + 0.03, -0.15, long, 0.01, 1)
    sheet(edge, -half, half, long - 0.04, long, 0.01, 1)
    for place in range(19):
        x, y, z = where(-half + 2 * half * place / 18, long, 0.02)
        tube([(x, y, z), (x, y - 0.01, z - 0.07), (x, y, z - 0.18)], [0.012, 0.022, 0.012], edge, 8)


def three_piece(colour, flower):
    """Cloth for a kameez with its print, for plain trousers, and an orna, folded one upon the other."""
    printed_cloth, plain = woven(colour, "flowers", flower, 0.3, 0.8), woven(mixed(colour, "#000000", 0.25), sheen=0.2, rough=0.85)
    thin, edge = woven(mixed(colour, "#ffffff", 0.55), sheen=0.6, rough=0.5), woven(flower, sheen=0.4, rough=0.5)
    for layer in range(2):
        put(fold(2.3, 1.7, 0.2, plain, layer), (0.01 * layer, 0, layer * 0.2))
    for layer in range(3):
        put(fold(2.26, 1.66, 0.2, printed_cloth, layer + 4), (0.012 * layer, 0, 0.4 + layer * 0.2))
    drape(thin, -0.75, 0.35, 1.74, 1.06)
    drape(edge, -0.75, -0.66, 1.75, 1.06, 0.014)
    drape(edge, 0.26, 0.35, 1.75, 1.06, 0.014)
