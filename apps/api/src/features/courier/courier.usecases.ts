import type { Courier } from "@haat/contract/seller/seller-couriers.contract";
import { business } from "@haat/contract/shared/business-constants";
import {
  courierFacts,
  isKnownCourier,
  knownCourierKeys,
  type KnownCourier,
} from "@haat/contract/shared/courier-choices";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import { listAccounts } from "./courier-account.repository";
import * as couriers from "./courier.repository";
import type { CourierRow } from "./courier.repository";

/** What is said of a courier. */
export interface CourierGiven {
  /** Its number, the word of a known one, or `new`. */
  courier: string;
  name: string;
  phone?: string | undefined;
  link: string;
  is_active: boolean;
  version: number;
}

/** A courier as the shop wrote it, or as it is known. */
type WrittenCourier = Omit<Courier, "sending">;

const describeCourier = (row: CourierRow): WrittenCourier => ({
  courier: String(row.id),
  kind: row.kind,
  name: row.name,
  phone: row.phone,
  link: row.link,
  is_active: row.isActive,
  version: row.version,
});

/** A known courier of a shop that has written nothing of it. */
const untouched = (kind: KnownCourier): WrittenCourier => ({
  courier: kind,
  kind,
  name: courierFacts[kind].name,
  phone: "",
  link: courierFacts[kind].link,
  is_active: true,
  version: 0,
});

/** A shop's couriers: the known ones first, each as the shop wrote it or else as it is known, then its own. */
function withKnown(rows: readonly CourierRow[]): WrittenCourier[] {
  const known = knownCourierKeys.map((kind) => {
    const row = rows.find(couriers.isOfKind(kind));
    return row ? describeCourier(row) : untouched(kind);
  });
  return [...known, ...rows.filter(couriers.isOfKind("own")).map(describeCourier)];
}

/** With how parcels are sent to each of them by the platform. */
async function withSending(
  services: Pick<Services, "couriers">,
  tx: Queryable,
  shopId: number,
  written: readonly WrittenCourier[],
): Promise<Courier[]> {
  const accounts = await listAccounts(tx, shopId);
  return written.map((courier) => {
    const { kind } = courier;
    const asks = kind === "own" ? undefined : services.couriers.asks(kind);
    const set = accounts.find((account) => account.kind === kind);
    const sending = asks ? { asks: [...asks], set_at: set?.setAt.toISOString() ?? null } : null;
    return { ...courier, sending };
  });
}

export function listShopCouriers(services: Services, scope: MemberScope): Promise<Courier[]> {
  const { shopId } = scope;
  return inTransaction(
    services.db,
    async (tx) => withSending(services, tx, shopId, withKnown(await couriers.listCouriers(tx, shopId))),
    scope,
  );
}

/** A known courier of a shop. */
export async function findShopCourier(
  services: Pick<Services, "couriers">,
  tx: Queryable,
  shopId: number,
  kind: KnownCourier,
): Promise<Courier> {
  const written = withKnown(await couriers.listCouriers(tx, shopId));
  const found = (await withSending(services, tx, shopId, written)).find((each) => each.kind === kind);
  if (!found) throw new Error(`There is no courier ${kind}.`);
  return found;
}

const stateOf = ({ name, phone, link, is_active }: WrittenCourier): AuditState => ({
  name,
  phone: maskedPhone(phone),
  target: link,
  is_on: is_active,
});

/** The trail bears no whole number. */
const maskedPhone = (phone: string) => (phone ? `…${phone.slice(-3)}` : "");

/**
 * Adds a courier to a shop, or changes one. The same again changes nothing.
 * @throws not_found; too_many_of_shop (with `most`); review_conflict where somebody changed it since; invalid_input where the name is taken
 */
export function saveShopCourier(services: Services, inShop: InShop, given: CourierGiven): Promise<Courier> {
  const { db, clock } = services;
  const { shopId } = inShop.scope;
  return inTransaction(
    db,
    async (tx) => {
      const written = await writeCourier(tx, inShop, given, clock.now());
      const [told] = await withSending(services, tx, shopId, [written]);
      return told ?? { ...written, sending: null };
    },
    inShop.scope,
  );
}

async function writeCourier(
  tx: Queryable,
  { scope, actor }: InShop,
  { courier, version, ...given }: CourierGiven,
  now: Date,
): Promise<WrittenCourier> {
  const { shopId } = scope;
  const wanted = { name: given.name, phone: given.phone ?? "", link: given.link, isActive: given.is_active };
  await couriers.holdCouriers(tx, shopId);
  const rows = await couriers.listCouriers(tx, shopId);
  const named = rows.find(({ name }) => name.toLowerCase() === wanted.name.toLowerCase());
  const before =
    courier === "new"
      ? undefined
      : withKnown(rows).find((each) => each.courier === courier || each.kind === courier);
  if (courier !== "new" && !before) throw new DomainError("not_found");
  const told = { ...wanted, is_active: wanted.isActive };
  if (courier === "new" && named && isSame(describeCourier(named), told)) return describeCourier(named);
  if (before && isSame(before, told)) return before;
  if (before && before.version !== version) throw new DomainError("review_conflict");
  if (named && String(named.id) !== before?.courier)
    throw new DomainError("invalid_input", {}, [{ field: "name", code: "courier_name_taken" }]);
  if (courier === "new" && rows.length >= business.couriersPerShop)
    throw new DomainError("too_many_of_shop", { most: business.couriersPerShop });
  const row =
    before && before.version > 0
      ? await couriers.updateCourier(
          tx,
          { shopId, id: Number(before.courier) },
          { ...wanted, version: before.version + 1 },
        )
      : await couriers.insertCourier(tx, { shopId, kind: before?.kind ?? "own", ...wanted });
  const after = describeCourier(row);
  const command = {
    subject: String(row.id),
    ...(before && { before: stateOf(before) }),
    after: stateOf(after),
  };
  await recordCommand(tx, actor, { action: "courier_save", ...command }, now);
  return after;
}

const isSame = (
  one: Pick<Courier, "name" | "phone" | "link" | "is_active">,
  other: Pick<Courier, "name" | "phone" | "link" | "is_active">,
) =>
  one.name === other.name &&
  one.phone === other.phone &&
  one.link === other.link &&
  one.is_active === other.is_active;

/**
 * The courier that a parcel is handed to; a known one gets its row with its first parcel.
 * @param had the courier that the parcel is with already, which may be one that takes no new ones
 * @throws invalid_input where the shop has none such, or none that takes parcels
 */
export async function courierOfParcel(
  tx: Queryable,
  shopId: number,
  courier: string,
  had: number | undefined,
): Promise<CourierRow> {
  await couriers.holdCouriers(tx, shopId);
  const rows = await couriers.listCouriers(tx, shopId);
  const kind = isKnownCourier(courier) ? courier : undefined;
  const row = kind ? rows.find(couriers.isOfKind(kind)) : rows.find(({ id }) => String(id) === courier);
  if (row && (row.isActive || row.id === had)) return row;
  if (row || !kind)
    throw new DomainError("invalid_input", {}, [{ field: "courier", code: "courier_unknown" }]);
  const { name, link } = courierFacts[kind];
  return couriers.insertCourier(tx, { shopId, kind, name: freeName(name, rows), link });
}

/** A name that none of the shop's couriers has: it may have called one of its own like a known one. */
function freeName(name: string, rows: readonly CourierRow[]): string {
  const taken = new Set(rows.map((row) => row.name.toLowerCase()));
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name} ${count}`;
  return free;
}
