import type { StockAlertFormProps } from "@haat/ui/commerce/stock-alert-form/stock-alert-form";
import { formatDays } from "@haat/i18n/durations";
import { attempt } from "@haat/web-forms/call-failure.server";
import { isSignInRequired } from "../../../server/http/guard.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { componentLabels } from "../../../server/present/labels.server";
import type { Shop } from "../../../server/http/shop-of-page.server";

type Whom = Pick<StockAlertFormProps, "knownPhone" | "alertId">;

/** The form in the place of what is sold out; it knows whoever is signed in, and whether they wait already. */
export async function stockAlertView(
  context: RequestContext,
  { seller }: Shop,
  product: { id: string; attributeIds: string[] },
) {
  return {
    whom: context.visitor.kind === "customer" ? await whomToTell(context, seller.seller_key, product) : {},
    labels: {
      ...componentLabels(context).stockAlertForm,
      text: whatIsKept(context),
      tooLong: context.translate("api.fields.phone_too_long"),
    },
  };
}

/** What becomes of a number that is left here. */
function whatIsKept(context: RequestContext): string {
  const { language, platform, translate } = context;
  const { text } = componentLabels(context).stockAlertForm;
  if (!platform.retention) return text;
  const days = formatDays(platform.retention.stock_alerts, language);
  return `${text} ${translate("shopPages.product.alertKept", { days })}`;
}

async function whomToTell(
  context: RequestContext,
  sellerKey: string,
  product: { id: string; attributeIds: string[] },
): Promise<Whom> {
  // Whether a customer waits is theirs alone: so is a page that looks into the session.
  if (!context.session.data.token) return {};
  const asking = context.client().stockAlerts.stockAlerts({ language: context.language, sellerKey });
  const found = await attempt(asking).catch((error: unknown) => {
    // The session was ended elsewhere: the form asks for the number.
    if (isSignInRequired(error)) return undefined;
    throw error;
  });
  if (!found?.ok) return {};
  const { phone, stock_alerts } = found.answer.data;
  const wanted = [...product.attributeIds].sort().join();
  const alert = stock_alerts.find(
    ({ id_product, id_product_attribute }) =>
      String(id_product) === product.id && id_product_attribute.map(String).sort().join() === wanted,
  );
  return { knownPhone: phone, alertId: alert?.id_stock_alert };
}
