import { afterAll, beforeAll, expect, test } from "vitest";
import { cacheListing, ListingLost, mostHere, type CachedListing } from "./cached-listing";
import type { PackedListing } from "./packed-listing";

/** So many products of 1 to so many poisha, all in category 7, as PostgreSQL packs them. */
function packProducts(count: number): PackedListing {
  const places = Array.from({ length: count }, (_, place) => place);
  const pack = (numbers: number[]) => {
    const bytes = Buffer.alloc(numbers.length * 4);
    numbers.forEach((number, at) => bytes.writeInt32BE(number, at * 4));
    // In pieces that end within a number, too.
    return [bytes.subarray(0, 4097), bytes.subarray(4097)];
  };
  const order = () => pack(places);
  return {
    products: pack(places.flatMap((place) => [place + 1, 7, 1, 0, place + 1])),
    newest: order(),
    price_low: order(),
    price_high: pack(places.toReversed()),
    best_match: order(),
    ribbons: [],
    own_values: [],
    combinations: [],
    values: [Buffer.from("[]")],
  };
}

const dearest = {
  query: { ribbonIds: [], chosen: [] },
  sort: "price_high",
  part: { limit: 2, offset: 0 },
} as const;
const firstTwo = (products: number) => ({ ids: [products, products - 1], summary: { total: products } });
const ask = ({ ask: asked }: CachedListing) => asked({ ...dearest, query: { ribbonIds: [], chosen: [] } });

let one: CachedListing;
let other: CachedListing;
const products = 100_000;
beforeAll(async () => {
  one = await cacheListing(1, packProducts(products));
  other = await cacheListing(2, packProducts(products));
});
afterAll(() => {
  one.drop();
  other.drop();
});

test("a listing answers the same and tells its memory, whether it is a small shop's or a large one's", async () => {
  for (const count of [mostHere, mostHere + 1]) {
    const kept = await cacheListing(3, packProducts(count));
    expect(kept).toMatchObject({ products: count, isLost: false, bytes: count * (4 + 4 + 8 + 1 + 4 * 4) });
    expect(await ask(kept)).toMatchObject(firstTwo(count));
    expect(
      await kept.ask({ ...dearest, query: { ribbonIds: [], chosen: ["Red"] } }),
      "no such value",
    ).toBeUndefined();
    kept.drop();
  }
});

test("a large shop's list comes after one of another's twenty, not after all of them", async () => {
  const answered: string[] = [];
  const inOrder = async (listing: CachedListing, name: string) => {
    expect(await ask(listing)).toMatchObject(firstTwo(products));
    answered.push(name);
  };
  const asked = Array.from({ length: 20 }, () => inOrder(one, "one"));
  await Promise.all([...asked, inOrder(other, "other")]);
  expect(answered.indexOf("other")).toBe(1);
});

test("whatever the lists of large shops take, this process goes on meanwhile", async () => {
  let isOver = false;
  const asked = Promise.all(Array.from({ length: 20 }, () => ask(one))).then(() => (isOver = true));
  let turns = 0;
  while (!isOver) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await asked;
  expect(turns).toBeGreaterThan(100);
});

test("a listing that is given up answers whoever has asked it, and gives its memory back", async () => {
  const kept = await cacheListing(3, packProducts(mostHere + 1));
  kept.drop();
  const asked = [ask(kept), ask(kept)];
  expect(await Promise.all(asked)).toMatchObject([firstTwo(mostHere + 1), firstTwo(mostHere + 1)]);
  expect(kept.isLost).toBe(false);
  await new Promise((resolve) => setImmediate(resolve));
  await expect(ask(kept)).rejects.toThrow(ListingLost);
  expect(kept.isLost).toBe(true);
});
