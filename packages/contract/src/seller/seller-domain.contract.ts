import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { oneWord } from "../shared/choices";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";

const code = (value: FieldErrorCode) => value;

export const hostState = oneWord("Where a host leads, as DNS said last", {
  here: "to the shop",
  elsewhere: "elsewhere",
  missing: "nowhere: DNS knows no such host",
});

export const domainState = oneWord("Whose a domain is", {
  waiting: "not yet proved to be the shop's",
  verified: "the shop's",
  lapsed: "it was the shop's and is no longer found to be",
});

/** A domain that a shop entered, what has to be entered at its registrar, and what DNS says. */
export const shopDomain = z.object({
  /** In ASCII, without `www.`. */
  domain: z.string(),
  /** As people write it; the same where it has no other letters. */
  written: z.string(),
  state: domainState,
  /** Its two forms, with their states once DNS answered; each can be the shop's main address once it leads here. */
  hosts: z.array(z.object({ host: z.string(), state: hostState.nullable(), is_main: z.boolean() })),
  /** The TXT record that proves that the domain is the shop's. */
  record: z.object({ name: z.string(), value: z.string(), is_there: z.boolean().nullable() }),
  /** Null before DNS was asked. */
  looked_at: z.iso.datetime().nullable(),
  /** Until when DNS is not asked again by hand; null where it may be now. */
  look_after: z.iso.datetime().nullable(),
  /** When the platform looks again by itself; null where it no longer does. */
  looks_again_at: z.iso.datetime().nullable(),
  /** DNS did not answer all that was asked. */
  is_unanswered: z.boolean(),
  /** It is verified as another shop's. */
  is_taken: z.boolean(),
});
export type ShopDomain = z.infer<typeof shopDomain>;

export const shopDomains = z.object({
  /** What `www.` and sub-domains are to be an alias (CNAME) of: the shop's host on the platform. */
  alias: z.string(),
  /** What a domain without `www.` is to have as its addresses (A, AAAA); empty where the platform names none. */
  addresses: z.array(z.string()),
  domains: z.array(shopDomain),
});
export type ShopDomains = z.infer<typeof shopDomains>;

/** A domain in any script, as somebody types it or copies it out of a browser. */
export const domainField = z
  .string({ error: code("domain_required") })
  .max(business.domainMaxLength, code("domain_invalid"));

const inShop = { language: languageParam, seller_key: sellerKeyField };
const knownDomain = z.string().min(1).max(business.domainMaxLength);
const tags = ["Console: settings"];
const answer = envelope(shopDomains);

export const sellerDomainCalls = {
  domains: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/domains/{language}/{seller_key}",
      tags,
      summary: "The shop's own domains, and what has to be entered at their registrars",
    })
    .input(z.strictObject(inShop))
    .output(answer),
  addDomain: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/domains/{language}",
      tags,
      summary: "Enter a domain as the shop's own; the same again changes nothing",
      description: `A shop has ${business.domainsPerShop} at most. One that is verified as another shop's is refused (409); others may have entered it, too.`,
    })
    .input(z.strictObject({ ...inShop, domain: domainField }))
    .output(
      envelope(
        shopDomains.extend({
          /** The domain as it is kept. */
          entered: z.string(),
        }),
      ),
    ),
  lookAtDomain: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/domain_look/{language}",
      tags,
      summary: "Ask DNS now whether a domain is the shop's and leads to it",
      description: `At most every ${business.domainLookSeconds} s; between, a job asks by itself.`,
    })
    .input(z.strictObject({ ...inShop, domain: knownDomain }))
    .output(answer),
  chooseMainAddress: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/main_address/{language}",
      tags,
      summary:
        "Make a verified domain, with `www.` or without, the shop's main address; null for its host on the platform",
      description: "The shop's other addresses lead there.",
    })
    .input(z.strictObject({ ...inShop, host: knownDomain.nullable() }))
    .output(answer),
  removeDomain: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/domain/{language}/{seller_key}/{domain}",
      tags,
      summary: "Remove a domain; one that is none of the shop's any more changes nothing",
    })
    .input(z.strictObject({ ...inShop, domain: knownDomain }))
    .output(answer),
};
