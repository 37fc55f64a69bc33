import type { OrderAlerts } from "@haat/contract/seller/seller-order-alerts.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import * as alerts from "./order-alert.repository";
import { publicPushKey } from "./push-key.usecases";
import { isPushAddress } from "./push-address.rules";

/** A browser as it describes itself (`PushSubscription`). */
export interface GivenDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Of whose browser, and in which session it was asked for. */
interface Owner extends InShop {
  sessionHash: string;
  /** Browser and system. */
  device: string | undefined;
}

const memberOf = ({ shopId, memberId }: MemberScope) => ({ shopId, accountId: memberId });

/** How somebody hears of a shop's new orders. */
export async function readAlerts(services: Services, scope: MemberScope): Promise<OrderAlerts> {
  const member = memberOf(scope);
  const [publicKey, phone, kept] = await Promise.all([
    publicPushKey(services.db),
    alerts.phoneOf(services.db, member.accountId),
    inTransaction(
      services.db,
      async (tx) => ({
        devices: await alerts.listDevices(tx, member),
        by_text: await alerts.wantsTexts(tx, member),
      }),
      scope,
    ),
  ]);
  return {
    push_key: publicKey ?? "",
    devices: kept.devices.map(({ id, device, endpoint, addedAt }) => ({
      id,
      device: device ?? "",
      endpoint,
      added_at: addedAt.toISOString(),
    })),
    by_text: kept.by_text,
    phone_end: phone.slice(-3),
  };
}

/**
 * Has a browser told of a shop's new orders, until it is signed out there. The same again changes nothing.
 * Of too many the oldest is told no more.
 * @throws invalid_input where the address is no push service's
 */
export function addDevice(
  { db, clock, config }: Services,
  { scope, actor, sessionHash, device }: Owner,
  given: GivenDevice,
  language: Language,
): Promise<void> {
  if (!isPushAddress(given.endpoint, config.pushHosts))
    throw new DomainError("invalid_input", {}, [{ field: "endpoint", code: "push_unknown" }]);
  const member = memberOf(scope);
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const known = await alerts.listDevices(tx, member);
      const same = known.find(({ endpoint }) => endpoint === given.endpoint);
      const [oldest] = known;
      if (!same && oldest && known.length >= business.alertDevicesEach)
        await alerts.deleteDevice(tx, member, oldest.id);
      await alerts.keepDevice(tx, {
        ...member,
        ...given,
        sessionHash,
        device: device ?? null,
        language,
        addedAt: same?.addedAt ?? now,
      });
      if (!same) await recordCommand(tx, actor, { action: "order_alert_add", subject: "device" }, now);
    },
    scope,
  );
}

/** Has a browser told no more; one that is not told hears nothing of it. */
export function removeDevice({ db, clock }: Services, { scope, actor }: InShop, id: string): Promise<void> {
  return inTransaction(
    db,
    async (tx) => {
      if (!(await alerts.deleteDevice(tx, memberOf(scope), id))) return;
      await recordCommand(tx, actor, { action: "order_alert_remove", subject: "device" }, clock.now());
    },
    scope,
  );
}

/** Nobody is told of a shop's orders any more, in the transaction that closes it for good. */
export const endOrderAlerts = (tx: Queryable, shopId: number): Promise<void> =>
  alerts.deleteAlertsOfShop(tx, shopId);

/** Says whether somebody wants a text message of orders that wait too long. */
export function setTexts(
  { db, clock }: Services,
  { scope, actor }: InShop,
  isOn: boolean,
  language: Language,
): Promise<void> {
  const member = memberOf(scope);
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const hasChanged = isOn
        ? await alerts.keepTexts(tx, member, language, now)
        : await alerts.endTexts(tx, member);
      if (!hasChanged) return;
      const action = isOn ? "order_alert_add" : "order_alert_remove";
      await recordCommand(tx, actor, { action, subject: "text" }, now);
    },
    scope,
  );
}
