import { adminApi } from "../console-account/console-identity";
import { findOrdersAnywhere } from "./platform-orders.usecases";

export const platformOrderRoutes = {
  findOrders: adminApi.adminOrders.findOrders.handler(async ({ input, context }) => ({
    success: true,
    data: await findOrdersAnywhere(context.services, context, input),
  })),
};
