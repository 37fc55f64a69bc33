import { expect, it } from "vitest";
import { sellerAppUrl } from "./seller-app.server";

it("a store's listing of the seller's app is a secure web address, or there is none", () => {
  expect(sellerAppUrl({})).toBeUndefined();
  const SELLER_APP_URL = "https://play.example/store/apps/details?id=bd.haat.seller";
  expect(sellerAppUrl({ SELLER_APP_URL })).toBe(SELLER_APP_URL);
  for (const wrong of ["http://play.example/", "javascript:alert(1)", "play.example"])
    expect(() => sellerAppUrl({ SELLER_APP_URL: wrong })).toThrow();
});
