import { adminApi } from "../console-account/console-identity";
import { listTerms } from "./admin-terms.usecases";

export const adminTermsRoutes = {
  termsVersions: adminApi.adminTerms.termsVersions.handler(async ({ context }) => ({
    success: true,
    data: { terms: await listTerms(context.services, context.scope) },
  })),
};
