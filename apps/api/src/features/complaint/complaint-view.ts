import type { PassedComplaint } from "@haat/contract/admin/admin-complaints.contract";
import type { ComplaintSummary, ShopComplaint } from "@haat/contract/seller/seller-complaints.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Complaint, OwnComplaint } from "@haat/contract/shop/complaint.contract";
import { textIn } from "../../http/language";
import { mayPass } from "./complaint.rules";
import type { ComplaintRow, MessageRow } from "./complaint.repository";

function describeBare(row: ComplaintRow): Omit<Complaint, "messages"> {
  return {
    id_complaint: row.id,
    order_id: row.number,
    kind: row.kind,
    reason: row.reason,
    state: row.state,
    opened_at: row.openedAt.toISOString(),
    passed_at: row.passedAt?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
    closed_by: row.closedBy,
  };
}

const describeComplaint = (row: ComplaintRow, messages: readonly MessageRow[]): Complaint => ({
  ...describeBare(row),
  messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
});

/** A complaint as its customer reads it, with what they may do. */
export const describeOwn = (row: ComplaintRow, messages: readonly MessageRow[], now: Date): OwnComplaint => ({
  ...describeComplaint(row, messages),
  may_write: row.state !== "closed",
  may_pass: mayPass(row, now),
  may_close: row.state !== "closed",
});

export const describeSummary = (row: ComplaintRow): ComplaintSummary => ({
  ...describeBare(row),
  name: row.recipientName,
  waits_since: row.waitsSince.toISOString(),
});

export const describeForShop = (row: ComplaintRow, messages: readonly MessageRow[]): ShopComplaint => ({
  ...describeComplaint(row, messages),
  name: row.recipientName,
  phone: row.recipientPhone,
});

/** Whose order it is about, as the platform's people read it. */
export const shopOf = ({ sellerKey, shopTitle }: ComplaintRow, language: Language) => ({
  shop: { seller_key: sellerKey, title: textIn(language, shopTitle) },
});

export const describePassed = (
  row: ComplaintRow,
  messages: readonly MessageRow[],
  language: Language,
): PassedComplaint => ({ ...describeForShop(row, messages), ...shopOf(row, language) });
