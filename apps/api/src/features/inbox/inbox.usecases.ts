import type { InboxMessage, MessageState, MessageView } from "@haat/contract/admin/admin-inbox.contract";
import type { Language } from "@haat/contract/shared/languages";
import { business } from "@haat/contract/shared/business-constants";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { lastPageOf, pageOf } from "../../http/pages";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type OnPlatform } from "../audit/audit.usecases";
import * as inbox from "./inbox.repository";
import type { MessageRow } from "./inbox.repository";

const perPage = business.messagesPerPage;

const describeReport = ({ reason, shop }: MessageRow, language: Language): InboxMessage["report"] =>
  reason &&
  shop && {
    reason,
    seller_key: shop.sellerKey,
    shop_name: shop.slug,
    title: textIn(language, { bn: shop.titleBn, en: shop.titleEn }),
  };

const describeMessage = (row: MessageRow, language: Language): InboxMessage => ({
  id_message: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
  report: describeReport(row, language),
  language: row.language,
  state: row.state,
  handled_by: row.firstName === null ? "" : `${row.firstName} ${row.lastName}`,
  handled_at: row.handledAt?.toISOString() ?? null,
  note: row.note,
  created_at: row.createdAt.toISOString(),
});

/** A page of the messages of a view, and how many there are in each. */
export function listMessages(
  { db }: Services,
  scope: StaffScope,
  { language, view, page }: { language: Language; view: MessageView; page: number },
) {
  return inTransaction(
    db,
    async (tx) => {
      const [found, counts] = [
        await inbox.listMessages(tx, view, pageOf(page, perPage)),
        await inbox.countMessages(tx),
      ];
      const total = counts[view];
      const listed = { total, per_page: perPage, last_page: lastPageOf(total, perPage) };
      return { messages: found.map((each) => describeMessage(each, language)), counts, ...listed };
    },
    scope,
  );
}

/** @throws not_found */
export async function showMessage(
  { db }: Services,
  scope: StaffScope,
  { language, id }: { language: Language; id: number },
): Promise<InboxMessage> {
  const found = await inTransaction(db, (tx) => inbox.findMessage(tx, id), scope);
  if (!found) throw new DomainError("not_found");
  return describeMessage(found, language);
}

export interface Handling {
  language: Language;
  id: number;
  /** The state that it was read in. */
  from: MessageState;
  to: MessageState;
  note: string;
}

/**
 * Says what has become of a message. The same again, with the same words, changes nothing.
 * @throws not_found, and review_conflict where somebody said something else since it was read
 */
export function handleMessage(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  { language, id, from, to, note }: Handling,
): Promise<InboxMessage> {
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const was = await inbox.findMessage(tx, id);
      if (!was) throw new DomainError("not_found");
      if (was.state === to && was.note === note) return describeMessage(was, language);
      const change = { state: to, note, handledBy: scope.staffId, handledAt: now };
      if (!(await inbox.moveMessage(tx, { id, from }, change))) throw new DomainError("review_conflict");
      const command = {
        subject: String(id),
        before: { state: was.state, note: was.note },
        after: { state: to, note },
      };
      await recordCommand(tx, actor, { action: "message_handle", ...command }, now);
      const after = await inbox.findMessage(tx, id);
      if (!after) throw new Error("A message that was handled is gone.");
      return describeMessage(after, language);
    },
    scope,
  );
}
