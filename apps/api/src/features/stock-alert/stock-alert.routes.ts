import { displayPhone } from "@haat/contract/shared/phone";
import { translator } from "@haat/i18n/translator";
import { api } from "../../http/call";
import { setReplayHeader } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { customerOf, signedInApi } from "../account/identity";
import {
  askForAlert,
  listAlerts,
  listAlertsOfAllShops,
  removeAlert,
  removeAlertOfAnyShop,
  type Waiting,
} from "./stock-alert.usecases";

const noPhone = { field: "phone", code: "phone_required" } as const;

export const stockAlertRoutes = {
  askStockAlert: api.stockAlerts.askStockAlert.handler(async ({ input, context }) => {
    const { phone, ticket, ...request } = input;
    const customer = await customerOf(context);
    const waiting: Waiting | undefined =
      phone && ticket ? { kind: "ticket", phone, ticket } : customer && { kind: "customer", customer };
    if (!waiting) {
      const missing = phone ? ({ field: "ticket", code: "required" } as const) : noPhone;
      throw new DomainError("invalid_input", {}, [missing]);
    }
    const asked = await askForAlert(context.services, waiting, request, context.idempotencyKey);
    setReplayHeader(context, asked.isReplay);
    const message = translator(input.language)("api.stockAlert.asked", { phone: asked.phone });
    return { success: true, data: { phone: asked.phone }, message };
  }),
  stockAlerts: signedInApi.stockAlerts.stockAlerts.handler(async ({ input, context }) => {
    const { services, customer } = context;
    const alerts = await listAlerts(services, customer, input.sellerKey, input.language);
    return { success: true, data: { phone: displayPhone(customer.phone), stock_alerts: alerts } };
  }),
  removeStockAlert: signedInApi.stockAlerts.removeStockAlert.handler(async ({ input, context }) => {
    await removeAlert(context.services, context.customer, input);
    const message = translator(context.language)("api.stockAlert.removed");
    return { success: true, data: { status: 1 }, message };
  }),
  customerStockAlerts: signedInApi.stockAlerts.customerStockAlerts.handler(async ({ input, context }) => {
    const { services, customer } = context;
    const alerts = await listAlertsOfAllShops(services, customer, input.language);
    return { success: true, data: { phone: displayPhone(customer.phone), stock_alerts: alerts } };
  }),
  removeCustomerStockAlert: signedInApi.stockAlerts.removeCustomerStockAlert.handler(
    async ({ input, context }) => {
      await removeAlertOfAnyShop(context.services, context.customer, input.id);
      const message = translator(context.language)("api.stockAlert.removed");
      return { success: true, data: { status: 1 }, message };
    },
  ),
};
