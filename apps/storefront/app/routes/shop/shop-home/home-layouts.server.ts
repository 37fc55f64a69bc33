import type { HomeLayout } from "@haat/contract/shared/choices";
import type { BannerProps } from "@haat/ui/commerce/banner/banner";
import type { CategoryPicturesLook } from "@haat/ui/commerce/category-pictures/category-pictures";
import type { ShelfLook } from "@haat/ui/commerce/product-shelf/product-shelf";

/** What a shop's first page is put together from. */
export interface HomeParts {
  banner: NonNullable<BannerProps["look"]>;
  categories: CategoryPicturesLook | "chips";
  /** How many categories are shown; the rest are behind the link to all of them. */
  mostCategories: number;
  row: ShelfLook;
  /** How many products a row shows, so that no line of it is left half empty: the first number that there are enough for. */
  rowsOf: readonly number[];
  /** How many rows there are at most with those of categories: a ribbon is never left out for one. */
  rowsWithShelves: number;
}

const all = 99;

const layouts: Record<HomeLayout, HomeParts> = {
  shelves: {
    banner: "slim",
    categories: "strip",
    mostCategories: 8,
    row: "dense",
    rowsOf: [6],
    rowsWithShelves: 5,
  },
  showcase: {
    banner: "stage",
    categories: "large",
    mostCategories: 4,
    row: "tall",
    rowsOf: [4],
    rowsWithShelves: 0,
  },
  catalogue: {
    banner: "beside",
    categories: "rows",
    mostCategories: 12,
    row: "facts",
    rowsOf: [6, 3],
    rowsWithShelves: 0,
  },
  bookshelf: {
    banner: "beside",
    categories: "chips",
    mostCategories: all,
    row: "covers",
    rowsOf: [6],
    rowsWithShelves: 0,
  },
  occasions: {
    banner: "beside",
    categories: "round",
    mostCategories: 8,
    row: "occasion",
    rowsOf: [3],
    rowsWithShelves: 0,
  },
};

/** Without pictures: a list of what there is, for who pays by the megabyte. */
const lite: HomeParts = {
  banner: "words",
  categories: "chips",
  mostCategories: all,
  row: "lines",
  rowsOf: [6, 4],
  rowsWithShelves: 0,
};

/** What a shop's first page looks like in a layout, and in lite mode, which is the same in all of them. */
export function homeParts(layout: HomeLayout, isLite: boolean): HomeParts {
  return isLite ? lite : layouts[layout];
}
