import type { ShopMove } from "@haat/contract/shared/shop-status";
import { answerOrPage } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** All that is known of a shop. One that is not there is no page. */
export async function reviewOf(context: ConsoleContext, seller_key: string) {
  const { language } = context;
  const asked = context.client().adminReview.application({ language, seller_key });
  return (await answerOrPage(context, asked)).data;
}

/** What the platform does with a shop: the moves that have a page of their own. */
export const decisions = [
  "approve",
  "ask_changes",
  "reject",
  "suspend",
  "reinstate",
] as const satisfies ShopMove[];
export type Decision = (typeof decisions)[number];

export const isDecision = (name: string): name is Decision => decisions.some((each) => each === name);
