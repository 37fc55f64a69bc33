import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { scannedOrderField } from "@haat/contract/seller/seller-order-papers.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refuseForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { scanFields } from "./order-scan.form";

const schema = z.object({ scanned: scannedOrderField });

/** The page with the field for a number; where its address brings one, as the camera and papers' own page do, the order. */
export async function orderScanPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { paths, translate } = context;
  const scanned = new URL(request.url).searchParams.get(scanFields.scanned);
  const form = new FormData();
  form.set(scanFields.scanned, scanned ?? "");
  const opened = scanned === null ? undefined : await openScanned(context, shop, form);
  if (opened instanceof Response && opened.status < 400) throw opened;
  const action = paths.shop(shop.seller_key, "orders/scan");
  return {
    ...formPage(context, {
      title: translate("orderPapers.scanPage.title"),
      lead: translate("orderPapers.scanPage.lead"),
      back: { href: paths.shop(shop.seller_key, "orders"), label: translate("orderPapers.print.back") },
      action,
      fields: [
        {
          kind: "text",
          name: scanFields.scanned,
          label: translate("orderPapers.scanPage.field"),
          hint: translate("orderPapers.scanPage.hint"),
          lang: "en",
          autoComplete: "off",
          maxLength: 500,
          value: scanned ?? "",
        },
      ],
      submit: translate("orderPapers.scanPage.submit"),
    }),
    refused: opened ? await opened.json() : undefined,
    camera: {
      action,
      field: scanFields.scanned,
      labels: {
        start: translate("orderPapers.scanPage.camera"),
        stop: translate("orderPapers.scanPage.stop"),
        looking: translate("orderPapers.scanPage.looking"),
        denied: translate("orderPapers.scanPage.denied"),
      },
    },
  };
}

/** Opens the order whose number was typed. */
export async function openTyped(context: ConsoleContext, shop: OwnShop, request: Request) {
  return openScanned(context, shop, await readForm(request, Object.values(scanFields)));
}

async function openScanned(context: ConsoleContext, { seller_key }: OwnShop, form: FormData) {
  const { language, paths } = context;
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { scanned } = parsed.value;
  const found = await attempt(
    context.client().sellerOrderPapers.scannedOrder({ language, seller_key, scanned }),
  );
  if (!found.ok && found.failure.code === "order_not_found") {
    const message = context.translate("orderPapers.scanPage.notFound");
    const errors = [{ field: scanFields.scanned, code: found.failure.code, message }];
    return json(refuseForm(form, { ...found.failure, errors }), { status: 404 });
  }
  if (!found.ok) return refusedForm(context, form, found.failure);
  return redirect(paths.order(seller_key, found.answer.data.order_id));
}
