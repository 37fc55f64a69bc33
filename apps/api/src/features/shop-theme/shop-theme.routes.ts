import type { ShopLooks } from "@haat/contract/seller/seller-theme.contract";
import type { Language } from "@haat/contract/shared/languages";
import { translator, type SentenceKey } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { discardDraft, publishDraft, restoreVersion, saveDraft, showLooks } from "./shop-theme.usecases";

const calls = sellerApi.sellerTheme;

/** The looks as they are after a change, with what was done. */
const told = (looks: ShopLooks, language: Language, what: SentenceKey) => ({
  success: true as const,
  data: { looks },
  message: translator(language)(what),
});

export const shopThemeRoutes = {
  theme: calls.theme.handler(async ({ input, context }) => ({
    success: true,
    data: { looks: await showLooks(context.services, context, input.language) },
  })),
  saveThemeDraft: calls.saveThemeDraft.handler(async ({ input, context }) =>
    told(await saveDraft(context.services, context, input), input.language, "themeStudio.told.saved"),
  ),
  discardThemeDraft: calls.discardThemeDraft.handler(async ({ input, context }) =>
    told(await discardDraft(context.services, context, input), input.language, "themeStudio.told.discarded"),
  ),
  publishTheme: calls.publishTheme.handler(async ({ input, context }) =>
    told(await publishDraft(context.services, context, input), input.language, "themeStudio.told.published"),
  ),
  restoreTheme: calls.restoreTheme.handler(async ({ input, context }) =>
    told(await restoreVersion(context.services, context, input), input.language, "themeStudio.told.restored"),
  ),
};
