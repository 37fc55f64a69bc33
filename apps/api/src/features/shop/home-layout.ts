import type { CategoryMotif } from "@haat/contract/admin/admin-categories.contract";
import { themeHomeLayout, type HomeLayout } from "@haat/contract/shared/choices";
import type { ShopTheme } from "@haat/contract/shop/store.contract";
import { motifOfPicture } from "../business-category/category-picture";

/** How the first page of a shop is laid out that chose nothing, by its trade. */
const layoutOfTrade: Record<CategoryMotif, HomeLayout> = {
  grocery: "shelves",
  fashion: "showcase",
  electronics: "catalogue",
  books: "bookshelf",
  "sweets-bakery": "occasions",
  beauty: "showcase",
  "home-kitchen": "catalogue",
  health: "shelves",
  handicrafts: "showcase",
  "flowers-plants": "occasions",
  phones: "catalogue",
  computers: "catalogue",
  "fish-meat": "shelves",
  meals: "occasions",
  "shoes-bags": "showcase",
  toys: "occasions",
  sports: "catalogue",
  watches: "showcase",
  pets: "shelves",
  gifts: "occasions",
  other: "shelves",
};

/** A theme whose layout of the first page is chosen: by the shop, else by its trade. */
export type LaidOutTheme = ShopTheme & { homeLayout: HomeLayout };

/**
 * A theme with its layout of the first page.
 * @param tradePicture of the shop's business category, whose motif says what it deals in
 */
export function withHomeLayout<Theme extends ShopTheme>(
  theme: Theme,
  tradePicture: string,
): Theme & LaidOutTheme {
  const chosen = themeHomeLayout.safeParse(theme.homeLayout);
  const homeLayout = chosen.success ? chosen.data : layoutOfTrade[motifOfPicture(tradePicture)];
  return { ...theme, homeLayout };
}
