import type { FeedItem } from "@haat/contract/shop/product-feed.contract";
import { moneyForMachines } from "@haat/i18n/money";
import { choiceParameter } from "../../catalogue/attribute-choice";
import type { PageText } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { pictureAddress, publicShop } from "../../../server/seo/structured-data.server";

/** Longest texts that markets take, in characters: the shorter of Google's and Meta's limits. */
const longest = { title: 150, description: 5000, brand: 70, type: 750, factName: 140, factValue: 1000 };
/** Pictures beside the first. */
const mostPictures = 10;

/**
 * Something that a shop sells, by the names that Google's product data specification and Meta's catalogue fields share. What
 * they write differently (`availability`, several pictures) is left to each.
 */
export interface MarketItem {
  id: string;
  /** What the combinations of one product have in common; empty where there are none. */
  item_group_id: string;
  title: string;
  description: string;
  link: string;
  image_link: string;
  additional_image_links: string[];
  isThere: boolean;
  condition: "new";
  /** `1199.50 BDT`; with a sale price it is the crossed-out one. */
  price: string;
  sale_price: string;
  /** The shop: what it sells has no other mark that we know. */
  brand: string;
  product_type: string;
  color: string;
  size: string;
  material: string;
  pattern: string;
  /** What a pack of it holds, such as `500 g`, and for how much prices are compared; empty where nobody says. */
  unit_pricing_measure: string;
  unit_pricing_base_measure: string;
  /** What is to be known of it. */
  facts: { name: string; value: string }[];
}

/** An item of a shop's feed, with addresses at the shop's own host. */
export function marketItem(context: PageText, shop: Shop, item: FeedItem): MarketItem {
  const { origin, paths } = publicShop(context, shop);
  const { id_product, id_combination, values } = item;
  const choice = values.map((value) => value.id_product_attribute).join("-");
  const path = paths.product(item.slug, choice ? { [choiceParameter]: choice } : {});
  const price = (poisha: number) => `${moneyForMachines(poisha)} BDT`;
  const [picture = "", ...others] = item.pictures.map((key) => pictureAddress(origin, key));
  const named = (attribute: FeedItem["values"][number]["attribute"]) =>
    values.find((value) => value.attribute === attribute)?.name ?? "";
  const said = values.map(({ name }) => name).join(", ");

  return {
    id: [id_product, id_combination].filter(Boolean).join("-"),
    item_group_id: id_combination === null ? "" : String(id_product),
    title: cut(said ? `${item.name} (${said})` : item.name, longest.title),
    description: cut(item.description.trim() || item.name, longest.description),
    link: new URL(path, origin).href,
    image_link: picture,
    additional_image_links: others.slice(0, mostPictures),
    isThere: item.in_stock,
    condition: "new",
    price: price(item.old_price ?? item.price),
    sale_price: item.old_price === null ? "" : price(item.price),
    brand: cut(shop.seller.title, longest.brand),
    product_type: cut(item.category, longest.type),
    color: named("color"),
    size: named("size"),
    material: named("material"),
    pattern: named("pattern"),
    ...unitPricing(item),
    facts: item.facts.map(({ name, value }) => ({
      name: cut(name, longest.factName),
      value: cut(value, longest.factValue),
    })),
  };
}

/** What Google calls the units of what packs hold. */
const marketUnits = { g: "g", kg: "kg", ml: "ml", l: "l", piece: "ct" } as const;
const marketBases = { kg: "1 kg", "100g": "100 g", l: "1 l", "100ml": "100 ml", piece: "1 ct" } as const;

function unitPricing({ measure, unit_price }: FeedItem) {
  if (!measure || !unit_price) return { unit_pricing_measure: "", unit_pricing_base_measure: "" };
  return {
    unit_pricing_measure: `${measure.amount} ${marketUnits[measure.unit]}`,
    unit_pricing_base_measure: marketBases[unit_price.per],
  };
}

/** A text of so many characters at most, with no half letter at its end. */
function cut(text: string, most: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let kept = "";
  for (const letter of letters) {
    if (kept.length + letter.length > most) break;
    kept += letter;
  }
  return kept;
}
