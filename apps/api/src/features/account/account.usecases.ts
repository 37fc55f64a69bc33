import { hash } from "@node-rs/argon2";
import type { User } from "@haat/contract/account.contract";
import { business, signInStatus, signUpStatus } from "@haat/contract/business-constants";
import type { Language } from "@haat/contract/languages";
import { displayPhone, internationalPhone } from "@haat/contract/phone";
import { helpPhone } from "@haat/i18n/brand";
import { translator, type SentenceKey } from "@haat/i18n/translator";
import type { Services } from "../../platform/call";
import { secondsAfter } from "../../platform/clock";
import type { Queryable } from "../../platform/database";
import { Refusal } from "../../platform/errors";
import { hashOf, randomToken } from "../../platform/secrets";
import { inTransaction } from "../../platform/transaction";
import * as accounts from "./account.repository";
import type { Customer } from "./account.repository";
import { isCommonPassword } from "./common-passwords";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; algorithm 2 is argon2id, the library's default. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The answer of sign-in and sign-up (specification §7). */
interface Identity {
  success: boolean;
  status: number;
  message: string;
  user: User[];
  access_token: string | null;
}

export function describeCustomer(customer: Customer): User {
  return {
    first_name: customer.firstName,
    last_name: customer.lastName,
    mobile: displayPhone(customer.phone),
    email: customer.email,
  };
}

interface Proof {
  /** National form. */
  phone: string;
  ticket: string;
  guestKeyHash: string | undefined;
  language: Language;
}

function refused(status: number, sentence: SentenceKey, language: Language): Identity {
  const message = translator(language)(sentence, { help: helpPhone });
  return { success: false, status, message, user: [], access_token: null };
}

/** Uses the held ticket up, opens a session and brings the guest's carts along. */
async function openSession(
  { adoptGuest, clock }: Services,
  tx: Queryable,
  customer: Customer,
  proof: Proof,
): Promise<string> {
  const now = clock.now();
  await accounts.consumeTicket(tx, hashOf(proof.ticket), now);
  const token = randomToken();
  await accounts.insertSession(tx, {
    tokenHash: hashOf(token),
    customerId: customer.id,
    createdAt: now,
    expiresAt: secondsAfter(now, business.sessionSeconds),
  });
  if (proof.guestKeyHash) await adoptGuest(tx, proof.guestKeyHash, customer.id, now);
  return token;
}

function welcomed(customer: Customer, token: string, sentence: SentenceKey, language: Language): Identity {
  const message = translator(language)(sentence, { name: customer.firstName });
  return {
    success: true,
    status: signInStatus.success,
    message,
    user: [describeCustomer(customer)],
    access_token: token,
  };
}

/** Signs in with a ticket. Only success uses the ticket up: a phone without an account can still sign up with it. */
export async function signIn(services: Services, proof: Proof): Promise<Identity> {
  const { db, clock } = services;
  const { language } = proof;
  const phone = internationalPhone(proof.phone);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    if (!(await accounts.holdTicket(tx, hashOf(proof.ticket), phone, now))) {
      return refused(signInStatus.badTicket, "api.account.ticketInvalid", language);
    }
    const customer = await accounts.findCustomerByPhone(tx, phone);
    if (!customer) return refused(signInStatus.notRegistered, "api.account.notRegistered", language);
    if (customer.status === "blocked") {
      return refused(signInStatus.blocked, "api.account.blocked", language);
    }
    const token = await openSession(services, tx, customer, proof);
    return welcomed(customer, token, "api.account.signedIn", language);
  });
}

interface Registration extends Proof {
  first_name: string;
  last_name: string;
  password: string;
  email?: string | undefined;
}

/**
 * Opens an account and signs in.
 * @throws invalid_input where the password is a common one
 */
export async function register(services: Services, registration: Registration): Promise<Identity> {
  const { db, clock } = services;
  const { language, password } = registration;
  const phone = internationalPhone(registration.phone);
  const now = clock.now();
  if (isCommonPassword(password) || password.includes(registration.phone)) {
    throw new Refusal("invalid_input", {}, [{ field: "password", code: "password_common" }]);
  }
  const ticketHash = hashOf(registration.ticket);
  const badTicket = () => refused(signUpStatus.badTicket, "api.account.ticketInvalid", language);
  // Looked at before the password is hashed, which is slow on purpose.
  if (!(await accounts.holdTicket(db, ticketHash, phone, now))) return badTicket();
  const passwordHash = await hash(password.normalize("NFC"), argon2id);
  return inTransaction(db, async (tx) => {
    if (!(await accounts.holdTicket(tx, ticketHash, phone, now))) return badTicket();
    const customer = await accounts.insertCustomer(tx, {
      phone,
      firstName: registration.first_name,
      lastName: registration.last_name,
      email: registration.email ?? null,
      passwordHash,
      createdAt: now,
    });
    if (!customer) return refused(signUpStatus.alreadyRegistered, "api.account.alreadyRegistered", language);
    const token = await openSession(services, tx, customer, registration);
    return welcomed(customer, token, "api.account.registered", language);
  });
}

/** Ends a session for good, on this server and every other. */
export async function signOut({ db, clock }: Services, token: string): Promise<void> {
  await accounts.revokeSession(db, hashOf(token), clock.now());
}
