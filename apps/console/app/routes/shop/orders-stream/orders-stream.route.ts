import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";

/** Tells the desk's script whenever something has become of the shop's orders; then it asks what. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "orders", ({ seller_key }) => Promise.resolve(args.context.orderStream(seller_key)));
}
