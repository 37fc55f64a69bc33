import { z } from "zod";
import { foundPlace } from "./address.contract";
import { categoryMotif } from "../admin/admin-categories.contract";
import { baseCall } from "../shared/base-call";
import {
  broughtGoods,
  colourScheme,
  placeRelation,
  themeCardRatio,
  themeCardStyle,
  themeDarkMode,
  themeDensity,
  themeDigits,
  themeHeaderLayout,
  themeHomeLayout,
  themeSurface,
  language,
} from "../shared/choices";
import { envelope, pageOfList } from "../shared/envelope";
import { idField, pageField, perPageField, poisha } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { shopHours } from "./shop-hours";

/** A seller's theme as it is stored. `@haat/ui` derives every other colour from it. */
export const shopTheme = z.object({
  version: z.literal(1),
  seed: z.string(),
  ribbonSeed: z.string().optional(),
  surface: themeSurface.optional(),
  radius: z.union([z.literal(0), z.literal(4), z.literal(8), z.literal(12), z.literal(16)]).optional(),
  density: themeDensity.optional(),
  headingFont: z.string().optional(),
  cardRatio: themeCardRatio.optional(),
  cardStyle: themeCardStyle.optional(),
  headerLayout: themeHeaderLayout.optional(),
  /** Where it is left out, the one of the shop's trade. */
  homeLayout: themeHomeLayout.optional(),
  digits: themeDigits.optional(),
  darkMode: themeDarkMode.optional(),
});
export type ShopTheme = z.infer<typeof shopTheme>;

export const seller = z.object({
  id_shop: z.int(),
  /** Stable opaque key of the shop: the `{sellerKey}` of the calls. */
  seller_key: z.string(),
  /** The shop's slug: its sub-domain, and its first path segment on the platform's host. */
  shop_name: z.string(),
  title: z.string(),
  tagline: z.string(),
  description: z.string(),
  business_category: z.string(),
  /** Path of the logo below `/media/`, without a width. */
  logo: z.string(),
  /** What its pages show of its app, as paths below `/media/`; `null` before that is made. */
  app: z
    .object({
      /** 48 px. */
      favicon: z.string(),
      /** 180 px, opaque. */
      apple_touch_icon: z.string(),
      /** 1200 by 630 px, with words in the language that was asked for. */
      share_picture: z.string(),
    })
    .nullable(),
  theme: shopTheme,
  phone: z.string(),
  address: z.string(),
  /** The shop's own city (district), the first of the three zones of its delivery. */
  home_city: z.object({ id_city: z.int(), city_name: z.string() }),
  /** What delivery costs in the home city, in its suburbs and in the rest of the country. */
  delivery_fee_inside: poisha,
  delivery_fee_suburbs: poisha,
  delivery_fee_outside: poisha,
  /** Cities and areas that count as suburbs of the home city; empty where none do. */
  delivery_suburbs: z.array(z.string()),
  /** Item total from which delivery is free; `null` where it never is. */
  free_delivery_from: poisha.nullable(),
  /** The smallest amount of goods that it takes an order for; `null` where there is none. */
  least_order: poisha.nullable(),
  /** "Delivery within {data}": in the home city, and beyond where nothing else is said of it. */
  delivery_time: z.string(),
  /** The same beyond the home city's zone, its suburbs among it; `null` where it takes as long there. */
  delivery_time_outside: z.string().nullable(),
  vat_percent: z.number(),
  min_price: poisha,
  max_price: poisha,
  /** Whether goods can be picked up at the shop. */
  is_pick_up: z.boolean(),
  /** A line above the header of its pages, on this day; `null` where there is none. */
  announcement: z
    .object({
      text: z.string(),
      /** The language that it is written in, where it is not in the one that was asked for. */
      language,
      /** Path inside the shop; blank where it leads nowhere. */
      target: z.string(),
    })
    .nullable(),
  /** The host that is its main address, such as `www.rahimbazar.com`; `null` where that is its sub-domain of the platform. */
  own_domain: z.string().nullable(),
  /** When it works; `null` where it tells no hours and has no days off to come. Orders are taken at any time. */
  opening: shopHours.nullable(),
  /** Whether it can be bought from; one that cannot is paused, or looked at before it is open. */
  standing: z.object({
    is_selling: z.boolean(),
    /** Seen by a preview link: for no search engine, and for nobody to buy from. */
    is_preview: z.boolean(),
    /** The test shop of another shop: nothing is delivered, and only its test customers order. */
    is_test: z.boolean(),
    /** The preview is of a draft of its theme, and of this scheme alone; `null` where it is not. */
    preview_scheme: colourScheme.nullable(),
    /** The preview is of the draft of a product. */
    preview_draft: z.boolean(),
    /** What the shop says while it is paused; may be blank. */
    pause_note: z.string(),
    /** The day it sells again, as `2026-12-31`; `null` where it names none. */
    returns_on: z.string().nullable(),
  }),
});
export type Seller = z.infer<typeof seller>;

export const storeSummary = z.object({
  id_shop: z.int(),
  shop_name: z.string(),
  title: z.string(),
  tagline: z.string(),
  business_category: z.string(),
  logo: z.string(),
  theme: shopTheme,
  city_name: z.string(),
  /** Where it is, as the shop writes it; may be blank. */
  address: z.string(),
  product_count: z.int(),
  /** All that it sells is brought within its home city only. */
  home_city_only: z.boolean(),
});
export type StoreSummary = z.infer<typeof storeSummary>;

