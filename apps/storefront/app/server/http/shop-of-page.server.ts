import type { Seller } from "@haat/contract/shop/store.contract";
import type { OwnPaths, ShopPaths } from "../../urls/site-paths.server";

/** The shop whose page is shown, and the addresses of its pages. */
export interface Shop {
  seller: Seller;
  paths: ShopPaths;
}

/** Where a customer's own pages stand: in a shop, or on the platform, where they are of all shops. */
export interface OwnPlace {
  /** What the shop or the platform is called. */
  name: string;
  paths: OwnPaths;
  /** Where who has signed in goes, unless they were sent from elsewhere. */
  entry: string;
  /** None on the platform. */
  shop: Shop | undefined;
}
