import type { Language } from "@haat/contract/shared/languages";
import { stringify } from "csv-stringify/sync";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { consignmentsAtOnce, consignmentsWithin, type ConsignmentsAsked } from "./consignments.usecases";
import { listBrought, listCouriers, listLinesOf, type ParcelRow } from "./courier.repository";
import { courierColumns, type Handed } from "./parcel.rules";
import { handedOf } from "./parcel.usecases";

/**
 * What was handed to a courier on a day but for cancelled orders, in the columns that it takes: with the mark without which Excel takes it for another
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
  const { kind, handed } = await inTransaction(
    db,
    async (tx) => {
      const courier = (await listCouriers(tx, shopId)).find(({ id }) => id === asked.courier);
      if (!courier) throw new DomainError("not_found");
      return { kind: courier.kind, handed: await listHanded(tx, shopId, asked, language) };
    },
    scope,
  );
  const columns = courierColumns[kind];
  const cells = handed.map((each) => columns.map(([, value]) => value(each)));
  const text = stringify([columns.map(([title]) => title), ...cells], {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
  return new File([text], `${kind}-${asked.day}.csv`, { type: "text/csv" });
}

/** What a courier is to bring of a day, read on until there is no more. */
async function listHanded(
  tx: Queryable,
  shopId: number,
  asked: ConsignmentsAsked,
  language: Language,
): Promise<Handed[]> {
  const within = consignmentsWithin(asked);
  const handed: Handed[] = [];
  let after: ParcelRow | undefined;
  do {
    const rows = await listBrought(tx, shopId, { ...within, most: consignmentsAtOnce, after });
    const orderIds = rows.map(({ id }) => id);
    const lines = await listLinesOf(tx, shopId, orderIds);
    for (const { parcel, courier: _, ...order } of rows) {
      const own = lines.filter(({ orderId }) => orderId === order.id);
      handed.push(handedOf(order, own, parcel, language));
    }
    after = rows.length < consignmentsAtOnce ? undefined : rows.at(-1)?.parcel;
  } while (after);
  return handed;
}
