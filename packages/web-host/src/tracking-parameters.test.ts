import { describe, expect, it } from "vitest";
import { withoutTracking } from "./tracking-parameters";

describe("an address without what tells one click from another", () => {
  it.each([
    ["/rongdhonu?fbclid=IwY2xjawM", "/rongdhonu"],
    ["/rongdhonu?utm_source=facebook&utm_medium=cpc&UTM_Campaign=eid", "/rongdhonu"],
    [
      "/rongdhonu/search-product?q=%E0%A6%B6%E0%A6%BE&fbclid=x&page=2",
      "/rongdhonu/search-product?q=%E0%A6%B6%E0%A6%BE&page=2",
    ],
    ["https://shop.example/?gclid=1&min_price=200", "https://shop.example/?min_price=200"],
    ["/rongdhonu?fbclid", "/rongdhonu"],
  ])("%s becomes %s", (address, kept) => expect(withoutTracking(address)).toBe(kept));

  it.each([
    "/rongdhonu",
    "/rongdhonu?",
    "/a?q=utm_source",
    "/a?q=a+b&page=2",
    "/a?qfbclid=1",
    "/a?q=who?fbclid=1",
  ])("%s stays as it is", (address) => expect(withoutTracking(address)).toBe(address));
});
