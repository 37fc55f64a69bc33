import type { ShopDomain, ShopDomains } from "@haat/contract/seller/seller-domain.contract";
import { business } from "@haat/contract/shared/business-constants";
import { domainToUnicode } from "node:url";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { secondsAfter } from "../../process/clock";
import { randomToken } from "../../security/secrets";
import { recordCommand, recordEvent, type InShop } from "../audit/audit.usecases";
import { holdShop } from "../shop/shop.usecases";
import { nextLook } from "./domain-look.rules";
import { lookAt } from "./domain-look.usecases";
import { aliasOf, recordOf } from "./domain-lookup";
import { readDomain } from "./domain-name.rules";
import * as domains from "./shop-domain.repository";
import type { DomainRow } from "./shop-domain.repository";

/** Whose domains they are. */
interface OfShop {
  scope: MemberScope;
  shop: { slug: string };
}
type CommandInShop = InShop & OfShop;

const stateOf = ({ verifiedAt, lapsedAt }: DomainRow): ShopDomain["state"] => {
  if (verifiedAt) return "verified";
  return lapsedAt ? "lapsed" : "waiting";
};

/** From when somebody may have DNS asked again. */
const lookableFrom = ({ lookedAt }: Pick<DomainRow, "lookedAt">) =>
  lookedAt && secondsAfter(lookedAt, business.domainLookSeconds);

function describe(row: DomainRow, taken: readonly string[], now: Date): ShopDomain {
  const { domain, isPrimary, hasRecord, lookedAt, isUnanswered } = row;
  const from = lookableFrom(row);
  const www = `www.${domain}`;
  const preferred = row.prefersWww ? [www, domain] : [domain, www];
  const leadsHere = (host: string) => (host === www ? row.wwwState : row.bareState) === "here";
  // As `mainHost` of the table has it; one that leads elsewhere for now stays what was chosen.
  const main = preferred.find(leadsHere) ?? preferred[0];
  return {
    domain,
    written: domainToUnicode(domain),
    state: stateOf(row),
    hosts: [
      { host: domain, state: row.bareState, is_main: isPrimary && main === domain },
      { host: www, state: row.wwwState, is_main: isPrimary && main === www },
    ],
    record: { ...recordOf(row), is_there: hasRecord },
    looked_at: lookedAt && lookedAt.toISOString(),
    look_after: from && from > now ? from.toISOString() : null,
    looks_again_at: row.nextLookAt && row.nextLookAt.toISOString(),
    is_unanswered: isUnanswered,
    is_taken: taken.includes(domain),
  };
}

/** A shop's domains, what has to be entered at their registrars, and what DNS says. */
export async function describeDomains(
  { db, clock, config }: Services,
  { scope, shop }: OfShop,
): Promise<ShopDomains> {
  const rows = await inTransaction(db, (tx) => domains.listDomains(tx, scope.shopId), scope);
  const open = rows.filter(({ verifiedAt }) => verifiedAt === null).map(({ domain }) => domain);
  const taken = await domains.listTaken(db, scope.shopId, open);
  return {
    alias: aliasOf(shop.slug, config),
    addresses: [...config.domainAddresses],
    domains: rows.map((row) => describe(row, taken, clock.now())),
  };
}

/**
 * Enters a domain as a shop's own. The same again changes nothing.
 * @throws invalid_input for what cannot be a shop's own, domain_taken, too_many_domains
 */
export async function addDomain(
  services: Services,
  command: CommandInShop,
  typed: string,
): Promise<ShopDomains & { entered: string }> {
  const { db, clock, config } = services;
  const { scope, actor } = command;
  const { shopId } = scope;
  const read = readDomain(typed, config.platformHost);
  if ("error" in read) throw new DomainError("invalid_input", {}, [{ field: "domain", code: read.error }]);
  const { domain, prefersWww } = read;
  if ((await domains.listTaken(db, shopId, [domain])).length > 0) throw new DomainError("domain_taken");
  const now = clock.now();
  await inTransaction(
    db,
    async (tx) => {
      await holdShop(tx, shopId);
      const row = { shopId, domain, prefersWww, token: randomToken(), addedAt: now };
      const isNew = await domains.insertDomain(tx, { ...row, nextLookAt: nextLook(false, now, now) });
      if (!isNew) return;
      if ((await domains.countDomains(tx, shopId)) > business.domainsPerShop)
        throw new DomainError("too_many_domains", { most: business.domainsPerShop });
      await recordCommand(tx, actor, { action: "domain_add", subject: domain }, now);
    },
    scope,
  );
  return { ...(await describeDomains(services, command)), entered: domain };
}

