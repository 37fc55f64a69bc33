import type { SignInAnswer, User } from "@haat/contract/shop/account.contract";
import { signInStatus } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone } from "@haat/contract/shared/phone";
import { brand } from "@haat/i18n/brand";
import { translator, type SentenceKey } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { ExpectedCarts, LeftOutPieces, Services } from "../../http/call";
import { textIn } from "../../http/language";
import { maskPhone } from "../../process/log";
import { recordEvent, type AuditEvent } from "../audit/audit.usecases";
import type { Customer } from "./account.repository";
import type { OpenedSession } from "./session.usecases";

/** The answer of sign-in and sign-up. */
export interface Identity<Status extends number> {
  success: boolean;
  status: Status;
  message: string;
  user: User[];
  access_token: string | null;
  device_mark: string | null;
  left_out_pieces: number;
  left_out: SignInAnswer["left_out"];
}

/** The same within the transaction, where the guest's carts are still to come. */
export type Entered<Status extends number> = Identity<Status> & { carts?: ExpectedCarts | undefined };

/** Somebody who wants to be let in. */
export interface Entry {
  action: AuditEvent["action"];
  /** E.164; left out where it is not known before somebody is let in. */
  phone?: string;
  language: Language;
  requestId: string | undefined;
  now: Date;
  /** Who helps whom we do not let in. */
  helpPhone: string;
}

export function describeCustomer(customer: Customer): User {
  return {
    first_name: customer.firstName,
    last_name: customer.lastName,
    mobile: displayPhone(customer.phone),
    email: customer.email,
  };
}

const reasons = {
  bad_ticket: "api.account.ticketInvalid",
  bad_hand_over: "api.account.handOverInvalid",
  not_registered: "api.account.notRegistered",
  already_registered: "api.account.alreadyRegistered",
  blocked: "api.account.blocked",
} satisfies Record<string, SentenceKey>;

/** Lets nobody in, and writes down why. */
export async function refuseEntry<Status extends number>(
  db: Queryable,
  { action, phone, language, requestId, now, helpPhone }: Entry,
  refusal: { status: Status; reason: keyof typeof reasons; customerId?: number },
): Promise<Identity<Status>> {
  const { status, reason, customerId } = refusal;
  const subject = phone === undefined ? undefined : maskPhone(phone);
  await recordEvent(db, { action, customerId, subject, refusedFor: reason, requestId }, now);
  const message = translator(language)(reasons[reason], { help: helpPhone, brand: brand[language] });
  return {
    success: false,
    status,
    message,
    user: [],
    access_token: null,
    device_mark: null,
    ...describeLeftOut([], language),
  };
}

/** Lets a customer in with a new session, and writes it down. */
export async function welcome(
  tx: Queryable,
  { action, language, requestId, now }: Entry,
  customer: Customer,
  { token, deviceMark, carts }: OpenedSession,
): Promise<Entered<typeof signInStatus.success>> {
  await recordEvent(tx, { action, customerId: customer.id, requestId }, now);
  const sentence =
    action === "sign_up" || action === "console_sign_up" ? "api.account.registered" : "api.account.signedIn";
  return {
    success: true,
    status: signInStatus.success,
    message: translator(language)(sentence, { name: customer.firstName }),
    user: [describeCustomer(customer)],
    access_token: token,
    device_mark: deviceMark,
    ...describeLeftOut([], language),
    carts,
  };
}

/** Brings what somebody gathered as a guest, once the transaction that lets them in has ended. */
export async function withGuestCarts<Status extends number>(
  services: Services,
  language: Language,
  { carts, ...identity }: Entered<Status>,
): Promise<Identity<Status>> {
  if (!carts) return identity;
  const leftOut = await services.guestCarts.bring(services, carts);
  return { ...identity, ...describeLeftOut(leftOut, language) };
}

function describeLeftOut(
  leftOut: readonly LeftOutPieces[],
  language: Language,
): Pick<SignInAnswer, "left_out_pieces" | "left_out"> {
  return {
    left_out_pieces: leftOut.reduce((pieces, { quantity }) => pieces + quantity, 0),
    left_out: leftOut.map(({ shopName, productId, name, choice, quantity }) => ({
      shop_name: shopName,
      id_product: productId,
      name: textIn(language, name),
      choice: choice.map((value) => textIn(language, value)),
      quantity,
    })),
  };
}
