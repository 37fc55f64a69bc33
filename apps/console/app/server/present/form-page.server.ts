import type { FormPageData } from "../../routes/form-page.view";
import type { ConsoleContext } from "../http/console-context.server";
import { pageHead } from "./head.server";
import { componentLabels } from "./labels.server";

/** A page with one form: its head, and all that it shows. */
export function formPage(
  context: ConsoleContext,
  { submit, ...page }: Omit<FormPageData, "labels" | "submit"> & { submit: string },
): FormPageData & { head: { title: string } } {
  return {
    head: pageHead(context, page.title),
    ...page,
    labels: { submit, errors: componentLabels(context).formErrors },
  };
}
