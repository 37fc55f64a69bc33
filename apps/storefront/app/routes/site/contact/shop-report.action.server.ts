import { createHash } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { reportFields } from "@haat/contract/shop/landing.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refuseForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { RequestContext } from "../../../server/http/request-context.server";
import { reportForm } from "./shop-report.form";
import { sentQuery } from "./contact.server";

const schema = z.object({
  [reportForm.reason]: z.enum(reportFields.reason.options, { error: "complaint_reason_required" }),
  [reportForm.message]: reportFields.message,
  [reportForm.phone]: reportFields.phone,
  [reportForm.email]: reportFields.email,
});

/** Reports a shop to the platform. The same words about it sent twice within a day are one report. */
export async function sendReport(context: RequestContext, shopName: string, request: Request) {
  const form = await readForm(request, Object.values(reportForm));
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const report = { language: context.language, shop_name: shopName, ...parsed.value };
  const idempotencyKey = createHash("sha256").update(JSON.stringify(report)).digest("base64url");
  const sent = await attempt(context.client().landing.reportShop(report, { context: { idempotencyKey } }));
  if (!sent.ok) return json(refuseForm(form, sent.failure), { status: sent.failure.status });
  return redirect(context.paths.reportShop(shopName, sentQuery), 303);
}
