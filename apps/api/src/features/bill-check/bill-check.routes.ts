import { api } from "../../http/call";
import { checkBill } from "./bill-check.usecases";

export const billCheckRoutes = {
  checkBill: api.billCheck.checkBill.handler(async ({ input, context }) => {
    const { language, ...parts } = input;
    return { success: true, data: await checkBill(context.services, parts, language) };
  }),
};
