import { hostName } from "@haat/contract/shared/deployment-rules";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { findShopOfDomain, findShopOfLabel } from "./shop-domain.repository";

/**
 * The shop that a host is of, some seconds old at most: a host below the platform's by its first label, any other by its
 * domain, while that is verified.
 * @throws store_not_found where there is none, or it never opened
 */
export async function shopAtHost({ db, cached, config }: Services, given: string) {
  const host = hostName(given).replace(/\.$/, "");
  const below = `.${config.platformHost}`;
  const shop = await cached(`shop at host ${host}`, () =>
    host.endsWith(below)
      ? findShopOfLabel(db, host.slice(0, -below.length).split(".")[0] ?? "")
      : findShopOfDomain(db, host.replace(/^www\./, "")),
  );
  if (!shop) throw new DomainError("store_not_found");
  return { id_shop: shop.id, shop_name: shop.slug, own_domain: shop.mainHost };
}
