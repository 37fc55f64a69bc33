import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { ribbonTone, searchMatch } from "../shared/choices";
import { envelope, pageOfList } from "../shared/envelope";
import { idField, pageField, poisha, publicIdField, slugField } from "../shared/fields";
import { measure, unitBasis } from "../shared/measure";
import { languageParam } from "../shared/languages";
import { shopHomeCalls } from "./shop-home.contract";
import { listQuery, listRules, narrowing } from "./list-query";
import { productRating } from "./rating.contract";

const ofShop = z.strictObject({ language: languageParam, sellerKey: publicIdField });

export const ribbon = z.object({
  id_ribbon: z.int(),
  name: z.string(),
  slug: z.string(),
  tone: ribbonTone,
});

/** The category that a product stands in. */
export const categoryOfProduct = z.object({ id_category: z.int(), slug: z.string(), name: z.string() });

export const productCategory = categoryOfProduct.extend({
  picture: z.string(),
  product_count: z.int(),
});

/** What a price comes to by what a pack holds; of a reduced price, of that. */
export const unitPrice = z.object({
  /** Poisha, half up. */
  price: poisha,
  per: unitBasis,
});
export type UnitPrice = z.infer<typeof unitPrice>;

/** The lowest of a product's combinations that can be bought, or of all where none can. */
export const lowestUnitPrice = unitPrice.extend({
  /** Whether others come to another one, so that it reads "from". */
  varies: z.boolean(),
});

/** What a card and a page have alike of a product. */
const cardParts = z.object({
  id_product: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Path below `/media/`, without a width. */
  picture: z.string(),
  /** The lowest price of what can be bought of the product, or of all of it where nothing can. */
  price: poisha,
  /** The crossed-out price, where there is one. */
  old_price: poisha.nullable(),
  /** Whether those combinations cost differently, so that the price reads "from". */
  price_varies: z.boolean(),
  /** Null where nobody has said what a pack holds, or packs cannot be compared. */
  unit_price: lowestUnitPrice.nullable(),
  in_stock: z.boolean(),
  /** How many pieces are left, where the shop counts so many as few; null where there are enough, or none. */
  few_left: z.int().nullable(),
  has_attributes: z.boolean(),
  /** What colours it comes in, where it is chosen by colours: the first of them as CSS, and how many there are. */
  colours: z.object({ swatches: z.array(z.string()), count: z.int() }).nullable(),
  ribbon: ribbon.nullable(),
});
export type ProductSummary = z.infer<typeof cardParts>;

/** A product in a list, and on a shop's home. */
export const productCard = cardParts.extend({
  /** What a description begins with, where that is a line of its own: who wrote a book, what matters of a device. Else blank. */
  lead: z.string(),
});
export type ProductCard = z.infer<typeof productCard>;

/** A ribbon, with how many products of a list would be left. */
export const countedRibbon = ribbon.extend({ product_count: z.int() });

/** A value of an attribute, with how many products of a list would be left. */
export const countedValue = z.object({
  /** What the query `attribute` takes; it stands for the value in every product that has it. */
  id_product_attribute: z.int(),
  name: z.string(),
  /** CSS colour, for colours. */
  swatch: z.string().nullable(),
  product_count: z.int(),
});

export const countedAttribute = z.object({
  id_global_attribute: z.int(),
  global_attribute_name: z.string(),
  values: z.array(countedValue),
});

export const productFilters = z.object({
  /** How many products of the list are in stock. */
  in_stock_count: z.int(),
  ribbons: z.array(countedRibbon),
  attributes: z.array(countedAttribute),
});
export type ProductFilters = z.infer<typeof productFilters>;

const productPage = z.object({
  products: z.array(productCard),
  ...pageOfList,
  /** Lowest and highest price of the whole list before the price filter: `price_range[0]`. */
  price_range: z.array(z.object({ min_price: poisha, max_price: poisha })),
  /** What the list can be narrowed by, with how many products each choice leaves: 0 where there would be none. */
  filters: productFilters,
});

const searchPage = productPage.extend({
  search_match: searchMatch,
  /** What may have been meant, in words of the shop, where the match is `similar`. */
  did_you_mean: z.string().nullable(),
  /** Where the first product of the page stands; `null` where nothing was found. */
  first_category: categoryOfProduct.nullable(),
});
export type SearchPage = z.infer<typeof searchPage>;
export type SearchMatch = z.infer<typeof searchMatch>;

export const productAttributeValue = z.object({
  /** The value itself ("XL", "Red"). */
  name: z.string(),
  id_global_attribute: z.int(),
  /** Identifies this value of this product; what a cart line and the address of the page carry. */
  id_product_attribute: z.int(),
  /** CSS colour of the swatch, for colours. */
  swatch: z.string().nullable(),
});

export const productCombination = z.object({
  id_combination: z.int(),
  attributes_list: z.array(productAttributeValue),
  price: poisha,
  old_price: poisha.nullable(),
  /** What a pack of it holds. */
  measure: measure.nullable(),
  /** For as much as the product's other ones, so that they can be compared. */
  unit_price: unitPrice.nullable(),
  stock: z.int(),
  /** As of a product: how many are left, where they are few. */
  few_left: z.int().nullable(),
  picture: z.string().nullable(),
});
export type ProductCombination = z.infer<typeof productCombination>;

export const productFact = z.object({
  /** Such as "Weight". */
  name: z.string(),
  /** Such as "5 kg". */
  value: z.string(),
});
export type ProductFact = z.infer<typeof productFact>;

