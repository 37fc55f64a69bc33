import { redirect } from "@remix-run/node";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { contentName, contentOf, contentsOf, kindOf } from "../content-of.server";

/** Asks whether a piece of the marketing site is to go. */
export async function contentRemovalPage(context: ConsoleContext, kindParam: string, param: string) {
  const { paths, translate } = context;
  const kind = kindOf(context, kindParam);
  const content = contentOf(context, await contentsOf(context, kind), param);
  const name = contentName(context, content);
  return formPage(context, {
    title: translate("siteContent.page.removal", { name }),
    lead: translate("siteContent.page.removalLead"),
    back: { href: paths.adminContent(kind, content.id_content), label: name },
    action: paths.adminContentRemoval(kind, content.id_content),
    fields: [],
    tone: "danger",
    submit: translate("siteContent.page.remove"),
  });
}

/** Removes it, and says on the list of its kind what has become of it. */
export async function removeContent(context: ConsoleContext, kindParam: string, param: string) {
  const { language, paths } = context;
  const kind = kindOf(context, kindParam);
  const removed = await attempt(
    context.client().siteContents.removeContent({ language, id_content: Number(param) }),
  );
  if (removed.ok) leaveMessage(context, "success", removed.answer.message ?? "");
  else leaveMessage(context, "error", removed.failure.detail);
  return redirect(paths.admin("site", { view: kind }));
}
