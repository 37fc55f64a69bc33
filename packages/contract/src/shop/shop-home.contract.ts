import { z } from "zod";
import { homeSectionKind } from "../seller/seller-face.contract";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { publicIdField } from "../shared/fields";
import { languageParam } from "../shared/languages";

const ofShop = z.strictObject({ language: languageParam, sellerKey: publicIdField });

/** A banner of the shop's home that is shown today. */
export const banner = z.object({
  id_banner: z.int(),
  title: z.string(),
  text: z.string(),
  picture: z.string(),
  /** The same for phones; blank where they get the other one. */
  phone_picture: z.string(),
  /** Path inside the shop, such as `all-products/rice`; blank where it leads nowhere. */
  target: z.string(),
});

/** What a shop's first page shows of its own; they are calls of the catalogue. */
export const shopHomeCalls = {
  shopBannersList: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_banners_list/{language}/{sellerKey}",
      tags: ["Catalogue"],
      summary: "The banners of the shop's home that are shown today",
    })
    .input(ofShop)
    .output(
      envelope(
        z.object({
          banners: z.array(banner),
        }),
      ),
    ),
  shopHome: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_home/{language}/{sellerKey}",
      tags: ["Catalogue"],
      summary: "The parts of the shop's first page in their order, with its banners and its own texts",
      description:
        "What a part shows besides is told by the other calls: categories, and the products of ribbons. One that has " +
        "nothing to show is left out by who shows it.",
    })
    .input(ofShop)
    .output(
      envelope(
        z.object({
          sections: z.array(
            z.object({
              kind: homeSectionKind,
              /** Of a ribbon. */
              id_ribbon: z.int().nullable(),
              /** Of a text of the shop's own; the title may be blank. */
              title: z.string(),
              text: z.string(),
              picture: z.string(),
              /** Path inside the shop; blank where it leads nowhere. */
              target: z.string(),
            }),
          ),
          banners: z.array(banner),
        }),
      ),
    ),
};
