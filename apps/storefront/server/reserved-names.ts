import { callHeaders } from "@haat/contract/shared/client";
import { attempt } from "@haat/web-forms/call-failure.server";
import { reservedNames } from "../app/urls/platform-pages";
import type { StorefrontParts } from "./storefront-parts";

/**
 * Says which shops have a name that the platform took for a page of its own after they had it: nobody is told so otherwise,
 * for the page just stands where the shop was.
 */
export async function warnOfReservedNames(
  { api, config }: Pick<StorefrontParts, "api" | "config">,
  log: { warn(sentence: string): void },
): Promise<void> {
  const client = api.createClient({
    [callHeaders.clientAddress]: "127.0.0.1",
    [callHeaders.proxySecret]: config.proxySecret,
  });
  const { platformHost, secure } = config;
  const origin = `${secure ? "https" : "http"}://${platformHost}`;
  for (const name of reservedNames) {
    const asked = attempt(client.store.sellerInfoByShop({ language: "en", shop_name: name }));
    const found = await asked.catch(() => undefined);
    if (found?.ok === false && found.failure.code === "store_not_found") continue;
    if (!found?.ok) {
      log.warn(
        "Whether a shop has the name of a page of the platform's is not known, for the API did not answer; the next start looks again.",
      );
      return;
    }
    log.warn(
      `The shop "${name}" has a name that is an address of the platform's own now: ${origin}/${name} shows the platform's page, and links to the shop there lead to it; its own host ${name}.${platformHost}, its orders and calls of the API work as before. Give the shop another slug.`,
    );
  }
}
