import { z } from "zod";
import { baseCall } from "./base-call";
import { sortOrders } from "./business-constants";
import { envelope } from "./envelope";
import { idField, pageField, poisha, publicIdField, slugField } from "./fields";
import { languageParam } from "./languages";

const ofShop = z.strictObject({ language: languageParam, sellerKey: publicIdField });

export const ribbon = z.object({
  id_ribbon: z.int(),
  name: z.string(),
  slug: z.string(),
  /** Which of the theme's four ribbon colours it wears. */
  tone: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
});

export const productCategory = z.object({
  id_category: z.int(),
  slug: z.string(),
  name: z.string(),
  picture: z.string(),
  product_count: z.int(),
});

export const productCard = z.object({
  id_product: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Path below `/media/`, without a width. */
  picture: z.string(),
  /** The lowest price of the product. */
  price: poisha,
  /** The crossed-out price, where there is one. */
  old_price: poisha.nullable(),
  /** Whether the product's combinations cost differently, so that the price reads "from". */
  price_varies: z.boolean(),
  in_stock: z.boolean(),
  has_attributes: z.boolean(),
  ribbon: ribbon.nullable(),
});
export type ProductCardData = z.infer<typeof productCard>;

const productPage = z.object({
  products: z.array(productCard),
  total: z.int(),
  per_page: z.int(),
  last_page: z.int(),
  /** Lowest and highest price of the whole list before the price filter: `price_range[0]`. */
  price_range: z.array(z.object({ min_price: poisha, max_price: poisha })),
});

const listQuery = z.object({
  sort_by: z.enum(sortOrders).optional(),
  ribbon: idField().optional(),
  min_price: z.coerce.number().int().min(0).optional(),
  max_price: z.coerce.number().int().min(0).optional(),
});

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
  stock: z.int(),
  picture: z.string().nullable(),
});
export type ProductCombination = z.infer<typeof productCombination>;

export const productDetail = productCard.extend({
  description: z.string(),
  pictures: z.array(z.string()),
  category: productCategory.pick({ id_category: true, slug: true, name: true }),
  ribbons: z.array(ribbon),
  /** Pieces left, of the product or of all its combinations. */
  stock: z.int(),
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
    })
    .input(ofShop.extend({ filter: z.string().max(100).optional() }))
    .output(envelope(z.object({ product_category: z.array(productCategory) }))),
  shopBannersList: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_banners_list/{language}/{sellerKey}",
      tags: ["Catalogue"],
      summary: "The banners of the shop's home",
    })
    .input(ofShop)
    .output(
      envelope(
        z.object({
          banners: z.array(
            z.object({
              id_banner: z.int(),
              title: z.string(),
              text: z.string(),
              picture: z.string(),
              /** Path inside the shop, such as `all-products/rice`. */
              target: z.string(),
            }),
          ),
        }),
      ),
    ),
  shopRibbons: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_ribbons/{language}/{sellerKey}",
      tags: ["Catalogue"],
      summary: "The shop's ribbons",
    })
    .input(ofShop)
    .output(envelope(z.object({ ribbons: z.array(ribbon) }))),
  shopRibbonProducts: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_ribbon_products/{language}/{sellerKey}",
      tags: ["Catalogue"],
      summary: "Each ribbon of the shop with its first products, for the shop's home",
    })
    .input(ofShop)
    .output(
      envelope(
        z.object({ ribbons: z.array(ribbon.extend({ products: z.array(productCard), total: z.int() })) }),
      ),
    ),
  shopProductsByCategory: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_products_by_category/{language}/{sellerKey}/{categorySlug}/{page}",
      tags: ["Catalogue"],
      summary: "Products of a category (`all` for every one), filtered and sorted, in-stock ones first",
    })
    .input(ofShop.extend({ categorySlug: slugField, page: pageField }).extend(listQuery.shape))
    .output(envelope(productPage.extend({ category: productCategory.nullable() }))),
  shopProducts: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_products/{language}/{sellerKey}/{page}",
      tags: ["Catalogue"],
      summary: "Products whose name or description holds the text, in either language",
    })
    .input(
      ofShop.extend({ page: pageField, searchText: z.string().max(100).default("") }).extend(listQuery.shape),
    )
    .output(envelope(productPage)),
  shopProductById: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_product_by_id/{language}/{sellerKey}/{slug}",
      tags: ["Catalogue"],
      summary: "One product with its attributes and combinations, by its slug or its id",
    })
    .input(ofShop.extend({ slug: slugField }))
    .output(envelope(z.object({ product: z.array(productDetail) }))),
};
