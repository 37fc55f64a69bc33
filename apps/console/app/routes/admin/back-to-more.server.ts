import type { ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { platformRest } from "../frame/menu.server";

type PlatformPage = Parameters<ConsoleContext["paths"]["admin"]>[0];

/** The way up from a page of the platform that only "More" leads to; none where it stands in the menu of who sees it. */
export async function backToPlatformMore(
  context: ConsoleContext,
  page: PlatformPage,
): Promise<ConsolePageProps["back"]> {
  const { paths, translate } = context;
  const { platform } = await context.me();
  const isBelowMore =
    platform && platformRest(context, platform).some(({ href }) => href === paths.admin(page));
  return isBelowMore
    ? { href: paths.admin("more"), label: translate("components.consoleNav.more") }
    : undefined;
}
