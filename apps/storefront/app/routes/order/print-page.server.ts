import { redirect } from "@remix-run/node";
import type { RequestContext } from "../../server/http/request-context.server";
import { componentLabels } from "../../server/present/labels.server";
import { findInvoice, invoiceLabels, invoiceView } from "./invoice.server";
import { printFields } from "./print-invoice.view";

/** Where the page's links lead. */
export interface PrintPlaces {
  /** The page without an order. */
  ask: string;
  /** Where who asks for no invoice after all goes. */
  back: { href: string; label: string };
  /** The page of an order. */
  print(orderId: string): string;
  /** The PDF and the order's own page; only where the page knows its shop. */
  download?(orderId: string): string;
  order?(orderId: string): string;
}

/** A known order to choose instead of typing a number. */
export interface LatestOrder {
  href: string;
  label: string;
  text: string;
}

/**
 * The sheet of an order's invoice, or the form that asks which order. An unknown number asks again and says so.
 * @param isOfThisPage whether an order belongs on this page: a shop shows its own only
 */
export async function loadPrintPage(
  context: RequestContext,
  places: PrintPlaces,
  asked: { orderId: string | undefined; query: URLSearchParams },
  isOfThisPage: (orderId: string) => Promise<boolean>,
) {
  const typed = asked.query.get(printFields.order)?.replaceAll("\0", "").trim().slice(0, 64);
  if (!asked.orderId && typed) throw redirect(places.print(typed.toUpperCase()));
  if (!asked.orderId) {
    const error = typed === "" ? context.translate("accountPages.printInvoice.required") : undefined;
    return { status: 200, sheet: null, ask: askView(context, places, "", error) };
  }
  const invoice = (await isOfThisPage(asked.orderId)) ? await findInvoice(context, asked.orderId) : undefined;
  if (!invoice) {
    const error = context.translate("api.errors.order_not_found");
    return { status: 404, sheet: null, ask: askView(context, places, asked.orderId, error) };
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
      links: linksOf(context, places, number, isRoll),
      howTo: context.translate("accountPages.printInvoice.howTo"),
    },
  };
}

function linksOf({ translate }: RequestContext, places: PrintPlaces, number: string, isRoll: boolean) {
  const here = places.print(number);
  const words = (key: "onA4" | "onRoll" | "back") => translate(`accountPages.printInvoice.${key}`);
  return {
    back: places.order && { href: places.order(number), label: words("back") },
    download: places.download && {
      href: places.download(number),
      label: translate("accountPages.order.invoice"),
    },
    other: isRoll
      ? { href: here, label: words("onA4") }
      : { href: `${here}?${printFields.paper}=roll`, label: words("onRoll") },
  };
}

function askView(context: RequestContext, places: PrintPlaces, typed: string, error: string | undefined) {
  const words = (key: "title" | "lead" | "number" | "submit" | "latest") =>
    context.translate(`accountPages.printInvoice.${key}`);
  if (error !== undefined) context.noteRefusal();
  return {
    action: places.ask,
    back: places.back,
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
