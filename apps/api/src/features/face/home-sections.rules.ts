import type { HomeSectionKind } from "@haat/contract/seller/seller-face.contract";
import type { HomeLayout } from "@haat/contract/shared/choices";

/** A part of a first page, as far as its place goes. */
export interface PlacedSection {
  kind: HomeSectionKind;
  ribbonId: number | null;
  isOn: boolean;
}

const usual = (kind: HomeSectionKind, ribbonId: number | null = null) => ({ kind, ribbonId, isOn: true });

/** The usual order of each layout; the ribbons follow one another, but for a first one that comes before all else. */
const usualOrder: Record<HomeLayout, readonly (HomeSectionKind | "first ribbon")[]> = {
  shelves: ["banners", "categories", "ribbon", "about"],
  showcase: ["banners", "first ribbon", "categories", "ribbon", "about"],
  catalogue: ["categories", "banners", "ribbon", "about"],
  bookshelf: ["banners", "categories", "ribbon", "about"],
  occasions: ["banners", "ribbon", "categories", "about"],
};

/** The parts of a page that nobody has changed the order of. */
function usualSections(layout: HomeLayout, ribbonIds: readonly number[]): PlacedSection[] {
  const order = usualOrder[layout];
  const ahead = order.includes("first ribbon") ? 1 : 0;
  return order.flatMap((kind) => {
    if (kind === "first ribbon") return ribbonIds.slice(0, ahead).map((id) => usual("ribbon", id));
    return kind === "ribbon" ? ribbonIds.slice(ahead).map((id) => usual(kind, id)) : usual(kind);
  });
}

/**
 * The parts of a shop's first page, in their order.
 * @param layout of the page, which says what the usual order is
 * @param rows as they were written down; none where nobody has changed the usual order
 * @param ribbonIds the shop's ribbons in their order: one that was added since stands behind the last one
 */
export function sectionsOf<Row extends PlacedSection>(
  layout: HomeLayout,
  rows: readonly Row[],
  ribbonIds: readonly number[],
): (Row | PlacedSection)[] {
  if (rows.length === 0) return usualSections(layout, ribbonIds);
  const sections: (Row | PlacedSection)[] = [...rows];
  const added = ribbonIds.filter((id) => !rows.some(({ ribbonId }) => ribbonId === id));
  sections.splice(placeOfNew(rows), 0, ...added.map((id) => usual("ribbon", id)));
  return sections;
}

/** Behind the last ribbon, else behind the categories. */
function placeOfNew(rows: readonly PlacedSection[]): number {
  const kinds = rows.map(({ kind }) => kind);
  const last = kinds.lastIndexOf("ribbon");
  return (last >= 0 ? last : kinds.lastIndexOf("categories")) + 1;
}
