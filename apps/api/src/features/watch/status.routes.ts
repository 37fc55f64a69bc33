import { api } from "../../http/call";
import { describeService } from "./service-status.usecases";

/** How long an answer is kept, in s: whoever looks again and again costs nothing. */
const keptSeconds = 20;

export const statusRoutes = {
  serviceStatus: api.status.serviceStatus.handler(async ({ context: { services } }) => ({
    success: true,
    data: await services.cached("service status", () => describeService(services), { seconds: keptSeconds }),
  })),
};
