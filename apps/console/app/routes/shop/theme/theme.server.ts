import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopLooks, ThemeVersion } from "@haat/contract/seller/seller-theme.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import { readyThemes, type ReadyThemeName } from "@haat/ui/theme/ready-themes";
import { readShopTheme } from "@haat/ui/theme/shop-theme";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { backToMore } from "../back-to-more.server";
import { themeFields } from "./theme-fields.server";
import { previewId, themeButtons, themeFormFields, themeIntents } from "./theme.form";
import type { ThemePage } from "./theme.view";

/** A shop's theme: what can be chosen, the shop in it, what the guard corrects, and the themes before. */
export async function themePage(
  context: ConsoleContext,
  shop: OwnShop,
  request: Request,
): Promise<ThemePage & { head: { title: string } }> {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const asked = context.client().sellerTheme.theme({ language, seller_key });
  const { looks } = (await answerOrPage(context, asked)).data;
  const { draft, published, version } = looks;
  const { theme } = readShopTheme(draft?.theme ?? published);
  const title = translate("themeStudio.title");
  const isDark = theme.darkMode === "follow" && new URL(request.url).searchParams.get("scheme") === "dark";
  const action = paths.shop(seller_key, "theme", isDark ? { scheme: "dark" } : undefined);
  return {
    head: pageHead(context, title),
    title,
    lead: translate("themeStudio.lead"),
    back: backToMore(context, { seller_key }),
    state: draft
      ? translate("themeStudio.saved", {
          name: draft.saved_by,
          when: formatDateTime(draft.saved_at, language),
        })
      : translate("themeStudio.none"),
    hidden: { [themeFormFields.version]: String(version) },
    form: {
      action,
      ...themeFields(context, theme),
      submit: { name: themeButtons.intent, value: themeIntents.show },
      labels: { submit: translate("themeStudio.show"), errors: componentLabels(context).formErrors },
    },
    publish: translate("themeStudio.publish"),
    discard: draft ? translate("themeStudio.discard") : undefined,
    ready: readyLooks(context),
    preview: previewOf(context, shop, looks, { isDark, canBeDark: theme.darkMode === "follow" }),
    guard: guardOf(context, looks),
    versions: {
      title: translate("themeStudio.versions"),
      lead: translate("themeStudio.versionsLead"),
      ...versionsOf(context, looks),
    },
  };
}

function readyLooks({ translate }: ConsoleContext): ThemePage["ready"] {
  const names = Object.keys(readyThemes) as ReadyThemeName[];
  return {
    title: translate("themeStudio.start"),
    list: names.map((name) => ({
      value: name,
      label: translate(`components.themeStudio.ready.${name}`),
      colours: { seed: readyThemes[name].seed, ribbon: readyThemes[name].ribbonSeed },
    })),
  };
}

function previewOf(
  { language, paths, platformOrigin, translate }: ConsoleContext,
  { seller_key }: OwnShop,
  { preview, version }: ShopLooks,
  { isDark, canBeDark }: { isDark: boolean; canBeDark: boolean },
): ThemePage["preview"] {
  const scheme = translate(isDark ? "themeStudio.dark" : "themeStudio.light").toLocaleLowerCase(language);
  const src = platformOrigin + (isDark ? preview.dark : preview.light);
  const way = (to: "light" | "dark") => ({
    href: `${paths.shop(seller_key, "theme", { scheme: to })}#${previewId}`,
    label: translate(`themeStudio.${to}`),
    current: isDark === (to === "dark"),
  });
  return {
    title: translate("themeStudio.preview"),
    lead: translate("themeStudio.previewLead"),
    schemes: canBeDark
      ? { label: translate("themeStudio.scheme"), links: [way("light"), way("dark")] }
      : undefined,
    note: canBeDark ? undefined : translate("themeStudio.lightOnly"),
    /** Another one has to be loaded anew. */
    shown: `${version} ${src}`,
    frames: {
      phone: { title: translate("themeStudio.onPhone", { scheme }), src },
      desk: { title: translate("themeStudio.onDesk", { scheme }), src },
    },
    openLabel: translate("themeStudio.open"),
  };
}

function guardOf({ translate }: ConsoleContext, { corrections }: ShopLooks): ThemePage["guard"] {
  if (corrections.length === 0) return { quiet: translate("themeStudio.guardQuiet") };
  return {
    title: translate("themeStudio.guard"),
    lead: translate("themeStudio.guardLead"),
    label: translate("themeStudio.guardChanges"),
    changes: corrections.map(({ part, scheme, asked, shown }) => ({
      asked,
      shown,
      text: translate(`themeStudio.corrected.${part}`, {
        asked,
        shown,
        scheme: translate(scheme === "dark" ? "themeStudio.inDark" : "themeStudio.inLight"),
      }),
    })),
  };
}

/** So many versions are in sight, the others behind their number. */
const versionsShown = 3;

function versionsOf(context: ConsoleContext, { versions }: ShopLooks) {
  const list = versions.map((each) => versionOf(context, each));
  const rest = list.slice(versionsShown);
  const formatted = formatNumber(rest.length, context.language);
  const label = context.translate("themeStudio.earlier", { count: rest.length, formatted });
  return {
    list: list.slice(0, versionsShown),
    earlier: rest.length > 0 ? { label, list: rest } : undefined,
  };
}

function versionOf(
  { language, translate }: ConsoleContext,
  { number, theme, published_at, published_by, is_published }: ThemeVersion,
): ThemePage["versions"]["list"][number] {
  const { seed, ribbonSeed } = readShopTheme(theme).theme;
  const formatted = formatNumber(number, language);
  const when = formatDateTime(published_at, language);
  return {
    number: String(number),
    title: translate("themeStudio.version", { number: formatted }),
    text: published_by ? translate("themeStudio.by", { name: published_by, when }) : when,
    colours: { seed, ribbon: ribbonSeed },
    state: is_published ? translate("themeStudio.published") : undefined,
    restore: is_published ? undefined : translate("themeStudio.restore", { number: formatted }),
  };
}
