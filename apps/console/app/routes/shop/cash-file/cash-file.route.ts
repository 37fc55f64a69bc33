import { sendFile } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import { cashAskedIn } from "../cash-asked.server";

/** The cash book as a table for spreadsheets; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "cash-book", async ({ seller_key }) => {
    const { context, request } = args;
    const wanted = { language: context.language, seller_key, ...cashAskedIn(request).wanted };
    return sendFile(await answerOrPage(context, context.client().sellerCash.cashFile(wanted)));
  });
}
