import type { ApiGateway } from "@haat/web-host/api-gateway";
import { createShopsAtHosts, type Asker } from "@haat/web-host/shops-at-hosts";
import type { Visit } from "@haat/web-host/visit";
import type { StorefrontConfig } from "./config";
import { meaningOfHost } from "./hosts";

/** What a host is, as far as pages depend on it. */
export type Site =
  | { kind: "platform" }
  | {
      kind: "shop";
      shopName: string;
      /** It is a domain of the shop's own, whose name others than the platform control. */
      isOwnDomain: boolean;
      /** The host that is the shop's main address, where that is no sub-domain of the platform. */
      mainHost: string | undefined;
    };

/** No shop is at this host, or it cannot be known at this moment. */
export type NoSite = "unknown" | "unanswered";

/** Tells what hosts are: by their name, and of domains that are none of the platform's by what the API knows. */
export function createSites(
  api: Pick<ApiGateway, "createClient" | "onChange">,
  config: Pick<StorefrontConfig, "platformHost" | "proxySecret">,
) {
  const { platformHost } = config;
  const shopAt = createShopsAtHosts(api, config);
  return {
    /** What the host of a visit is. */
    async at({ origin, ...asker }: Pick<Visit, "origin"> & Asker): Promise<Site | NoSite> {
      const meaning = meaningOfHost(new URL(origin).host, platformHost);
      if (meaning.kind === "platform") return meaning;
      const isOwnDomain = meaning.kind === "domain";
      const host = isOwnDomain ? meaning.name : `${meaning.shopName}.${platformHost}`;
      const shop = await shopAt(host, asker);
      if (shop && shop !== "unanswered")
        return { kind: "shop", shopName: shop.name, isOwnDomain, mainHost: shop.mainHost };
      // A name that a shop had, or of a preview, or while the API does not answer: the page itself finds out what is there.
      if (!isOwnDomain) return { ...meaning, isOwnDomain, mainHost: undefined };
      return shop ?? "unknown";
    },
  };
}
export type Sites = ReturnType<typeof createSites>;
