import { json, redirect } from "@remix-run/node";
import { reasonField, remarkField } from "@haat/contract/seller/opening-fields";
import { openingTask, type OpeningTask } from "@haat/contract/seller/shop-opening.contract";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { isDecision, reviewOf, type Decision } from "../shop-review.server";

const versionField = "version";
const reasonName = "reason";
const remarkName = (task: OpeningTask) => `remark_${task}`;
const tasks = openingTask.options;

/**
 * Asks whether a shop is to be opened, mended, turned down or closed, as it was read: who comes from elsewhere reads it first.
 * What is no decision, or not one now, is no page.
 */
export async function decisionPage(
  context: ConsoleContext,
  sellerKey: string,
  move: string,
  request: Request,
) {
  if (!isDecision(move)) throw pageFailure(context, 404);
  await requireFreshProof(context);
  const { paths, translate } = context;
  const { opening } = await reviewOf(context, sellerKey);
  const version = Number(new URL(request.url).searchParams.get(versionField));
  const isRead = Number.isSafeInteger(version) && version > 0;
  if (!isRead || !opening.moves.includes(move)) throw redirect(paths.adminShop(sellerKey));
  const isLoss = move === "reject" || move === "suspend";
  return formPage(context, {
    title: translate(`review.moves.${move}.title`),
    lead: translate(`review.moves.${move}.lead`),
    back: { href: paths.adminShop(sellerKey), label: translate("review.back") },
    action: paths.adminDecision(sellerKey, move, version),
    hidden: { [versionField]: String(version) },
    fields: fieldsOf(context, move),
    tone: isLoss ? "danger" : undefined,
    submit: translate(`review.moves.${move}.label`),
  });
}

function fieldsOf({ translate }: ConsoleContext, move: Decision): ConsoleFieldData[] {
  if (move === "reject" || move === "suspend")
    return [{ kind: "lines", name: reasonName, label: translate("review.reason"), rows: 4 }];
  if (move !== "ask_changes") return [];
  return tasks.map((task) => ({
    kind: "lines",
    name: remarkName(task),
    label: translate(`openingPages.items.${task}.title`),
    rows: 2,
    optionalMark: translate("components.optional"),
  }));
}

/** Decides, on the application as it was read. */
export async function decide(context: ConsoleContext, sellerKey: string, move: string, request: Request) {
  if (!isDecision(move)) throw pageFailure(context, 404);
  const { paths, translate } = context;
  const names = [versionField, reasonName, ...tasks.map(remarkName)];
  const form = await readForm(request, names);
  const version = Number(form.get(versionField));
  form.delete(versionField);
  const parsed = parseForm(form, schemas[move], translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const decided = await attempt(send(context, sellerKey, move, { version, ...parsed.value }));
  if (!decided.ok && decided.failure.code === "review_conflict") {
    // Somebody was first: what they decided is to be read before anything else is.
    leaveMessage(context, "error", decided.failure.detail);
    return redirect(paths.adminShop(sellerKey));
  }
  if (!decided.ok) return refusedForm(context, form, decided.failure);
  leaveMessage(context, "success", decided.answer.message ?? translate(`shopOpening.decided.${move}`));
  return redirect(paths.admin("applications"));
}

interface Given {
  reason: string;
  remarks: { task: OpeningTask; remark: string }[];
}

const none = { reason: "", remarks: [] };
const plain = z.object({}).transform((): Given => none);
const withReason = z.object({ reason: reasonField }).transform(({ reason }): Given => ({ ...none, reason }));
const optionalRemark = z.string().default("");
const withRemarks = z
  .object(Object.fromEntries(tasks.map((task) => [remarkName(task), optionalRemark])))
  .transform((typed): Given => {
    const all = tasks.map((task) => ({ task, remark: (typed[remarkName(task)] ?? "").trim() }));
    return { ...none, remarks: all.filter(({ remark }) => remark !== "") };
  })
  .superRefine(({ remarks }, check) => {
    const [first] = tasks;
    if (remarks.length === 0)
      check.addIssue({ code: "custom", message: "remark_required", path: [remarkName(first ?? "name")] });
    for (const { task, remark } of remarks) {
      const { error } = remarkField.safeParse(remark);
      const [issue] = error?.issues ?? [];
      if (issue) check.addIssue({ code: "custom", message: issue.message, path: [remarkName(task)] });
    }
  });

const schemas = {
  approve: plain,
  reinstate: plain,
  reject: withReason,
  suspend: withReason,
  ask_changes: withRemarks,
} satisfies Record<Decision, z.ZodType<Given>>;

function send(
  context: ConsoleContext,
  seller_key: string,
  move: Decision,
  { version, reason, remarks }: Given & { version: number },
) {
  const { language } = context;
  const calls = context.client().adminReview;
  const decided = { language, seller_key, version };
  switch (move) {
    case "approve":
      return calls.approveShop(decided);
    case "reinstate":
      return calls.reinstateShop(decided);
    case "reject":
      return calls.rejectShop({ ...decided, reason });
    case "suspend":
      return calls.suspendShop({ ...decided, reason });
    case "ask_changes":
      return calls.askChanges({ ...decided, remarks });
  }
}
