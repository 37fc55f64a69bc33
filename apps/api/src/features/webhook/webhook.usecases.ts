import { randomUUID } from "node:crypto";
import type { Webhook, WebhookDelivery } from "@haat/contract/seller/seller-webhooks.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { WebhookEvent } from "@haat/contract/shared/webhook-choices";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import { isUuid } from "../../database/uuid";
import type { Services } from "../../http/call";
import { leadsToPrivate, readTarget, targetRules } from "../../outside/webhook-target";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { sealed } from "../../security/secrets";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { holdShop } from "../shop/shop.usecases";
import { newWebhookSecret } from "./signature.rules";
import * as webhooks from "./webhook.repository";
import type { DeliveryRow, EndpointRow, TryRow, WhichEndpoint } from "./webhook.repository";

const describe = (row: EndpointRow, now: Date): Webhook => ({
  id_webhook: row.id,
  url: row.url,
  events: row.events,
  state: row.state,
  failing_since: row.failingSince && row.failingSince.toISOString(),
  old_secret_until: row.oldSecretUntil && row.oldSecretUntil > now ? row.oldSecretUntil.toISOString() : null,
  made_at: row.madeAt.toISOString(),
});

const describeDelivery = (row: DeliveryRow, tries: readonly TryRow[]): WebhookDelivery => ({
  id_delivery: row.id,
  webhook_id: row.eventId,
  type: row.type,
  body: row.body,
  state: row.state,
  created_at: row.createdAt.toISOString(),
  next_at: row.state === "waiting" ? row.nextAt.toISOString() : null,
  attempts: row.attempts,
  tries: tries
    .filter(({ deliveryId }) => deliveryId === row.id)
    .map(({ at, status, error, milliseconds }) => ({ at: at.toISOString(), status, error, milliseconds })),
});

/** Where programs of a shop hear what happens. */
export async function listWebhooks({ db, clock }: Services, scope: MemberScope): Promise<Webhook[]> {
  const rows = await inTransaction(db, (tx) => webhooks.listEndpoints(tx, scope.shopId), scope);
  return rows.map((row) => describe(row, clock.now()));
}

async function requireEndpoint(tx: Queryable, which: WhichEndpoint): Promise<EndpointRow> {
  const found = isUuid(which.id) ? await webhooks.findEndpoint(tx, which) : undefined;
  if (!found) throw new DomainError("webhook_not_found");
  return found;
}

/** An endpoint with what was told to it lately. @throws webhook_not_found */
export function readWebhook({ db, clock }: Services, scope: MemberScope, id: string) {
  const which = { shopId: scope.shopId, id };
  return inTransaction(
    db,
    async (tx) => {
      const webhook = describe(await requireEndpoint(tx, which), clock.now());
      const rows = await webhooks.listDeliveries(tx, which, business.webhookDeliveriesShown);
      const ids = rows.map((row) => row.id);
      const tries = await webhooks.listTries(tx, which.shopId, ids);
      return { webhook, deliveries: rows.map((row) => describeDelivery(row, tries)) };
    },
    scope,
  );
}

/** @throws invalid_input where nothing may be written to an address */
async function requireTarget({ config }: Services, typed: string): Promise<string> {
  const rules = targetRules(config);
  const url = readTarget(typed, rules);
  const code = url ? "webhook_url_private" : "webhook_url_invalid";
  if (!url || (await leadsToPrivate(url, rules)))
    throw new DomainError("invalid_input", {}, [{ field: "url", code }]);
  return url.href;
}

/**
 * Has a program told what happens in a shop. The secret that deliveries are signed with is answered this one time.
 * @throws invalid_input for an address to which nothing may be written, too_many_webhooks
 */
export async function createWebhook(
  services: Services,
  { scope, actor }: InShop,
  { url: typed, events: asked }: { url: string; events: readonly WebhookEvent[] },
): Promise<Webhook & { secret: string }> {
  const { db, clock, config } = services;
  const url = await requireTarget(services, typed);
  const secret = newWebhookSecret();
  const events = [...new Set(asked)];
  const { shopId, memberId: madeBy } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const now = clock.now();
      await holdShop(tx, shopId);
      if ((await webhooks.countEndpoints(tx, shopId)) >= business.webhooksPerShop)
        throw new DomainError("too_many_webhooks", { most: business.webhooksPerShop });
      const sealedSecret = sealed(secret, config.secrets[0]);
      const id = await webhooks.insertEndpoint(tx, {
        shopId,
        url,
        events,
        sealedSecret,
        madeBy,
        madeAt: now,
      });
      await recordCommand(tx, actor, { action: "webhook_create", subject: url, after: { events } }, now);
      return { ...describe(await requireEndpoint(tx, { shopId, id }), now), secret };
    },
    scope,
  );
}

/**
 * Changes where an endpoint leads and what it hears; its secret stays, and what waits goes to the new address. What is so already
 * changes nothing.
 * @throws webhook_not_found; invalid_input for an address to which nothing may be written
 */
