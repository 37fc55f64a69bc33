import { messageState, type InboxMessage } from "@haat/contract/admin/admin-inbox.contract";
import { formatDateTime } from "@haat/i18n/dates";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { messageTitle } from "../message-title.server";
import { messageFields } from "./admin-message.form";

/** The number of a message in an address. What is none is no page. */
export function messageId(context: ConsoleContext, param: string | undefined): number {
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1) throw pageFailure(context, 404);
  return id;
}

/** A message to the platform, and what has become of it. */
export async function messagePage(context: ConsoleContext, param: string | undefined) {
  const { language, paths, translate } = context;
  const id = messageId(context, param);
  const { data } = await answerOrPage(context, context.client().adminInbox.message({ language, id }));
  const { message } = data;
  const title = messageTitle(context, message);
  const form = formPage(context, {
    title,
    back: { href: paths.admin("inbox"), label: translate("inbox.title") },
    action: paths.adminMessage(id),
    hidden: { [messageFields.from]: message.state },
    fields: [
      {
        kind: "cards",
        name: messageFields.to,
        label: translate("inbox.moveTo"),
        // Who opens one is about to answer it.
        value: message.state === "open" ? "taken" : message.state,
        options: messageState.options.map((state) => ({
          value: state,
          title: translate(`inbox.moves.${state}.title`),
          text: translate(`inbox.moves.${state}.text`),
        })),
      },
      {
        kind: "lines",
        name: messageFields.note,
        label: translate("inbox.note"),
        hint: translate("inbox.noteHint"),
        value: message.note,
        rows: 3,
        optionalMark: translate("components.optional"),
      },
    ],
    submit: translate("inbox.save"),
  });
  const subject = encodeURIComponent(`Re: ${title}`);
  return {
    ...form,
    rows: rowsOf(context, message),
    // Who reports a shop may leave out how to be reached.
    answer: message.email
      ? { href: `mailto:${message.email}?subject=${subject}`, label: translate("inbox.answer") }
      : undefined,
  };
}

/** The shop that is reported, with the way to it, and what for. */
function reportRows({ paths, translate }: ConsoleContext, { report }: InboxMessage): SummaryRow[] {
  if (!report) return [];
  const { title, seller_key, reason } = report;
  return [
    {
      label: translate("shopReports.inbox.shop"),
      lines: [{ text: title }],
      change: { href: paths.adminShop(seller_key), label: translate("shopReports.inbox.toShop") },
    },
    {
      label: translate("shopReports.inbox.reason"),
      lines: [{ text: translate(`shopReports.reasons.${reason}`) }],
    },
  ];
}

/** Who wrote it, as far as they said. */
function senderLines({ translate }: ConsoleContext, { name, email, phone, language }: InboxMessage) {
  const said = [
    ...(name ? [{ text: name, lang: language }] : []),
    ...[phone, email].filter(Boolean).map((text) => ({ text })),
  ];
  return said.length > 0 ? said : [{ text: translate("shopReports.inbox.nobody") }];
}

function rowsOf(context: ConsoleContext, message: InboxMessage): SummaryRow[] {
  const { language, translate } = context;
  const { handled_at, handled_by, state } = message;
  return [
    ...reportRows(context, message),
    { label: translate("inbox.message"), lines: [{ text: message.message, lang: message.language }] },
    {
      label: translate("inbox.from"),
      lines: senderLines(context, message),
    },
    {
      label: translate("inbox.sent"),
      lines: [{ text: formatDateTime(message.created_at, language) }],
    },
    {
      label: translate("inbox.language"),
      lines: [{ text: translate(`inbox.languages.${message.language}`) }],
    },
    ...(handled_at
      ? [
          {
            label: translate(`inbox.states.${state}`),
            lines: [{ text: `${handled_by} · ${formatDateTime(handled_at, language)}` }],
          },
        ]
      : []),
  ];
}
