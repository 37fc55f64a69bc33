import { business } from "@haat/contract/shared/business-constants";
import { api } from "../../http/call";
import { callerOf } from "../account/caller";
import { signedInApi } from "../account/identity";
import { handOver, signInHandedOver } from "./hand-over.usecases";

export const handOverRoutes = {
  handOver: signedInApi.handOver.handOver.handler(async ({ input, context }) => {
    const { services, customer, language } = context;
    const token = await handOver(services, customer, input, { language, caller: callerOf(context) });
    return { success: true, data: { token, expires_in: business.handOverSeconds } };
  }),
  signinHandOver: api.handOver.signinHandOver.handler(({ input, context }) =>
    signInHandedOver(context.services, input, callerOf(context)),
  ),
};
