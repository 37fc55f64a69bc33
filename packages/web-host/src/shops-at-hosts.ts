import { callHeaders } from "@haat/contract/shared/client";
import type { CallErrorCode } from "@haat/contract/shared/error-codes";
import { LRUCache } from "lru-cache";
import type { ApiGateway } from "./api-gateway";
import { inTime } from "./in-time";
import type { Visit, VisitSettings } from "./visit";

/** The shop that a host is of. */
export interface ShopAtHost {
  id: number;
  name: string;
  /** The host that is its main address, where that is no sub-domain of the platform. */
  mainHost: string | undefined;
}

/** For how long an answer is used when no change is heard of, and one that there is no such shop, in ms. */
const keptMilliseconds = 60_000;
const missingMilliseconds = 5_000;
const hostsRemembered = 5000;
/** How long an answer is waited for where an older one is at hand, in ms. */
const patienceMilliseconds = 1000;

/** What the API said of a host. */
interface Known {
  /** Nothing where no shop is there. */
  shop: ShopAtHost | undefined;
  /** In ms; 0 where a change made it old. */
  until: number;
}

/** Who asks, for the API's log and limits. */
export type Asker = Pick<Visit, "clientAddress" | "requestId">;

/**
 * Tells which shop a host is of, as the API knows it. An answer is kept for a minute, and no longer than until the API tells
 * of a change of the shop; while it does not answer, the last answer holds.
 * @returns answers "unanswered" where nothing is known
 */
export function createShopsAtHosts(
  api: Pick<ApiGateway, "createClient" | "onChange">,
  { proxySecret }: Pick<VisitSettings, "proxySecret">,
  now: () => number = Date.now,
): (host: string, asker: Asker) => Promise<ShopAtHost | undefined | "unanswered"> {
  const known = new LRUCache<string, Known>({ max: hostsRemembered });
  const asking = new Map<string, Promise<Known | undefined>>();
  let changes = 0;
  api.onChange((shopId) => {
    changes += 1;
    for (const entry of known.values())
      if (shopId === undefined || entry.shop === undefined || entry.shop.id === shopId) entry.until = 0;
  });

  async function ask(host: string, { clientAddress, requestId }: Asker): Promise<Known | undefined> {
    const client = api.createClient({
      [callHeaders.proxySecret]: proxySecret,
      [callHeaders.clientAddress]: clientAddress,
      [callHeaders.requestId]: requestId,
    });
    const [begun, changesBefore] = [now(), changes];
    // What changed while it was asked may have made the answer old already.
    const untilAfter = (kept: number) => (changes === changesBefore ? begun + kept : 0);
    try {
      const { data } = await client.shopAddress.shopAtHost({ host });
      const { id_shop: id, shop_name: name, own_domain } = data;
      return { shop: { id, name, mainHost: own_domain ?? undefined }, until: untilAfter(keptMilliseconds) };
    } catch (error) {
      return isMissing(error) ? { shop: undefined, until: untilAfter(missingMilliseconds) } : undefined;
    }
  }

  function askOnce(host: string, asker: Asker): Promise<Known | undefined> {
    const underWay = asking.get(host);
    if (underWay) return underWay;
    const asked = ask(host, asker)
      .then((answer) => {
        if (answer) known.set(host, answer);
        return answer;
      })
      .finally(() => asking.delete(host));
    asking.set(host, asked);
    return asked;
  }

  return async (host, asker) => {
    const before = known.get(host);
    if (before && before.until > now()) return before.shop;
    const asked = askOnce(host, asker);
    const answer = await (before ? inTime(asked, patienceMilliseconds) : asked);
    // Not everybody waits as long.
    if (before && !answer) before.until = now() + missingMilliseconds;
    const last = answer ?? before;
    return last ? last.shop : "unanswered";
  };
}

const missing: CallErrorCode = "store_not_found";
const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === missing;
