import type { SortOrder } from "@haat/contract/shared/business-constants";
import { binarySearch } from "../../process/binary-search";
import {
  listProducts,
  type AttributeChoice,
  type ListedPage,
  type ListPart,
  type ListQuery,
  type ShopListing,
} from "./shop-listing";

/** A page of a list as it is asked for. */
export interface ListQuestion {
  /** `chosen` are values of attributes, by an id or by a name in either language. */
  query: Omit<ListQuery, "attributes"> & { chosen: string[] };
  sort: SortOrder;
  part: ListPart;
}

/** The page; nothing where one of the chosen values is none of the shop's. */
export type ListAnswer = ListedPage | undefined;

export function answerList(listing: ShopListing, { query, sort, part }: ListQuestion): ListAnswer {
  const attributes = findChoices(listing, query.chosen);
  return attributes && listProducts(listing, { ...query, attributes }, sort, part);
}

/** The chosen values by their attributes; nothing where the shop does not have one of them. */
function findChoices(listing: ShopListing, chosen: string[]): AttributeChoice[] | undefined {
  const byAttribute = new Map<number, AttributeChoice>();
  for (const wanted of chosen.map((value) => value.normalize("NFC").trim().toLowerCase())) {
    const values = findValues(listing, wanted);
    if (values.length === 0) return undefined;
    for (const value of values) {
      const { attributeId = 0 } = listing.values[value] ?? {};
      const choice = byAttribute.get(attributeId) ?? { attributeId, values: [] };
      choice.values.push(value);
      byAttribute.set(attributeId, choice);
    }
  }
  return [...byAttribute.values()];
}

/** The values with this id, or with this name in lower case, as numbers in `values`. */
function findValues({ values, ownValues }: ShopListing, wanted: string): number[] {
  if (/^\d{1,9}$/.test(wanted)) {
    const at = binarySearch(ownValues.ids, Number(wanted));
    return at < 0 ? [] : [ownValues.values[at]!];
  }
  const isNamed = (name: string) => name.toLowerCase() === wanted;
  return values.flatMap(({ bn, en }, value) => (isNamed(bn) || isNamed(en) ? [value] : []));
}
