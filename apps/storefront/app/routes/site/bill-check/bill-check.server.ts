import type { CheckedBill } from "@haat/contract/shop/bill-check.contract";
import { shownState } from "@haat/contract/shared/order-choices";
import { formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import type { Params } from "@remix-run/react";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";

const looks = {
  genuine: { tone: "success", icon: "check" },
  earlier: { tone: "warning", icon: "info" },
  false: { tone: "danger", icon: "close" },
} as const;

/** Whether a paper of an order is as its shop made it, to who holds it; nothing of who bought. */
export async function loadBillCheck(context: RequestContext, params: Params) {
  const { language, translate } = context;
  const { number = "", total = "", due = "", value = "" } = params;
  const asked = context.client().billCheck.checkBill({ language, number, grand_total: total, due, value });
  const { verdict, bill } = (await answerOrPage(context, asked)).data;
  const shop = bill?.shop.title ?? "";
  return {
    title: translate(`orderPapers.checkPage.titles.${verdict}`),
    lead: translate(`orderPapers.checkPage.leads.${verdict}`, { shop }),
    ...looks[verdict],
    ...(bill ? factsOf(context, bill) : notConfirmed(context)),
  };
}

/** Who holds a paper that nobody vouches for is told by the page to call the shop: where that fails, somebody else answers. */
function notConfirmed({ translate, paths }: RequestContext) {
  const help = { href: paths.platform("help-and-support"), label: translate("orderPapers.checkPage.toHelp") };
  return { facts: [], links: [help] };
}

function factsOf({ language, translate, paths }: RequestContext, bill: CheckedBill) {
  const { order_id: number, shop, paper } = bill;
  const word = (key: "number" | "date" | "shop" | "total" | "due" | "paperTotal" | "paperDue" | "status") =>
    translate(`orderPapers.checkPage.${key}`);
  const money = (amount: number) => formatMoney(amount, language);
  const isTotalNew = paper.grand_total !== bill.grand_total;
  const facts = [
    { label: word("number"), text: number, isStrong: false },
    { label: word("shop"), text: shop.title, isStrong: false },
    { label: word("date"), text: formatDateTime(bill.ordered_at, language), isStrong: false },
    { label: word("total"), text: money(bill.grand_total), isStrong: true },
    { label: word("due"), text: money(bill.due), isStrong: true },
    ...(isTotalNew ? [{ label: word("paperTotal"), text: money(paper.grand_total), isStrong: false }] : []),
    ...(paper.due === bill.due ? [] : [{ label: word("paperDue"), text: money(paper.due), isStrong: false }]),
    {
      label: word("status"),
      text: translate(`api.order.statuses.${shownState(bill.status, bill.is_returned)}`),
      isStrong: false,
    },
  ];
  const links = [
    { href: paths.shortLink(shop.seller_key), label: translate("orderPapers.checkPage.toShop") },
    {
      href: paths.consoleOrder(shop.seller_key, number),
      label: translate("orderPapers.checkPage.toOrder"),
    },
  ];
  return { facts, links };
}
