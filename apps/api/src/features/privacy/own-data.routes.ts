import { translator } from "@haat/i18n/translator";
import { forgetCustomerOf, signedInApi } from "../account/identity";
import { copyOwnData, deleteOwnAccount } from "./own-data.usecases";

export const ownDataRoutes = {
  copyOwnData: signedInApi.ownData.copyOwnData.handler(async ({ input, context }) => ({
    success: true,
    data: await copyOwnData(context.services, context.customer, input.language),
  })),
  deleteAccount: signedInApi.ownData.deleteAccount.handler(async ({ input, context }) => {
    const { services, headers } = context;
    await deleteOwnAccount(services, context, headers.requestId);
    forgetCustomerOf(context);
    return { success: true, data: { status: 1 }, message: translator(input.language)("ownData.deleted") };
  }),
};
