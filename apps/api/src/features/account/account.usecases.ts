import {
  signInStatus,
  signUpStatus,
  type SignInStatus,
  type SignUpStatus,
} from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { internationalPhone } from "@haat/contract/shared/phone";
import type { Services } from "../../http/call";
import { hashOf } from "../../security/secrets";
import { inTransaction } from "../../database/transaction";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { acceptInPassing } from "../terms/terms.usecases";
import { platformFacts } from "../platform-settings/platform-facts.usecases";
import * as accounts from "./account.repository";
import { actionFor, type Caller } from "./caller";
import { hashPassword, refuseWeakPassword } from "./password.rules";
import { openSession } from "./session.usecases";
import {
  refuseEntry,
  welcome,
  withGuestCarts,
  type Entered,
  type Entry,
  type Identity,
} from "./sign-in-answer";

/** A customer, for features whose rows are a customer's. */
export { lockCustomer, type Customer } from "./account.repository";

interface Proof {
  language: Language;
  /** National form. */
  phone: string;
  ticket: string;
}

/** Signs in with a ticket, to a shop or to the console. Only success uses the ticket up: a phone without an account can still sign up with it. */
export async function signIn(
  services: Services,
  proof: Proof,
  caller: Caller,
): Promise<Identity<SignInStatus>> {
  const { db, clock } = services;
  const now = clock.now();
  const phone = internationalPhone(proof.phone);
  const { language } = proof;
  const { helpPhone } = await platformFacts(services);
  const entry: Entry = {
    action: actionFor("sign_in", caller),
    phone,
    language,
    requestId: caller.requestId,
    now,
    helpPhone,
  };
  const ticketHash = hashOf(proof.ticket);
  const entered: Entered<SignInStatus> = await inTransaction(db, async (tx) => {
    if (!(await accounts.holdTicket(tx, ticketHash, phone, now))) {
      return refuseEntry(tx, entry, { status: signInStatus.badTicket, reason: "bad_ticket" });
    }
    const customer = await accounts.holdCustomerByPhone(tx, phone);
    if (!customer) {
      return refuseEntry(tx, entry, { status: signInStatus.notRegistered, reason: "not_registered" });
    }
    if (customer.status === "blocked") {
      const refusal = { status: signInStatus.blocked, reason: "blocked", customerId: customer.id } as const;
      return refuseEntry(tx, entry, refusal);
    }
    await accounts.consumeTicket(tx, ticketHash, now);
    return welcome(
      tx,
      entry,
      customer,
      await openSession(services, tx, customer, caller, { phoneProvedAt: now }),
    );
  });
  return withGuestCarts(services, language, entered);
}

/**
 * Uses up the proof that a phone answered a code, in the transaction of what it is given for.
 * @param phone E.164
 * @throws ticket_invalid where it is used up, too old, or another phone's
 */
export async function useTicket(
  tx: Queryable,
  { phone, ticket }: { phone: string; ticket: string },
  now: Date,
): Promise<void> {
  const ticketHash = hashOf(ticket);
  if (!(await accounts.holdTicket(tx, ticketHash, phone, now))) throw new DomainError("ticket_invalid");
  await accounts.consumeTicket(tx, ticketHash, now);
}

interface Registration extends Proof {
  first_name: string;
  last_name: string;
  /** Left out where the account is to sign in by a code only. */
  password?: string | undefined;
  email?: string | undefined;
}

/**
 * Opens an account and signs in.
 * @throws invalid_input where the password is a common one
 */
export async function register(
  services: Services,
  registration: Registration,
  caller: Caller,
): Promise<Identity<SignUpStatus>> {
  const { db, clock } = services;
  const now = clock.now();
  const phone = internationalPhone(registration.phone);
  const { language, password } = registration;
  const { helpPhone } = await platformFacts(services);
  const entry: Entry = {
    action: actionFor("sign_up", caller),
    phone,
    language,
    requestId: caller.requestId,
    now,
    helpPhone,
  };
  if (password !== undefined) refuseWeakPassword(password, registration.phone);
  const ticketHash = hashOf(registration.ticket);
  const badTicket = { status: signUpStatus.badTicket, reason: "bad_ticket" } as const;
  // Looked at before the password is hashed, which is slow on purpose.
  if (!(await accounts.holdTicket(db, ticketHash, phone, now))) return refuseEntry(db, entry, badTicket);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const entered: Entered<SignUpStatus> = await inTransaction(db, async (tx) => {
    if (!(await accounts.holdTicket(tx, ticketHash, phone, now))) return refuseEntry(tx, entry, badTicket);
    const customer = await accounts.insertCustomer(tx, {
      phone,
      firstName: registration.first_name,
      lastName: registration.last_name,
      email: registration.email ?? null,
      passwordHash,
      createdAt: now,
    });
    if (!customer) {
      return refuseEntry(tx, entry, {
        status: signUpStatus.alreadyRegistered,
        reason: "already_registered",
      });
    }
    await accounts.consumeTicket(tx, ticketHash, now);
    await acceptInPassing(tx, customer.id, "customer", now);
    return welcome(
      tx,
      entry,
      customer,
      await openSession(services, tx, customer, caller, { phoneProvedAt: now }),
    );
  });
  return withGuestCarts(services, language, entered);
}

/**
 * The account of a number, which is opened where there is none: for who is made one of the platform's people. Nobody blocks it
 * until the transaction ends.
 * @param person phone in E.164
 */
export async function ensureAccount(
  tx: Queryable,
  person: { phone: string; firstName: string; lastName: string },
  now: Date,
): Promise<accounts.Customer> {
  await accounts.insertCustomer(tx, { ...person, createdAt: now });
  const account = await accounts.holdCustomerByPhone(tx, person.phone);
  if (!account) throw new Error("An account was neither there nor made.");
  return account;
}

/** The account of a number; nothing where there is none. @param phone E.164 */
export const accountOf = (db: Queryable, phone: string): Promise<accounts.Customer | undefined> =>
  accounts.findCustomerByPhone(db, phone);
