import type { SortOrder } from "@haat/contract/shared/business-constants";
import { binarySearch } from "../../process/binary-search";

/** A value that products of a shop have for one of its attributes, by its names in the shop's two languages. */
export interface ListedValue {
  attributeId: number;
  bn: string;
  en: string;
  swatch: string | null;
  position: number;
}

/**
 * All that lists and filters of a shop look at, in columns. A product's place is its number by ascending id; every column is
 * read at it. 50,000 products are about 5 MB.
 */
export interface ShopListing {
  ids: Int32Array;
  categoryIds: Int32Array;
  /** In poisha. */
  prices: Float64Array;
  inStock: Uint8Array;
  /** All places in the order of each sort. */
  orders: Record<SortOrder, Int32Array>;
  /** The places of the products that wear each ribbon. */
  ribbons: Map<number, Int32Array>;
  values: ListedValue[];
  /** The values of products by ascending id: whose it is, and which of `values`. */
  ownValues: { ids: Int32Array; places: Int32Array; values: Int32Array };
  /** The combinations: whose it is, whether it can be had, and its up to three values by where they stand in `ownValues`, -1 for none. */
  combinations: { places: Int32Array; inStock: Uint8Array; ownValues: [Int32Array, Int32Array, Int32Array] };
}

/** Some of the values of one attribute, as numbers in `values`; any of them will do. */
export interface AttributeChoice {
  attributeId: number;
  values: number[];
}

/** What a search found, the better the higher the rank. */
export interface SearchHits {
  ids: Int32Array;
  ranks: Int32Array;
}

/** Which products of a shop. Amounts are poisha; what is undefined does not narrow the list. */
export interface ListQuery {
  categoryId?: number | undefined;
  /** Any of them will do; none does not narrow the list. */
  ribbonIds: number[];
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** One of the values of each, all in one combination. */
  attributes: AttributeChoice[];
  /** Only what can be had, in the chosen combination where there is one. */
  inStock?: boolean | undefined;
  hits?: SearchHits | undefined;
  /** Products with a higher id are newer than the list; without it the list has all there are. */
  newestId?: number | undefined;
}

/** Which part of a list. */
export interface ListPart {
  limit: number;
  offset: number;
}

/** A page of a list, with what the whole list comes to. */
export interface ListedPage {
  ids: number[];
  /** Of the newest product that the list reaches to. */
  newestId: number;
  /** How many there are before the filters. */
  found: number;
  summary: { total: number; inStock: number; lowest: number; highest: number };
  byRibbon: { ribbonId: number; products: number }[];
  /** `id` is one of the value's ids: each product has its own. */
  byAttribute: (ListedValue & { id: number; products: number })[];
}

/** Which filters let a product pass. */
const isFound = 1;
const isWorn = 2;
const isPaid = 4;
/** It comes in the chosen combination. */
const comes = 8;
/** It can be had, in the chosen combination where there is one. */
const isHad = 16;

/**
 * A page of products, with what the whole list comes to. A filter's own choices are counted as if it were not there; the
 * price range is that of the list before the price filter.
 */
export function listProducts(
  listing: ShopListing,
  query: ListQuery,
  sort: SortOrder,
  { limit, offset }: ListPart,
): ListedPage {
  const passes = judge(listing, query);
  const made = query.inStock ? isHad : comes;
  const whole = isFound | isWorn | isPaid | made;
  const ids: number[] = [];
  let skipped = 0;
  for (const place of orderOf(listing, query, sort)) {
    if ((passes[place]! & whole) !== whole) continue;
    if (skipped < offset) skipped += 1;
    else if (ids.push(listing.ids[place]!) === limit) break;
  }
  return {
    ids,
    newestId: query.newestId ?? listing.ids.at(-1) ?? 0,
    ...summarize(listing, passes, made),
    byRibbon: countByRibbon(listing, passes, made),
    byAttribute: countByAttribute(listing, query, passes),
  };
}

/** The places in the order of a sort; what was searched for comes by its rank where the best match is asked for. */
function orderOf(listing: ShopListing, { hits }: ListQuery, sort: SortOrder): Int32Array | number[] {
  const order = listing.orders[sort];
  if (!hits || sort !== "best_match") return order;
  const rankOf = new Map<number, number>();
  hits.ids.forEach((id, at) => rankOf.set(binarySearch(listing.ids, id), hits.ranks[at]!));
  // The sort is stable: among equals the order of the shop stays.
  return [...order.filter((place) => rankOf.has(place))].sort(
    (one, other) => rankOf.get(other)! - rankOf.get(one)!,
  );
}

/** Which of the filters let each product pass. */
function judge(listing: ShopListing, query: ListQuery): Uint8Array {
  const { ids, categoryIds, prices, inStock } = listing;
  const { categoryId, newestId = Infinity, minPrice = 0, maxPrice = Infinity, attributes, hits } = query;
  const passes = new Uint8Array(ids.length);
  const always = (query.ribbonIds.length === 0 ? isWorn : 0) | (attributes.length === 0 ? comes : 0);
  const isSearched = hits && placesOf(listing, hits);
  for (let place = 0; place < ids.length && ids[place]! <= newestId; place += 1) {
    if (categoryId !== undefined && categoryIds[place] !== categoryId) continue;
    if (isSearched && !isSearched[place]) continue;
    const price = prices[place]!;
    const had = attributes.length === 0 && inStock[place] ? isHad : 0;
    passes[place] = isFound | always | had | (price >= minPrice && price <= maxPrice ? isPaid : 0);
  }
  for (const ribbonId of query.ribbonIds) {
    for (const place of listing.ribbons.get(ribbonId) ?? []) passes[place]! |= isWorn;
  }
  if (attributes.length > 0) judgeCombinations(listing, attributes, passes);
  return passes;
}

