import { languages, type Language } from "@haat/contract/shared/languages";
import { shortName } from "@haat/i18n/short-name";
import { translator } from "@haat/i18n/translator";
import { zipSync, strToU8, type Zippable } from "fflate";
import type { AppColours } from "./app-colours";

/** What a shop's own app for the Play Store is made of. */
export interface KitContent {
  packageName: string;
  /** Without scheme, as the shop is reached. */
  host: string;
  origin: string;
  name: Record<Language, string>;
  colours: AppColours;
  /** Paths of icons on the shop's own host. */
  icons: Record<"any" | "maskable" | "monochrome" | "orders" | "cart" | "products", string>;
  fingerprints: readonly string[];
  version: number;
  madeAt: Date;
}

/** What Bubblewrap builds from (GoogleChromeLabs/bubblewrap, TwaManifest); signing keys are the seller's own. */
export function twaManifest(kit: KitContent): object {
  const { colours, host, origin, icons } = kit;
  const name = kit.name.bn;
  const translate = translator("bn");
  const shortcut = (title: string, url: string, icon: string) => ({
    name: title,
    shortName: shortName(title),
    url,
    chosenIconUrl: origin + icon,
  });
  return {
    packageId: kit.packageName,
    host,
    name,
    launcherName: shortName(name),
    display: "standalone",
    themeColor: colours.accent,
    themeColorDark: colours.accent,
    navigationColor: colours.ground,
    navigationColorDark: "#000000",
    backgroundColor: colours.ground,
    enableNotifications: true,
    startUrl: "/",
    iconUrl: origin + icons.any,
    maskableIconUrl: origin + icons.maskable,
    monochromeIconUrl: origin + icons.monochrome,
    splashScreenFadeOutDuration: 300,
    signingKey: { path: "./android.keystore", alias: "android" },
    appVersion: String(kit.version),
    appVersionCode: kit.version,
    shortcuts: [
      shortcut(translate("pages.orders.title"), `${origin}/orders`, icons.orders),
      shortcut(translate("pages.cart.title"), `${origin}/cart`, icons.cart),
      shortcut(translate("pages.shop.allProducts"), `${origin}/all-products/all`, icons.products),
    ],
    generatorApp: "bubblewrap-cli",
    webManifestUrl: `${origin}/manifest.webmanifest`,
    fullScopeUrl: `${origin}/`,
    fallbackType: "customtabs",
    features: {},
    enableSiteSettingsShortcut: true,
    minSdkVersion: 21,
    orientation: "default",
    fingerprints: kit.fingerprints.map((value, place) => ({ name: `key ${place + 1}`, value })),
  };
}

const steps = ["what", "need", "first", "second", "third", "fourth", "fifth", "later"] as const;

function guide(kit: KitContent, language: Language): string {
  const translate = translator(language);
  const { origin, packageName } = kit;
  const values = { shop: kit.name[language], origin, package: packageName };
  const title = translate("shopApp.kit.title", values);
  return [`# ${title}`, ...steps.map((step) => translate(`shopApp.kit.${step}`, values))].join("\n\n") + "\n";
}

/**
 * The kit as a ZIP: what Bubblewrap builds from, a guide in both languages, and the icons.
 * @param pictures PNG by name, such as `any-512`
 */
export function zipKit(
  kit: KitContent,
  pictures: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const text = (content: string) => strToU8(content);
  const content: Zippable = { "twa-manifest.json": text(`${JSON.stringify(twaManifest(kit), null, 2)}\n`) };
  for (const language of languages) content[`guide.${language}.md`] = text(guide(kit, language));
  // PNG is compressed already.
  for (const [name, bytes] of Object.entries(pictures)) content[`icons/${name}.png`] = [bytes, { level: 0 }];
  return zipSync(content, { mtime: kit.madeAt });
}
