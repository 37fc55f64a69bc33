import { z } from "zod";
import { reasonField } from "../seller/opening-fields";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { platformRole, shopRole } from "../shared/console-choices";
import { envelope, pageOfList } from "../shared/envelope";
import { idField, pageField, phoneField } from "../shared/fields";
import { heldKind } from "../shared/held-kind";
import { languageParam } from "../shared/languages";

export const customerStatus = oneWord("Whether an account may come in", {
  active: "it may",
  blocked: "the platform has blocked it: nobody signs in with it, neither to a shop nor to the console",
});

/** An account as a line of the platform's list. */
export const listedCustomer = z.object({
  id_customer: z.int(),
  name: z.string(),
  /** National form, `01712345678`. */
  mobile: z.string(),
  status: customerStatus,
  /** RFC 3339, UTC. */
  since: z.string(),
});
export type ListedCustomer = z.infer<typeof listedCustomer>;

/** Where an account is signed in, of one kind. */
export const openSessions = z.object({
  open: z.int(),
  /** When one of them was used last; null where there is none. */
  last_used_at: z.string().nullable(),
});

/** An account with what the platform may know of it: how much, and nothing of what was bought. */
export const seenCustomer = listedCustomer.extend({
  orders: z.int(),
  shop_sessions: openSessions,
  console_sessions: openSessions,
  /** Where they work. */
  shops: z.array(z.object({ seller_key: z.string(), title: z.string(), role: shopRole })),
  platform_role: platformRole.nullable(),
  /** Why it is blocked, since when (RFC 3339, UTC) and by whom, as far as the trail still has it; null for one that is not. */
  block: z.object({ reason: z.string(), at: z.string(), by: z.string() }).nullable(),
  has_second_factor: z.boolean(),
  /** A reset of their second factors that is under way; `null` where there is none. */
  id_factor_reset: z.int().nullable(),
});
export type SeenCustomer = z.infer<typeof seenCustomer>;

const keptWith = oneWord("How long something is kept", {
  days: "so many days",
  account: "as long as the account",
  order: "as long as the order",
});

/** What is held of a phone. */
export const heldOfPhone = z.object({
  /** National form. */
  phone: z.string(),
  /** The account of the phone; null where it has none. */
  id_customer: z.int().nullable(),
  kinds: z.array(
    z.object({
      kind: heldKind,
      rows: z.int(),
      /** For how long it is kept: so many days, or as long as the account or the order; `null` then. */
      kept_days: z.int().nullable(),
      kept_with: keptWith,
      /** Whether it goes, or loses the person, when the account is deleted. */
      goes_with_account: z.boolean(),
    }),
  ),
});
export type HeldOfPhone = z.infer<typeof heldOfPhone>;

const one = { language: languageParam, id: idField() };
const answer = envelope(z.object({ customer: seenCustomer }));
const tags = ["Console: platform"];

export const adminCustomerCalls = {
  customers: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/customers/{language}/{page}",
      tags,
      summary: "The accounts, the newest first, by a phone or by words of a name",
      description: `Counted, and in pages, up to ${business.officeCountedUpTo}, which stands for any more.`,
    })
    .input(
      z.strictObject({ language: languageParam, page: pageField, search: z.string().max(100).optional() }),
    )
    .output(envelope(z.object({ customers: z.array(listedCustomer), ...pageOfList }))),
  heldOfPhone: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/held_of_phone/{language}",
      tags,
      summary:
        "How much the platform holds of a phone, of which kinds and for how long; nothing of what it says",
    })
    .input(z.strictObject({ language: languageParam, phone: phoneField }))
    .output(envelope(heldOfPhone)),
  customer: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/customer/{language}/{id}",
      tags,
      summary: "An account: how much it ordered, where it is signed in and where it works",
    })
    .input(z.strictObject(one))
    .output(answer),
  blockCustomer: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/block_customer/{language}/{id}",
      tags,
      summary:
        "Block an account, with a reason that is kept, and end all its sessions; its open orders go on",
    })
    .input(z.strictObject({ ...one, reason: reasonField }))
    .output(answer),
  unblockCustomer: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/unblock_customer/{language}/{id}",
      tags,
      summary: "Let a blocked account in again",
    })
    .input(z.strictObject(one))
    .output(answer),
  signOutCustomer: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/sign_out_customer/{language}/{id}",
      tags,
      summary: "End all sessions of an account, in shops and in the console",
    })
    .input(z.strictObject(one))
    .output(answer),
};
