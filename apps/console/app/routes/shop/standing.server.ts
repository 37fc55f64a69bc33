import type { ShopOrder } from "@haat/contract/seller/seller-orders.contract";
import type { PhoneStanding } from "@haat/contract/seller/seller-trust.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** How many orders of whoever ordered were taken here and came back, in words. */
export function standingText(
  { language, translate }: ConsoleContext,
  { taken, returned }: PhoneStanding,
): string {
  if (taken + returned === 0) return translate("trust.order.first");
  const formatted = (count: number) => ({ count, formatted: formatNumber(count, language) });
  return translate("trust.order.both", {
    taken: translate("trust.order.taken", formatted(taken)),
    returned: translate("trust.order.returned", formatted(returned)),
  });
}

const beforeItLeaves: readonly string[] = ["pending", "accept", "packed"] satisfies ShopOrder["stage"][];

/** What is to be known of who ordered before the goods leave: something came back, or the number is refused. */
export function standingWarning(context: ConsoleContext, { stage, standing }: ShopOrder): string | undefined {
  if (!beforeItLeaves.includes(stage)) return undefined;
  if (standing.is_refused) return context.translate("trust.order.isRefused");
  return standing.returned > 0 ? standingText(context, standing) : undefined;
}
