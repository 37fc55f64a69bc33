import type { Address } from "@haat/contract/address.contract";

/** An address as its card shows it. */
export function addressView(address: Address) {
  return {
    id: address.address_unique_id,
    name: `${address.first_name} ${address.last_name}`,
    phone: address.contact_number,
    address: [
      address.address,
      address.area.area_name,
      `${address.city.city_name} ${address.postal_code}`,
      address.division.division_name,
    ].join(", "),
    isHome: address.is_home === 1,
  };
}
