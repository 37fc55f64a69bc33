import { expect, it } from "vitest";
import { routeOfAddress } from "./route-of-address";

it("an address is that of the same page on the platform's host and on a shop's own", () => {
  for (const [address, name] of [
    ["http://localhost:1/", "landing"],
    ["http://localhost:1/en", "landing"],
    ["http://localhost:1/en/blog/x?y=1", "blog-article"],
    ["http://localhost:1/rongdhonu", "shop-home"],
    ["http://localhost:1/en/rongdhonu/orders/AB12/placed", "order-placed"],
    ["http://rongdhonu.localhost:1/", "shop-home"],
    ["http://rongdhonu.localhost:1/en", "shop-home"],
    ["http://rongdhonu.localhost:1/en/cart", "cart"],
    ["http://rongdhonu.localhost:1/about", "extra-page"],
    ["http://rongdhonu.localhost:1/english", "extra-page"],
    ["http://rongdhonu.localhost:1/en/offline", "offline"],
    ["http://rongdhonu.localhost:1/robots.txt", "robots"],
    ["http://rongdhonu.localhost:1/no/such/page", "not-found"],
  ] as const)
    expect([address, routeOfAddress(address)]).toEqual([address, name]);
});
