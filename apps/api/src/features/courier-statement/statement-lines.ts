import { business } from "@haat/contract/shared/business-constants";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { nationalPhone } from "@haat/contract/shared/phone";
import type { StatementColumn } from "@haat/contract/shared/statement-choices";
import { isBlank, numberIn, shortened, unescapedCell } from "../../sheets/sheet-cells";
import type { ColumnPlaces } from "./statement-headings";
import { dayIn } from "./statement-days";
import { shortenedTo, type SheetRow, type StatementSheet } from "./statement-sheet";

/** What a row says of a parcel. Amounts are poisha. */
export interface StatementLine {
  /** Its place among the rows, from 1. */
  position: number;
  /** Its number in the spreadsheet, from 1; null for an order that is missing there. */
  row: number | null;
  ownNumber: string;
  trackingCode: string;
  /** In national digits. */
  phone: string;
  /** What the courier says became of the parcel. */
  said: string;
  day: string | null;
  collected: number | null;
  fee: number | null;
  paid: number | null;
  /** What cannot be read. */
  flaw: FieldErrorCode | null;
}

const keys = ["own_number", "tracking_code", "phone"] as const satisfies readonly StatementColumn[];

/** Sums below a table, which are of no parcel. */
const ofSum = /^(?:grand|sub|net)?\s*-?\s*(?:total|sum)\b|^(?:সর্ব)?মোট(?![\p{L}\p{M}])/iu;

/** Whether rows can be found and their cash be known by such columns. */
export const areEnough = (columns: ColumnPlaces) =>
  keys.some((column) => columns[column] !== undefined) &&
  (columns.collected !== undefined || columns.paid !== undefined);

/** The rows of a sheet that are about parcels, by the columns that they have. */
export function statementLinesOf({ rows }: StatementSheet, columns: ColumnPlaces): StatementLine[] {
  const said = rows.filter((row) => isOfParcel(row, columns));
  return said.map((row, place) => lineOf(row, columns, place + 1));
}

function isOfParcel({ cells, flaws }: SheetRow, columns: ColumnPlaces): boolean {
  const has = (column: StatementColumn) => {
    const place = columns[column];
    return place !== undefined && (!isBlank(cells[place]) || flaws[place] !== undefined);
  };
  const named = keys.filter(has).map((key) => cells[columns[key] ?? -1] ?? "");
  if (named.length > 0) return !named.every((cell) => ofSum.test(cell));
  return (has("collected") || has("paid")) && !cells.some((cell) => ofSum.test(cell));
}

function lineOf(row: SheetRow, columns: ColumnPlaces, position: number): StatementLine {
  const cell = (column: StatementColumn) => {
    const place = columns[column];
    return place === undefined ? "" : unescapedCell(row.cells[place] ?? "").trim();
  };
  const flawOf = (column: StatementColumn) => {
    const place = columns[column];
    return place === undefined ? undefined : row.flaws[place];
  };
  const ruined = keys.map((key) => flawOf(key) ?? (shortened.test(cell(key)) ? "cell_shortened" : undefined));
  const key = (column: (typeof keys)[number]) =>
    ruined[keys.indexOf(column)] === undefined ? toLatinDigits(cell(column)).replace(/^'/, "") : "";
  const named = {
    ownNumber: shortenedTo(60, key("own_number")),
    trackingCode: shortenedTo(60, key("tracking_code")),
    phone: phoneIn(key("phone")),
  };
  const money = moneyOf((column) => flawOf(column) ?? amountIn(cell(column)));
  const hasKey = Object.values(named).some((text) => text !== "");
  const keyFlaw = hasKey ? null : (ruined.find((flaw) => flaw !== undefined) ?? "statement_row_key");
  return {
    position,
    row: row.row,
    ...named,
    said: shortenedTo(60, cell("status")),
    day: dayIn(cell("day")),
    ...money,
    flaw: keyFlaw ?? money.flaw,
  };
}

/** Eleven digits, of which a spreadsheet may have lost the first; nothing where it is no phone. */
function phoneIn(text: string): string {
  const national = nationalPhone(text);
  const whole = /^1[3-9]\d{8}$/.test(national) ? `0${national}` : national;
  return /^01[3-9]\d{8}$/.test(whole) ? whole : "";
}

type Amount = number | null | FieldErrorCode;

/** Poisha that a cell says; nothing where it says none. */
function amountIn(text: string): Amount {
  const bare = text
    .normalize("NFKC")
    .replace(/\/[-=]$/, "")
    .replace(/^\(\s*(.*?)\s*\)$/, "-$1")
    .replace(/\b(?:bdt|tk|taka)\b\.?|টাকা|৳/giu, "")
    .trim();
  if (bare === "" || /^[-–—]+$/.test(bare)) return null;
  const isBelow = /^[-−–]/.test(bare);
  const taka = numberIn(inPoisha(bare.replace(/^[+\-−–]\s*/, "")));
  if (Number.isNaN(taka) || taka > business.cashMostTaka) return "statement_row_cash";
  const poisha = Math.round(taka * 100);
  return isBelow ? 0 - poisha : poisha;
}

/** Shares of an amount have more places than poisha have, such as 1.15% of it. */
function inPoisha(text: string): string {
  const [whole, places] = /^([^.]+)\.([\d০-৯]{3,})$/u.exec(text)?.slice(1) ?? [];
  if (whole === undefined || places === undefined) return text;
  const taka = numberIn(whole);
  return Number.isNaN(taka) ? text : (taka + Number(`0.${toLatinDigits(places)}`)).toFixed(2);
}

type MoneyColumn = "collected" | "fee" | "cod_fee" | "paid";
type Money = Pick<StatementLine, "collected" | "fee" | "paid" | "flaw">;

const unread = (flaw: FieldErrorCode): Money => ({ collected: null, fee: null, paid: null, flaw });

/** What was collected, kept and paid: two of them tell the third, and all three have to add up. */
function moneyOf(read: (column: MoneyColumn) => Amount): Money {
  const [collected, delivery, cod, paid] = [read("collected"), read("fee"), read("cod_fee"), read("paid")];
  for (const amount of [collected, delivery, cod, paid])
    if (typeof amount === "string") return unread(amount);
  return addedUp(
    collected as number | null,
    feeOf(delivery as number | null, cod as number | null),
    paid as number | null,
  );
}

/** Some couriers write what they keep with a minus before it. */
function feeOf(delivery: number | null, cod: number | null): number | null {
  if (delivery === null && cod === null) return null;
  return Math.abs(delivery ?? 0) + Math.abs(cod ?? 0);
}

/** Couriers round what they charge in one column and not in another: a difference below a taka is theirs, and what was paid counts. */
const roundedOff = 100;

function addedUp(collected: number | null, fee: number | null, paid: number | null): Money {
  if (collected === null && paid === null) return unread("statement_row_cash");
  const whole = collected ?? (paid as number) + (fee ?? 0);
  const kept = fee ?? (paid === null ? 0 : whole - paid);
  if (whole < 0 || kept < 0) return unread("statement_row_cash");
  // Where a parcel came back, some pay nothing and keep what they charge from another one.
  const isPaidElsewhere = whole === 0 && paid === 0;
  if (paid === null || isPaidElsewhere)
    return { collected: whole, fee: kept, paid: paid ?? whole - kept, flaw: null };
  if (Math.abs(whole - kept - paid) >= roundedOff || whole < paid) return unread("statement_row_sums");
  return { collected: whole, fee: whole - paid, paid, flaw: null };
}
