import type { OrderPaper, PaperSize } from "@haat/contract/shared/choices";
import type { OrderStatusName } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { piecesOf } from "../cart/pricing.rules";
import { invoiceOf, type OrderWithLines } from "../invoice/invoice.usecases";
import { statusNameOf } from "../order/order-status.rules";
import { usableAttributes } from "../order/stored-attributes";
import { drawnOrderPapers } from "./drawn-papers";
import type { PrintedOrder } from "./order-paper-drawing";
import * as papers from "./order-paper.repository";

/** What is printed. */
export interface Print {
  paper: OrderPaper;
  size: PaperSize;
  numbers: readonly string[];
}

/**
 * Papers of a shop's orders as one file, in the order in which they are named.
 * @throws order_not_found where one of them is none of the shop's; too_many_requests where too many wait for theirs
 */
export async function printOrderPapers(
  services: Services,
  { scope }: { scope: MemberScope },
  { paper, size, numbers }: Print,
  language: Language,
): Promise<File> {
  const opened = await openOrders(services, scope, numbers);
  const orders: PrintedOrder[] = [];
  for (const each of opened)
    orders.push({
      invoice: await invoiceOf(services, each, language),
      pieces: piecesOf(each.lines),
      courier: each.courier,
    });
  const bytes = await drawnOrderPapers({ paper, size, orders, language });
  const of = numbers.length === 1 ? numbers[0] : numbers.length;
  return new File([bytes], `${paper}-${of}.pdf`, { type: "application/pdf" });
}

function openOrders(
  { db, logger }: Pick<Services, "db" | "logger">,
  scope: MemberScope,
  numbers: readonly string[],
): Promise<(OrderWithLines & Pick<PrintedOrder, "courier">)[]> {
  return inTransaction(
    db,
    async (tx) => {
      const rows = await papers.listOrdersByNumber(tx, scope.shopId, numbers);
      const ids = rows.map(({ id }) => id);
      const lines = await papers.listLinesOf(tx, scope.shopId, ids);
      const carried = await papers.listCarried(tx, scope.shopId, ids);
      return numbers.map((number) => {
        const order = rows.find((row) => row.number === number);
        if (!order) throw new DomainError("order_not_found");
        const own = lines.filter(({ orderId }) => orderId === order.id);
        const courier = carried.find(({ orderId }) => orderId === order.id);
        return {
          order,
          courier: courier ? { name: courier.name, trackingCode: courier.trackingCode } : null,
          lines: own.map((line) => ({
            ...line,
            attributes: usableAttributes(line.attributes, order.id, logger),
          })),
        };
      });
    },
    scope,
  );
}

/** The order that a scanned or typed number is. @throws order_not_found where it is none of the shop's */
export async function findScannedOrder(
  { db }: Pick<Services, "db">,
  { scope }: { scope: MemberScope },
  number: string,
): Promise<{ order_id: string; status: OrderStatusName }> {
  const [order] = await inTransaction(
    db,
    (tx) => papers.listOrdersByNumber(tx, scope.shopId, [number]),
    scope,
  );
  if (!order) throw new DomainError("order_not_found");
  return { order_id: order.number, status: statusNameOf(order.status) };
}
