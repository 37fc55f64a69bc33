import { allOrders } from "@haat/contract/shared/business-constants";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { typedText } from "@haat/web-forms/typed-text.server";
import { orderFilterFields } from "@haat/ui/commerce/order-filter/order-filter";

/** Which orders are asked for; the page's address carries it. */
export interface OrderQuery {
  /** 0: all. */
  status: number;
  /** From 1. */
  page: number;
  /** The newest order of the list's first page, which its other pages carry; empty on the first one. */
  before: string;
  /** `yyyy-mm-dd`, first and last day in Asia/Dhaka; empty for any. */
  start: string;
  end: string;
  /** Part of an order number or of a product's name. */
  filter: string;
}

/** A day of this century, as the API takes it. */
const day = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Reads the page's address; what cannot be asked for is left out. */
export function readOrderQuery(query: URLSearchParams): OrderQuery {
  const text = (name: string) => toLatinDigits(query.get(name) ?? "").trim();
  const status = Number(text("status"));
  const dayOf = (name: string) => (isDay(text(name)) ? text(name) : "");
  return {
    status: Number.isInteger(status) && status >= 0 && status <= 6 ? status : allOrders,
    page: Math.min(Math.max(1, Math.floor(Number(text("page"))) || 1), 100_000),
    before: /^[A-Za-z0-9-]{4,40}$/.test(text("before")) ? text("before") : "",
    start: dayOf(orderFilterFields.from),
    end: dayOf(orderFilterFields.to),
    filter: typedText(query.get(orderFilterFields.search), 100),
  };
}

/** The 31st of February is no day, and a browser without a date field takes any text. */
function isDay(text: string): boolean {
  if (!day.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** The list's address for a query; changing what is asked for begins at its first page. */
export function orderListHref(
  path: string,
  { status, page, before, start, end, filter }: OrderQuery,
): string {
  const query = new URLSearchParams();
  if (status !== allOrders) query.set("status", String(status));
  if (filter) query.set(orderFilterFields.search, filter);
  if (start) query.set(orderFilterFields.from, start);
  if (end) query.set(orderFilterFields.to, end);
  if (page > 1) query.set("page", String(page));
  if (page > 1 && before) query.set("before", before);
  return query.size > 0 ? `${path}?${query}` : path;
}