/**
 * Asks DNS now.
 * @throws domain_not_found, too_many_requests where it was just asked
 */
export async function lookAtDomain(
  services: Services,
  command: OfShop,
  domain: string,
): Promise<ShopDomains> {
  const { db, clock } = services;
  const { shopId } = command.scope;
  const now = clock.now();
  await inTransaction(
    db,
    async (tx) => {
      const row = await domains.holdDomain(tx, { shopId, domain });
      if (!row) throw new DomainError("domain_not_found");
      const from = lookableFrom(row);
      if (from && from > now)
        throw new DomainError("too_many_requests", {
          retry_after: Math.ceil((from.getTime() - now.getTime()) / 1000),
        });
      // Who presses twice asks once.
      await domains.changeDomain(tx, { shopId, domain }, { lookedAt: now });
    },
    command.scope,
  );
  await lookAt(services, { shopId, domain }, false);
  return describeDomains(services, command);
}

/**
 * Makes a form of a verified domain the shop's main address, or without one its host on the platform. The same again changes
 * nothing.
 * @throws domain_not_found, domain_not_verified where it does not lead to the shop
 */
export async function chooseMainAddress(
  services: Services,
  command: CommandInShop,
  host: string | null,
): Promise<ShopDomains> {
  const { db, clock } = services;
  const { scope, actor } = command;
  const { shopId } = scope;
  await inTransaction(
    db,
    async (tx) => {
      await holdShop(tx, shopId);
      const before = await mainOf(tx, shopId);
      if (before === host) return;
      await domains.clearMain(tx, shopId);
      if (host !== null) await makeMain(tx, shopId, host);
      const change = { before: { main_address: before }, after: { main_address: host } };
      await recordCommand(tx, actor, { action: "domain_choose", ...change }, clock.now());
    },
    scope,
  );
  return describeDomains(services, command);
}

async function mainOf(tx: Queryable, shopId: number): Promise<string | null> {
  const rows = await domains.listDomains(tx, shopId);
  const hosts = rows.flatMap((row) => describe(row, [], row.addedAt).hosts);
  return hosts.find(({ is_main }) => is_main)?.host ?? null;
}

async function makeMain(tx: Queryable, shopId: number, host: string): Promise<void> {
  const domain = host.replace(/^www\./, "");
  const row = await domains.holdDomain(tx, { shopId, domain });
  if (!row) throw new DomainError("domain_not_found");
  const isWww = host !== domain;
  const state = isWww ? row.wwwState : row.bareState;
  if (row.verifiedAt === null || state !== "here") throw new DomainError("domain_not_verified");
  await domains.makeMain(tx, { shopId, domain }, isWww);
}

/** Removes a domain; from then on it leads to the shop no more. One that is gone already changes nothing. */
export async function removeDomain(
  services: Services,
  command: CommandInShop,
  domain: string,
): Promise<ShopDomains> {
  const { db, clock } = services;
  const { scope, actor } = command;
  await inTransaction(
    db,
    async (tx) => {
      await holdShop(tx, scope.shopId);
      if (await domains.deleteDomain(tx, { shopId: scope.shopId, domain }))
        await recordCommand(tx, actor, { action: "domain_remove", subject: domain }, clock.now());
    },
    scope,
  );
  return describeDomains(services, command);
}

/** The domains that a shop has entered, in ASCII. */
export async function listDomainNames(tx: Queryable, shopId: number): Promise<string[]> {
  const rows = await domains.listDomains(tx, shopId);
  return rows.map(({ domain }) => domain);
}

/** Lets the domains of a shop that is closed for good go, in the transaction of that: another shop may enter them. */
export async function releaseDomains(tx: Queryable, shopId: number, now: Date): Promise<void> {
  for (const domain of await domains.deleteDomains(tx, shopId))
    await recordEvent(tx, { action: "domain_remove", shopId, subject: domain, requestId: undefined }, now);
}
