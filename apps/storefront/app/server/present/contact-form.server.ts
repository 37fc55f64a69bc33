import { business } from "@haat/contract/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import { isSignInRequired } from "../http/guard.server";
import { componentLabels } from "./labels.server";
import type { PageText, RequestContext } from "../http/request-context.server";

/** The contact form wherever it stands; it is always sent to the contact page. */
export function contactForm(context: PageText) {
  const { language, paths, translate } = context;
  const { contactForm: labels, formErrors: errors } = componentLabels(context);
  return {
    action: paths.platform("contact"),
    labels: { ...labels, errors },
    // These pages have no scripts, so the count stands still: it says the limit alone.
    count: {
      template: translate("sitePages.contact.count", {
        max: formatNumber(business.messageMaxLength, language),
      }),
      digits: translate("components.cartLine.digits"),
    },
  };
}

/** Name and email of a customer who is signed in: they need not be typed again. */
export async function knownWriter(context: RequestContext): Promise<{ name?: string; email?: string }> {
  // Only for a customer does it look into the session: that page is theirs alone.
  if (context.visitor.kind !== "customer" || !context.session.data.token) return {};
  try {
    const { data } = await context.client().account.customerProfile({ language: context.language });
    const profile = data[0];
    if (!profile) return {};
    return { name: `${profile.first_name} ${profile.last_name}`, email: profile.email ?? "" };
  } catch (error) {
    if (!isSignInRequired(error)) throw error;
    return {};
  }
}
