import { sellerApi } from "../console-account/console-identity";
import { writeReport } from "./report-file.usecases";
import { readReport } from "./seller-report.usecases";

const calls = sellerApi.sellerReports;

export const sellerReportRoutes = {
  report: calls.report.handler(async ({ input, context }) => {
    const { language, start, end } = input;
    const report = await readReport(context.services, context.scope, language, { start, end });
    return { success: true, data: { report } };
  }),
  reportFile: calls.reportFile.handler(async ({ input, context }) => {
    const { language, start, end, table } = input;
    const file = await writeReport(context.services, context.scope, language, { start, end, table });
    context.replyHeaders.set("content-disposition", `attachment; filename="${file.name}"`);
    context.replyHeaders.set("cache-control", "private, no-store");
    return file;
  }),
};
