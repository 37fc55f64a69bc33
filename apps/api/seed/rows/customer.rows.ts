import type { Queryable } from "../../src/database/database";
import { customerTable } from "../../src/features/account/account.table";
import { customerAddressTable } from "../../src/features/address/address.table";
import type { CustomerContent } from "../content/customers.content";
import { onlyRow } from "./inserted";
import { findArea } from "./place.rows";

export type CustomerRow = typeof customerTable.$inferSelect;

/** Inserts a customer with the addresses, home first. */
export async function insertCustomer(
  tx: Queryable,
  content: CustomerContent,
  createdAt: Date,
): Promise<CustomerRow> {
  const { phone, firstName, lastName, email, status } = content;
  const customer = onlyRow(
    await tx
      .insert(customerTable)
      .values({ phone, firstName, lastName, email, status, createdAt })
      .returning(),
  );
  if (content.addresses.length === 0) return customer;
  await tx.insert(customerAddressTable).values(
    content.addresses.map(({ city, area, address, postalCode, isHome }, index) => {
      const place = findArea(city, area);
      return {
        firstName,
        lastName,
        address,
        postalCode,
        isHome,
        customerId: customer.id,
        contactNumber: phone,
        divisionId: place.division.id,
        cityId: place.city.id,
        areaId: place.area.id,
        createdAt: new Date(createdAt.getTime() + index * 60_000),
      };
    }),
  );
  return customer;
}
