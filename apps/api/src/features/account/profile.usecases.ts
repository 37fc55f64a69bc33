import type { Profile } from "@haat/contract/shop/account.contract";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { requireVersion } from "../../http/preconditions";
import { inTransaction } from "../../database/transaction";
import { recordEvent } from "../audit/audit.usecases";
import { isPictureOf } from "./picture.repository";
import { lockCustomer, updateProfile, type Customer } from "./account.repository";
import { describeCustomer } from "./sign-in-answer";

export function describeProfile(customer: Customer): Profile {
  return {
    ...describeCustomer(customer),
    picture: customer.picture,
    has_password: customer.hasPassword,
    version: String(customer.version),
  };
}

/** What the profile form sends, checked field by field; what is undefined stays as it is. */
interface ChangedProfile {
  first_name: string;
  last_name: string;
  email?: string | null | undefined;
  picture?: string | null | undefined;
}

/**
 * Changes a customer's profile.
 * @param ifMatch the version that the customer saw, as an entity tag
 * @throws precondition_failed where somebody has changed it since; invalid_input for a picture that is not the customer's
 */
export async function changeProfile(
  { db, clock }: Services,
  customerId: number,
  changed: ChangedProfile,
  { ifMatch, requestId }: { ifMatch: string | undefined; requestId: string | undefined },
): Promise<Profile> {
  return inTransaction(db, async (tx) => {
    requireVersion(ifMatch, String(await lockCustomer(tx, customerId)));
    const { picture } = changed;
    if (picture && !(await isPictureOf(tx, customerId, picture))) {
      throw new DomainError("invalid_input", {}, [{ field: "picture", code: "picture_unknown" }]);
    }
    const customer = await updateProfile(tx, customerId, {
      firstName: changed.first_name,
      lastName: changed.last_name,
      email: changed.email,
      picture,
    });
    await recordEvent(tx, { action: "profile_change", customerId, requestId }, clock.now());
    return describeProfile(customer);
  });
}
