import { createHash } from "node:crypto";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";

/** How many orders came since the desk was shown, in words; with an `ETag`, for the desk's script asks again and again. */
export function loader({ request, ...args }: ConsoleArgs) {
  const { context } = args;
  return inShop(args, "orders", async ({ seller_key }) => {
    const { language, translate } = context;
    const since = new URL(request.url).searchParams.get("since") ?? "";
    const asked = context.client().sellerOrders.deskCounts({ language, seller_key, ...(since && { since }) });
    const { new_orders: count } = (await answerOrPage(context, asked)).data;
    const formatted = formatNumber(count, language);
    const text = count > 0 ? translate("orderDesk.news.some", { count, formatted }) : "";
    const body = JSON.stringify({ text });
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
    const headers = { etag, "cache-control": "private, no-cache" };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    return new Response(body, { headers: { ...headers, "content-type": "application/json; charset=utf-8" } });
  });
}
