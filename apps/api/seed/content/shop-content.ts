import type { ShopTheme } from "@haat/contract/shop/store.contract";
import type { Art } from "../../drawing/art";
import type { MarkName } from "../../drawing/marks.drawing";
import type { SceneName } from "../../drawing/scenes";

/** A text in both languages of the product. */
export interface Both {
  en: string;
  bn: string;
}

/** A product's two texts in one language. */
export type NameAndDescription = readonly [name: string, description: string];

/** One thing a shopper chooses ("Size") and every value it can have in a shop. */
export interface AttributeContent {
  name: Both;
  /** By the key that products use; `swatch` is a CSS hex, for colours. */
  values: Record<string, Both & { swatch?: string }>;
}

/** How a product's combinations come about: all of `of`, less `missing`, priced and stocked in their order. */
export interface ChoicesContent {
  /** Attribute key → value keys. The shop's `attributes` say in which order a shopper chooses them. */
  of: Record<string, readonly string[]>;
  /** Pieces of each combination, in order; begins again when it is used up. */
  stocks: readonly number[];
  /** Combinations that do not exist, as value keys joined by `+`. */
  missing?: readonly string[];
  /** Poisha on top of the product's price, by value key. */
  extra?: Record<string, number>;
}

export interface ProductContent {
  /** Unique in the shop; Latin, kebab-case. */
  slug: string;
  category: string;
  en: NameAndDescription;
  bn: NameAndDescription;
  /** Poisha. With choices: of the combination without extras. */
  price: number;
  /** Poisha; the crossed-out price. */
  oldPrice?: number;
  /** Pieces; left out where `choices` carry the stock. */
  stock?: number;
  /** Brought within the shop's home city only. */
  homeCityOnly?: boolean;
  /** Key of one of the shop's size guides. */
  sizeGuide?: string;
  ribbons?: readonly string[];
  art: Art;
  choices?: ChoicesContent;
}

/** A fact of a product: what it is called, and what it says. */
export type FactContent = readonly [name: Both, value: Both];

export interface CategoryContent {
  slug: string;
  name: Both;
  art: Art;
}

export interface RibbonContent {
  slug: string;
  name: Both;
  /** Which of the theme's four ribbon colours it wears. */
  tone: 1 | 2 | 3 | 4;
}

export interface BannerContent {
  slug: string;
  title: Both;
  text: Both;
  /** Slug of the category that it leads to. */
  category: string;
  /** Three to five things, left to right. */
  art: readonly Art[];
}

/** A page of the shop's own; the body's paragraphs are parted by an empty line. */
export interface PageContent {
  slug: string;
  title: Both;
  body: Both;
}

/** A table of sizes, its lengths in the unit of their column. */
export interface SizeGuideContent {
  key: string;
  name: Both;
  /** How to measure. */
  how: Both;
  columns: readonly (Both & { unit: "inch" | "cm" | "words" })[];
  /** The size, and a value for each column. */
  rows: readonly (readonly [size: string, ...cells: string[]])[];
}

export interface CouponContent {
  code: string;
  discount: { percent: number; /** Poisha. */ atMost?: number } | { /** Poisha. */ fixed: number };
  /** Poisha of items from which it holds. */
  minimum?: number;
  /** Days from the seed's `now`; negative is before. */
  startsInDays: number;
  endsInDays: number;
  totalUses?: number;
  usesPerCustomer?: number;
  isPublic: boolean;
  title: Both;
}

/** How long delivery takes: in days, or in words alone, such as in hours. */
type DeliveryTime = { from: number; to: number } | Both;

export interface ShopContent {
  /** Sub-domain and first path segment: three Latin letters or more. */
  slug: string;
  /** The `{sellerKey}` of the calls: 4 to 20 lower-case letters and digits that tell nothing. */
  sellerKey: string;
  /** First part of its order numbers: four of `2-9A-Z` without I, O, U. */
  orderPrefix: string;
  status: "approved" | "suspended" | "sent";
  businessCategory: string;
  /** What it sells is compared by weight, volume or piece: names that say what a pack holds are taken at their word. */
  saysMeasures?: boolean;
  title: Both;
  tagline: Both;
  description: Both;
  address: Both;
  /** E.164. */
  phone: string;
  /** English name of the shop's district, as in `places`. */
  homeCity: string;
  /** Poisha. */
  deliveryFeeInside: number;
  /** Poisha. */
  deliveryFeeSuburbs: number;
  /** Poisha. */
  deliveryFeeOutside: number;
  /** English names of the districts that count as suburbs of its own. */
  suburbs: readonly string[];
  /** Areas, each with its district, that lie in another zone than it or have a fee of their own (poisha). */
  deliveryExceptions: readonly ({ city: string; area: string } & (
    { zone: "city" | "suburbs" | "country" } | { fee: number }
  ))[];
  /** Poisha of items from which delivery is free; `null`: never. */
  freeDeliveryFrom: number | null;
  deliveryTime: DeliveryTime;
  /** Beyond the home city; left out where it takes as long there. */
  deliveryTimeOutside?: DeliveryTime;
  vatPercent: number;
  /** The name it is registered under. */
  legalName: Both;
  /** `123456789-0101`. */
  bin?: string;
  /** Its invoices are tax challans. */
  issuesChallan?: boolean;
  theme: ShopTheme;
  /** Which background its pictures stand on. */
  scene: SceneName;
  logo: MarkName;
  banners: readonly BannerContent[];
  ribbons: readonly RibbonContent[];
  /** Slugs of ribbons that have no row on the first page. */
  ribbonsNotAtHome?: readonly string[];
  categories: readonly CategoryContent[];
  pages: readonly PageContent[];
  sizeGuides?: readonly SizeGuideContent[];
  coupons: readonly CouponContent[];
  /** By the key that products use, in the order in which a shopper chooses. */
  attributes: Record<string, AttributeContent>;
  products: readonly ProductContent[];
  /** The first line of a description, which stands on the product's card on the first page; by its slug. */
  leads?: Readonly<Record<string, Both>>;
  /** What is to be known of products, in its order; by their slugs. */
  facts?: Readonly<Record<string, readonly FactContent[]>>;
}
