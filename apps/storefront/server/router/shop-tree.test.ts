import type { ServerBuild } from "@remix-run/node";
import { expect, it } from "vitest";
import { liftShopTree } from "./shop-tree";

it("the shop's layout moves to the root, the marketing pages are gone and the manifest has a version of its own", () => {
  const routes = {
    root: { id: "root" },
    landing: { id: "landing", parentId: "root", path: "about" },
    shop: { id: "shop", parentId: "root", path: ":shopName" },
    cart: { id: "cart", parentId: "shop", path: "cart" },
    "shop.en": { id: "shop.en", parentId: "root", path: "en/:shopName" },
  };
  const build = { routes, assets: { version: "1", routes } } as unknown as ServerBuild;
  const lifted = liftShopTree(build);
  expect(lifted.routes).toEqual({
    root: { id: "root" },
    shop: { id: "shop", parentId: "root", path: undefined },
    cart: { id: "cart", parentId: "shop", path: "cart" },
    "shop.en": { id: "shop.en", parentId: "root", path: "en" },
  });
  expect(lifted.assets.routes).toEqual(lifted.routes);
  expect(lifted.assets.version).not.toBe("1");
});