export const productDetail = cardParts.extend({
  description: z.string(),
  /** What a pack holds, where it has no combinations. */
  measure: measure.nullable(),
  /** What is to be known of it, such as its weight or its author, in the shop's order. */
  facts: z.array(productFact),
  pictures: z.array(z.string()),
  category: categoryOfProduct,
  ribbons: z.array(ribbon),
  /** Pieces left, of the product or of all its combinations. */
  stock: z.int(),
  /** Brought within the shop's home city only. */
  home_city_only: z.boolean(),
  /** The table of its sizes (`shop_size_guide`); null where the shop chose none. */
  id_size_guide: z.int().nullable(),
  /** What customers say of it; null where nobody has rated it. */
  rating: productRating.nullable(),
  product_global_attribute: z.array(
    z.object({ id_global_attribute: z.int(), global_attribute_name: z.string() }),
  ),
  product_attribute: z.object({ product_attributes_combination: z.array(productCombination) }),
});
export type ProductDetail = z.infer<typeof productDetail>;

export const catalogue = {
  shopProductCategory: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_product_category/{language}/{sellerKey}",
      tags: ["Catalogue"],
      summary: "The shop's categories, with how many products each has",
      description: "`filter` keeps the categories whose name holds it, in either language.",
    })
    .input(ofShop.extend({ filter: z.string().max(100).optional() }))
    .output(envelope(z.object({ product_category: z.array(productCategory) }))),
  ...shopHomeCalls,
  shopRibbons: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_ribbons/{sellerKey}",
      tags: ["Catalogue"],
      summary: "The shop's ribbons",
      description: "The specification shows one segment; here they are the language and the shop's key.",
    })
    .input(ofShop.omit({ language: true }))
    .output(envelope(z.object({ ribbons: z.array(ribbon) }))),
  shopRibbonProducts: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_ribbon_products/{language}/{sellerKey}",
      tags: ["Catalogue"],
      summary: "Each ribbon of the shop with its first products, for the shop's home",
      description:
        "Where that is laid out in shelves, the categories with the most products bring their first ones, too.",
    })
    .input(ofShop)
    .output(
      envelope(
        z.object({
          ribbons: z.array(ribbon.extend({ products: z.array(productCard), total: z.int() })),
          /** Empty where the home has no rows by category. */
          shelves: z.array(productCategory.extend({ products: z.array(productCard) })),
        }),
      ),
    ),
  shopProductsByCategory: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_products_by_category/{language}/{sellerKey}/{categorySlug}/{page}",
      tags: ["Catalogue"],
      summary: "Products of a category (`all` for every one), filtered and sorted, in-stock ones first",
      description: `The segments that the specification leaves unnamed are the shop's key, the category's slug and the page. ${listRules}`,
    })
    .input(ofShop.extend({ categorySlug: slugField, page: pageField, ...listQuery }))
    .output(envelope(productPage.extend({ category: productCategory.nullable() }))),
  shopRibbonProductsById: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_ribbon_products_by_id/{language}/{sellerKey}/{ribbonId}/{page}",
      tags: ["Catalogue"],
      summary: "Products that wear a ribbon of the shop, filtered and sorted, in-stock ones first",
      description: `The four segments are the language, the shop's key, the ribbon's id and the page. ${listRules}`,
    })
    .input(ofShop.extend({ ribbonId: idField(), page: pageField, sort_by: listQuery.sort_by, ...narrowing }))
    .output(envelope(productPage.extend({ ribbon }))),
  shopProducts: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_products/{language}/{sellerKey}/{page}",
      tags: ["Catalogue"],
      summary: "Products found by a text in their names, descriptions and categories, in either language",
      description:
        "The segments that the specification leaves unnamed are the shop's key and the page. Words may be begun only, " +
        "misspelt, or written as they sound in the other script (`alu` finds আলু, মাউস finds Mouse). Unless `sort_by` says " +
        `otherwise, the best match comes first. ${listRules}`,
    })
    .input(ofShop.extend({ page: pageField, searchText: z.string().max(100).default(""), ...listQuery }))
    .output(envelope(searchPage)),
  searchSuggestions: baseCall
    .route({
      method: "GET",
      path: "/v1/search_suggestions/{language}/{sellerKey}",
      tags: ["Catalogue"],
      summary: "Up to eight products and categories for what has been typed into the search box so far",
    })
    .input(ofShop.extend({ searchText: z.string().max(100) }))
    .output(
      envelope(
        z.object({
          products: z.array(
            productCard.pick({
              id_product: true,
              slug: true,
              name: true,
              picture: true,
              price: true,
              price_varies: true,
            }),
          ),
          product_category: z.array(productCategory),
        }),
      ),
    ),
  shopProductSlugs: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_product_slugs/{sellerKey}/{page}",
      tags: ["Catalogue"],
      summary: "The slugs of all products of a shop, 2,500 a page, for the shop's site map",
    })
    .input(z.strictObject({ sellerKey: publicIdField, page: pageField }))
    .output(envelope(z.object({ products: z.array(z.object({ slug: z.string() })), ...pageOfList }))),
  shopProductById: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_product_by_id/{language}/{sellerKey}/{slug}",
      tags: ["Catalogue"],
      summary: "One product with its attributes and combinations, by its slug or its id",
      description:
        "The segments that the specification leaves unnamed are the shop's key and the product's slug or id.",
    })
    .input(ofShop.extend({ slug: slugField }))
    .output(envelope(z.object({ product: z.array(productDetail) }))),
};
