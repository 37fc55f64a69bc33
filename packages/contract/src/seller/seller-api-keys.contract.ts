import { z } from "zod";
import { apiKeyScope } from "../shared/api-key-choices";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { publicIdField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { apiKeyDaysField, apiKeyNameField, apiKeyScopesField } from "./api-key-fields";

export const apiKeyState = oneWord("Whether an API key opens anything", {
  active: "it does",
  expired: "its time is over",
  revoked: "somebody took it back",
  ownerless: "who made it is of the shop's staff no more, or is blocked",
});

/** An API key as it is known after it was made: without the key. */
export const apiKey = z.object({
  id_api_key: z.string(),
  /** Which program has it, as the shop calls it. */
  name: z.string(),
  scopes: z.array(apiKeyScope),
  state: apiKeyState,
  /** How it begins and ends. */
  prefix: z.string(),
  last_four: z.string(),
  made_by: z.string(),
  /** RFC 3339, UTC. */
  made_at: z.string(),
  /** Null where it has no end. */
  expires_at: z.string().nullable(),
  /** Null before it was used; some minutes old at most. */
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: programs"];

export const sellerApiKeyCalls = {
  apiKeys: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/api_keys/{language}/{seller_key}",
      tags,
      summary: "The API keys of a shop, the newest first",
      description: `One that opens nothing any more stands there for ${business.apiKeyKeptDays} days.`,
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ api_keys: z.array(apiKey) }))),
  createApiKey: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/api_key/{language}",
      tags,
      summary: "Make an API key for a program; `api_key` is answered this one time",
      description: `The program sends it as \`Authorization: Bearer <api_key>\`. It opens the calls of its scopes in this shop, as far as who made it may make them, and no others. A shop has ${business.apiKeysPerShop} at most.`,
    })
    .input(
      z.strictObject({
        ...inShop,
        name: apiKeyNameField,
        scopes: apiKeyScopesField,
        days: apiKeyDaysField,
      }),
    )
    .output(envelope(apiKey.extend({ api_key: z.string() }))),
  revokeApiKey: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/api_key/{language}/{seller_key}/{id}",
      tags,
      summary: "Revoke an API key: it opens nothing from the next call on; again changes nothing",
    })
    .input(z.strictObject({ ...inShop, id: publicIdField }))
    .output(envelope(apiKey)),
};
