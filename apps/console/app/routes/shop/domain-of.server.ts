import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { domainsOf } from "./main-address.server";

/** The domain that an address names, and what all of them need. Throws the page for what is not there. */
export async function domainOf(context: ConsoleContext, shop: OwnShop, param: string) {
  const { domains, ...common } = await domainsOf(context, shop);
  const found = domains.find(({ domain }) => domain === param);
  if (!found) throw pageFailure(context, 404);
  return { ...common, found };
}
