import { randomUUID } from "node:crypto";
import { business } from "@haat/contract/shared/business-constants";
import type { ParcelState } from "@haat/contract/shared/courier-choices";
import { defaultLanguage } from "@haat/contract/shared/languages";
import { strings } from "@haat/i18n/strings";
import type { Services } from "../../http/call";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import type { InShop } from "../audit/audit.usecases";
import { saveOrderParcel } from "../courier/parcel.usecases";
import { moveShopOrder } from "../seller-orders/order-move.usecases";
import { listParcels, type TestParcel } from "./test-order.repository";

/** How often it is looked whether a parcel is to move, in s, and how many move then. */
const everySeconds = 60;
const most = 200;

const names = Object.values(strings).map(({ testShop }) => testShop.courier);
const language = defaultLanguage;

/** Brings the parcels of test shops, or brings them back, without anybody outside hearing of it. */
export function testParcelSweep(services: Services): JobQueue {
  return {
    name: "parcels of test shops",
    attempts: Infinity,
    seconds: 300,
    atStart: { key: "every minute" },
    run: async () => {
      await moveTestParcels(services);
      return { againAt: secondsAfter(services.clock.now(), everySeconds) };
    },
  };
}

/**
 * Moves the parcels with test couriers as far as they are by now, and the order of one that is over with it: as a shop's people
 * would who read what a courier says. What somebody moves at the same moment stays as they left it.
 * @param shopId of a test shop; left out for all of them
 */
export async function moveTestParcels(services: Services, shopId?: number): Promise<void> {
  const { db, clock, logger } = services;
  for (const each of await listParcels(db, { names, shopId, most }))
    try {
      await moveOn(services, each, stateAt(each, clock.now()));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      logger.info({ err: error, shop: each.parcel.shopId }, "a parcel of a test shop was moved otherwise");
    }
}

/** Where a parcel is so long after it was handed over. */
function stateAt({ parcel, phone }: TestParcel, now: Date): ParcelState {
  const { onTheWay, over } = business.testParcelHours;
  const isSince = (hours: number) => secondsAfter(parcel.handedAt, hours * 3600) <= now;
  if (!isSince(onTheWay)) return "handed_over";
  if (!isSince(over)) return "on_the_way";
  return phone.endsWith(business.testRefusingDigit) ? "returned" : "delivered";
}

async function moveOn(
  services: Services,
  { parcel, courier, number, ownerId }: TestParcel,
  state: ParcelState,
) {
  const { shopId, version, fee, pieces, note, weightGrams, trackingCode, courierId } = parcel;
  const actor = { kind: "program" as const, accountId: ownerId, shopId, apiKey: courier };
  const inTestShop: InShop = {
    scope: { shopId, memberId: ownerId },
    actor: { ...actor, device: undefined, requestId: undefined },
  };
  if (state !== parcel.state) {
    const given = {
      order_id: number,
      courier: String(courierId),
      tracking_code: trackingCode,
      state,
      version,
    };
    const measures = { pieces, weight_grams: weightGrams, note, fee };
    await saveOrderParcel(services, inTestShop, { ...given, ...measures }, language);
  }
  if (state !== "delivered" && state !== "returned") return;
  const end =
    state === "delivered"
      ? { to: "delivered" as const }
      : { to: "cancel" as const, reason: "returned" as const };
  const move = { order_id: number, from: "shipped" as const, note: "", pieces: [], ...end };
  await moveShopOrder(services, inTestShop, language, move, randomUUID());
}
