import type { PageHead } from "../../shell/page-meta";
import type { ConsoleContext } from "../http/console-context.server";

/** The title of a page, with the console's name behind it; a page whose form was refused says so first. */
export function pageHead(context: ConsoleContext, title: string): PageHead {
  const { translate } = context;
  const prefix = context.isRefused() ? translate("pages.errorTitle") : "";
  const brand = translate("consoleShell.name");
  return { title: prefix + translate("pages.titleWithBrand", { title, brand }) };
}
