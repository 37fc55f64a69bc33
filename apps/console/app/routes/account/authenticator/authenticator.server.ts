import { attempt } from "@haat/web-forms/call-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { formPage } from "../../../server/present/form-page.server";
import { authenticatorFields } from "./authenticator.form";

/** The key for an app, as a picture and to type, and the field for its first code. */
export async function authenticatorPage(context: ConsoleContext) {
  const { language, paths, translate } = context;
  const begun = await attempt(context.client().secondFactor.beginAuthenticator({ language }));
  const head = {
    title: translate("secondFactor.setUp.title"),
    back: { href: paths.to("account/second-factor"), label: translate("secondFactor.title") },
  };
  // No way back from here: the answer to the form that has just turned it on shows the recovery codes, in place of this.
  if (!begun.ok) return { head: pageHead(context, head.title), ...head, refused: begun.failure.detail };
  const { secret, uri, qr, demo_code } = begun.answer.data;
  return {
    ...formPage(context, {
      ...head,
      lead: translate("secondFactor.setUp.lead"),
      note: demo_code
        ? { tone: "info", title: translate("secondFactor.prove.demo"), text: "", code: demo_code }
        : undefined,
      action: paths.to("account/second-factor/app"),
      fields: [
        {
          kind: "text",
          name: authenticatorFields.code,
          label: translate("secondFactor.setUp.code"),
          autoComplete: "one-time-code",
          keypad: "numeric",
          lang: "en",
          maxLength: 20,
        },
      ],
      submit: translate("secondFactor.setUp.submit"),
    }),
    key: {
      qr,
      uri,
      secret: secret.match(/.{1,4}/g)?.join(" ") ?? secret,
      labels: {
        scan: translate("secondFactor.setUp.scan"),
        picture: translate("secondFactor.setUp.picture"),
        key: translate("secondFactor.setUp.key"),
        onThisPhone: translate("secondFactor.setUp.onThisPhone"),
      },
    },
  };
}
