import type { FormPageData } from "../../routes/form-page.view";
import type { ConsoleContext } from "../http/console-context.server";
import { pageHead } from "./head.server";
import { componentLabels } from "./labels.server";

/** A page with one form: its head, and all that it shows. Where something is lost by it, one can say no in the same place. */
export function formPage(
  context: ConsoleContext,
  { submit, ...page }: Omit<FormPageData, "labels" | "submit" | "leave"> & { submit: string },
): FormPageData & { head: { title: string } } {
  const { tone, back } = page;
  const leave =
    tone === "danger" && back
      ? { href: back.href, label: context.translate("consoleShell.leave") }
      : undefined;
  return {
    head: pageHead(context, page.title),
    ...page,
    leave,
    labels: { submit, errors: componentLabels(context).formErrors },
  };
}
