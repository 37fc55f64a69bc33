import { internationalPhone, nationalPhone, phoneError } from "@haat/contract/shared/phone";
import type { Database } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Clock } from "../../process/clock";
import { accountOf, ensureAccount } from "../account/account.usecases";
import { endAllSessions } from "../account/session.usecases";
import { recordEvent } from "../audit/audit.usecases";
import { forgetFactors } from "../second-factor/second-factor.usecases";
import { putAdmin } from "./platform-staff.repository";

/** What the commands of the one who runs the platform work on: nobody is signed in. */
interface Parts {
  db: Database;
  clock: Clock;
}

/** Who somebody is called where a new account is told no name. */
const unnamed = { firstName: "Platform", lastName: "Admin" };

/** @returns the number in E.164 @throws in words for what is no Bangladeshi mobile number */
export function requireMobileNumber(typed: string): string {
  const national = nationalPhone(typed);
  if (phoneError(national))
    throw new Error(`${typed} is no Bangladeshi mobile number: it has 11 digits and begins with 01.`);
  return internationalPhone(national);
}

/**
 * Makes the account of a number an admin of the platform, and opens it where there is none. Twice changes nothing.
 * @param name of a new account, first and last
 * @returns whether it was none before
 * @throws in words for a wrong number or a blocked account
 */
export function makeAdmin({ db, clock }: Parts, typedPhone: string, name?: string): Promise<boolean> {
  const phone = requireMobileNumber(typedPhone);
  const [firstName = unnamed.firstName, ...rest] = name?.trim().split(/\s+/) ?? [];
  const person = name?.trim() ? { firstName, lastName: rest.join(" ") || unnamed.lastName } : unnamed;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const account = await ensureAccount(tx, { phone, ...person }, now);
    if (account.status !== "active") throw new Error("The account of this number is blocked.");
    const isNew = await putAdmin(tx, account.id, now);
    const event = { action: "platform_admin_make", customerId: account.id, requestId: undefined } as const;
    if (isNew) await recordEvent(tx, event, now);
    return isNew;
  });
}

/**
 * Takes away every second factor of who has lost all of them, and ends their sessions: they sign in with the phone alone
 * and set up new ones. Only for who was asked and known.
 * @throws in words for a wrong number, or one without an account
 */
export async function forgetSecondFactor({ db, clock }: Parts, typedPhone: string): Promise<void> {
  const phone = requireMobileNumber(typedPhone);
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const account = await accountOf(tx, phone);
    if (!account) throw new Error("This number has no account.");
    await forgetFactors(tx, account.id);
    await endAllSessions(tx, account.id, now);
    const event = { action: "second_factor_forget", customerId: account.id, requestId: undefined } as const;
    await recordEvent(tx, event, now);
  });
}
