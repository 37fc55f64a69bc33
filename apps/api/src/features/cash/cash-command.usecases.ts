import type { CashHolderGiven } from "@haat/contract/seller/cash-fields";
import type { CashEntry } from "@haat/contract/seller/seller-cash.contract";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { checkedKey, once, type RepeatableRequest } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { requireHolder } from "./cash-collection.usecases";
import * as ledger from "./cash.repository";
import { requireSettledKept } from "./courier-settling.usecases";
import { describeEntry, readTill } from "./cash.usecases";
import { keptHolder } from "./till.rules";

/** A command that writes into the ledger once for its key. @throws idempotency_key_required */
export const ledgerRequest = (
  inShop: InShop,
  route: string,
  fingerprint: object,
  givenKey: string | undefined,
): RepeatableRequest => memberRequest(inShop, route, fingerprint, checkedKey(givenKey, true));

const wrong = (field: string, code: "cash_holder_required" | "cash_amount_invalid") =>
  new DomainError("invalid_input", {}, [{ field, code }]);

/** What somebody hands in; a courier less the fee that they keep. */
export interface HandInGiven extends CashHolderGiven {
  amount: number;
  fee: number;
  /** What the page said that they have. */
  was: number;
  note: string;
}

/**
 * Writes down that somebody handed in what they had collected.
 * @returns what they still have
 * @throws invalid_input, cash_moved where they have something else than the page showed, cash_too_much
 */
export function handInCash(services: Services, inShop: InShop, given: HandInGiven, givenKey?: string) {
  const { scope, actor } = inShop;
  const { shopId } = scope;
  const now = services.clock.now();
  return once(services, ledgerRequest(inShop, "hand_in_cash", given, givenKey), async (tx) => {
    if (given.holder === "till") throw wrong("holder", "cash_holder_required");
    if (given.amount + given.fee === 0) throw wrong("amount", "cash_amount_invalid");
    if (given.fee > 0 && given.holder !== "courier") throw wrong("fee", "cash_amount_invalid");
    await ledger.lockLedger(tx, shopId);
    const holder = await holderWhoOwes(tx, shopId, given);
    const { amount, fee, note } = given;
    if (holder.owes !== given.was) throw new DomainError("cash_moved", { cash: holder.owes });
    if (amount + fee > holder.owes) throw new DomainError("cash_too_much", { cash: holder.owes });
    const row = { shopId, at: now, writtenBy: actor.accountId, note, ...holder.kept };
    await ledger.insertEntries(tx, [
      ...(amount > 0 ? [{ ...row, kind: "handed_in" as const, amount }] : []),
      ...(fee > 0 ? [{ ...row, kind: "fee" as const, amount: fee }] : []),
    ]);
    const left = holder.owes - amount - fee;
    const subject = holder.kept.courier || String(holder.kept.memberId ?? "");
    const after = { cash: amount, ...(fee > 0 && { fee }), ...(note && { note }) };
    await recordCommand(tx, actor, { action: "cash_hand_in", subject, after }, now);
    return { left };
  });
}

/** Also somebody who is not of the staff any more can hand in what they had. */
async function holderWhoOwes(tx: Queryable, shopId: number, given: CashHolderGiven) {
  const kept = keptHolder(given);
  const all = await ledger.listOwed(tx, shopId);
  const found = all.find(
    ({ holder, memberId, courier }) =>
      holder === kept.holder && memberId === kept.memberId && courier === kept.courier,
  );
  if (found) return { kept, owes: found.amount };
  return { kept: await requireHolder(tx, shopId, given), owes: 0 };
}

/** What is done with the till, and why. */
export interface TillMoveGiven {
  move: "put_in" | "taken_out";
  amount: number;
  note: string;
}

/** Writes down that cash was put into the till or taken out of it. @throws cash_too_much where less is in it */
export function moveTill(services: Services, inShop: InShop, given: TillMoveGiven, givenKey?: string) {
  const { scope, actor } = inShop;
  const { shopId } = scope;
  const now = services.clock.now();
  return once(services, ledgerRequest(inShop, "move_till", given, givenKey), async (tx) => {
    const { move: kind, amount, note } = given;
    await ledger.lockLedger(tx, shopId);
    await requireInTill(tx, shopId, kind === "taken_out" ? amount : 0);
    const [id] = await ledger.insertEntries(tx, [
      { shopId, kind, amount, note, at: now, writtenBy: actor.accountId },
    ]);
    const action = kind === "put_in" ? "cash_put_in" : "cash_take_out";
    await recordCommand(tx, actor, { action, after: { cash: amount, note } }, now);
    return requireEntry(tx, shopId, id ?? 0);
  });
}

/** @throws cash_too_much where less is in the till than leaves it, poisha */
async function requireInTill(tx: Queryable, shopId: number, leaving: number): Promise<void> {
  if (leaving <= 0) return;
  const { expected } = await readTill(tx, shopId);
  if (leaving > expected) throw new DomainError("cash_too_much", { cash: expected });
}

