import type {
  CourierStatement,
  ReadyRow,
  StatementRow,
} from "@haat/contract/seller/courier-statements.contract";
import { business } from "@haat/contract/shared/business-constants";
import { courierFacts } from "@haat/contract/shared/courier-choices";
import type { Language } from "@haat/contract/shared/languages";
import {
  differenceKinds,
  statementKind,
  type StatementKind,
  type StatementView,
} from "@haat/contract/shared/statement-choices";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { courierInLedger, owedByCourier } from "../cash/courier-settling.usecases";
import { listShopCouriers } from "../courier/courier.usecases";
import { statusNameOf } from "../order/order-status.rules";
import * as statements from "./courier-statement.repository";
import type { RowCount, StatementHead, StatementKey } from "./courier-statement.repository";
import { endOf } from "./statement-ending.usecases";
import * as kept from "./statement-rows.repository";
import type { KeptRow } from "./statement-rows.repository";
import type { StatementSheet } from "./statement-sheet";
import { isReady, settledAmount } from "./statement-verdicts";

const nameOf = (firstName: string | null, lastName: string | null) =>
  `${firstName ?? ""} ${lastName ?? ""}`.trim();

/** A statement that is there. @throws statement_not_found */
export function required(head: StatementHead | undefined): StatementHead {
  if (!head) throw new DomainError("statement_not_found");
  return head;
}

/** What the ledger calls the courier of a statement: as the shop calls it now, or as it is known. */
export function ledgerNameOf(
  db: Queryable,
  { shopId, courierKind, courierName }: Pick<StatementHead, "shopId" | "courierKind" | "courierName">,
): Promise<string> {
  const known = courierKind === "own" ? [] : [courierFacts[courierKind].name];
  return courierInLedger(db, shopId, [courierName, ...known]);
}

/** Statements as the API tells them, with what became of their rows. */
export async function describeStatements(
  db: Queryable,
  shopId: number,
  heads: readonly StatementHead[],
): Promise<CourierStatement[]> {
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const counts = await statements.countRows(db, shopId, ids);
  const sums = await statements.sumSettled(db, shopId, ids);
  return heads.map((head) => {
    const sum = sums.find(({ statementId }) => statementId === head.id);
    const settled = { parcels: sum?.parcels ?? 0, collected: sum?.collected ?? 0 };
    return describeStatement(
      head,
      counts.filter(({ statementId }) => statementId === head.id),
      settled,
    );
  });
}

function describeStatement(
  head: StatementHead,
  counts: readonly RowCount[],
  settled: { parcels: number; collected: number },
): CourierStatement {
  const { startsOn, endsOn } = head;
  const left = counts.filter(({ isSettled, isCleared }) => !isSettled && !isCleared);
  const sumOf = (some: readonly RowCount[]) => some.reduce((sum, { rows }) => sum + rows, 0);
  const kinds = Object.fromEntries(
    statementKind.options.map((kind) => [kind, sumOf(left.filter((each) => each.kind === kind))]),
  ) as Record<StatementKind, number>;
  return {
    id_statement: head.id,
    state: head.state,
    version: head.version,
    courier: { courier: String(head.courierId), name: head.courierName },
    file_name: head.fileName,
    format: head.format,
    at: head.at.toISOString(),
    name: nameOf(head.firstName, head.lastName),
    settled_at: head.settledAt?.toISOString() ?? null,
    ends_at: endOf(head)?.toISOString() ?? null,
    settled_name: nameOf(head.settlerFirstName, head.settlerLastName),
    period: startsOn !== null && endsOn !== null ? { start: startsOn, end: endsOn } : null,
    rows: head.rowCount,
    said: { collected: head.collected, fee: head.fee, paid: head.paid },
    settled: { ...settled, handed_in: head.handedIn, fee: head.keptFee },
    kinds,
    open: differenceKinds.reduce((sum, kind) => sum + kinds[kind], 0),
    cleared: sumOf(counts.filter(({ isCleared }) => isCleared)),
  };
}

/** A statement as it is now. @throws statement_not_found */
export async function describeNow(db: Queryable, key: StatementKey): Promise<CourierStatement> {
  const head = required(await statements.findStatement(db, key));
  const [described] = await describeStatements(db, key.shopId, [head]);
  if (!described) throw new Error("A statement was not described.");
  return described;
}

