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
  const ground: ShopTheme = look === undefined ? current : readyThemes[look];
  if (seed === undefined) return ribbonSeed === undefined ? ground : { ...ground, ribbonSeed };
  const kept = look === undefined ? current.ribbonSeed : undefined;
  return { ...ground, seed, ribbonSeed: ribbonSeed ?? kept ?? seed };
}

/** A theme as the audit trail tells it: the same whatever the order of its choices. */
export const themeState = (theme: ShopTheme) => ({
  theme: JSON.stringify(theme, Object.keys(theme).sort()),
});

/** The shop's own colours that pages show in another shade, for what is written on them to be read. */
export function correctionsOf(stored: ShopTheme): { asked: string; shown: string }[] {
  const { theme } = readShopTheme(stored);
  const derived = explainTheme(theme, "light");
  const guarded = [
    { role: "accent", asked: theme.seed },
    { role: "ribbon-1", asked: theme.ribbonSeed },
  ];
  return guarded.flatMap(({ role, asked }) => {
    const found = derived.find((each) => each.role === role);
    return !found || found.reason === "kept" ? [] : [{ asked, shown: found.after.hex }];
  });
}
