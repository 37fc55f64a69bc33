import type { CallName } from "./call-name";

/** The calls and pages for who keeps a shop's cash: a part of the table of permissions. */
export const cashCalls: readonly CallName[] = [
  "sellerCash.cash",
  "sellerCash.cashEntries",
  "sellerCash.cashFile",
  "sellerCash.handInCash",
  "sellerCash.moveTill",
  "sellerCash.correctCash",
  "sellerCash.cashDay",
  "sellerCash.closeCashDay",
  "courierStatements.courierStatements",
  "courierStatements.uploadStatement",
  "courierStatements.courierStatement",
  "courierStatements.statementColumns",
  "courierStatements.readStatement",
  "courierStatements.checkStatement",
  "courierStatements.settleStatement",
  "courierStatements.statementRow",
  "courierStatements.clearStatementRow",
  "courierStatements.statementFile",
  "courierStatements.throwStatementAway",
];

export const cashPages: readonly string[] = [
  "cash",
  "cash-hand-in",
  "cash-till",
  "cash-book",
  "cash-entry",
  "cash-day",
  "cash-statements",
  "cash-statement",
  "cash-statement-columns",
  "cash-statement-row",
];
