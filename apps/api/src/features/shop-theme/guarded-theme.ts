import type { ThemeCorrection } from "@haat/contract/seller/seller-theme.contract";
import type { ShopTheme } from "@haat/contract/shop/store.contract";
import { explainTheme } from "@haat/ui/theme/explain-theme";
import { readyThemes } from "@haat/ui/theme/ready-themes";
import { readShopTheme } from "@haat/ui/theme/shop-theme";

/** What a seller chooses of a theme: a ready look, colours of the shop's own, or both. */
export interface Looks {
  look?: keyof typeof readyThemes | undefined;
  seed?: string | undefined;
  ribbon_seed?: string | undefined;
}

/** A theme with what was chosen in it. A colour of the shop's own is that of its ribbons, too, where none is named for those. */
export function chosenTheme(current: ShopTheme, { look, seed, ribbon_seed: ribbonSeed }: Looks): ShopTheme {
  // How the first page is laid out goes by the shop's trade, not by its colours.
  const ground: ShopTheme =
    look === undefined ? current : { ...readyThemes[look], homeLayout: current.homeLayout };
  if (seed === undefined) return ribbonSeed === undefined ? ground : { ...ground, ribbonSeed };
  const kept = look === undefined ? current.ribbonSeed : undefined;
  return { ...ground, seed, ribbonSeed: ribbonSeed ?? kept ?? seed };
}

/** Whether pages look the same in two themes: a choice that is left out is the default that could be chosen. */
export const isSameTheme = (one: ShopTheme, other: ShopTheme) =>
  JSON.stringify(readShopTheme(one).theme) === JSON.stringify(readShopTheme(other).theme);

/** A theme as the audit trail tells it: the same whatever the order of its choices. */
export const themeState = (theme: ShopTheme) => ({
  theme: JSON.stringify(theme, Object.keys(theme).sort()),
});

/** Where a colour of the shop's own stands, by the role that it has there. */
const guarded = [
  { role: "accent", part: "buttons", colour: "seed" },
  { role: "link", part: "links", colour: "seed" },
  { role: "ribbon-1", part: "ribbons", colour: "ribbonSeed" },
] as const;

/** The shop's own colours that pages show in another shade, for what is written to be read; a shop that is never dark has none there. */
export function correctionsOf(stored: ShopTheme): ThemeCorrection[] {
  const { theme } = readShopTheme(stored);
  const schemes = theme.darkMode === "never" ? (["light"] as const) : (["light", "dark"] as const);
  return schemes.flatMap((scheme) => {
    const derived = explainTheme(theme, scheme);
    return guarded.flatMap(({ role, part, colour }) => {
      const found = derived.find((each) => each.role === role);
      if (!found || found.after.hex === found.before.hex) return [];
      return [{ scheme, part, asked: theme[colour], shown: found.after.hex }];
    });
  });
}

/** The four ribbon colours of a theme, by daylight. */
export function ribbonColours(stored: ShopTheme) {
  const derived = explainTheme(readShopTheme(stored).theme, "light");
  const colours = new Map(derived.map(({ role, after }) => [role, after.hex]));
  return ([1, 2, 3, 4] as const).map((tone) => ({
    tone,
    ground: colours.get(`ribbon-${tone}`) ?? "",
    ink: colours.get(`on-ribbon-${tone}`) ?? "",
  }));
}

/** The colour that a shop's banners stand on, by daylight. */
export function bannerGround(stored: ShopTheme): string {
  const derived = explainTheme(readShopTheme(stored).theme, "light");
  return derived.find(({ role }) => role === "accent-soft")?.after.hex ?? "";
}
