import { shippingMethods, type ShippingMethod } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { addressLine } from "@haat/i18n/address-line";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { textIn } from "../../http/language";
import type { Customer } from "../account/account.usecases";
import { findAddress, type AddressRow } from "../address/address.usecases";
import type { Place } from "../shop/delivery.rules";

/** Who receives an order, and where; without an address it is picked up at the store. */
export interface Destination {
  recipientName: string;
  /** E.164. */
  recipientPhone: string;
  place: Place | undefined;
  /** In one line, in both languages. */
  address: { bn: string; en: string } | undefined;
  /** Area and district alone. */
  whereabouts: { bn: string; en: string } | undefined;
}

/** @throws address_required, address_not_found (also for somebody else's) */
export async function findDestination(
  db: Queryable,
  customer: Customer,
  shippingMethod: ShippingMethod,
  addressId: string | undefined,
): Promise<Destination> {
  if (shippingMethod === shippingMethods.pickUp) {
    const recipientName = `${customer.firstName} ${customer.lastName}`;
    return {
      recipientName,
      recipientPhone: customer.phone,
      place: undefined,
      address: undefined,
      whereabouts: undefined,
    };
  }
  if (!addressId) throw new DomainError("address_required");
  const address = await findAddress(db, customer.id, addressId);
  if (!address) throw new DomainError("address_not_found");
  return {
    recipientName: `${address.firstName} ${address.lastName}`,
    recipientPhone: address.contactNumber,
    place: { cityId: address.city.id, areaId: address.area.id },
    address: { bn: inOneLine(address, "bn"), en: inOneLine(address, "en") },
    whereabouts: { bn: whereaboutsOf(address, "bn"), en: whereaboutsOf(address, "en") },
  };
}

const whereaboutsOf = ({ area, city }: AddressRow, language: Language) =>
  `${textIn(language, area)}, ${textIn(language, city)}`;

function inOneLine(row: AddressRow, language: Language): string {
  const parts = {
    address: row.address,
    area: textIn(language, row.area),
    city: textIn(language, row.city),
    division: textIn(language, row.division),
    postalCode: row.postalCode,
  };
  return addressLine(parts, language);
}
