import { printFields } from "./order-print/order-print.form";

/** The orders that an address names: `orders=A,B`, or `orders=A&orders=B` as a form with boxes to tick sends it. */
export const askedOrders = (request: Request): string =>
  new URL(request.url).searchParams.getAll(printFields.orders).join(",");
