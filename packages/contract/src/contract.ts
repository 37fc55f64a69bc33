import { account } from "./account.contract";
import { addressCalls } from "./address.contract";
import { cartCalls } from "./cart.contract";
import { catalogue } from "./catalogue.contract";
import { extraPages } from "./extra-page.contract";
import { handOverCalls } from "./hand-over.contract";
import { invoiceCalls } from "./invoice.contract";
import { landing } from "./landing.contract";
import { orderCalls } from "./order.contract";
import { sessionCalls } from "./session.contract";
import { stockAlertCalls } from "./stock-alert.contract";
import { store } from "./store.contract";
import { views } from "./view.contract";

/** The whole API as data. Handlers, typed client and documentation all come from this object. */
export const contract = {
  store,
  landing,
  extraPages,
  catalogue,
  views,
  account,
  session: sessionCalls,
  handOver: handOverCalls,
  cart: cartCalls,
  address: addressCalls,
  order: orderCalls,
  invoice: invoiceCalls,
  stockAlerts: stockAlertCalls,
};
export type Contract = typeof contract;
