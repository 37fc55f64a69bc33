import { binarySearch } from "../../process/binary-search";
import type { ListedValue, ShopListing } from "./shop-listing";

/** The columns as PostgreSQL packs them, in whole numbers of four bytes; `values` is JSON. */
export const packedColumns = [
  "products",
  "newest",
  "price_low",
  "price_high",
  "best_match",
  "ribbons",
  "own_values",
  "combinations",
  "values",
] as const;

/** A shop's listing as it comes from the database: each column in pieces, so that none of them is long in the reading. */
export type PackedListing = Record<(typeof packedColumns)[number], Uint8Array[]>;

/** Unpacks what lists look at, into memory of its own. */
export function unpackListing(packed: PackedListing): ShopListing {
  const products = wholeNumbers(packed.products);
  const ids = columnOf(products, 5, 0);
  const flags = columnOf(products, 5, 2);
  const [high, low] = [columnOf(products, 5, 3), columnOf(products, 5, 4)];
  const placeOf = (id: number) => binarySearch(ids, id);
  const hasValues = (own: Int32Array, at: number) => (flags[placeOf(own[at + 1]!)] ?? 0) > 1;
  const own = rowsThat(wholeNumbers(packed.own_values), 3, hasValues);
  // What is of products that are not on sale stands beside no place.
  const isListed = (column: number) => (rows: Int32Array, at: number) => placeOf(rows[at + column]!) >= 0;
  const made = rowsThat(wholeNumbers(packed.combinations), 5, isListed(0));
  const worn = rowsThat(wholeNumbers(packed.ribbons), 2, isListed(1));
  const valueIds = columnOf(own, 3, 0);
  const valuesIn = (column: number) => columnOf(made, 5, column).map((id) => binarySearch(valueIds, id));
  return {
    ids,
    categoryIds: columnOf(products, 5, 1),
    inStock: Uint8Array.from(flags, (flag) => flag & 1),
    prices: Float64Array.from(high, (part, at) => part * 2 ** 32 + (low[at]! >>> 0)),
    orders: {
      newest: wholeNumbers(packed.newest),
      price_low: wholeNumbers(packed.price_low),
      price_high: wholeNumbers(packed.price_high),
      best_match: wholeNumbers(packed.best_match),
    },
    ribbons: placesByRibbon(worn, placeOf),
    values: JSON.parse(Buffer.concat(packed.values).toString()) as ListedValue[],
    ownValues: { ids: valueIds, places: columnOf(own, 3, 1).map(placeOf), values: columnOf(own, 3, 2) },
    combinations: {
      places: columnOf(made, 5, 0).map(placeOf),
      inStock: Uint8Array.from(columnOf(made, 5, 1)),
      ownValues: [valuesIn(2), valuesIn(3), valuesIn(4)],
    },
  };
}

/** How many products are in a listing that is not unpacked yet. */
export const countPacked = ({ products }: PackedListing) => sizeOf(products) / 20;

const sizeOf = (pieces: Uint8Array[]) => pieces.reduce((size, piece) => size + piece.byteLength, 0);

/** How many bytes an unpacked listing takes. */
export function bytesOf({ ribbons, values, orders, ownValues, combinations, ...rest }: ShopListing): number {
  const columns = [
    rest.ids,
    rest.categoryIds,
    rest.prices,
    rest.inStock,
    ...Object.values(orders),
    ...ribbons.values(),
    ownValues.ids,
    ownValues.places,
    ownValues.values,
    combinations.places,
    combinations.inStock,
    ...combinations.ownValues,
  ];
  const texts = values.reduce((size, { bn, en }) => size + 2 * (bn.length + en.length) + 100, 0);
  return columns.reduce((size, column) => size + column.byteLength, texts);
}

/** PostgreSQL sends the highest byte first. */
export function wholeNumbers(pieces: Uint8Array[]): Int32Array {
  const copy = Buffer.from(new ArrayBuffer(sizeOf(pieces)));
  let at = 0;
  for (const piece of pieces) {
    copy.set(piece, at);
    at += piece.byteLength;
  }
  copy.swap32();
  return new Int32Array(copy.buffer);
}

/** One column of rows that are so many numbers wide. */
export function columnOf(rows: Int32Array, width: number, column: number): Int32Array {
  const values = new Int32Array(rows.length / width);
  for (let at = 0; at < values.length; at += 1) values[at] = rows[at * width + column]!;
  return values;
}

/** Those of the rows, so many numbers wide, that are wanted. */
function rowsThat(
  rows: Int32Array,
  width: number,
  isWanted: (rows: Int32Array, at: number) => boolean,
): Int32Array {
  const wanted = new Int32Array(rows.length);
  let length = 0;
  for (let at = 0; at < rows.length; at += width) {
    if (!isWanted(rows, at)) continue;
    wanted.set(rows.subarray(at, at + width), length);
    length += width;
  }
  return wanted.slice(0, length);
}

function placesByRibbon(pairs: Int32Array, placeOf: (id: number) => number): Map<number, Int32Array> {
  const places = new Map<number, number[]>();
  for (let at = 0; at < pairs.length; at += 2) {
    const own = places.get(pairs[at]!) ?? [];
    own.push(placeOf(pairs[at + 1]!));
    places.set(pairs[at]!, own);
  }
  return new Map([...places].map(([ribbonId, own]) => [ribbonId, Int32Array.from(own)]));
}
