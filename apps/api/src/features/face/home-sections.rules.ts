import type { HomeSectionKind } from "@haat/contract/seller/seller-face.contract";

/** A part of a first page, as far as its place goes. */
export interface PlacedSection {
  kind: HomeSectionKind;
  ribbonId: number | null;
  isOn: boolean;
}

const usual = (kind: HomeSectionKind, ribbonId: number | null = null) => ({ kind, ribbonId, isOn: true });

/**
 * The parts of a shop's first page, in their order.
 * @param rows as they were written down; none where nobody has changed the usual order
 * @param ribbonIds the shop's ribbons in their order: one that was added since stands behind the last one
 */
export function sectionsOf<Row extends PlacedSection>(
  rows: readonly Row[],
  ribbonIds: readonly number[],
): (Row | PlacedSection)[] {
  if (rows.length === 0) {
    const ribbons = ribbonIds.map((id) => usual("ribbon", id));
    return [usual("banners"), usual("categories"), ...ribbons, usual("about")];
  }
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
