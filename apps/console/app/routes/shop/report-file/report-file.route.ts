import { reportTable } from "@haat/contract/seller/seller-reports.contract";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import { sendFile } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";

/** A table of a shop's numbers as a file; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "reports", async ({ seller_key }) => {
    const { context, params, request } = args;
    const { language } = context;
    const query = new URL(request.url).searchParams;
    const table = reportTable.safeParse(params.table);
    if (!table.success) throw pageFailure(context, 404);
    const [start, end] = [query.get("start") ?? "", query.get("end") ?? ""];
    const wanted = { language, seller_key, table: table.data, start, end };
    return sendFile(await answerOrPage(context, context.client().sellerReports.reportFile(wanted)));
  });
}
