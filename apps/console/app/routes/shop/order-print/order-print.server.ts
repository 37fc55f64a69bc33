import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { printedOrdersField } from "@haat/contract/seller/seller-order-papers.contract";
import { business } from "@haat/contract/shared/business-constants";
import { orderPaper, paperSize } from "@haat/contract/shared/choices";
import { formatNumber } from "@haat/i18n/numbers";
import { parseForm, readForm } from "@haat/web-forms/form-data.server";
import { formState } from "@haat/web-forms/submission";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { pageHead } from "../../../server/present/head.server";
import { askedOrders } from "../asked-orders.server";
import { printFields } from "./order-print.form";

/** What orders can be printed as, each a link to its PDF; where none are named, or too many, the form that asks for them. */
export function orderPrintPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, translate } = context;
  const asked = askedOrders(request);
  const read = printedOrdersField.safeParse(asked);
  if (!read.success) return { ask: askPage(context, shop, asked), choose: null, head: askHead(context) };
  const numbers = read.data;
  const [only = ""] = numbers;
  const title =
    numbers.length === 1
      ? translate("orderPapers.print.title", { number: only })
      : translate("orderPapers.print.titleMany");
  const formatted = formatNumber(numbers.length, language);
  const choose = {
    title,
    lead:
      numbers.length === 1
        ? translate("orderPapers.print.lead")
        : translate("orderPapers.print.leadMany", { formatted }),
    back: backTo(context, shop, numbers.length === 1 ? only : undefined),
    hint: translate("orderPapers.print.a4Hint"),
    papers: [...papersOf(context, shop, numbers), pickingPaper(context, shop, numbers)],
  };
  return { ask: null, choose, head: pageHead(context, title) };
}

function papersOf({ paths, translate }: ConsoleContext, { seller_key }: OwnShop, numbers: readonly string[]) {
  return orderPaper.options.map((paper) => ({
    title: translate(`orderPapers.papers.${paper}`),
    text: translate(`orderPapers.print.paperHints.${paper}`),
    page: undefined,
    sizes: paperSize.options.map((size) => ({
      label: translate(`orderPapers.print.sizes.${size}`),
      href: paths.orderPapers(seller_key, paper, size, numbers),
    })),
  }));
}

/** What is to be fetched for all of them together; it has a page with pictures, too. */
function pickingPaper(
  { paths, translate }: ConsoleContext,
  { seller_key }: OwnShop,
  numbers: readonly string[],
) {
  return {
    title: translate("orderPapers.picking.title"),
    text: translate("orderPapers.picking.hint"),
    page: { href: paths.pickingList(seller_key, numbers), label: translate("orderPapers.picking.page") },
    sizes: paperSize.options.map((size) => ({
      label: translate(`orderPapers.print.sizes.${size}`),
      href: paths.pickingList(seller_key, numbers, size),
    })),
  };
}

const askHead = (context: ConsoleContext) =>
  pageHead(context, context.translate("orderPapers.print.titleMany"));

const backTo = ({ paths, translate }: ConsoleContext, { seller_key }: OwnShop, only?: string) => ({
  href: only ? paths.order(seller_key, only) : paths.shop(seller_key, "orders"),
  label: only ?? translate("orderPapers.print.back"),
});

const schema = z.object({
  orders: z
    .string()
    .transform((typed) => typed.replace(/[\s,]+/g, ","))
    .pipe(printedOrdersField),
});

function askPage(context: ConsoleContext, shop: OwnShop, asked: string) {
  const { language, paths, translate } = context;
  const lines = asked.split(",").join("\n");
  const form = new FormData();
  form.set(printFields.orders, lines);
  const refused = asked === "" ? undefined : parseForm(form, schema, translate);
  return {
    page: formPage(context, {
      title: translate("orderPapers.print.titleMany"),
      back: backTo(context, shop),
      action: paths.shop(shop.seller_key, "orders/print"),
      fields: [
        {
          kind: "lines",
          name: printFields.orders,
          label: translate("orderPapers.print.numbers"),
          hint: translate("orderPapers.print.numbersHint", {
            formatted: formatNumber(business.ordersPerPrint, language),
          }),
          lang: "en",
          rows: 6,
          value: lines,
        },
      ],
      submit: translate("orderPapers.print.submit"),
    }),
    state: refused && !refused.ok ? formState(refused.result) : null,
  };
}

/** Leads from the numbers that were typed to what they can be printed as. */
export async function choosePrint(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const form = await readForm(request, Object.values(printFields));
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  return redirect(context.paths.orderPrint(seller_key, parsed.value.orders));
}
