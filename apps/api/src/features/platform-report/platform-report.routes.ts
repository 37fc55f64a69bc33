import { adminApi } from "../console-account/console-identity";
import { writePlatformReport } from "./platform-report-file.usecases";
import { readPlatformReport } from "./platform-report.usecases";
import { countWaitingWork } from "./waiting-work.usecases";

const calls = adminApi.adminReports;

export const platformReportRoutes = {
  platformReport: calls.platformReport.handler(async ({ input, context }) => {
    const { language, start, end } = input;
    const report = await readPlatformReport(context.services, context.scope, language, { start, end });
    return { success: true, data: { report } };
  }),
  platformReportFile: calls.platformReportFile.handler(async ({ input, context }) => {
    const { language, start, end, table } = input;
    const file = await writePlatformReport(context.services, context.scope, language, { start, end, table });
    context.replyHeaders.set("content-disposition", `attachment; filename="${file.name}"`);
    context.replyHeaders.set("cache-control", "private, no-store");
    return file;
  }),
  waitingWork: calls.waitingWork.handler(async ({ context }) => {
    const { services, scope, permissions } = context;
    return { success: true, data: { waiting: await countWaitingWork(services, scope, permissions) } };
  }),
};
