import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { themeFields, type ShopLooks } from "@haat/contract/seller/seller-theme.contract";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm, refuseForm } from "@haat/web-forms/form-data.server";
import { readyThemes } from "@haat/ui/theme/ready-themes";
import { readShopTheme, type CompleteTheme, type ShopTheme } from "@haat/ui/theme/shop-theme";
import { z } from "zod";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { themeWord } from "./theme-fields.server";
import { previewId, themeButtons, themeFormFields, themeIntents } from "./theme.form";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

const version = coercedNumber(z.number().int().min(0));
const schema = z.object({ ...themeFields, version });
type Given = z.output<typeof schema>;

/** Saves the draft, publishes it, throws it away, begins it anew, or goes back to an earlier theme. */
export async function changeTheme(context: ConsoleContext, shop: OwnShop, request: Request) {
  const form = await readForm(request, [...Object.values(themeButtons), ...Object.values(themeFormFields)]);
  const intent = String(form.get(themeButtons.intent));
  const asked = { [themeButtons.look]: form.get("look"), [themeButtons.number]: form.get("number") };
  for (const name of Object.values(themeButtons)) form.delete(name);
  const place = new URL(request.url).searchParams.get("scheme") === "dark" ? { scheme: "dark" } : undefined;
  const page = context.paths.shop(shop.seller_key, "theme", place);
  if (Object.hasOwn(asked, intent) || intent === themeIntents.restore || intent === themeIntents.discard)
    return (await besideForm(context, shop, form, { intent, ...asked })) ?? redirect(`${page}#${previewId}`);

  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { language } = context;
  const inShop = { language, seller_key: shop.seller_key };
  const calls = context.client().sellerTheme;
  const saved = await attempt(calls.saveThemeDraft({ ...inShop, ...parsed.value }));
  if (!saved.ok && saved.failure.code === "review_conflict")
    return besideNewer(context, shop, form, { given: parsed.value, failure: saved.failure });
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  if (intent !== themeIntents.publish) {
    leaveMessage(context, "success", saved.answer.message ?? "");
    return redirect(intent === themeIntents.keep ? page : `${page}#${previewId}`);
  }
  const asRead = { ...inShop, version: saved.answer.data.looks.version };
  const published = await attempt(calls.publishTheme(asRead));
  if (!published.ok) return refusedForm(context, form, published.failure);
  leaveMessage(context, "success", published.answer.message ?? "");
  return redirect(page);
}

/**
 * What is asked for by a button of its own. Where somebody else changed the theme meanwhile, the page shows it first.
 * @returns a refusal of the form; nothing where it is done, or to be read anew
 */
async function besideForm(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  form: FormData,
  { intent, look, number }: { intent: string; look?: unknown; number?: unknown },
) {
  const { language, translate } = context;
  const calls = context.client().sellerTheme;
  const inShop = { language, seller_key, version: version.catch(0).parse(form.get(themeFormFields.version)) };
  const ready = Object.entries(readyThemes).find(([name]) => name === look)?.[1];
  const done = await attempt<{ data: { looks: ShopLooks }; message?: string | undefined }>(
    intent === themeIntents.restore
      ? calls.restoreTheme({ ...inShop, number: coercedNumber(z.number()).catch(0).parse(number) })
      : intent === themeIntents.look && ready
        ? calls.saveThemeDraft({ ...inShop, ...givenOf(ready) })
        : calls.discardThemeDraft(inShop),
  );
  if (!done.ok && done.failure.code === "review_conflict")
    return void leaveMessage(context, "error", translate("themeStudio.movedOn"));
  if (!done.ok) return refusedForm(context, form, done.failure);
  return void leaveMessage(context, "success", done.answer.message ?? "");
}

/** A theme as calls have it. */
function givenOf(stored: ShopTheme): Omit<Given, "version"> {
  const { theme } = readShopTheme(stored);
  return {
    seed: theme.seed,
    ribbon_seed: theme.ribbonSeed,
    surface: theme.surface,
    radius: theme.radius,
    density: theme.density,
    heading_font: theme.headingFont,
    card_ratio: theme.cardRatio,
    card_style: theme.cardStyle,
    header_layout: theme.headerLayout,
    home_layout: theme.homeLayout,
    dark_mode: theme.darkMode,
  };
}

/**
 * Somebody else saved meanwhile: what was chosen stays, and beside each choice that they have otherwise stands what they
 * saved. The page bears the newer version now, so that whoever saves again has read both.
 */
async function besideNewer(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  form: FormData,
  { given, failure }: { given: Given; failure: CallFailure },
) {
  const { language, translate } = context;
  const asked = context.client().sellerTheme.theme({ language, seller_key });
  const { draft, published } = (await answerOrPage(context, asked)).data.looks;
  const { theme } = readShopTheme(draft?.theme ?? published);
  const newer = givenOf(theme);
  const keys = Object.keys(themeKeys) as (keyof typeof themeKeys)[];
  const told = keys
    .filter((name) => newer[name] !== given[name])
    .map((name) => [name, [translate("themeStudio.newer", { saved: wordOf(context, theme, name) })]]);
  flashFailure(context, failure);
  const result = refuseForm(form, { ...failure, errors: [] });
  const error = { "": [translate("themeStudio.conflict")], ...Object.fromEntries(told) };
  return json({ ...result, error }, { status: failure.status });
}

/** The names of a theme's choices as calls have them. */
const themeKeys = {
  seed: "seed",
  ribbon_seed: "ribbonSeed",
  surface: "surface",
  radius: "radius",
  density: "density",
  heading_font: "headingFont",
  card_ratio: "cardRatio",
  card_style: "cardStyle",
  header_layout: "headerLayout",
  home_layout: "homeLayout",
  dark_mode: "darkMode",
} as const satisfies Record<keyof Omit<Given, "version">, keyof CompleteTheme>;

function wordOf(context: ConsoleContext, theme: CompleteTheme, name: keyof typeof themeKeys): string {
  const key = themeKeys[name];
  if (key === "seed" || key === "ribbonSeed") return theme[key];
  return themeWord(context, key, theme[key]);
}
