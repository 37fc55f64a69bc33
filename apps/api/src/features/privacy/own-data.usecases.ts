import type { HeldOfPhone } from "@haat/contract/admin/admin-customers.contract";
import type { Language } from "@haat/contract/shared/languages";
import { internationalPhone } from "@haat/contract/shared/phone";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { isPhoneFresh } from "../account/phone-proof.usecases";
import { recordEvent } from "../audit/audit.usecases";
import * as held from "./held-data.repository";

/** Whose data it is; the phone is E.164. */
interface Owner {
  id: number;
  phone: string;
}

/** Rows of a kind that a copy has at most: more than any customer has. */
const mostRows = 5000;

/** A copy of what is held of a customer, by kinds, names in a language. */
export function copyOwnData(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id, phone }: Owner,
  language: Language,
) {
  return inTransaction(db, async (tx) => ({
    taken_at: clock.now().toISOString(),
    kinds: await held.copyHeld(tx, { phone, accountId: id }, { most: mostRows, language }),
  }));
}

/**
 * Deletes a customer's account: what is held of them goes, and orders stay without the person.
 * @throws account_proof_needed where the session was not proved lately; account_under_way for who waits for an order or an
 * answer; account_works for who works in a shop or on the platform
 */
export async function deleteOwnAccount(
  { db, clock }: Pick<Services, "db" | "clock">,
  { customer, phoneProvedAt }: { customer: Owner; phoneProvedAt: Date | null },
  requestId: string | undefined,
): Promise<void> {
  const now = clock.now();
  if (!isPhoneFresh(phoneProvedAt, now)) throw new DomainError("account_proof_needed");
  await inTransaction(db, async (tx) => {
    if (!(await held.holdAccount(tx, customer.id))) throw new DomainError("sign_in_required");
    const { underWay, works } = await held.countTies(tx, customer.id);
    if (works > 0) throw new DomainError("account_works");
    if (underWay > 0) throw new DomainError("account_under_way");
    await held.removePerson(tx, customer.id, customer.phone, now);
    await recordEvent(tx, { action: "account_delete", customerId: customer.id, requestId }, now);
  });
}

/** How much is held of a phone, of which kinds and for how long. @param national such as `01712345678` */
export async function describeHeld(
  { db, config: { retention } }: Pick<Services, "db" | "config">,
  national: string,
): Promise<HeldOfPhone> {
  return inTransaction(db, async (tx) => {
    const person = await held.findPerson(tx, internationalPhone(national));
    const counts = await held.countHeld(tx, person);
    const kinds = counts.map(({ kind, rows }) => ({ kind, rows, ...held.retentionOf(kind, retention) }));
    return { phone: national, id_customer: person.accountId, kinds };
  });
}