/** Which shops of a place are meant: those that bring something there, or those that are there themselves. */
export const placeRelations = ["delivering", "there"] as const;
export type PlaceRelation = (typeof placeRelations)[number];

/** What a shop brings to a place, and on which terms. */
export const deliveryToPlace = z.object({
  goods: broughtGoods,
  /** By the shop's zones; `null` where it brings nothing there. */
  fee: poisha.nullable(),
  /** Item total from which delivery is free; `null` where it never is. */
  free_delivery_from: poisha.nullable(),
  /** "Delivery within {data}", as the shop writes it; may be blank. */
  delivery_time: z.string(),
});

/** A shop as somebody in a certain place sees it. */
export const storeOfPlace = storeSummary.extend({
  /** Whether the shop is in that place itself. */
  is_there: z.boolean(),
  delivery: deliveryToPlace,
});
export type StoreOfPlace = z.infer<typeof storeOfPlace>;

/** A shop that somebody knows already, and may find closed. */
export const knownStore = z.object({
  /** What it is called in addresses now. */
  shop_name: z.string(),
  title: z.string(),
  /** A closed one has no pages. */
  is_open: z.boolean(),
});

export const businessCategory = z.object({
  id_business_category: z.int(),
  name: z.string(),
  /** What its picture shows: what kind of trade it is, whatever it is called. */
  motif: categoryMotif,
  picture: z.string(),
  store_count: z.int(),
});

export type BusinessCategory = z.infer<typeof businessCategory>;

export const store = {
  sellerInfoByShop: baseCall
    .route({
      method: "GET",
      path: "/v1/seller_info_by_shop/{language}",
      tags: ["Store"],
      summary: "A shop by its name; 420 where it does not exist, was not approved or is suspended",
    })
    .input(z.strictObject({ language: languageParam, shop_name: z.string().min(1).max(63) }))
    .output(envelope(z.object({ seller: z.array(seller) }))),
  webStoreFinder: baseCall
    .route({
      method: "GET",
      path: "/v1/web_store_finder/{language}/{page}",
      tags: ["Store"],
      summary: "Approved shops, by business category and address, popular ones first",
      description:
        "The two segments that the specification leaves unnamed are the language and the page. Every word of `address` " +
        "has to be in the shop's address, title, city, or the area that its address names, in either language. Popular is " +
        "what sold most pieces. An unknown query name is refused (422).",
    })
    .input(
      z.strictObject({
        language: languageParam,
        page: pageField,
        id_business_category: idField().optional(),
        id_shop: idField().optional(),
        address: z.string().max(100).optional(),
        per_page: perPageField,
      }),
    )
    .output(envelope(z.object({ stores: z.array(storeSummary), ...pageOfList }))),
  storesByPlace: baseCall
    .route({
      method: "GET",
      path: "/v1/stores_by_place/{language}/{page}",
      tags: ["Store"],
      summary: "Approved shops that deliver to a place, with the fee, or that are there",
      description:
        "`relation` `delivering`: shops that bring something to the city or area, the cheapest delivery first, of the same " +
        "fee those that are there, then popular ones. `there`: shops of the city, or whose address names the area, popular " +
        "ones first; one whose goods all stay within another zone has `goods` `none`. Without an area the fee is the " +
        "city's. `address` and `id_business_category` narrow it as in `web_store_finder`; an unknown place is 404.",
    })
    .input(
      z.strictObject({
        language: languageParam,
        page: pageField,
        id_city: idField("city_required"),
        id_area: idField().optional(),
        relation: placeRelation.default("delivering"),
        id_business_category: idField().optional(),
        address: z.string().max(100).optional(),
        per_page: perPageField,
      }),
    )
    .output(
      envelope(
        z.object({
          place: foundPlace,
          /** How many shops there are of each relation. */
          counts: z.object({ delivering: z.int(), there: z.int() }),
          stores: z.array(storeOfPlace),
          ...pageOfList,
        }),
      ),
    ),
  storeNames: baseCall
    .route({
      method: "GET",
      path: "/v1/store_names/{page}",
      tags: ["Store"],
      summary:
        "The names and main addresses of all approved shops, 2,500 a page, for the platform's site map",
    })
    .input(z.strictObject({ page: pageField }))
    .output(
      envelope(
        z.object({
          stores: z.array(z.object({ shop_name: z.string(), own_domain: z.string().nullable() })),
          ...pageOfList,
        }),
      ),
    ),
  allBusinessCategory: baseCall
    .route({
      method: "GET",
      path: "/v1/all_business_category/{language}",
      tags: ["Store"],
      summary: "Every trade a shop can be of",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(z.object({ all_business_categories: z.array(businessCategory) }))),
  businessCategory: baseCall
    .route({
      method: "GET",
      path: "/v1/business_category/{id}",
      tags: ["Store"],
      summary: "One trade, in the language of `Accept-Language`",
    })
    .input(z.strictObject({ id: idField() }))
    .output(envelope(z.object({ business_category: z.array(businessCategory) }))),
};
