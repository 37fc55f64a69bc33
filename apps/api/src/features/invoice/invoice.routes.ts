import { signedInApi } from "../account/identity";
import { describeInvoice, printInvoice } from "./invoice.usecases";

export const invoiceRoutes = {
  invoiceDetails: signedInApi.invoice.invoiceDetails.handler(async ({ input, context }) => {
    const { services, customer } = context;
    return {
      success: true,
      data: { invoice: [await describeInvoice(services, customer, input.orderId, input.language)] },
    };
  }),
  generateInvoice: signedInApi.invoice.generateInvoice.handler(async ({ input, context }) => {
    const { services, customer, replyHeaders } = context;
    const language = input.language ?? context.language;
    const file = await printInvoice(services, customer, input.orderId, language);
    replyHeaders.set("content-disposition", `attachment; filename="${file.name}"`);
    replyHeaders.set("cache-control", "private, no-store");
    return file;
  }),
};