export async function changeWebhook(
  services: Services,
  { scope, actor }: InShop,
  { id, url: typed, events: asked }: { id: string; url: string; events: readonly WebhookEvent[] },
): Promise<Webhook> {
  const { db, clock } = services;
  const url = await requireTarget(services, typed);
  const events = [...new Set(asked)];
  const which = { shopId: scope.shopId, id };
  return inTransaction(
    db,
    async (tx) => {
      const now = clock.now();
      const { url: oldUrl, events: oldEvents } = await requireEndpoint(tx, which);
      const isSame = events.length === oldEvents.length && events.every((each) => oldEvents.includes(each));
      if (url !== oldUrl || !isSame) {
        // Of the new address nothing is known yet.
        await webhooks.changeEndpoint(tx, which, {
          url,
          events,
          ...(url !== oldUrl && { failingSince: null }),
        });
        const states = { before: { url: oldUrl, events: oldEvents }, after: { url, events } };
        await recordCommand(tx, actor, { action: "webhook_change", subject: url, ...states }, now);
      }
      return describe(await requireEndpoint(tx, which), now);
    },
    scope,
  );
}

/**
 * Makes a new secret, answered this one time. The old one signs along for a day, so that nothing is refused meanwhile.
 * @throws webhook_not_found
 */
export async function rotateWebhookSecret(
  { db, clock, config }: Services,
  { scope, actor }: InShop,
  id: string,
): Promise<Webhook & { secret: string }> {
  const which = { shopId: scope.shopId, id };
  const secret = newWebhookSecret();
  // No member reads a secret, not even a sealed one.
  const before = isUuid(id) ? await webhooks.findSecrets(db, which) : undefined;
  return inTransaction(
    db,
    async (tx) => {
      const now = clock.now();
      const { url: subject } = await requireEndpoint(tx, which);
      const oldSecretUntil = secondsAfter(now, business.webhookOldSecretHours * 3600);
      const sealedSecret = sealed(secret, config.secrets[0]);
      const old = before && { sealedOldSecret: before.sealedSecret, oldSecretUntil };
      await webhooks.changeEndpoint(tx, which, { sealedSecret, ...old });
      await recordCommand(tx, actor, { action: "webhook_secret", subject }, now);
      return { ...describe(await requireEndpoint(tx, which), now), secret };
    },
    scope,
  );
}

/** Pauses an endpoint, or sends to it again; what is so already changes nothing. @throws webhook_not_found */
export function switchWebhook(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<Webhook> {
  const which = { shopId: scope.shopId, id };
  return inTransaction(
    db,
    async (tx) => {
      const now = clock.now();
      const { state, url: subject } = await requireEndpoint(tx, which);
      if ((state === "on") !== isOn) {
        await webhooks.changeEndpoint(tx, which, { state: isOn ? "on" : "paused", failingSince: null });
        const change = { before: { is_on: !isOn }, after: { is_on: isOn } };
        await recordCommand(tx, actor, { action: "webhook_switch", subject, ...change }, now);
      }
      return describe(await requireEndpoint(tx, which), now);
    },
    scope,
  );
}

/** Has nothing told there any more. What is gone already changes nothing. */
export function removeWebhook({ db, clock }: Services, { scope, actor }: InShop, id: string): Promise<void> {
  return inTransaction(
    db,
    async (tx) => {
      const url = isUuid(id) ? await webhooks.deleteEndpoint(tx, { shopId: scope.shopId, id }) : undefined;
      if (url) await recordCommand(tx, actor, { action: "webhook_remove", subject: url }, clock.now());
    },
    scope,
  );
}

/**
 * Sends an endpoint something that tells nothing, to try it out. While one waits to be sent, another one changes nothing.
 * @throws webhook_not_found, webhook_is_off
 */
export function testWebhook(
  { db, clock }: Services,
  { scope, sellerKey }: OfShop,
  id: string,
): Promise<void> {
  const which = { shopId: scope.shopId, id };
  return inTransaction(
    db,
    async (tx) => {
      const now = clock.now();
      await holdShop(tx, which.shopId);
      if ((await requireEndpoint(tx, which)).state !== "on") throw new DomainError("webhook_is_off");
      if (await webhooks.hasWaitingTest(tx, which)) return;
      const type = "webhook.test" as const;
      const body = JSON.stringify({ type, timestamp: now.toISOString(), data: { seller_key: sellerKey } });
      const { shopId } = which;
      const told = { shopId, endpointId: id, eventId: randomUUID(), type, body };
      await webhooks.insertDelivery(tx, { ...told, nextAt: now, createdAt: now });
    },
    scope,
  );
}
interface OfShop {
  scope: MemberScope;
  sellerKey: string;
}

/** Sends once more what was told, under the same id. @throws webhook_not_found, delivery_not_found, webhook_is_off */
export function replayDelivery({ db, clock }: Services, scope: MemberScope, id: string): Promise<void> {
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const now = clock.now();
      const endpointId = isUuid(id) ? await webhooks.replayDelivery(tx, { shopId, id }, now) : undefined;
      if (endpointId === undefined) throw new DomainError("delivery_not_found");
      const { state } = await requireEndpoint(tx, { shopId, id: endpointId });
      if (state !== "on") throw new DomainError("webhook_is_off");
    },
    scope,
  );
}
