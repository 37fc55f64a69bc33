import type { ShopRating } from "@haat/contract/seller/seller-ratings.contract";
import { idField } from "@haat/contract/shared/fields";
import type { RatingState } from "@haat/contract/shared/rating-choices";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { pageFailure } from "../server/failure/page-failure.server";
import type { ConsoleContext } from "../server/http/console-context.server";

/** The number of a rating in an address. What is none is no page. */
export function ratingId(context: ConsoleContext, param: string | undefined): number {
  const id = idField().safeParse(param);
  if (!id.success) throw pageFailure(context, 404);
  return id.data;
}

const tones = {
  shown: "neutral",
  reported: "warning",
  kept: "info",
  hidden: "danger",
} as const satisfies Record<RatingState, string>;

const starsOf = ({ language, translate }: ConsoleContext, stars: number) =>
  translate("ratings.ofFive", { stars: formatNumber(stars, language) });

/** The boxes of an inbox, with how many each has. */
export const boxTabs = <Box extends "waiting" | "answered" | "reported" | "hidden" | "kept">(
  { language, translate }: ConsoleContext,
  boxes: readonly Box[],
  counts: Record<Box, number>,
) => ({
  label: translate("ratings.inbox.byBox"),
  views: boxes.map((view) => ({
    view,
    label: translate(`ratings.inbox.boxes.${view}`),
    count: formatNumber(counts[view], language),
  })),
});

/** A rating as a row of an inbox. */
export function ratingRow(
  context: ConsoleContext,
  { id_rating, product, stars, name, rated_at, text, state }: ShopRating,
  { href, shop }: { href: string; shop?: string },
): ListRow {
  const { language, translate } = context;
  return {
    id: href + String(id_rating),
    title: translate("ratings.inbox.row", { product: product.name, stars: starsOf(context, stars) }),
    lines: [
      ...(text ? [text.length > 160 ? `${text.slice(0, 160)}…` : text] : []),
      translate("ratings.inbox.who", { name, when: formatDateTime(rated_at, language) }),
      ...(shop ? [shop] : []),
    ],
    icon: "spark",
    state:
      state === "shown" ? undefined : { label: translate(`ratings.states.${state}`), tone: tones[state] },
    href,
  };
}

/** What is known of a rating, as rows to read. */
export function ratingRows(
  context: ConsoleContext,
  { product, stars, text, name, rated_at, state, answer, report, decision }: ShopRating,
): SummaryRow[] {
  const { language, translate } = context;
  const words = (key: "product" | "stars" | "said" | "state" | "answered" | "reportedFor" | "decidedFor") =>
    translate(`ratings.inbox.${key}`);
  const said = (label: string, what: { text: string; at: string } | null): SummaryRow[] =>
    what ? [{ label, lines: [{ text: what.text }, { text: formatDateTime(what.at, language) }] }] : [];
  const because = (each: { reason: string; at: string } | null) => each && { text: each.reason, at: each.at };
  return [
    { label: words("product"), lines: [{ text: product.name }] },
    { label: words("stars"), lines: [{ text: starsOf(context, stars) }] },
    {
      label: words("said"),
      lines: [
        { text: text || translate("ratings.inbox.saidNothing") },
        { text: translate("ratings.inbox.who", { name, when: formatDateTime(rated_at, language) }) },
      ],
    },
    { label: words("state"), lines: [{ text: translate(`ratings.states.${state}`) }] },
    ...said(words("answered"), answer),
    ...said(words("reportedFor"), because(report)),
    ...said(words("decidedFor"), because(decision)),
  ];
}
