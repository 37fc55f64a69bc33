import type { Language } from "@haat/contract/shared/languages";
import type { PublicShopApp } from "@haat/contract/shop/shop-app.contract";
import type { Services } from "../../http/call";
import { requireShop } from "../shop/shop.usecases";
import { iconSides, type IconName } from "./app-icons";
import { packageNameOf } from "./package-name";
import type { ShopAppFiles } from "./shop-app-files";
import * as apps from "./shop-app.repository";

/** What manifests say of each icon, the smaller before the larger. */
const manifestIcons = [
  ["any-192", "any"],
  ["any-512", "any"],
  ["maskable-192", "maskable"],
  ["maskable-512", "maskable"],
  ["monochrome", "monochrome"],
] as const satisfies [IconName, PublicShopApp["icons"][number]["purpose"]][];

/**
 * A shop's app as its manifest describes it.
 * @throws store_not_found where the shop is not open
 */
export async function describePublicApp(
  services: Services,
  sellerKey: string,
  language: Language,
): Promise<PublicShopApp> {
  const shop = await requireShop(services, sellerKey);
  const app = await services.cached(`app of shop ${shop.id}`, () => apps.findApp(services.db, shop.id));
  const { version = 0, files = null, fingerprints = [] } = app ?? {};
  return {
    version: files ? version : 0,
    icons: files ? manifestIcons.map(([name, purpose]) => iconOf(files, name, purpose)) : [],
    screenshots: files ? screenshotsOf(files, language) : [],
    shortcut_icons: files && {
      orders: files.icons["shortcut-orders"],
      cart: files.icons["shortcut-cart"],
      products: files.icons["shortcut-products"],
    },
    store_app: { package_name: packageNameOf(sellerKey), fingerprints },
  };
}

function iconOf({ icons }: ShopAppFiles, name: IconName, purpose: PublicShopApp["icons"][number]["purpose"]) {
  const side = iconSides[name];
  return { path: icons[name], sizes: `${side}x${side}`, type: "image/png", purpose };
}

function screenshotsOf({ pictures }: ShopAppFiles, language: Language): PublicShopApp["screenshots"] {
  const { "phone-screen": phone, "desk-screen": desk } = pictures[language];
  const type = "image/jpeg";
  return [
    { path: phone, sizes: "1080x1920", type, form_factor: "narrow" },
    { path: desk, sizes: "1920x1080", type, form_factor: "wide" },
  ];
}
