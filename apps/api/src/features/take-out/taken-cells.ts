import type { Language } from "@haat/contract/shared/languages";
import type { strings } from "@haat/i18n/strings";

/** A column of a copy's tables; its heading is in `strings/take-out.ts`. */
export type TakenColumn = keyof (typeof strings)["en"]["takeOut"]["columns"];

/** What stands in a column. A text could be taken for a formula by a spreadsheet, a number not. */
export interface Cell {
  sql: string;
  isText: boolean;
}

/** What a table of a copy is read from. Every row has `t.shop_id`; what it is sorted by is whole and the same for no two. */
export interface TakenSheet {
  from: string;
  sortedBy: readonly string[];
  columns: Readonly<Partial<Record<TakenColumn, Cell>>>;
}

export const text = (sql: string): Cell => ({ sql, isText: true });
export const number = (sql: string): Cell => ({ sql, isText: false });
/** Poisha as taka. */
export const taka = (sql: string) => number(`trim_scale(${sql} / 100.0)`);
/** A moment in Bangladesh, which is six hours before UTC all year. */
export const time = (sql: string) =>
  number(`to_char(${sql} at time zone interval '+06:00', 'YYYY-MM-DD HH24:MI:SS')`);
export const day = (sql: string) => number(`${sql}::text`);
export const tick = (sql: string) => number(`case when ${sql} then 1 else 0 end`);
/** Minutes of a day as a time. */
export const clock = (sql: string) => number(`to_char(make_interval(mins => ${sql}), 'HH24:MI')`);

// What stands beside a row is looked up for each by its key: joined, all of a long table could be read for every page of rows.

/** The number of the order that a row is about. */
export const orderNumber = text(
  "(select o.number from customer_order o where o.shop_id = t.shop_id and o.id = t.order_id)",
);

/** The name of somebody whose account stands in a column. */
export const nameOf = (column: string) =>
  text(
    `(select nullif(trim(c.first_name || ' ' || c.last_name), '') from customer c where c.id = t.${column})`,
  );

const nameOfProduct = (language: Language) =>
  text(`(select p.name_${language} from product p where p.shop_id = t.shop_id and p.id = t.product_id)`);

/** The product that a row is about, as it is called now. */
export const productNames = { name_bn: nameOfProduct("bn"), name_en: nameOfProduct("en") };

export const statusWords =
  "(array['pending', 'accepted', 'cancelled', 'in_store', 'shipped', 'delivered'])[t.status]";

export const names = { name_bn: text("t.name_bn"), name_en: text("t.name_en") };
export const titles = { title_bn: text("t.title_bn"), title_en: text("t.title_en") };
export const texts = { text_bn: text("t.text_bn"), text_en: text("t.text_en") };
export const target = { target_kind: text("t.target_kind"), target_id: number("t.target_id") };
