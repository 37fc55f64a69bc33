import type { PickingList } from "@haat/contract/seller/picking-list.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { PaperSize } from "@haat/contract/shared/choices";
import type { Language } from "@haat/contract/shared/languages";
import type { OrderStage } from "@haat/contract/shared/order-choices";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { chosenValue } from "../order/order.usecases";
import { usableAttributes } from "../order/stored-attributes";
import { stageOf } from "../seller-orders/order-stage.rules";
import { listLaneNumbers } from "../seller-orders/shop-order-list.usecases";
import { drawnOrderPapers } from "./drawn-papers";
import * as papers from "./order-paper.repository";
import { pickedTogether } from "./picking.rules";

type Parts = Pick<Services, "db" | "logger">;

/** Whether the goods of an order are still to be fetched. */
const isToFetch = (stage: OrderStage) => stage === "pending" || stage === "accept";

/**
 * What is to be fetched for several orders of a shop together.
 * @param numbers which orders; left out, those that wait to be packed, the oldest first
 * @throws order_not_found where one of them is none of the shop's
 */
export function readPickingList(
  parts: Parts,
  { shopId, ...scope }: MemberScope,
  numbers: readonly string[] | undefined,
  language: Language,
): Promise<PickingList> {
  return inTransaction(parts.db, (tx) => pickingListOf(parts, tx, { shopId, numbers }, language), {
    shopId,
    ...scope,
  });
}

/** The same as a PDF. @throws order_not_found; too_many_requests where too many papers wait */
export async function printPickingList(
  services: Services,
  scope: MemberScope,
  { size, numbers }: { size: PaperSize; numbers: readonly string[] },
  language: Language,
): Promise<File> {
  const { shopId } = scope;
  const read = async (tx: Queryable) => ({
    list: await pickingListOf(services, tx, { shopId, numbers }, language),
    shop: textIn(language, await papers.findShopTitle(tx, shopId)),
  });
  const { list, shop } = await inTransaction(services.db, read, scope);
  const at = services.clock.now().toISOString();
  const bytes = await drawnOrderPapers({ paper: "picking", size, list, shop, at, language });
  return new File([bytes], `picking-list-${list.orders.length}.pdf`, { type: "application/pdf" });
}

async function pickingListOf(
  { logger }: Pick<Parts, "logger">,
  tx: Queryable,
  { shopId, numbers: named }: { shopId: number; numbers: readonly string[] | undefined },
  language: Language,
): Promise<PickingList> {
  const toPack = await listLaneNumbers(tx, shopId, "pack", business.ordersPerPrint);
  const numbers = named ?? toPack.numbers;
  const rows = await papers.listStaged(tx, shopId, numbers);
  const staged = numbers.map((number) => {
    const row = rows.find((each) => each.number === number);
    if (!row) throw new DomainError("order_not_found");
    return { id: row.id, order_id: number, stage: stageOf(row) };
  });
  const fetched = staged.filter(({ stage }) => isToFetch(stage));
  const goods = await papers.listGoodsOf(
    tx,
    shopId,
    fetched.map(({ id }) => id),
  );
  const lines = goods.map(({ orderId, name, attributes, quantity, category, ...line }) => ({
    ...line,
    order_id: fetched.find(({ id }) => id === orderId)?.order_id ?? "",
    name: textIn(language, name),
    choice: usableAttributes(attributes, orderId, logger)
      .map((chosen) => chosenValue(chosen, language))
      .join(", "),
    pieces: quantity,
    category: { id: category.id, position: category.position, name: textIn(language, category) },
  }));
  const shown = ({ order_id, stage }: (typeof staged)[number]) => ({ order_id, stage });
  return {
    orders: fetched.map(shown),
    left_out: staged.filter(({ stage }) => !isToFetch(stage)).map(shown),
    to_pack: toPack.count,
    pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
    groups: pickedTogether(lines, language),
  };
}
