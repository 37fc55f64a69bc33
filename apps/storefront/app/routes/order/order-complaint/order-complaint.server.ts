import { randomUUID } from "node:crypto";
import {
  complaintReason,
  isWithPlatform,
  type ComplaintAuthor,
} from "@haat/contract/shared/complaint-choices";
import type { OwnComplaint } from "@haat/contract/shop/complaint.contract";
import type { Order } from "@haat/contract/shop/order.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";
import { mediaPath } from "../../../server/present/display.server";
import { complaintsOf } from "../complaint-link.server";
import { componentLabels } from "../../../server/present/labels.server";

/** Where something wrong with an order is said and answered. */
export async function complaintPage(context: RequestContext, { paths }: OwnPlace, order: Order) {
  const { translate } = context;
  const { complaints, kinds } = await complaintsOf(context, order);
  const { order_id, store } = order;
  const { breadcrumb, cancelConfirmation, formErrors, optional } = componentLabels(context);
  return {
    title: translate("complaints.own.title", { order: order_id }),
    place: translate("complaints.own.place"),
    lead: complaints.length === 0 ? translate("complaints.own.lead", { shop: store.title }) : undefined,
    action: paths.orderComplaint(order_id),
    trail: [
      { href: paths.orders, label: translate("pages.orders.title") },
      { href: paths.order(order_id), label: translate("pages.orders.orderTitle", { order: order_id }) },
    ],
    complaints: complaints.map((each) => complaintView(context, each, store.title)),
    kinds: kinds.map((kind) => ({ value: kind, title: translate(`complaints.kindsTold.${kind}`) })),
    reasons: complaintReason.options.map((reason) => ({
      value: reason,
      label: translate(`complaints.reasons.${reason}`),
    })),
    none: { title: translate("complaints.own.none"), text: translate("complaints.own.noneText") },
    // Sent twice, it is written once.
    idempotencyKey: randomUUID(),
    labels: {
      breadcrumb,
      errors: formErrors,
      optional,
      kind: translate("complaints.own.kind"),
      reason: translate("complaints.own.reason"),
      chooseReason: cancelConfirmation.chooseReason,
      text: translate("complaints.own.text"),
      textHint: translate("complaints.own.textHint"),
      pictures: translate("complaints.own.pictures"),
      picturesHint: translate("complaints.own.picturesHint"),
      choosePictures: translate("components.fileField.choosePictures"),
      submit: translate("complaints.own.submit"),
      another: translate("complaints.own.another"),
      write: translate("complaints.own.write"),
      send: translate("complaints.own.send"),
      pass: translate("complaints.own.pass"),
      passText: translate("complaints.own.passText"),
      close: translate("complaints.own.close"),
    },
  };
}

/** How many pictures were kept, in words; nothing where none were. */
export function keptText(
  { language, translate }: RequestContext,
  kept: readonly string[],
): string | undefined {
  if (kept.length === 0) return undefined;
  const count = kept.length;
  return translate("complaints.own.picturesKept", { count, formatted: formatNumber(count, language) });
}

const tones = { open: "warning", answered: "info", closed: "neutral" } as const;

function complaintView(context: RequestContext, complaint: OwnComplaint, shop: string) {
  const { language, translate } = context;
  const { id_complaint, kind, reason, state, messages, may_write, may_pass, may_close } = complaint;
  const authorName = (author: ComplaintAuthor) =>
    author === "shop"
      ? shop
      : translate(author === "customer" ? "complaints.own.you" : "complaints.authors.platform");
  return {
    id: String(id_complaint),
    title: `${translate(`complaints.kinds.${kind}`)}: ${translate(`complaints.reasons.${reason}`)}`,
    state: { label: translate(`complaints.states.${state}`), tone: tones[state] },
    passed: isWithPlatform(complaint) ? translate("complaints.passed") : undefined,
    standing: standingOf(context, complaint, { shop, authorName }),
    messages: messages.map(({ author, text, pictures, at }) => ({
      isOwn: author === "customer",
      by: authorName(author),
      at: formatDateTime(at, language),
      text,
      pictures: pictures.map((picture, place) => ({
        src: mediaPath(picture),
        alt: translate("complaints.pictureNamed", { formatted: formatNumber(place + 1, language) }),
      })),
    })),
    mayWrite: may_write,
    mayPass: may_pass,
    mayClose: may_close,
  };
}

/** How a complaint stands, and what comes next, in a sentence. */
function standingOf(
  { language, translate }: RequestContext,
  complaint: OwnComplaint,
  { shop, authorName }: { shop: string; authorName: (author: ComplaintAuthor) => string },
): string {
  const { state, closed_by, closed_at } = complaint;
  if (closed_by && closed_at)
    return translate("complaints.own.standing.closed", {
      who: authorName(closed_by),
      when: formatDateTime(closed_at, language),
    });
  if (isWithPlatform(complaint)) return translate("complaints.own.standing.passed", { shop });
  return translate(`complaints.own.standing.${state === "open" ? "open" : "answered"}`, { shop });
}
