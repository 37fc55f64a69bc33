import { json, redirect } from "@remix-run/node";
import { reasonField } from "@haat/contract/seller/opening-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { customerOf, isCustomerMove, movesFor, type CustomerMove } from "../customer-of.server";

const reasonName = "reason";
const withReason = z.object({ [reasonName]: reasonField });
const plain = z.object({}).transform(() => ({ [reasonName]: "" }));

/** Asks before an account is kept out, let in or signed out. What cannot be done with it now is no page. */
export async function customerMovePage(context: ConsoleContext, param: string, move: string) {
  if (!isCustomerMove(move)) throw pageFailure(context, 404);
  const { paths, translate } = context;
  const customer = await customerOf(context, param);
  const { id_customer: id, name } = customer;
  if (!(await movesFor(context, customer)).includes(move)) throw redirect(paths.adminCustomer(id));
  await requireFreshProof(context);
  const isBlock = move === "block";
  return formPage(context, {
    title: translate(`adminCustomers.moves.${move}.title`, { name }),
    lead: translate(`adminCustomers.moves.${move}.lead`),
    back: { href: paths.adminCustomer(id), label: translate("adminCustomers.back") },
    action: paths.adminCustomer(id, move),
    fields: isBlock
      ? [
          {
            kind: "lines",
            name: reasonName,
            label: translate("adminCustomers.reason"),
            hint: translate("adminCustomers.reasonHint"),
            rows: 3,
          },
        ]
      : [],
    tone: isBlock ? "danger" : undefined,
    submit: translate(`adminCustomers.moves.${move}.label`),
  });
}

/** Does it. */
export async function moveCustomer(context: ConsoleContext, param: string, move: string, request: Request) {
  if (!isCustomerMove(move)) throw pageFailure(context, 404);
  const { paths, translate } = context;
  const id = Number(param);
  const form = await readForm(request, [reasonName]);
  const parsed = parseForm(form, move === "block" ? withReason : plain, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const done = await attempt(send(context, id, move, parsed.value[reasonName]));
  if (!done.ok) return refusedForm(context, form, done.failure);
  leaveMessage(context, "success", translate(`adminCustomers.done.${move}`));
  return redirect(paths.adminCustomer(id));
}

function send(context: ConsoleContext, id: number, move: CustomerMove, reason: string) {
  const { language } = context;
  const calls = context.client().adminCustomers;
  switch (move) {
    case "block":
      return calls.blockCustomer({ language, id, reason });
    case "unblock":
      return calls.unblockCustomer({ language, id });
    case "sign_out":
      return calls.signOutCustomer({ language, id });
  }
}