/** A row as the API tells it. */
export function describeRow(row: KeptRow, language: Language): StatementRow {
  const { clearedNote, clearedAt } = row;
  return {
    position: row.position,
    row: row.row,
    kind: row.kind,
    match: row.match,
    order_id: row.number ?? "",
    status: row.status === null ? null : statusNameOf(row.status),
    is_returned: row.isReturned,
    own_number: row.ownNumber,
    tracking_code: row.trackingCode,
    phone: row.phone,
    said: row.said,
    day: row.day,
    collected: row.collected,
    fee: row.fee,
    paid: row.paid,
    held: row.held,
    flaw: row.flaw === null ? "" : translator(language)(`api.fields.${row.flaw}`),
    settled: row.settled,
    earlier: row.earlierId,
    cleared:
      clearedNote !== null && clearedAt
        ? { note: clearedNote, at: clearedAt.toISOString(), name: nameOf(row.firstName, row.lastName) }
        : null,
  };
}

/** A row that can be settled, with what is settled then; none of the others. */
export function readyOf(row: KeptRow): ReadyRow[] {
  const { kind, collected, held, position, match } = row;
  if (!isReady(kind) || collected === null || held === null) return [];
  const settles = settledAmount({ kind, collected, held });
  const order_id = row.number ?? "";
  return [{ position, row: row.row, kind, match, order_id, collected, held, fee: row.fee ?? 0, settles }];
}

/** Which of a statement's rows. */
interface RowsAsked {
  id_statement: number;
  view: StatementView;
  page: number;
}

/** A statement with a page of its rows, and all of them that can be settled. @throws statement_not_found */
export function showStatement(
  { db }: Services,
  { shopId, ...scope }: MemberScope,
  language: Language,
  { id_statement: id, view, page }: RowsAsked,
) {
  const key = { shopId, id };
  return inTransaction(
    db,
    async (tx) => {
      const head = required(await statements.findStatement(tx, key));
      const shown = await kept.countShown(tx, key, view);
      const rows = await kept.listRows(tx, key, { view, page });
      const ready = (await kept.listReady(tx, key)).flatMap(readyOf);
      const ready_settles = ready.reduce((sum, { settles }) => sum + settles, 0);
      const owed = await owedByCourier(tx, shopId, await ledgerNameOf(tx, head));
      return {
        statement: await describeNow(tx, key),
        rows: rows.map((row) => describeRow(row, language)),
        last_page: Math.max(1, Math.ceil(shown / business.statementRowsPerPage)),
        ready,
        ready_settles,
        owed,
        is_short: ready_settles > owed,
      };
    },
    { shopId, ...scope },
  );
}

/** The statements of a shop, newest first, and the couriers that may have sent one. */
export async function listShopStatements(services: Services, scope: MemberScope, before: number | undefined) {
  const { shopId } = scope;
  const couriers = await listShopCouriers(services, scope);
  return inTransaction(
    services.db,
    async (tx) => {
      const found = await statements.listStatements(tx, shopId, before, business.statementsPerPage + 1);
      const heads = found.slice(0, business.statementsPerPage);
      return {
        statements: await describeStatements(tx, shopId, heads),
        next_before: found.length > heads.length ? (heads.at(-1)?.id ?? null) : null,
        couriers: couriers.map(({ courier, name }) => ({ courier, name })),
      };
    },
    scope,
  );
}

/** A row of a statement. @throws statement_not_found */
export function showStatementRow(
  { db }: Services,
  scope: MemberScope,
  language: Language,
  { id_statement: id, position }: { id_statement: number; position: number },
) {
  const key = { shopId: scope.shopId, id };
  return inTransaction(
    db,
    async (tx) => {
      const row = await kept.findRow(tx, key, position);
      if (!row) throw new DomainError("statement_not_found");
      return { statement: await describeNow(tx, key), row: describeRow(row, language) };
    },
    scope,
  );
}

/** What is left of a file whose cash is written down, or that was thrown away. */
const noSheet: StatementSheet = { titles: [], rows: [] };

/** The columns of a statement's file with the first thing that stands in each; none once it is final. @throws statement_not_found */
export function showStatementColumns({ db }: Services, scope: MemberScope, id: number) {
  const key = { shopId: scope.shopId, id };
  return inTransaction(
    db,
    async (tx) => {
      const head = required(await statements.findStatement(tx, key));
      const sheet = (await statements.findSheet(tx, key)) ?? noSheet;
      const width = Math.max(sheet.titles.length, ...sheet.rows.map(({ cells }) => cells.length));
      const sampleOf = (place: number) => sheet.rows.find(({ cells }) => cells[place])?.cells[place] ?? "";
      const columns = Array.from({ length: width }, (_, place) => ({
        place,
        title: sheet.titles[place] ?? "",
        sample: sampleOf(place),
      }));
      return {
        statement: await describeNow(tx, key),
        columns: columns.filter(({ title, sample }) => title !== "" || sample !== ""),
        chosen: head.columns,
        asked: { start: head.askedFrom, end: head.askedTo },
      };
    },
    scope,
  );
}
