import { formatNumber } from "@haat/i18n/numbers";
import { strings } from "@haat/i18n/strings";
import type { HowTo } from "schema-dts";
import { screenOf } from "../../../server/content/screens.server";
import type { ScreenName } from "../../../server/content/screen-names";
import type { RequestContext } from "../../../server/http/request-context.server";
import { tradeCards } from "../sell-parts.server";
import { sellClosing, sellHead } from "./sell-page.server";

/** The console's steps, in order, each with the page of it that is shown. */
const steps = {
  apply: "opening",
  review: "today",
  goods: "product-entry",
  orders: "order",
  cash: "cash",
} as const satisfies Record<string, ScreenName>;

/** How a shop comes about, step by step. */
export function loadHow(context: RequestContext) {
  const { language } = context;
  const { how, trades } = strings[language].marketing;
  const rows = (Object.keys(steps) as (keyof typeof steps)[]).map((step, place) => ({
    id: step,
    number: formatNumber(place + 1, language),
    title: how.steps[step].title,
    text: how.steps[step].text,
    points: how.steps[step].points.split("\n"),
    screen: screenOf(context, steps[step]),
  }));
  const told: HowTo = {
    "@type": "HowTo",
    name: how.title,
    step: rows.map(({ title, text }) => ({ "@type": "HowToStep", name: title, text })),
  };
  return {
    head: sellHead(context, "how-it-works", { ...how, more: [told] }),
    page: {
      kind: "how" as const,
      title: how.title,
      lead: how.lead,
      rows,
      trades: { title: trades, cards: tradeCards(context) },
      closing: sellClosing(context),
    },
  };
}
