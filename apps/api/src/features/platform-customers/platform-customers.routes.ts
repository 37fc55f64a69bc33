import { adminCustomerCalls } from "@haat/contract/admin/admin-customers.contract";
import { translator } from "@haat/i18n/translator";
import { linkPages } from "../../http/page-links";
import { describeHeld } from "../privacy/own-data.usecases";
import { adminApi } from "../console-account/console-identity";
import {
  blockCustomer,
  listCustomers,
  showCustomer,
  signOutCustomer,
  unblockCustomer,
} from "./platform-customers.usecases";

const calls = adminApi.adminCustomers;

export const platformCustomerRoutes = {
  customers: calls.customers.handler(async ({ input, context }) => {
    const found = await listCustomers(context.services, context.scope, input);
    const links = linkPages(adminCustomerCalls.customers, input, found.last_page, context.replyHeaders);
    return { success: true, data: { ...found, ...links } };
  }),
  heldOfPhone: calls.heldOfPhone.handler(async ({ input, context }) => ({
    success: true,
    data: await describeHeld(context.services, input.phone),
  })),
  customer: calls.customer.handler(async ({ input, context }) => ({
    success: true,
    data: { customer: await showCustomer(context.services, context.scope, input) },
  })),
  blockCustomer: calls.blockCustomer.handler(async ({ input, context }) => {
    const customer = await blockCustomer(context.services, context, input);
    return {
      success: true,
      data: { customer },
      message: translator(input.language)("adminCustomers.done.block"),
    };
  }),
  unblockCustomer: calls.unblockCustomer.handler(async ({ input, context }) => {
    const customer = await unblockCustomer(context.services, context, input);
    const message = translator(input.language)("adminCustomers.done.unblock");
    return { success: true, data: { customer }, message };
  }),
  signOutCustomer: calls.signOutCustomer.handler(async ({ input, context }) => {
    const customer = await signOutCustomer(context.services, context, input);
    const message = translator(input.language)("adminCustomers.done.sign_out");
    return { success: true, data: { customer }, message };
  }),
};
