import { isShut } from "@haat/contract/shared/shop-status";
import { formatDate, formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { inLanguage } from "@haat/web-host/language-of-path";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { openingSummary } from "../../../server/present/opening-summary.server";
import { statusBadge } from "../../../server/present/shop-words.server";
import { decisions, reviewOf } from "../shop-review.server";

type Review = Awaited<ReturnType<typeof reviewOf>>;

/** What its owner said of closing it; no lines where nobody did. */
function closingLines({ language, translate }: ConsoleContext, { closing }: Review) {
  const title = translate("shopClosing.review.title");
  if (!closing) return { title, lines: [] };
  const { closed_at, final_from, final_at, words } = closing;
  const stated = {
    reason: translate(`shopClosing.reasons.${closing.reason}`),
    closed: formatDate(closed_at, language),
    date: formatDate(final_at ?? final_from, language),
  };
  const said = translate(`shopClosing.review.${final_at ? "final" : "closed"}`, stated);
  return { title, lines: words ? [said, translate("shopClosing.review.words", { words })] : [said] };
}

/** A shop as the platform sees it: what is to be looked at twice first, then all answers, and what can be decided. */
export async function adminShopPage(context: ConsoleContext, sellerKey: string) {
  const { language, paths, platformOrigin, translate } = context;
  const review = await reviewOf(context, sellerKey);
  const { opening, warnings } = review;
  const title = opening.answers.name[language] || opening.answers.name.bn || opening.answers.name.en;
  const ways = decisions
    .filter((move) => opening.moves.includes(move))
    .map((move) => ({
      href: paths.adminDecision(sellerKey, move, opening.version),
      label: translate(`review.moves.${move}.label`),
      look: looks[move],
    }));
  return {
    head: pageHead(context, title),
    title,
    lead: reasonLine(context, review),
    back: backOf(context, opening.status),
    state: statusBadge(context, opening.status),
    warnings: { title: translate("review.shop.warnings"), lines: warnings.map(({ message }) => message) },
    changed: {
      title: translate("review.shop.changed"),
      lines: review.changed_tasks.map((task) => translate(`openingPages.items.${task}.title`)),
    },
    closing: closingLines(context, review),
    // What is closed is shown to nobody.
    preview: isShut(opening.status)
      ? undefined
      : {
          href: platformOrigin + inLanguage(opening.preview_path, language),
          label: translate("review.shop.preview"),
        },
    look: { href: paths.adminShopView(sellerKey), label: translate("review.view.label") },
    ways: ways.flatMap(({ look, ...way }) => (look === "danger" ? [] : [{ ...way, look }])),
    against: { title: translate("review.shop.against"), ways: ways.filter(({ look }) => look === "danger") },
    answers: {
      title: translate("review.shop.answers"),
      rows: [ownerRow(context, review), ...openingSummary(context, opening), planRow(context, review)],
    },
    products: {
      title: translate("review.shop.products", {
        formatted: formatNumber(review.product_count, language),
      }),
      rows: productRows(context, review),
    },
    remarks: { title: translate("review.shop.remarks"), rows: remarkRows(context, review) },
    steps: { title: translate("review.shop.steps"), rows: stepRows(context, review) },
  };
}

/** The list it stands in: what waits for a decision is among the applications, anything else among all shops. */
const backOf = ({ paths, translate }: ConsoleContext, status: Review["opening"]["status"]) =>
  status === "sent"
    ? { href: paths.admin("applications"), label: translate("review.queue.title") }
    : { href: paths.admin("shops"), label: translate("review.shops.title") };

/** What the platform said last; of a shop that waits it is what was to be put right. */
function reasonLine({ translate }: ConsoleContext, { opening: { status, status_reason: reason } }: Review) {
  if (!reason) return undefined;
  return translate(status === "sent" ? "review.shop.turnedDown" : "review.shop.reason", { reason });
}

const looks = {
  approve: "primary",
  ask_changes: "secondary",
  reject: "danger",
  suspend: "danger",
  reinstate: "primary",
} as const;

function planRow({ language, translate }: ConsoleContext, { owner, plan }: Review): SummaryRow {
  const terms = owner.accepted_terms
    ? translate("review.shop.terms", { date: formatDate(`${owner.accepted_terms}T00:00:00+06:00`, language) })
    : translate("review.shop.noTerms");
  return {
    label: translate("terms.plan"),
    lines: [{ text: translate(`terms.plans.${plan}`) }, { text: terms }],
  };
}

function ownerRow(context: ConsoleContext, { owner }: Review): SummaryRow {
  const { language, translate } = context;
  // What became of the owner's other shops is what a reviewer has to know.
  const told = owner.other_shops.map(
    ({ title, status }) => `${title} (${statusBadge(context, status).label})`,
  );
  const others = told.join(", ");
  return {
    label: translate("review.shop.owner"),
    lines: [
      { text: `${owner.name} · ${owner.mobile}` },
      { text: translate("review.shop.since", { date: formatDate(owner.since, language) }) },
      ...(others ? [{ text: translate("review.shop.others", { shops: others }) }] : []),
    ],
  };
}

const productRows = ({ language, translate }: ConsoleContext, { products }: Review): ListRow[] =>
  products.map(({ name, price, stock, picture }, place) => ({
    id: String(place),
    title: name,
    picture: picture ? `/media/${picture}` : undefined,
    figure: {
      text: formatMoney(price, language),
      note: translate("review.shop.stock", { formatted: formatNumber(stock, language) }),
    },
  }));

function whoseStep(
  { translate }: ConsoleContext,
  { action, name, is_automatic }: Pick<Review["steps"][number], "action" | "name" | "is_automatic">,
): string {
  if (action === "shop_close_final") return translate("shopClosing.review.byTime");
  return is_automatic ? translate("review.shop.byItself") : name || translate("audit.somebody");
}

const stepRows = (context: ConsoleContext, { steps }: Review): ListRow[] =>
  steps.map(({ action, at, name, reason, is_automatic }, place) => ({
    id: String(place),
    title: context.translate(`audit.actions.${action}`),
    lines: [
      whoseStep(context, { action, name, is_automatic }),
      formatDateTime(at, context.language),
      ...(reason ? [context.translate("review.shop.reason", { reason })] : []),
    ],
  }));

const remarkRows = ({ language, translate }: ConsoleContext, { remarks }: Review): ListRow[] =>
  remarks.map(({ task, remark, at, is_mended }, place) => ({
    id: String(place),
    title: translate(`openingPages.items.${task}.title`),
    lines: [remark, formatDate(at, language)],
    state: {
      label: translate(is_mended ? "review.shop.mended" : "review.shop.unmended"),
      tone: is_mended ? "success" : "warning",
    },
  }));
