import { callTraits, type CallName } from "@haat/contract/shared/call-traits";
import type { ApiClient } from "@haat/contract/shared/client";

/**
 * The API as a page asks it. A call whose answer is its caller's own (`callTraits`) makes the page one visitor's, even
 * where nobody is signed in: kept for many, it would show all of them what only one had asked.
 * @param onOwnCall hears of such a call before it is made
 */
export function watchedClient(client: ApiClient, onOwnCall: () => void): ApiClient {
  return new Proxy(client, {
    get(groups, group) {
      const calls: unknown = Reflect.get(groups, group);
      if (typeof group !== "string" || !groupNames.has(group)) return calls;
      return new Proxy(calls as object, {
        get(target, name) {
          if (callTraits[`${group}.${String(name)}` as CallName]?.answer === "own") onOwnCall();
          return Reflect.get(target, name) as unknown;
        },
      });
    },
  });
}

const groupNames: ReadonlySet<string> = new Set(
  Object.keys(callTraits).map((call) => call.split(".")[0] ?? ""),
);
