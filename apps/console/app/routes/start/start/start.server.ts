import type { ConsoleAccount } from "@haat/contract/seller/seller-account.contract";
import { isTest } from "@haat/contract/shared/shop-status";
import { formatNumber } from "@haat/i18n/numbers";
import { strings } from "@haat/i18n/strings";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { platformHome } from "../../frame/menu.server";
import { pageHead } from "../../../server/present/head.server";

/** What the console is for, for who is not signed in. */
export function welcomePage(context: ConsoleContext) {
  const { language, paths } = context;
  const { title, lead, steps, start } = strings[language].consoleShell.welcome;
  return {
    head: pageHead(context, title),
    title,
    lead,
    steps: [steps.sign, steps.open, steps.sell].map((step, place) => ({
      ...step,
      number: formatNumber(place + 1, language),
    })),
    start: { label: start, href: paths.to("login") },
  };
}

/** Where who is signed in begins: in the one shop there is beside its test shop, on the platform, or where they choose. */
export function placeOfOne(
  context: ConsoleContext,
  { shops, platform, invitations }: ConsoleAccount,
): string {
  const { paths } = context;
  const [first, ...others] = shops.filter(({ status }) => !isTest(status));
  if (first && others.length === 0 && !platform && invitations.length === 0)
    return paths.shop(first.seller_key);
  if (platform && shops.length === 0) return platformHome(context, platform);
  const isNew = shops.length === 0 && invitations.length === 0;
  return paths.to(isNew ? "open" : "shops");
}
