import { redirect } from "@remix-run/node";
import { typedText } from "@haat/web-forms/typed-text.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";
import type { OwnPaths } from "../../urls/site-paths.server";
import { componentLabels } from "../../server/present/labels.server";
import { findInvoice, invoiceLabels, invoiceView } from "./invoice.server";
import { lookForOrder } from "./order.server";
import { printFields } from "./print-invoice.view";
import type { OwnPlace } from "../../server/http/shop-of-page.server";

/** A known order to choose instead of typing a number. */
export interface LatestOrder {
  href: string;
  label: string;
  text: string;
}

/** The sheet of an order's invoice, or the form that asks which order. An unknown number asks again and says so. */
export async function loadPrintPage(
  context: RequestContext,
  place: OwnPlace,
  asked: { orderId: string | undefined; query: URLSearchParams },
) {
  const { paths } = place;
  const isAsked = asked.query.has(printFields.order);
  const typed = typedText(asked.query.get(printFields.order), 64);
  if (!asked.orderId && typed) throw redirect(paths.printInvoice(typed.toUpperCase()));
  if (!asked.orderId) {
    const error = isAsked ? context.translate("accountPages.printInvoice.required") : undefined;
    return { status: 200, sheet: null, ask: askView(context, paths, "", error) };
  }
  const order = await lookForOrder(context, place, asked.orderId);
  const invoice = order && (await findInvoice(context, order.order_id));
  if (!invoice) {
    const error = context.translate("api.errors.order_not_found");
    return { status: 404, sheet: null, ask: askView(context, paths, asked.orderId, error) };
  }
  const number = invoice.invoice_number;
  const isRoll = asked.query.get(printFields.paper) === "roll";
  return {
    status: 200,
    ask: null,
    sheet: {
      title: context.translate("accountPages.printInvoice.invoiceTitle", { order: number }),
      invoice: invoiceView(context, invoice),
      labels: invoiceLabels(context, invoice),
      paper: isRoll ? ("roll" as const) : ("a4" as const),
      links: linksOf(context, paths, number, isRoll),
      howTo: context.translate("accountPages.printInvoice.howTo"),
    },
  };
}

function linksOf({ translate }: PageLanguage, paths: OwnPaths, number: string, isRoll: boolean) {
  const here = paths.printInvoice(number);
  const words = (key: "onA4" | "onRoll" | "back") => translate(`accountPages.printInvoice.${key}`);
  return {
    back: { href: paths.order(number), label: words("back") },
    download: { href: paths.invoice(number), label: translate("accountPages.order.invoice") },
    other: isRoll
      ? { href: here, label: words("onA4") }
      : { href: `${here}?${printFields.paper}=roll`, label: words("onRoll") },
  };
}

function askView(context: RequestContext, paths: OwnPaths, typed: string, error: string | undefined) {
  const words = (key: "title" | "lead" | "number" | "submit" | "latest") =>
    context.translate(`accountPages.printInvoice.${key}`);
  if (error !== undefined) context.noteRefusal();
  return {
    action: paths.printInvoice(),
    back: { href: paths.orders, label: context.translate("pages.orders.title") },
    typed,
    error,
    labels: {
      title: words("title"),
      lead: words("lead"),
      number: words("number"),
      submit: words("submit"),
      latest: words("latest"),
      errors: componentLabels(context).formErrors,
    },
  };
}
