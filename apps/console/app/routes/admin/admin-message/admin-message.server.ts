import { messageState, type InboxMessage } from "@haat/contract/admin/admin-inbox.contract";
import { formatDateTime } from "@haat/i18n/dates";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
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
  const form = formPage(context, {
    title: message.subject,
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
  const subject = encodeURIComponent(`Re: ${message.subject}`);
  return {
    ...form,
    rows: rowsOf(context, message),
    answer: { href: `mailto:${message.email}?subject=${subject}`, label: translate("inbox.answer") },
  };
}

function rowsOf({ language, translate }: ConsoleContext, message: InboxMessage): SummaryRow[] {
  const { handled_at, handled_by, state } = message;
  return [
    { label: translate("inbox.message"), lines: [{ text: message.message, lang: message.language }] },
    {
      label: translate("inbox.from"),
      lines: [{ text: message.name, lang: message.language }, { text: message.email }],
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
