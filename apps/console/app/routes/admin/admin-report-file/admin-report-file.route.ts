import { platformTable } from "@haat/contract/admin/admin-reports.contract";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import { sendFile } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";

/** A table of the platform's numbers as a file; no page of its own. */
export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-reports", async () => {
    const { context, params, request } = args;
    const { language } = context;
    const query = new URL(request.url).searchParams;
    const table = platformTable.safeParse(params.table);
    if (!table.success) throw pageFailure(context, 404);
    const [start, end] = [query.get("start") ?? "", query.get("end") ?? ""];
    const wanted = { language, table: table.data, start, end };
    return sendFile(await answerOrPage(context, context.client().adminReports.platformReportFile(wanted)));
  });
}
