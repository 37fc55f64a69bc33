import { describe, expect, it } from "vitest";
import type { ChunkContents } from "@haat/web-forms/vite/chunk-contents";
import { changesOfWeight, ledgerOf, textOf, type AgreedWeight } from "./weight-ledger";

const view = { id: "apps/storefront/app/routes/cart/cart/cart.view.tsx", bytes: 4_000, importers: [] };
const react = { id: "node_modules/react/index.js", bytes: 7_000, importers: [view.id] };
/** The bundler has a route in two parts with one name. */
const head = { id: view.id, bytes: 60, importers: [view.id] };
const before: ChunkContents = {
  "assets/libraries-AAAAAAAA.js": { imports: [], modules: [react] },
  "assets/cart.route-BBBBBBBB.js": { imports: ["assets/libraries-AAAAAAAA.js"], modules: [view, head] },
};
const cart: AgreedWeight = {
  html: 8_000,
  css: 11_000,
  javascript: 90_000,
  fonts: 0,
  pictures: 0,
  scripts: Object.keys(before),
};
const agreed = ledgerOf({ cart }, before);

/** The cart after an import of 5 KiB has been planted in its view, which also gives its script another name. */
const planted: ChunkContents = {
  "assets/libraries-AAAAAAAA.js": { imports: [], modules: [react] },
  "assets/cart.route-CCCCCCCC.js": {
    imports: ["assets/libraries-AAAAAAAA.js"],
    modules: [
      { ...view, bytes: 4_020 },
      head,
      { id: "node_modules/heavy/index.js", bytes: 16_000, importers: [view.id] },
    ],
  },
};
const heavier = { ...cart, javascript: cart.javascript + 5 * 1024, scripts: Object.keys(planted) };

describe("the agreed weights of pages", () => {
  it("hold as long as nothing moves by more than a little", () => {
    expect(changesOfWeight(agreed, { cart }, before)).toEqual([]);
    const little = { ...cart, html: cart.html + 500, javascript: cart.javascript + 1_000 };
    expect(changesOfWeight(agreed, { cart: little }, before)).toEqual([]);
  });

  it("come back from their text as they were written", () => {
    expect(JSON.parse(textOf(agreed))).toEqual(agreed);
  });

  it("an import of 5 KiB breaks them and is named with its importer, the heaviest first", () => {
    const [change, ...others] = changesOfWeight(agreed, { cart: heavier }, planted);
    expect(others).toEqual([]);
    expect(change?.split("\n")).toEqual([
      "cart: javascript was 87.9 KiB, is 92.9 KiB (+5.0 KiB)",
      `  new: node_modules/heavy/index.js, +15.6 KiB before compression ← ${view.id}`,
      `  grew: ${view.id}, +0.0 KiB before compression`,
    ]);
  });

  it("a module that another page's script already had is new to the page that gets it", () => {
    const coupon = { id: "packages/ui/src/commerce/coupon-box/coupon-box.tsx", bytes: 9_000, importers: [] };
    const shared: ChunkContents = {
      ...before,
      "assets/coupon-box-DDDDDDDD.js": { imports: [], modules: [coupon] },
    };
    const both = ledgerOf({ cart, checkout: { ...cart, scripts: Object.keys(shared) } }, shared);
    const now = { ...cart, javascript: cart.javascript + 3_000, scripts: Object.keys(shared) };
    const [change] = changesOfWeight(both, { cart: now, checkout: now }, shared);
    expect(change).toContain(`new: ${coupon.id}`);
  });

  it("a weight that fell is agreed anew, too: the table tells what is", () => {
    const lighter = { ...cart, css: cart.css - 2_000 };
    expect(changesOfWeight(agreed, { cart: lighter }, before)).toEqual([
      "cart: css was 10.7 KiB, is 8.8 KiB (−2.0 KiB)",
    ]);
  });

  it("name a page without a row, and a row without a page", () => {
    expect(changesOfWeight(agreed, { wishlist: cart }, before)).toEqual([
      "cart: there is no such page any more",
      "wishlist: nobody has agreed to its weight",
    ]);
  });
});
