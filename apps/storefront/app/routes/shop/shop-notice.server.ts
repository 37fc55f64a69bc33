import type { Seller } from "@haat/contract/shop/store.contract";
import { formatDate } from "@haat/i18n/dates";
import type { PageLanguage } from "../../server/http/request-context.server";

/** What every visitor of a shop has to know of it: why nothing can be bought, or that nothing is delivered. */
export interface ShopNotice {
  title: string;
  text: string;
  /** What the shop itself says of it; may be blank. */
  note: string;
  /** The language that it is written in, by its letters. */
  noteLanguage: "bn" | "en";
}

/** What stands above every page of a shop that does not sell, or sells for a test alone. */
export function shopNotice(
  { language, translate }: PageLanguage,
  { standing }: Pick<Seller, "standing">,
): ShopNotice | undefined {
  const { is_selling, is_test, pause_note: note, returns_on } = standing;
  if (is_test) {
    const text = translate("shopPages.standing.testText");
    return { title: translate("shopPages.standing.test"), text, note: "", noteLanguage: language };
  }
  if (is_selling) return undefined;
  const previewed = previewedPart(standing);
  if (previewed) {
    const text = translate(`shopPages.standing.${previewed}Text`);
    return { title: translate(`shopPages.standing.${previewed}`), text, note: "", noteLanguage: language };
  }
  // The day as it begins in Bangladesh.
  const day = returns_on && formatDate(`${returns_on}T00:00:00+06:00`, language);
  const text = day
    ? translate("shopPages.standing.pausedUntil", { day })
    : translate("shopPages.standing.pausedText");
  const noteLanguage = /\p{Script=Bengali}/u.test(note) ? "bn" : "en";
  return { title: translate("shopPages.standing.paused"), text, note, noteLanguage };
}

/** What is looked at before others see it; nothing where no preview is. */
function previewedPart({ is_preview, preview_scheme, preview_draft }: Seller["standing"]) {
  if (preview_draft) return "product";
  if (preview_scheme) return "draft";
  return is_preview ? "preview" : undefined;
}
