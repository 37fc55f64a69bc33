import type { CallName } from "@haat/contract/shared/call-name";
import { leastRetirementDays, retiringCalls } from "@haat/contract/shared/retiring-calls";
import { html } from "hono/html";
import { retirementOf } from "../../http/retiring-calls";
import { withCode } from "./code-words";

/** What a program's author may want to know of: something new to use, or an end that comes. */
interface ApiChange {
  /** `YYYY-MM-DD` */
  day: string;
  text: string;
  calls: readonly CallName[];
}

/** The newest first. A change that only a page of ours sees is none. */
export const apiChanges: readonly ApiChange[] = [
  {
    day: "2026-11-30",
    text: "`time` and `time_outside` say in words how long delivery takes in the home city and beyond; the days of either are `null` where it is said in words alone, which stay until days are named. `days_from` and `days_to` stay as they are where they are left out.",
    calls: ["sellerOpening.saveDelivery", "sellerOpening.opening"],
  },
  {
    day: "2026-11-30",
    text: "A product is read with its names and descriptions in both languages, its pictures, its rating, and `ordered_pieces`.",
    calls: ["productDrafts.product"],
  },
  {
    day: "2026-11-30",
    text: "`delivery_time_outside`, and `delivery_outside` of `opening`, say how long a shop takes beyond its home city; `delivery_time` is of the city then, and that of an order, or of a shop by place, of where it goes. `zone` says of a delivery where in the shop's zones its address lies.",
    calls: [
      "store.sellerInfoByShop",
      "store.storesByPlace",
      "cart.showCart",
      "order.directPurchaseQuote",
      "order.purchaseOrderDetails",
    ],
  },
  {
    day: "2026-11-30",
    text: "`country_days_from` and `country_days_to` are the days that delivery takes beyond the home city: `null` where it takes as long as in it; left out, they stay as they are.",
    calls: ["sellerOpening.saveDelivery", "sellerOpening.opening"],
  },
  {
    day: "2026-11-30",
    text: "`uses_per_customer` says how often one customer may use a coupon; of such coupons `better` names none to a guest.",
    calls: ["cart.shopCoupons"],
  },
  {
    day: "2026-11-30",
    text: "`only_if_paused` changes what customers of a paused shop read, and pauses no shop that sells again meanwhile: that says `shop_not_paused`.",
    calls: ["sellerOpening.pauseShop"],
  },
  {
    day: "2026-11-30",
    text: "`is_returned` says of the invoice of a cancelled order, too, that it was not taken, or came back.",
    calls: ["invoice.invoiceDetails"],
  },
  {
    day: "2026-11-30",
    text: "`better` says which coupon takes off more than the one that is used, at once or for a little more.",
    calls: ["cart.shopCoupons"],
  },
  {
    day: "2026-11-30",
    text: "`first_category` says where the first product of a page of a search stands.",
    calls: ["catalogue.shopProducts"],
  },
  {
    day: "2026-11-29",
    text: "Cancelling without a reason that fits says `cancel_reason_required` of the field `reason`; it was `reason_required`, which still stands for the words of the reason `other`.",
    calls: ["sellerOrders.moveOrder"],
  },
  {
    day: "2026-11-29",
    text: "`awaited` says how many alerts are asked for, to hear that a product is there again.",
    calls: ["sellerGoods.goods", "sellerStock.stockHistory"],
  },
  {
    day: "2026-11-29",
    text: "`is_returned` says of a cancelled order that it was sent out and was not taken, or came back. The tab of cancelled orders names both.",
    calls: [
      "sellerOrders.desk",
      "sellerOrders.orders",
      "sellerOrders.order",
      "sellerOrders.moveOrder",
      "sellerOrders.undoMove",
      "sellerOrders.bookReturn",
      "sellerOrders.writeNote",
      "order.customerOrderList",
      "order.customerOrderUpdate",
      "order.purchaseOrderList",
      "order.purchaseOrderByStatus",
      "order.purchaseOrderDetails",
      "billCheck.checkBill",
    ],
  },
  {
    day: "2026-11-29",
    text: "The lines of a shop's order tell what was taken out of them when it was accepted, and what its customer did not keep.",
    calls: [
      "sellerOrders.order",
      "sellerOrders.moveOrder",
      "sellerOrders.undoMove",
      "sellerOrders.bookReturn",
      "sellerOrders.writeNote",
    ],
  },
  {
    day: "2026-11-26",
    text: "A program looks after its test shop by itself: it empties it, fills it again and sets its time ahead.",
    calls: [
      "sellerTestShop.testShop",
      "sellerTestShop.fillTestShop",
      "sellerTestShop.emptyTestShop",
      "sellerTestShop.passTestTime",
    ],
  },
  {
    day: "2026-11-26",
    text: "What is promised to programs is written down, and held against every change of the API.",
    calls: [],
  },
  {
    day: "2026-11-26",
    text: "`retention_days` says for how long what is held of people stays.",
    calls: ["landing.landingPageFooterInfo"],
  },
  {
    day: "2026-11-26",
    text: "API keys with scopes, webhooks and test shops: a shop's own programs need nobody's session.",
    calls: ["sellerOrders.orders", "sellerStock.changeStock", "sellerReports.report"],
  },
  {
    day: "2026-11-26",
    text: "Products tell what their pack holds and what that comes to by the kilogram or litre, their facts, their ratings, and which size guide is theirs.",
    calls: ["catalogue.shopProductById", "sizeGuides.shopSizeGuide"],
  },
];

const promises = [
  `The version in the path, \`v1\`, stays for as long as its promises hold. A call that programs of others can make keeps its address, what it takes and what it answers; new calls, new fields of an answer, new optional fields of an input and further values of a choice come at any time, so pass over what you do not know. What the console alone calls changes with the console.`,
  `A call that will be taken away says so in each answer, at least ${leastRetirementDays} days before: \`Deprecation\` has since when (RFC 9745), \`Sunset\` from when it may be gone (RFC 8594), and \`Link\` leads to its place on this page. It is also marked as \`deprecated\` in \`/api/openapi.json\`.`,
];

/** What programs can count on, what ends, and what has changed. */
export function renderChanges() {
  const ending = Object.keys(retiringCalls);
  return html`<section id="changes" aria-label="Changes">
    <h2>Changes</h2>
    ${promises.map((text) => html`<p>${withCode(text)}</p>`)}
    <p>
      ${
        ending.length === 0
          ? "No call is going to be taken away."
          : html`These calls will be taken away:
            ${ending.map((call) => html`<a href="#${call}">${call}</a> `)}`
      }
    </p>
    <dl>
      ${apiChanges.map(
        ({ day, text, calls }) =>
          html`<dt><time datetime="${day}">${day}</time></dt>
            <dd>${withCode(text)} ${calls.map((call) => html`<a href="#${call}">${call}</a> `)}</dd>`,
      )}
    </dl>
  </section>`;
}

/** Beside a call that will be taken away: from when, and what takes its place. */
export function retirementNote(call: string) {
  const retirement = retirementOf(call);
  if (!retirement) return "";
  const { since, until, instead } = retirement;
  return html`<p>
    <strong>Deprecated since ${since}; it may be gone from ${until} on.</strong>
    ${instead ? html`Use <a href="#${instead}">${instead}</a> instead.` : ""}
  </p>`;
}
