import { randomUUID } from "node:crypto";
import type { ComplaintSummary, ShopComplaint } from "@haat/contract/seller/seller-complaints.contract";
import { business } from "@haat/contract/shared/business-constants";
import { complaintState, isWithPlatform, type ComplaintState } from "@haat/contract/shared/complaint-choices";
import { displayPhone } from "@haat/contract/shared/phone";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import type { ConsoleContext } from "../server/http/console-context.server";
import { formPage } from "../server/present/form-page.server";
import { complaintFields as fields } from "./complaint.form";

export const complaintStates = complaintState.options;

/** The views of an inbox, with how many each has. */
export const stateTabs = (
  { language, translate }: ConsoleContext,
  counts: Record<ComplaintState, number>,
) => ({
  label: translate("complaints.inbox.byState"),
  views: complaintStates.map((view) => ({
    view,
    label: translate(`complaints.states.${view}`),
    count: formatNumber(counts[view], language),
  })),
});

/** A complaint as a row of an inbox. */
export function complaintRow(
  { language, translate }: ConsoleContext,
  complaint: ComplaintSummary,
  { href, shop }: { href: string; shop?: string },
): ListRow {
  const { order_id, kind, reason, name, waits_since } = complaint;
  return {
    id: `${order_id} ${complaint.id_complaint}`,
    title: translate("complaints.inbox.pageTitle", {
      kind: translate(`complaints.kinds.${kind}`),
      order: order_id,
    }),
    lines: [
      translate(`complaints.reasons.${reason}`),
      translate("complaints.inbox.who", { name, when: formatDateTime(waits_since, language) }),
      ...(shop ? [shop] : []),
    ],
    icon: "mail",
    state:
      isWithPlatform(complaint) && !shop
        ? { label: translate("complaints.passed"), tone: "info" }
        : undefined,
    href,
  };
}

/** A complaint to be read and answered; one that is closed is only read. */
export function complaintPage(
  context: ConsoleContext,
  complaint: ShopComplaint,
  given: { action: string; back: { href: string; label: string }; rows: SummaryRow[]; isPlatform: boolean },
) {
  const { translate } = context;
  const { order_id, kind, state, messages, passed_at } = complaint;
  const { action, back, rows, isPlatform } = given;
  const isPassed = passed_at !== null;
  const page = formPage(context, {
    title: translate("complaints.inbox.pageTitle", {
      kind: translate(`complaints.kinds.${kind}`),
      order: order_id,
    }),
    back,
    note:
      isPassed && !isPlatform ? { tone: "info", text: translate("complaints.inbox.isPassed") } : undefined,
    action,
    hidden: { [fields.key]: randomUUID(), [fields.read]: String(messages.length) },
    fields: [
      {
        kind: "lines",
        name: fields.text,
        label: translate("complaints.inbox.answer"),
        hint: translate("complaints.inbox.answerHint"),
        rows: 4,
        maxLength: business.complaintTextMaxLength,
      },
      ...(isPassed && !isPlatform
        ? []
        : [
            {
              kind: "tick" as const,
              name: fields.close,
              label: translate("complaints.inbox.close"),
              hint: translate(
                isPlatform ? "complaints.inbox.closeHintPlatform" : "complaints.inbox.closeHint",
              ),
            },
          ]),
    ],
    submit: translate("complaints.inbox.submit"),
  });
  return {
    ...page,
    isOver: state === "closed",
    rows: [...rows, ...factRows(context, complaint)],
    thread: threadOf(context, complaint),
  };
}

function threadOf({ language, translate }: ConsoleContext, { name, messages }: ShopComplaint) {
  return {
    title: translate("complaints.inbox.conversation"),
    messages: messages.map(({ author, text, pictures, at }) => ({
      by: author === "customer" ? name : translate(`complaints.authors.${author}`),
      at: formatDateTime(at, language),
      text,
      pictures: pictures.map((picture, place) => ({
        src: `/media/${picture}`,
        alt: translate("complaints.pictureNamed", { formatted: formatNumber(place + 1, language) }),
      })),
    })),
  };
}

function factRows(
  { language, translate }: ConsoleContext,
  { name, phone, reason, state, closed_by, closed_at }: ShopComplaint,
): SummaryRow[] {
  const closed =
    closed_by && closed_at
      ? [{ text: `${translate(`complaints.authors.${closed_by}`)} · ${formatDateTime(closed_at, language)}` }]
      : [];
  return [
    {
      label: translate("complaints.inbox.customer"),
      lines: [{ text: name }, { text: displayPhone(phone) }],
    },
    {
      label: translate("complaints.inbox.reason"),
      lines: [{ text: translate(`complaints.reasons.${reason}`) }],
    },
    {
      label: translate("complaints.inbox.state"),
      lines: [{ text: translate(`complaints.states.${state}`) }, ...closed],
    },
  ];
}
