import type { ListedCustomer, SeenCustomer } from "@haat/contract/admin/admin-customers.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone, nationalPhone } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { lastPageOf, pageOf } from "../../http/pages";
import { DomainError } from "../../process/domain-error";
import { endAllSessions } from "../account/session.usecases";
import { findLastAction, recordCommand, type AuditState, type OnPlatform } from "../audit/audit.usecases";
import * as customers from "./platform-customers.repository";
import type { CustomerRow, CustomerSearch } from "./platform-customers.repository";

const perPage = business.customersPerPage;

const describeRow = (row: CustomerRow): ListedCustomer => ({
  id_customer: row.id,
  name: `${row.firstName} ${row.lastName}`,
  mobile: displayPhone(row.phone),
  status: row.status,
  since: row.createdAt.toISOString(),
});

/** What a phone is read from, or a part of one, is a phone's digits; anything else is words of a name. */
function searchFor(typed: string): CustomerSearch {
  const digits = nationalPhone(typed);
  if (/^\d+$/.test(digits)) return { digits, words: [] };
  return { words: typed.normalize("NFC").trim().split(/\s+/).filter(Boolean).slice(0, 5) };
}

/** A page of the accounts, the newest first. */
export function listCustomers(
  { db }: Services,
  scope: StaffScope,
  { page, search = "" }: { page: number; search?: string | undefined },
) {
  const sought = searchFor(search);
  return inTransaction(
    db,
    async (tx) => {
      const found = await customers.listCustomers(tx, sought, pageOf(page, perPage));
      const total = await customers.countCustomers(tx, sought);
      const listed = { total, per_page: perPage, last_page: lastPageOf(total, perPage) };
      return { customers: found.map(describeRow), ...listed };
    },
    scope,
  );
}

/** Why an account is blocked, since when and by whom: what the trail has of it. */
async function blockOf(tx: Queryable, { id, status }: CustomerRow): Promise<SeenCustomer["block"]> {
  if (status !== "blocked") return null;
  const found = await findLastAction(tx, { action: "customer_block", subject: String(id) });
  if (!found) return null;
  const { after, at, firstName, lastName } = found;
  return {
    reason: typeof after?.reason === "string" ? after.reason : "",
    at: at.toISOString(),
    by: firstName === null ? "" : `${firstName} ${lastName}`,
  };
}

async function describe(
  tx: Queryable,
  row: CustomerRow,
  language: Language,
  now: Date,
): Promise<SeenCustomer> {
  const [orders, sessions, shops, role, factors] = [
    await customers.countOrders(tx, row.id),
    await customers.countSessions(tx, row.id, now),
    await customers.listShopsOf(tx, row.id),
    await customers.findRole(tx, row.id),
    await customers.findFactorState(tx, row.id),
  ];
  const openIn = (audience: "shop" | "console") => {
    const found = sessions.find((each) => each.audience === audience);
    return { open: found?.open ?? 0, last_used_at: found?.lastUsedAt?.toISOString() ?? null };
  };
  return {
    ...describeRow(row),
    orders,
    shop_sessions: openIn("shop"),
    console_sessions: openIn("console"),
    shops: shops.map(({ sellerKey, title, role: shopRole }) => ({
      seller_key: sellerKey,
      title: textIn(language, title),
      role: shopRole,
    })),
    platform_role: role,
    block: await blockOf(tx, row),
    has_second_factor: factors.hasSecondFactor,
    id_factor_reset: factors.resetId,
  };
}

/** @throws not_found */
export function showCustomer(
  { db, clock }: Services,
  scope: StaffScope,
  { id, language }: { id: number; language: Language },
): Promise<SeenCustomer> {
  return inTransaction(
    db,
    async (tx) => {
      const row = await customers.findCustomer(tx, id);
      if (!row) throw new DomainError("not_found");
      return describe(tx, row, language, clock.now());
    },
    scope,
  );
}

/** What is done with an account; nothing where it is so already. */
type Change = (
  tx: Queryable,
  row: CustomerRow,
) => Promise<
  { action: "customer_block" | "customer_unblock" | "customer_sign_out"; after?: AuditState } | undefined
>;

/** Changes an account that is held, and writes it down. @throws not_found */
function change(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  { id, language }: { id: number; language: Language },
  work: Change,
): Promise<SeenCustomer> {
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const row = await customers.holdCustomer(tx, id);
      if (!row) throw new DomainError("not_found");
      const done = await work(tx, row);
      if (done) {
        const states = done.after && { before: { status: row.status }, after: done.after };
        await recordCommand(tx, actor, { action: done.action, subject: String(id), ...states }, now);
      }
      return describe(tx, (await customers.findCustomer(tx, id)) ?? row, language, now);
    },
    scope,
  );
}

interface Asked {
  id: number;
  language: Language;
}

/**
 * Keeps an account out, of shops and of the console, and ends its sessions. What it ordered goes on.
 * @throws not_found; customer_is_staff for one of the platform's own people, oneself too
 */
export function blockCustomer(
  services: Services,
  onPlatform: OnPlatform,
  { reason, ...asked }: Asked & { reason: string },
): Promise<SeenCustomer> {
  return change(services, onPlatform, asked, async (tx, { id, status }) => {
    if (await customers.findRole(tx, id)) throw new DomainError("customer_is_staff");
    if (status === "blocked") return undefined;
    await customers.setStatus(tx, id, "blocked");
    await endAllSessions(tx, id, services.clock.now());
    return { action: "customer_block", after: { status: "blocked", reason } };
  });
}

/** Lets a blocked account in again. @throws not_found */
export function unblockCustomer(
  services: Services,
  onPlatform: OnPlatform,
  asked: Asked,
): Promise<SeenCustomer> {
  return change(services, onPlatform, asked, async (tx, { id, status }) => {
    if (status === "active") return undefined;
    await customers.setStatus(tx, id, "active");
    return { action: "customer_unblock", after: { status: "active" } };
  });
}

/** Ends all sessions of an account. @throws not_found */
export function signOutCustomer(
  services: Services,
  onPlatform: OnPlatform,
  asked: Asked,
): Promise<SeenCustomer> {
  const now = services.clock.now();
  return change(services, onPlatform, asked, async (tx, { id }) => {
    const open = await customers.countSessions(tx, id, now);
    if (open.length === 0) return undefined;
    await endAllSessions(tx, id, now);
    return { action: "customer_sign_out" };
  });
}
