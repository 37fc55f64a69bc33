import { createHash } from "node:crypto";
import { business } from "@haat/contract/shared/business-constants";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import type { StatementState } from "@haat/contract/shared/statement-choices";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { createFairTurns } from "../../process/fair-turns";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { courierOfParcel } from "../courier/courier.usecases";
import { nameStart } from "../../sheets/kept-name";
import { asBusy, readSheetFile } from "../../sheets/sheet-files";
import { isZip } from "../../sheets/sheet-reading";
import * as statements from "./courier-statement.repository";
import { required } from "./courier-statement.usecases";
import { checkCommand, readLines, type DaysGiven } from "./statement-check.usecases";
import { columnsNamed } from "./statement-headings";
import { areEnough } from "./statement-lines";
import { statementSheetOf, type StatementSheet } from "./statement-sheet";

/** Files of two shops are in the memory at once, one of each, and few wait behind their own. */
const readingTurnOf = createFairTurns(2, 1, 2);

/** A file that a courier sent. */
export interface BroughtStatement extends DaysGiven {
  /** Its number, or the word of a known one. */
  courier: string;
  table: File;
}

/** A statement that is there now, and how far it is. */
interface Brought {
  id_statement: number;
  state: StatementState;
}

/**
 * Holds a courier's statement against the shop's book. No cash is written down. The same file of the courier again is the
 * statement that is there, as it is.
 * @throws invalid_input for a file that cannot be read, or a courier that the shop does not have; files_busy
 */
export async function uploadStatement(
  services: Services,
  inShop: InShop,
  brought: BroughtStatement,
): Promise<Brought> {
  const { shopId } = inShop.scope;
  const endTurn = await readingTurnOf(String(shopId)).catch(asBusy);
  try {
    const bytes = await bytesOf(brought.table);
    const sheet = statementSheetOf(await readSheetFile(shopId, bytes).catch(asStatement));
    return await keepStatement(services, inShop, brought, bytes, sheet);
  } finally {
    endTurn();
  }
}

const wrong = (code: FieldErrorCode) => new DomainError("invalid_input", {}, [{ field: "table", code }]);

/** Of a statement fewer rows are taken than of a file of goods, and so it says. */
function asStatement(error: unknown): never {
  const isLong = error instanceof DomainError && error.fields.some(({ code }) => code === "import_rows_many");
  throw isLong ? wrong("statement_rows_many") : error;
}

/** The length is asked before anything is read of it. */
async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > business.importTableMaxBytes) throw wrong("import_file_large");
  if (file.size === 0) throw wrong("import_file_required");
  return new Uint8Array(await file.arrayBuffer());
}

function keepStatement(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { courier: wanted, table, start, end }: BroughtStatement,
  bytes: Uint8Array,
  sheet: StatementSheet,
): Promise<Brought> {
  const { shopId } = scope;
  const now = clock.now();
  const columns = columnsNamed(sheet.titles);
  return inTransaction(
    db,
    async (tx) => {
      const courier = await courierOfParcel(tx, shopId, wanted, Number(wanted));
      const file = {
        shopId,
        courierId: courier.id,
        digest: createHash("sha256").update(bytes).digest("hex"),
      };
      const id = await statements.insertStatement(tx, {
        ...file,
        accountId: actor.accountId,
        state: "columns",
        fileName: fileNameOf(table),
        format: isZip(bytes) ? "xlsx" : "csv",
        at: now,
        sheet,
        columns,
        askedFrom: start ?? null,
        askedTo: end ?? null,
      });
      if (id === undefined) return sameFile(tx, file);
      const head = required(await statements.findStatement(tx, { shopId, id }));
      const isRead = areEnough(columns);
      if (isRead) await readLines(tx, head, sheet, columns);
      await recordCommand(tx, actor, checkCommand(head), now);
      return { id_statement: id, state: isRead ? "checked" : "columns" };
    },
    scope,
  );
}

/** What a file is called, without what no page could show. */
const fileNameOf = ({ name }: File) => nameStart(120, name) || "statement";

async function sameFile(
  tx: Queryable,
  file: Parameters<typeof statements.findSameFile>[1],
): Promise<Brought> {
  const found = await statements.findSameFile(tx, file);
  // It was thrown away in between.
  if (!found) throw new DomainError("statement_moved");
  return { id_statement: found.id, state: found.state };
}
