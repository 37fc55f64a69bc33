import type { Address } from "@haat/contract/shop/address.contract";
import { addressLine } from "@haat/i18n/address-line";
import type { RequestContext } from "../http/request-context.server";

/** An address as its card shows it. */
export function addressView({ language }: Pick<RequestContext, "language">, address: Address) {
  const parts = {
    address: address.address,
    area: address.area.area_name,
    city: address.city.city_name,
    division: address.division.division_name,
    postalCode: address.postal_code,
  };
  return {
    id: address.address_unique_id,
    name: `${address.first_name} ${address.last_name}`,
    phone: address.contact_number,
    address: addressLine(parts, language),
    isHome: address.is_home === 1,
  };
}
