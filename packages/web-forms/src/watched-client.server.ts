import type { CallName } from "@haat/contract/shared/call-name";
import { callTraits } from "@haat/contract/shared/call-traits";
import type { ApiClient } from "@haat/contract/shared/client";
import { isNotAnswered } from "./call-failure.server";

/** Who hears of what a page asks. */
interface CallWatch {
  /** Hears of a call whose answer is its caller's own, before it is made. */
  onOwnCall?: () => void;
  /** Hears that a call was not answered: the API or its database is away, or too late. */
  onNotAnswered: () => void;
}

/**
 * The API as a page asks it. A call whose answer is its caller's own (`callTraits`) makes the page one visitor's, even
 * where nobody is signed in: kept for many, it would show all of them what only one had asked.
 */
export function watchedClient(client: ApiClient, { onOwnCall, onNotAnswered }: CallWatch): ApiClient {
  return new Proxy(client, {
    get(groups, group) {
      const calls: unknown = Reflect.get(groups, group);
      if (typeof group !== "string" || !groupNames.has(group)) return calls;
      return new Proxy(calls as object, {
        get(target, name) {
          if (callTraits[`${group}.${String(name)}` as CallName]?.answer === "own") onOwnCall?.();
          const call: unknown = Reflect.get(target, name);
          return typeof call === "function" ? tapped(call as Call, onNotAnswered) : call;
        },
      });
    },
  });
}

type Call = (...input: unknown[]) => Promise<unknown>;

const tapped =
  (call: Call, onNotAnswered: () => void): Call =>
  (...input) => {
    const answer = call(...input);
    answer.catch((error: unknown) => {
      if (isNotAnswered(error)) onNotAnswered();
    });
    return answer;
  };

const groupNames: ReadonlySet<string> = new Set(
  Object.keys(callTraits).map((call) => call.split(".")[0] ?? ""),
);
