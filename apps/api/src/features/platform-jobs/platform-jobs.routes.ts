import { translator } from "@haat/i18n/translator";
import { adminApi } from "../console-account/console-identity";
import { listJobs, runJobAgain } from "./platform-jobs.usecases";

const calls = adminApi.adminJobs;

export const platformJobRoutes = {
  jobs: calls.jobs.handler(async ({ input, context }) => ({
    success: true,
    data: await listJobs(context.services, context.scope, input.state),
  })),
  runJobAgain: calls.runJobAgain.handler(async ({ input, context }) => {
    await runJobAgain(context.services, context, input.id);
    const message = translator(context.language)("adminJobs.again");
    return { success: true, data: { status: 1 }, message };
  }),
};
