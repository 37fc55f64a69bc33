import { business } from "@haat/contract/shared/business-constants";
import type { ComplaintKind, ComplaintReason } from "@haat/contract/shared/complaint-choices";
import type { OwnComplaint } from "@haat/contract/shop/complaint.contract";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { once, type Once } from "../../http/idempotency";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import type { Customer } from "../account/account.usecases";
import { isOwnPicture } from "../account/picture.usecases";
import { recordEvent, type AuditEvent } from "../audit/audit.usecases";
import { statusNameOf } from "../order/order-status.usecases";
import { findShopOfOrder } from "../order/order.usecases";
import { tellShop } from "./complaint-news";
import { describeOwn } from "./complaint-view";
import { awaitAnswer } from "./complaint-wait.job.usecases";
import { kindsFor, mayPass } from "./complaint.rules";
import * as complaints from "./complaint.repository";
import type { ComplaintRow } from "./complaint.repository";

/** Who calls, and what stands in the trail of it. */
export interface Complainant {
  customer: Customer;
  requestId: string | undefined;
}

/** An order of the customer's own, in their transaction. */
interface OwnOrder {
  shopId: number;
  number: string;
}

async function ownOrder(services: Services, number: string): Promise<OwnOrder> {
  const upper = number.toUpperCase();
  return { shopId: await findShopOfOrder(services, upper), number: upper };
}

/** Holds an order of the customer's, so that of two who complain at once the second sees the first. */
async function holdOrder(tx: Queryable, { shopId, number }: OwnOrder, { id }: Customer) {
  return ownOnly(await complaints.holdOrder(tx, shopId, number), id);
}

function ownOnly(order: Awaited<ReturnType<typeof complaints.findOrder>>, customerId: number) {
  if (order?.customerId !== customerId) throw new DomainError("order_not_found");
  return { ...order, status: statusNameOf(order.status) };
}

/**
 * What a customer said is wrong with an order of theirs, and what they may ask for now.
 * @throws order_not_found for everybody else's, too
 */
export async function describeOrderComplaints(services: Services, customer: Customer, orderId: string) {
  const { shopId, number } = await ownOrder(services, orderId);
  const now = services.clock.now();
  return inTransaction(
    services.db,
    async (tx) => {
      const order = ownOnly(await complaints.findOrder(tx, shopId, number), customer.id);
      const rows = await complaints.listComplaintsOfOrder(tx, shopId, order.id);
      const described = [];
      for (const row of rows) described.push(describeOwn(row, await complaints.listMessages(tx, row), now));
      const mayOpen =
        rows.length < business.complaintsPerOrder && rows.every(({ state }) => state === "closed");
      const kinds = mayOpen ? kindsFor(order, now) : [];
      return { complaints: described, kinds };
    },
    { shopId, customerId: customer.id },
  );
}

interface Opening {
  order_id: string;
  kind: ComplaintKind;
  reason: ComplaintReason;
  text: string;
  pictures: string[];
}

/**
 * Opens a complaint about an order of the customer's own: once for its key.
 * @throws order_not_found; complaint_impossible where it is too early, too late, or one is open; too_many_complaints (with
 * `most`); invalid_input where a picture is not theirs
 */
export async function openComplaint(
  services: Services,
  { customer, requestId }: Complainant,
  opening: Opening,
  key: string | undefined,
): Promise<Once<OwnComplaint>> {
  const { shopId, number } = await ownOrder(services, opening.order_id);
  await requireOwnPictures(services, customer, opening.pictures);
  const repeatable = repeatableOf({ shopId, customer, route: "complaint", key }, opening);
  return once(services, repeatable, async (tx) => {
    const now = services.clock.now();
    const order = await holdOrder(tx, { shopId, number }, customer);
    await requireRoom(tx, shopId, order.id, customer, now);
    const { kind, reason, text, pictures } = opening;
    if (!kindsFor(order, now).includes(kind)) throw new DomainError("complaint_impossible");
    const row = {
      shopId,
      orderId: order.id,
      customerId: customer.id,
      kind,
      reason,
      openedAt: now,
      waitsSince: now,
    };
    const which = { shopId, id: await complaints.insertComplaint(tx, row) };
    await writeAsCustomer(tx, which, customer, { text, pictures }, now);
    await awaitAnswer(services, tx, which);
    const event = {
      action: "complaint_open",
      customerId: customer.id,
      shopId,
      subject: number,
      requestId,
    } as const;
    await recordEvent(tx, event, now);
    const complaint = await readComplaint(tx, which);
    await tellShop(services, tx, complaint, "complaints.sms.opened");
    return describeOwn(complaint, await complaints.listMessages(tx, which), now);
  });
}

async function requireRoom(
  tx: Queryable,
  shopId: number,
  orderId: number,
  { id }: Customer,
  now: Date,
): Promise<void> {
  const ofOrder = await complaints.listComplaintsOfOrder(tx, shopId, orderId);
  if (ofOrder.some(({ state }) => state !== "closed")) throw new DomainError("complaint_impossible");
  if (ofOrder.length >= business.complaintsPerOrder)
    throw new DomainError("too_many_complaints", { most: business.complaintsPerOrder });
  const most = business.complaintsPerCustomerPerDay;
  const lately = await complaints.countOpenedSince(tx, id, secondsAfter(now, -24 * 3600));
  if (lately >= most) throw new DomainError("too_many_complaints", { most });
}

