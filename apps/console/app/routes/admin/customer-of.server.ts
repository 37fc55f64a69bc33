import type { ListedCustomer } from "@haat/contract/admin/admin-customers.contract";
import { platformPermissionForPage } from "@haat/contract/shared/permissions";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** What can be done with an account. */
export const customerMoves = ["block", "unblock", "sign_out"] as const;
export type CustomerMove = (typeof customerMoves)[number];

export const isCustomerMove = (name: string): name is CustomerMove =>
  customerMoves.some((each) => each === name);

/** The account that an address names; what is none is no page. */
export async function customerOf(context: ConsoleContext, param: string) {
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1) throw pageFailure(context, 404);
  const { language } = context;
  const found = context.client().adminCustomers.customer({ language, id });
  return (await answerOrPage(context, found)).data.customer;
}
type Customer = Awaited<ReturnType<typeof customerOf>>;

/** What who is signed in may do with an account as it is now. The platform's own people are not kept out here. */
export async function movesFor(context: ConsoleContext, customer: Customer): Promise<CustomerMove[]> {
  const { platform } = await context.me();
  if (!platform?.permissions.includes(platformPermissionForPage("admin-customer-move"))) return [];
  const isIn = customer.shop_sessions.open + customer.console_sessions.open > 0;
  const possible: Record<CustomerMove, boolean> = {
    block: customer.status === "active" && customer.platform_role === null,
    unblock: customer.status === "blocked",
    sign_out: isIn,
  };
  return customerMoves.filter((move) => possible[move]);
}

/** Whether who is signed in may ask that an account's lost second factor is taken away: others decide on their own. */
export async function mayAskForReset(context: ConsoleContext, customer: Customer): Promise<boolean> {
  const { account, platform } = await context.me();
  const isAdmin = platform?.permissions.includes(platformPermissionForPage("admin-factor-reset-ask"));
  const isOwn = customer.mobile === account.mobile;
  return Boolean(isAdmin) && customer.has_second_factor && !isOwn;
}

/** Whether an account may come in, in a word; only what is out of the ordinary is said in lists. */
export const customerBadge = ({ translate }: ConsoleContext, { status }: Pick<ListedCustomer, "status">) =>
  status === "blocked"
    ? { label: translate("adminCustomers.status.blocked"), tone: "danger" as const }
    : undefined;
