import { business } from "@haat/contract/shared/business-constants";
import type { ComplaintState } from "@haat/contract/shared/complaint-choices";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import type { MemberScope, StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { once, type Once } from "../../http/idempotency";
import { lastPageOf, pageOf } from "../../http/pages";
import { DomainError } from "../../process/domain-error";
import { memberRequest } from "../audit/member-request";
import { recordCommand, type Actor, type InShop, type OnPlatform } from "../audit/audit.usecases";
import { tellCustomer } from "./complaint-news";
import { describeForShop, describePassed, describeSummary, shopOf } from "./complaint-view";
import * as complaints from "./complaint.repository";
import type { ComplaintRow, Inbox } from "./complaint.repository";
import { requireFewMessages } from "./own-complaint.usecases";

const perPage = business.complaintsPerPage;

/** A page of an inbox: the rows in a state, and how many there are in each. */
async function readInbox(tx: Queryable, inbox: Inbox, state: ComplaintState, page: number) {
  const rows = await complaints.listComplaints(tx, inbox, state, pageOf(page, perPage));
  const counts = await complaints.countComplaints(tx, inbox);
  return { rows, counts, last_page: lastPageOf(counts[state], perPage) };
}

/** How many complaints wait for a shop's answer. */
export async function countWaitingComplaints(tx: Queryable, shopId: number): Promise<number> {
  const { open } = await complaints.countComplaints(tx, { shopId });
  return open;
}

/** What the customer of an order says is wrong with it, newest first. */
export async function complaintsOfOrder(db: Queryable, shopId: number, orderId: number) {
  const rows = await complaints.listComplaintsOfOrder(db, shopId, orderId);
  return rows.map(({ id, kind, state }) => ({ id_complaint: id, kind, state }));
}

/** What customers say is wrong with a shop's orders. */
export function listShopComplaints(
  { db }: Services,
  scope: MemberScope,
  { state, page }: { state: ComplaintState; page: number },
) {
  return inTransaction(
    db,
    async (tx) => {
      const { rows, ...inbox } = await readInbox(tx, { shopId: scope.shopId }, state, page);
      return { ...inbox, complaints: rows.map(describeSummary) };
    },
    scope,
  );
}

/** The complaints that were passed to the platform. */
export function listPassedComplaints(
  { db }: Services,
  scope: StaffScope,
  { state, page, language }: { state: ComplaintState; page: number; language: Language },
) {
  return inTransaction(
    db,
    async (tx) => {
      const { rows, ...inbox } = await readInbox(tx, "platform", state, page);
      return {
        ...inbox,
        complaints: rows.map((row) => ({ ...describeSummary(row), ...shopOf(row, language) })),
      };
    },
    scope,
  );
}

/** @throws complaint_not_found */
export function showShopComplaint({ db }: Services, scope: MemberScope, id: number) {
  return inTransaction(
    db,
    async (tx) => {
      const row = required(await complaints.findComplaint(tx, { shopId: scope.shopId, id }));
      return describeForShop(row, await complaints.listMessages(tx, row));
    },
    scope,
  );
}

interface Named {
  seller_key: string;
  id_complaint: number;
  language: Language;
}

/** @throws complaint_not_found, also for one that was not passed to the platform */
export function showPassedComplaint(
  { db }: Services,
  scope: StaffScope,
  { seller_key, id_complaint: id, language }: Named,
) {
  return inTransaction(
    db,
    async (tx) => {
      const shopId = await shopNamed(tx, seller_key);
      const row = required(await complaints.findComplaint(tx, { shopId, id }));
      return describePassed(row, await complaints.listMessages(tx, row), language);
    },
    scope,
  );
}

const shopNamed = async (tx: Queryable, sellerKey: string) =>
  (await complaints.findShopId(tx, sellerKey)) ?? 0;

function required(row: ComplaintRow | undefined): ComplaintRow {
  if (!row) throw new DomainError("complaint_not_found");
  return row;
}

/** An answer, and whether it ends the complaint. */
interface Answer {
  text: string;
  close: boolean;
}

/**
 * Answers a complaint about a shop's order, once for its key; the customer is told.
 * @throws complaint_not_found; complaint_move_refused where it is closed, or is to be closed while it is with the platform;
 * too_many_complaints where too much was written about it
 */
export function answerShopComplaint(
  services: Services,
  inShop: InShop,
  { id_complaint: id, ...answer }: Answer & { id_complaint: number },
  key: string | undefined,
): Promise<Once<ReturnType<typeof describeForShop>>> {
  const { shopId } = inShop.scope;
  const repeatable = memberRequest(inShop, "complaint_answer", { id, ...answer }, key);
  return once(services, repeatable, async (tx) => {
    const row = await answerAs(
      services,
      tx,
      { shopId, id },
      { author: "shop", actor: inShop.actor, ...answer },
    );
    return describeForShop(row, await complaints.listMessages(tx, row));
  });
}

/**
 * The same as the platform, of one that was passed to it. Sent again it changes nothing.
 * @param read how many messages of it were read
 * @throws complaint_not_found; review_conflict where something was written since; complaint_move_refused where it is closed;
 * too_many_complaints
 */
export function answerPassedComplaint(
  services: Services,
  { scope, actor }: OnPlatform,
  { seller_key, id_complaint: id, language, read, ...answer }: Answer & Named & { read: number },
): Promise<ReturnType<typeof describePassed>> {
  return inTransaction(
    services.db,
    async (tx) => {
      const which = { shopId: await shopNamed(tx, seller_key), id };
      const held = required(await complaints.holdComplaint(tx, which));
      const written = await complaints.listMessages(tx, which);
      const { author, text } = written.at(-1) ?? {};
      const isSaid = written.length === read + 1 && author === "platform" && text === answer.text;
      if (isSaid) return describePassed(held, written, language);
      if (written.length !== read) throw new DomainError("review_conflict");
      const row = await answerAs(services, tx, which, { author: "platform", actor, ...answer });
      return describePassed(row, await complaints.listMessages(tx, row), language);
    },
    scope,
  );
}

async function answerAs(
  services: Services,
  tx: Queryable,
  which: complaints.WhichComplaint,
  { author, actor, text, close }: Answer & { author: "shop" | "platform"; actor: Actor },
): Promise<ComplaintRow> {
  const now = services.clock.now();
  const before = required(await complaints.holdComplaint(tx, which));
  const isElsewhere = author === "shop" && close && before.passedAt !== null;
  if (before.state === "closed" || isElsewhere) throw new DomainError("complaint_move_refused");
  await requireFewMessages(tx, which);
  const { shopId, id } = which;
  await complaints.insertMessage(tx, {
    shopId,
    complaintId: id,
    author,
    accountId: actor.accountId,
    text,
    at: now,
  });
  const state = close ? "closed" : "answered";
  await complaints.changeComplaint(tx, which, close ? { state, closedAt: now, closedBy: author } : { state });
  const command = {
    shopId,
    subject: before.number,
    before: { state: before.state },
    after: { state },
  };
  await recordCommand(tx, actor, { action: "complaint_answer", ...command }, now);
  const told = author === "shop" ? "complaints.sms.answered" : "complaints.sms.answeredByPlatform";
  await tellCustomer(services, tx, before, told);
  return required(await complaints.findComplaint(tx, which));
}
