import { business } from "@haat/contract/shared/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import { componentLabels } from "./labels.server";
import type { PageText } from "../http/request-context.server";

/** The contact form wherever it stands; it is always sent to the contact page. */
export function contactForm(context: PageText) {
  const { language, paths, translate } = context;
  const { contactForm: labels, formErrors: errors } = componentLabels(context);
  return {
    action: paths.platform("contact"),
    labels: { ...labels, errors },
    // These pages have no scripts, so the count stands still: it says the limit alone.
    count: {
      template: translate("components.characters.limit", {
        max: formatNumber(business.messageMaxLength, language),
      }),
      digits: translate("components.cartLine.digits"),
    },
  };
}
