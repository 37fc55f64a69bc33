import { adminApi } from "../console-account/console-identity";
import { listPlatformTrail } from "./audit-trail.usecases";

export const auditRoutes = {
  auditEvents: adminApi.adminAudit.auditEvents.handler(async ({ input, context }) => ({
    success: true,
    data: await listPlatformTrail(context.services, context.scope, input),
  })),
};
