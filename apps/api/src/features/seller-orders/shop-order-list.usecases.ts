import { business, orderStatuses, type OrderStatusName } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import type { DeskLane } from "@haat/contract/shared/order-choices";
import { nationalPhone } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import { containing } from "../../database/search-pattern";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { findOwnProducts } from "../catalogue/own-search.usecases";
import { countShortGoods } from "../seller-goods/goods-list.usecases";
import { nextStage } from "./order-stage.rules";
import { listUndoable } from "./order-undo.repository";
import * as lists from "./shop-order-list.repository";
import type { CardRow, Sought } from "./shop-order-list.repository";
import { describeCard, standingsFor, type Reading } from "./shop-order.usecases";

const most = business.shopOrdersPerPage;
const undoableShown = 5;

/** What is to be done in a shop: a lane of its desk, the oldest first, and how many each lane has. */
export function readDesk(
  { db, clock }: Services,
  scope: MemberScope,
  { language, lane, after }: { language: Language; lane: DeskLane; after?: string | undefined },
) {
  const { shopId, memberId } = scope;
  const reading = { language, now: clock.now() };
  return inTransaction(
    db,
    async (tx) => {
      const rows = await lists.listLane(tx, { shopId, lane, after }, most + 1);
      const shown = rows.slice(0, most);
      const undoable = await listUndoable(tx, shopId, memberId, undoableShown);
      return {
        counts: await lists.countLanes(tx, shopId),
        orders: await cards(tx, shopId, shown, reading),
        next_after: rows.length > most ? (shown.at(-1)?.number ?? null) : null,
        undoable: undoable.map(({ number, from, to, isReturned, ...order }) => ({
          is_returned: isReturned,
          order_id: number,
          from,
          to,
          next: nextStage(order),
        })),
        newest: (await lists.findNewest(tx, shopId)) ?? null,
        as_of: reading.now.toISOString(),
      };
    },
    scope,
  );
}

/** The numbers of the orders in a lane, the oldest first, so many at most, and how many there are, counted as the desk counts. */
export async function listLaneNumbers(tx: Queryable, shopId: number, lane: DeskLane, atMost: number) {
  const rows = await lists.listLane(tx, { shopId, lane, after: undefined }, atMost);
  const counts = await lists.countLanes(tx, shopId);
  return { numbers: rows.map(({ number }) => number), count: counts[lane] };
}

/**
 * How many orders wait in each lane, which came last, and how many came behind another one.
 * @param seesGoods whether the caller may know how many products are short
 */
export function readDeskCounts(
  { db, clock }: Services,
  scope: MemberScope,
  { since, seesGoods }: { since?: string | undefined; seesGoods: boolean },
) {
  const as_of = clock.now().toISOString();
  return inTransaction(
    db,
    async (tx) => ({
      counts: await lists.countLanes(tx, scope.shopId),
      newest: (await lists.findNewest(tx, scope.shopId)) ?? null,
      new_orders: await lists.countNewer(tx, scope.shopId, since),
      shortage: seesGoods ? await countShortGoods(tx, scope.shopId) : null,
      as_of,
    }),
    scope,
  );
}

/** What a list of orders is asked for. */
interface ListAsked {
  language: Language;
  status?: OrderStatusName | undefined;
  search?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  before?: string | undefined;
}

/** A page of a shop's orders, the newest first. */
export async function listShopOrders(services: Services, scope: MemberScope, asked: ListAsked) {
  const { shopId } = scope;
  const { language, status, start, end, before } = asked;
  const reading = { language, now: services.clock.now() };
  const wanted = {
    shopId,
    status: status && orderStatuses[status],
    from: start ? startOfDay(start) : undefined,
    until: end ? secondsAfter(startOfDay(end), 24 * 3600) : undefined,
    before,
  };
  const sought = await soughtBy(services, shopId, asked.search);
  return inTransaction(
    services.db,
    async (tx) => {
      const ids = sought && (await lists.findOrders(tx, wanted, sought, most + 1));
      const rows = ids?.length === 0 ? [] : await lists.listOrders(tx, wanted, most + 1, ids);
      const shown = rows.slice(0, most);
      return {
        orders: await cards(tx, shopId, shown, reading),
        counts: await lists.countStatuses(tx, shopId),
        next_before: rows.length > most ? (shown.at(-1)?.number ?? null) : null,
      };
    },
    scope,
  );
}

/** A day begins in Bangladesh six hours before UTC, all year. */
const startOfDay = (day: string) => new Date(`${day}T00:00:00+06:00`);

/** What somebody typed, as numbers, names, phones and goods are looked for; nothing where nothing was typed. */
async function soughtBy(services: Services, shopId: number, typed = ""): Promise<Sought | undefined> {
  const text = toLatinDigits(typed.normalize("NFC")).trim();
  if (text === "") return undefined;
  const phone = nationalPhone(text);
  const found = await findOwnProducts(services, shopId, typed, business.productsSoughtInOrders);
  return {
    part: containing(text),
    phonePart: /^\d{3,}$/.test(phone) ? containing(phone) : containing(text),
    products: found ?? [],
  };
}

/** Orders as cards, each with the pictures of its goods. */
async function cards(tx: Queryable, shopId: number, rows: readonly CardRow[], reading: Reading) {
  if (rows.length === 0) return [];
  const pictures = await lists.listPictures(
    tx,
    shopId,
    rows.map(({ id }) => id),
  );
  const standingOf = await standingsFor(tx, shopId, rows);
  return rows.map((row) => {
    const own = pictures.filter(({ orderId }) => orderId === row.id).map(({ picture }) => picture);
    return describeCard(row, { pictures: own, standing: standingOf(row) }, reading);
  });
}
