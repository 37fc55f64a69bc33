import type { Language } from "@haat/contract/shared/languages";
import { stringify } from "csv-stringify/sync";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { listCouriers, listLinesOf } from "./courier.repository";
import { courierColumns } from "./parcel.rules";
import { consignmentsOf, handedOf } from "./parcel.usecases";

/**
 * What was handed to a courier on a day, in the columns that it takes: with the mark without which Excel takes it for another
 * encoding, and with what a spreadsheet would take for a formula made harmless.
 * @throws not_found where the shop has no such courier
 */
export async function consignmentsFile(
  { db }: Services,
  { scope }: { scope: MemberScope },
  asked: { day: string; courier: number },
  language: Language,
): Promise<File> {
  const { shopId } = scope;
  const { courier, rows, lines } = await inTransaction(
    db,
    async (tx) => {
      const courier = (await listCouriers(tx, shopId)).find(({ id }) => id === asked.courier);
      if (!courier) throw new DomainError("not_found");
      const rows = await consignmentsOf(tx, shopId, asked);
      const orderIds = rows.map(({ id }) => id);
      return { courier, rows, lines: await listLinesOf(tx, shopId, orderIds) };
    },
    scope,
  );
  const columns = courierColumns[courier.kind];
  const cells = rows.map(({ parcel, courier: _, ...order }) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const handed = handedOf(order, own, parcel, language);
    return columns.map(([, value]) => value(handed));
  });
  const text = stringify([columns.map(([title]) => title), ...cells], {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
  return new File([text], `${courier.kind}-${asked.day}.csv`, { type: "text/csv" });
}