/** A picture that somebody else uploaded, or that is gone, is none. */
async function requireOwnPictures(services: Services, { id }: Customer, pictures: string[]): Promise<void> {
  for (const key of pictures) {
    if (await isOwnPicture(services, id, key)) continue;
    throw new DomainError("invalid_input", {}, [{ field: "pictures", code: "picture_unknown" }]);
  }
}

const repeatableOf = (
  {
    shopId,
    customer,
    route,
    key,
  }: { shopId: number; customer: Customer; route: string; key: string | undefined },
  asked: object,
) => ({
  shopId,
  owner: `customer ${customer.id}`,
  route,
  key,
  fingerprint: { ...asked },
  tenantScope: { shopId, customerId: customer.id },
});

function writeAsCustomer(
  tx: Queryable,
  { shopId, id }: complaints.WhichComplaint,
  customer: Customer,
  said: { text: string; pictures: string[] },
  at: Date,
): Promise<void> {
  const row = { shopId, complaintId: id, author: "customer" as const, accountId: customer.id, ...said, at };
  return complaints.insertMessage(tx, row);
}

async function readComplaint(tx: Queryable, which: complaints.WhichComplaint): Promise<ComplaintRow> {
  const found = await complaints.findComplaint(tx, which);
  if (!found) throw new Error("A complaint that was written is gone.");
  return found;
}

/** A complaint about an order of the customer's own, held. */
async function holdOwn(
  tx: Queryable,
  order: OwnOrder,
  customer: Customer,
  id: number,
): Promise<ComplaintRow> {
  const { id: orderId } = await holdOrder(tx, order, customer);
  const complaint = await complaints.holdComplaint(tx, { shopId: order.shopId, id });
  if (complaint?.orderId !== orderId) throw new DomainError("complaint_not_found");
  return complaint;
}

interface Writing {
  order_id: string;
  id_complaint: number;
  text: string;
  pictures: string[];
}

/**
 * Writes more about a complaint of the customer's own, once for its key: it waits for an answer again.
 * @throws order_not_found, complaint_not_found; complaint_move_refused where it is closed; too_many_complaints where too much
 * was written about it; invalid_input where a picture is not theirs
 */
export async function writeComplaint(
  services: Services,
  { customer }: Complainant,
  writing: Writing,
  key: string | undefined,
): Promise<Once<OwnComplaint>> {
  const order = await ownOrder(services, writing.order_id);
  const { shopId } = order;
  await requireOwnPictures(services, customer, writing.pictures);
  const repeatable = repeatableOf({ shopId, customer, route: "complaint_message", key }, writing);
  return once(services, repeatable, async (tx) => {
    const now = services.clock.now();
    const complaint = await holdOwn(tx, order, customer, writing.id_complaint);
    if (complaint.state === "closed") throw new DomainError("complaint_move_refused");
    await requireFewMessages(tx, complaint);
    await writeAsCustomer(tx, complaint, customer, { text: writing.text, pictures: writing.pictures }, now);
    if (complaint.state === "answered") {
      await complaints.changeComplaint(tx, complaint, { state: "open", waitsSince: now });
      await awaitAnswer(services, tx, { shopId, id: complaint.id });
    }
    const after = await readComplaint(tx, complaint);
    return describeOwn(after, await complaints.listMessages(tx, complaint), now);
  });
}

/** @throws too_many_complaints (with `most`) where more was written about a complaint than anybody reads */
export async function requireFewMessages(tx: Queryable, which: complaints.WhichComplaint): Promise<void> {
  const most = business.complaintMessagesMost;
  if ((await complaints.countMessages(tx, which)) >= most)
    throw new DomainError("too_many_complaints", { most });
}

interface Moving {
  order_id: string;
  id_complaint: number;
  to: "pass" | "close";
}

/**
 * Passes a complaint to the platform, or closes it; what is done already changes nothing.
 * @throws order_not_found, complaint_not_found; complaint_move_refused where the shop still has time to answer
 */
export async function moveComplaint(
  services: Services,
  { customer, requestId }: Complainant,
  { order_id, id_complaint, to }: Moving,
): Promise<OwnComplaint> {
  const order = await ownOrder(services, order_id);
  const { shopId, number } = order;
  return inTransaction(
    services.db,
    async (tx) => {
      const now = services.clock.now();
      const complaint = await holdOwn(tx, order, customer, id_complaint);
      const change = changeFor(complaint, to, now);
      if (change) {
        await complaints.changeComplaint(tx, complaint, change);
        const action: AuditEvent["action"] = to === "pass" ? "complaint_pass" : "complaint_close";
        await recordEvent(tx, { action, customerId: customer.id, shopId, subject: number, requestId }, now);
        if (to === "pass") await tellShop(services, tx, complaint, "complaints.sms.passedShop");
      }
      const after = await readComplaint(tx, complaint);
      return describeOwn(after, await complaints.listMessages(tx, complaint), now);
    },
    { shopId, customerId: customer.id },
  );
}

/** What becomes of a complaint; nothing where it is so already. */
function changeFor(
  complaint: ComplaintRow,
  to: Moving["to"],
  now: Date,
): complaints.ComplaintChange | undefined {
  if (to === "close")
    return complaint.state === "closed"
      ? undefined
      : { state: "closed", closedAt: now, closedBy: "customer" };
  if (complaint.passedAt !== null) return undefined;
  if (!mayPass(complaint, now)) throw new DomainError("complaint_move_refused");
  // What the shop closed is open again, for the platform to look at.
  return {
    passedAt: now,
    passedBy: "customer",
    state: "open",
    waitsSince: now,
    closedAt: null,
    closedBy: null,
  };
}
