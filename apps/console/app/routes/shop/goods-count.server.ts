import { business } from "@haat/contract/shared/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** How many goods there are, in words; no further than they are counted. */
export function goodsCountText({ language, translate }: ConsoleContext, count: number): string {
  const formatted = formatNumber(count, language);
  return count < business.goodsCountedUpTo ? formatted : translate("stock.many", { formatted });
}
