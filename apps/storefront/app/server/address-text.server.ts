import type { Address } from "@haat/contract/address.contract";
import type { RequestContext } from "./request-context.server";

/** An address as its card shows it. */
export function addressView(context: RequestContext, address: Address) {
  return {
    id: address.address_unique_id,
    name: `${address.first_name} ${address.last_name}`,
    phone: address.contact_number,
    lines: [
      address.address,
      `${address.area.area_name}, ${address.city.city_name} ${address.postal_code}`,
      address.division.division_name,
    ],
    isHome: address.is_home === 1,
    homeLabel: context.translate("pages.addresses.home"),
  };
}