/** What somebody hands in they had; and what a courier handed in by its statement it had collected. */
async function requireHeld(
  tx: Queryable,
  shopId: number,
  entry: ledger.EntryRow,
  more: number,
): Promise<void> {
  const { kind, holder, memberId, courier, orderId } = entry;
  if (more > 0 && (kind === "handed_in" || kind === "fee")) {
    const owed = await ledger.listOwed(tx, shopId);
    const owes = owed.find(
      (each) => each.holder === holder && each.memberId === memberId && each.courier === courier,
    );
    if (more > (owes?.amount ?? 0)) throw new DomainError("cash_too_much", { cash: owes?.amount ?? 0 });
  }
  if (more > 0 || kind !== "collected" || holder !== "courier" || orderId === null) return;
  const ofOrder = await ledger.listEntriesOfOrder(tx, shopId, orderId);
  const collected = ofOrder
    .filter((each) => each.kind === "collected" && each.holder === "courier" && each.courier === courier)
    .reduce((sum, { amount }) => sum + amount, 0);
  await requireSettledKept(tx, shopId, orderId, collected + more);
}

/** What an entry should have been; of what was not collected, who has what was. */
export interface CorrectionGiven extends Omit<CashHolderGiven, "holder"> {
  holder?: CashHolderGiven["holder"] | undefined;
  id_entry: number;
  was: number;
  amount: number;
  reason: string;
}

/**
 * Puts an entry right by another one beside it. What was collected for an order leaves it with a difference of that much, so
 * that a delivered order stays settled; what was written as not collected, and was, becomes collected by who has it.
 * @throws not_found, cash_entry_final for what cannot be put right, cash_moved where it is something else than the page showed,
 * cash_too_much where the till would have held less than nothing, more would be handed in than somebody has, or more would be
 * collected in place of nothing than is missing; cash_settled where less would be left than a courier's statement has settled
 */
export function correctCash(services: Services, inShop: InShop, given: CorrectionGiven, givenKey?: string) {
  const { scope, actor } = inShop;
  const { shopId } = scope;
  const now = services.clock.now();
  return once(services, ledgerRequest(inShop, "correct_cash", given, givenKey), async (tx) => {
    const { id_entry, was, amount, reason } = given;
    const { orderId } = (await ledger.findEntry(tx, shopId, id_entry)) ?? {};
    if (orderId) await ledger.lockOrderOf(tx, shopId, orderId);
    await ledger.lockLedger(tx, shopId);
    const entry = await ledger.findEntry(tx, shopId, id_entry);
    if (!entry) throw new DomainError("not_found");
    if (!describeEntry(entry).is_open) throw new DomainError("cash_entry_final");
    if (entry.amountNow !== was) throw new DomainError("cash_moved", { cash: entry.amountNow });
    const more = amount - was;
    if (more === 0) throw wrong("amount", "cash_amount_invalid");
    await requireInTill(tx, shopId, entry.kind === "put_in" ? -more : entry.kind === "taken_out" ? more : 0);
    await requireHeld(tx, shopId, entry, more);
    const row = { shopId, at: now, writtenBy: actor.accountId, note: reason, corrects: entry.id };
    const [id] = await ledger.insertEntries(
      tx,
      entry.kind === "difference"
        ? await collectedAfterAll(tx, { ...row, amount: more }, entry, given)
        : correctionRows({ ...row, amount: more }, entry),
    );
    const states = { before: { cash: was }, after: { cash: amount, reason } };
    await recordCommand(tx, actor, { action: "cash_correct", subject: String(id_entry), ...states }, now);
    return requireEntry(tx, shopId, id ?? 0);
  });
}

type CorrectionRow = Pick<ledger.NewEntry, "shopId" | "at" | "writtenBy" | "note" | "corrects" | "amount">;

/** The rows beside an entry. @throws cash_too_much for more in place of nothing than is missing of the order */
function correctionRows(row: CorrectionRow, entry: ledger.EntryRow): ledger.NewEntry[] {
  const { kind, holder, memberId, courier, orderId, amountNow, notCollected } = entry;
  const corrected = { ...row, kind, holder, memberId, courier, orderId };
  if (kind !== "collected") return [corrected];
  if (amountNow === 0 && row.amount > notCollected)
    throw new DomainError("cash_too_much", { cash: notCollected });
  return [corrected, { ...row, kind: "difference", orderId, amount: -row.amount }];
}

/** The rows that say of what was not collected that some of it was. @param row with how much more is not collected, below 0 */
async function collectedAfterAll(
  tx: Queryable,
  row: CorrectionRow,
  { orderId, notCollected }: ledger.EntryRow,
  { holder, id_account, courier }: CorrectionGiven,
): Promise<ledger.NewEntry[]> {
  if (row.amount > 0) throw wrong("amount", "cash_amount_invalid");
  if (-row.amount > notCollected) throw new DomainError("cash_too_much", { cash: notCollected });
  if (!holder) throw wrong("holder", "cash_holder_required");
  const kept = await requireHolder(tx, row.shopId, { holder, id_account, courier });
  return [
    { ...row, kind: "difference", orderId },
    { ...row, ...kept, kind: "collected", orderId, amount: -row.amount, corrects: null },
  ];
}

async function requireEntry(tx: Queryable, shopId: number, id: number): Promise<CashEntry> {
  const entry = await ledger.findEntry(tx, shopId, id);
  if (!entry) throw new Error("An entry of the ledger was not written.");
  return describeEntry(entry);
}