function placesOf({ ids }: ShopListing, hits: SearchHits): Uint8Array {
  const isHit = new Uint8Array(ids.length);
  for (const id of hits.ids) {
    const place = binarySearch(ids, id);
    if (place >= 0) isHit[place] = 1;
  }
  return isHit;
}

function judgeCombinations(listing: ShopListing, attributes: AttributeChoice[], passes: Uint8Array): void {
  const { places, inStock } = listing.combinations;
  const meets = attributes.map((choice) => meeting(listing, choice));
  for (let at = 0; at < places.length; at += 1) {
    if (!meets.every((isMet) => isMet(at))) continue;
    passes[places[at]!]! |= inStock[at] ? comes | isHad : comes;
  }
}

/** Tells whether a combination has one of the values of a choice. */
function meeting({ values, ownValues, combinations }: ShopListing, choice: AttributeChoice) {
  const isChosen = new Uint8Array(values.length);
  for (const value of choice.values) isChosen[value] = 1;
  const [first, second, third] = combinations.ownValues;
  const isOne = (own: number) => own >= 0 && isChosen[ownValues.values[own]!] === 1;
  return (at: number) => isOne(first[at]!) || isOne(second[at]!) || isOne(third[at]!);
}

function summarize({ prices }: ShopListing, passes: Uint8Array, made: number) {
  const wornAndMade = isFound | isWorn | made;
  const paidAndHad = isFound | isWorn | isPaid | isHad;
  let [found, total, inStock, lowest, highest] = [0, 0, 0, Infinity, 0];
  for (let place = 0; place < passes.length; place += 1) {
    const passed = passes[place]!;
    if (passed & isFound) found += 1;
    if ((passed & paidAndHad) === paidAndHad) inStock += 1;
    if ((passed & wornAndMade) !== wornAndMade) continue;
    if (passed & isPaid) total += 1;
    lowest = Math.min(lowest, prices[place]!);
    highest = Math.max(highest, prices[place]!);
  }
  return { found, summary: { total, inStock, lowest: lowest === Infinity ? 0 : lowest, highest } };
}

function countByRibbon({ ribbons }: ShopListing, passes: Uint8Array, made: number) {
  const whole = isFound | isPaid | made;
  return [...ribbons].flatMap(([ribbonId, places]) => {
    let [found, products] = [0, 0];
    for (const place of places) {
      if (passes[place]! & isFound) found += 1;
      if ((passes[place]! & whole) === whole) products += 1;
    }
    return found > 0 ? [{ ribbonId, products }] : [];
  });
}

function countByAttribute(listing: ShopListing, query: ListQuery, passes: Uint8Array) {
  const { values, ownValues } = listing;
  const firstIds = new Int32Array(values.length);
  const products = new Int32Array(values.length);
  const isCounted = goesWithChoice(listing, query, passes);
  for (let at = 0; at < ownValues.ids.length; at += 1) {
    const value = ownValues.values[at]!;
    const passed = passes[ownValues.places[at]!]!;
    if (!(passed & isFound)) continue;
    // They come by ascending id.
    firstIds[value] ||= ownValues.ids[at]!;
    if (passed & isWorn && passed & isPaid && isCounted(at)) products[value]! += 1;
  }
  return values
    .flatMap((value, at) => (firstIds[at] ? [{ ...value, id: firstIds[at], products: products[at]! }] : []))
    .sort((one, other) => one.position - other.position || one.id - other.id);
}

/** Tells whether a product's own value meets the choices of the other attributes in one combination. */
function goesWithChoice(
  listing: ShopListing,
  { attributes, inStock = false }: ListQuery,
  passes: Uint8Array,
): (at: number) => boolean {
  if (attributes.length === 0 && !inStock) return () => true;
  const { values, ownValues, combinations } = listing;
  const goes = new Uint8Array(ownValues.ids.length);
  const meets = attributes.map((choice) => ({ ...choice, isMet: meeting(listing, choice) }));
  const othersOf = new Map(
    values.map(({ attributeId }) => [
      attributeId,
      meets.filter((choice) => choice.attributeId !== attributeId),
    ]),
  );
  const others = values.map(({ attributeId }) => othersOf.get(attributeId) ?? []);
  for (let at = 0; at < combinations.places.length; at += 1) {
    if (!(passes[combinations.places[at]!]! & isFound) || (inStock && !combinations.inStock[at])) continue;
    for (const column of combinations.ownValues) {
      const own = column[at]!;
      if (own >= 0 && others[ownValues.values[own]!]!.every(({ isMet }) => isMet(at))) goes[own] = 1;
    }
  }
  return (at) => goes[at] === 1;
}
