import { randomUUID } from "node:crypto";
import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

interface InShop {
  language: Language;
  seller_key: string;
}

/**
 * Pathao's statement of an order whose cash it has is held against the book, its columns are chosen once more, and what it pays
 * is settled; another one is thrown away.
 * @param paid poisha that it says it collected
 */
export async function settleWithPathao(
  { courierStatements: calls }: ApiClient,
  inShop: InShop,
  { order_id, paid }: { order_id: string; paid: number },
): Promise<void> {
  const fileOf = (name: string, ...rows: string[]) =>
    new File([["Merchant Order ID,Collected Amount,Delivery Fee", ...rows].join("\r\n")], name, {
      type: "text/csv",
    });
  const table = fileOf("pathao.csv", `${order_id},${paid / 100},1`, "OTHR-22222,500,60");
  const { data: brought } = await calls.uploadStatement({ ...inShop, courier: "pathao", table });
  const ofStatement = { ...inShop, id_statement: brought.id_statement };
  const { data } = await calls.statementColumns(ofStatement);
  await calls.readStatement({ ...ofStatement, columns: data.chosen });
  const note = inShop.language === "bn" ? "অন্য দোকানের" : "Another shop's";
  await calls.statementRow({ ...ofStatement, position: 2 });
  await calls.clearStatementRow({ ...ofStatement, position: 2, note });
  await calls.checkStatement(ofStatement);
  const { data: shown } = await calls.courierStatement({ ...ofStatement, view: "all" });
  const rows = shown.ready.map(({ position }) => position);
  const key = { context: { idempotencyKey: randomUUID() } };
  await calls.settleStatement({ ...ofStatement, version: shown.statement.version, rows }, key);
  await calls.statementFile(ofStatement);
  const other = fileOf("pathao-2.csv", "OTHR-33333,500,60");
  const { data: wrong } = await calls.uploadStatement({ ...inShop, courier: "pathao", table: other });
  await calls.throwStatementAway({ ...inShop, id_statement: wrong.id_statement });
  await calls.courierStatements(inShop);
}
