import { join } from "node:path";

/** Where the demo's photographs are when it runs from its source; a bundle is told. */
export const photographsFolder = join(import.meta.dirname, "photographs");

/** The products and banners of each shop that are photographed: each is `<shop>/<name>.webp` of the folder of photographs. */
const photographs: Readonly<Record<string, readonly string[]>> = {
  "kacha-bazar": [
    "banners/mangoes",
    "banners/vegetables",
    "brown-eggs",
    "carrot",
    "deshi-onion",
    "himsagar-mango",
    "long-eggplant",
    "miniket-rice",
    "mustard-oil",
    "potato",
    "sundarban-honey",
    "sylhet-tea",
    "tomato",
    "watermelon",
  ],
  rongdhonu: [
    "banners/eid-panjabi",
    "banners/sarees",
    "block-print-saree",
    "half-silk-saree",
    "jamdani-saree",
    "monipuri-saree",
    "plain-cotton-panjabi",
    "rajshahi-silk-saree",
    "signature-panjabi",
    "tangail-cotton-saree",
  ],
  "bijli-ghar": [
    "banners/phones",
    "banners/summer",
    "ceiling-fan",
    "nodi-8-smartphone",
    "over-ear-headphones",
    "smart-tv-43",
    "tista-14-laptop",
    "true-wireless-earbuds",
  ],
  "boi-para": [
    "abol-tabol",
    "agnibeena",
    "banners/children",
    "banners/classics",
    "gitanjali",
    "gora",
    "letters-of-71",
    "pather-panchali",
    "shesher-kobita",
    "thakurmar-jhuli",
  ],
  "mishti-mukh": [
    "amriti",
    "banners/bogura-doi",
    "bogura-doi",
    "chomchom",
    "jilapi",
    "kalojam",
    "motichoor-laddu",
    "nolen-gur-sandesh",
    "pistachio-barfi",
    "rajbhog",
    "rosogolla",
    "rosomalai",
  ],
};

const names = new Set(
  Object.entries(photographs).flatMap(([shop, ofShop]) => ofShop.map((name) => `${shop}/${name}`)),
);

/** Whether there is a photograph of that name, such as `kacha-bazar/potato` or `kacha-bazar/banners/rice`. */
export const isPhotographed = (name: string): boolean => names.has(name);

/** All of their names. */
export const photographNames: readonly string[] = [...names];
