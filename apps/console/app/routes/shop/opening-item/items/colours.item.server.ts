import { colourField } from "@haat/contract/seller/opening-fields";
import { readyLook } from "@haat/contract/seller/shop-opening.contract";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { createTheme } from "@haat/ui/theme/create-theme";
import { readyThemes } from "@haat/ui/theme/ready-themes";
import { readShopTheme, type ShopTheme } from "@haat/ui/theme/shop-theme";
import { attempt } from "@haat/web-forms/call-failure.server";
import { z } from "zod";
import { openingItem } from "../opening-item";

/** A browser's picker is never empty, so what it holds counts only with the tick. */
const schema = z.object({
  look: readyLook,
  is_own: z.string().default(""),
  seed: colourField.optional(),
});

/** What makes a look, besides its colours and what goes by the shop's trade. */
function shapeOf(stored: ShopTheme): string {
  const { theme } = readShopTheme(stored);
  return JSON.stringify({ ...theme, seed: undefined, ribbonSeed: undefined, homeLayout: undefined });
}

/** The look that was chosen, and the colour of one's own in it; no look where it was changed further in the studio. */
function chosenOf(theme: ShopTheme) {
  if (theme.seed === "") return { look: "default" as const, seed: undefined };
  const look = readyLook.options.find((each) => shapeOf(readyThemes[each]) === shapeOf(theme));
  const isOwn = look === undefined || readyThemes[look].seed !== theme.seed;
  return { look, seed: isOwn ? theme.seed : undefined };
}

/** What a look is told by at a glance: its colour, and its second one where it has one. */
function coloursOf(theme: ShopTheme): { ground: string; ink: string } {
  const { light } = createTheme(theme).properties;
  const second = theme.ribbonSeed === theme.seed ? undefined : theme.ribbonSeed;
  return { ground: light.accent, ink: second ?? light["on-accent"] };
}

/** A look to start from, and one's own colour in it. */
export const coloursItem = openingItem({
  form({ context: { translate }, answers: { theme } }) {
    const { look: chosen, seed } = chosenOf(theme);
    const fields: ConsoleFieldData[] = [
      {
        kind: "cards",
        name: "look",
        label: translate("openingPages.items.colours.look"),
        value: chosen,
        columns: 2,
        options: readyLook.options.map((look) => ({
          value: look,
          title: translate(`openingPages.items.colours.looks.${look}`),
          swatch: coloursOf(readyThemes[look]),
        })),
      },
      {
        kind: "tick",
        name: "is_own",
        label: translate("openingPages.items.colours.isOwn"),
        value: seed && "on",
        optionalMark: "",
        reveals: true,
      },
      {
        kind: "text",
        type: "color",
        // A picker is never empty, and HTML knows none that has to be filled in.
        optionalMark: "",
        revealed: true,
        name: "seed",
        label: translate("openingPages.items.colours.seed"),
        value: seed ?? readyThemes[chosen ?? "default"].seed,
        lang: "en",
      },
    ];
    return { fields };
  },
  schema: () => schema,
  async save({ context, seller_key }, { look, is_own, seed: picked }) {
    const seed = is_own === "on" ? picked : undefined;
    const { language, translate } = context;
    const calls = context.client().sellerOpening;
    const saved = await attempt(calls.saveColours({ language, seller_key, look, seed }));
    if (!saved.ok) return saved;
    const { corrections } = saved.answer.data;
    // Only of a colour of one's own there is something to tell: the looks are ours.
    if (seed === undefined || corrections.length === 0) return saved;
    return { ok: true, answer: { message: translate("openingPages.items.colours.corrected") } };
  },
});
