import { contract } from "@haat/contract/contract";
import { apiKeyScopes } from "@haat/contract/shared/api-key-scopes";
import { callTraits } from "@haat/contract/shared/call-traits";

/** How a call is sent: method, path below `/api`, and whether it takes an `Idempotency-Key`. */
export type CallRoute = readonly [method: string, path: string, isRepeatable: boolean];
/** By group and name, as in the contract. */
export type CallTable = Readonly<Record<string, Readonly<Record<string, CallRoute>>>>;

interface ContractedCall {
  "~orpc": { route: { method?: string; path?: string } };
}

function routeOf(group: string, call: string): CallRoute {
  const groups: Record<string, Record<string, ContractedCall>> = contract;
  const route = groups[group]?.[call]?.["~orpc"].route;
  if (!route?.method || !route.path) throw new Error(`The contract has no route for ${group}.${call}.`);
  const traits = callTraits[`${group}.${call}` as keyof typeof callTraits];
  return [route.method, route.path, traits.repeatable !== undefined];
}

const table: Record<string, Record<string, CallRoute>> = {};
for (const name of Object.values(apiKeyScopes).flat()) {
  const [group = "", call = ""] = name.split(".");
  (table[group] ??= {})[call] = routeOf(group, call);
}

/** Every call that an API key can open. In the package stands what this module comes to, and none of the contract. */
export const callTable: CallTable = table;
