import type { SellerShopApp } from "@haat/contract/seller/seller-shop-app.contract";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { shortLinkOf } from "../shop-address/shop-address.usecases";
import { iconSides, type IconName } from "./app-icons";
import { packageNameOf } from "./package-name";
import { pictureSizes, type WordedPicture } from "./shop-app-files";
import * as apps from "./shop-app.repository";
import type { SellersApp } from "./shop-app.repository";

/** Where a shop and its app are found. */
export function linksOf(platformOrigin: string, { slug, sellerKey }: { slug: string; sellerKey: string }) {
  const origin = platformOrigin.replace("://", `://${slug}.`);
  return {
    origin,
    /** As it is typed. */
    host: new URL(origin).host,
    installPage: `${origin}/app`,
    shortLink: shortLinkOf(platformOrigin, sellerKey),
  };
}

/**
 * A shop with its app, as its people see it.
 * @throws not_found where the shop is gone
 */
export async function findSellersApp({ db }: Services, scope: MemberScope): Promise<SellersApp> {
  const found = await inTransaction(db, (tx) => apps.findSellersApp(tx, scope.shopId), scope);
  if (!found) throw new DomainError("shop_not_found");
  return found;
}

/** What the shop's people are told of its app. */
export async function describeSellerApp(
  services: Services,
  { scope }: InShop,
  language: Language,
): Promise<SellerShopApp> {
  const found = await findSellersApp(services, scope);
  const { origin, installPage, shortLink } = linksOf(services.config.platformOrigin, found);
  const { files } = found;
  const icon = (name: IconName) => ({
    path: files?.icons[name] ?? "",
    width: iconSides[name],
    height: iconSides[name],
  });
  const picture = (name: WordedPicture) => ({
    path: files?.pictures[language][name] ?? "",
    ...pictureSizes[name],
  });
  return {
    state: stateOf(found),
    version: files ? (found.version ?? 0) : 0,
    made_at: found.madeAt?.toISOString() ?? null,
    is_drawn: found.isDrawn ?? false,
    address: origin,
    install_page: installPage,
    short_link: shortLink,
    icons: files ? (["any-512", "maskable-512", "apple-touch"] as const).map(icon) : [],
    share_pictures: files ? (["share", "share-square"] as const).map(picture) : [],
    screenshots: files ? (["phone-screen", "desk-screen"] as const).map(picture) : [],
    texts: textsOf(textIn(language, found.title), { link: shortLink, install: installPage }, language),
    package_name: packageNameOf(found.sellerKey),
    fingerprints: found.fingerprints ?? [],
  };
}

function stateOf({ version, staleSince }: SellersApp): SellerShopApp["state"] {
  if (version === null) return "none";
  if (version === 0) return "waiting";
  return staleSince ? "stale" : "ready";
}

function textsOf(shop: string, links: { link: string; install: string }, language: Language): string[] {
  const translate = translator(language);
  return (["short", "order", "install"] as const).map((text) =>
    translate(`shopApp.texts.${text}`, { shop, ...links }),
  );
}

/**
 * Asks for the app to be made anew.
 * @throws not_found before the shop is approved: there is none to be made yet
 */
export function askForApp({ db, clock }: Services, { scope, actor }: InShop): Promise<void> {
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const before = await apps.askAgain(tx, scope.shopId, now);
      if (!before) throw new DomainError("not_found");
      await recordCommand(tx, actor, { action: "shop_app_make", subject: `version ${before.version}` }, now);
    },
    scope,
  );
}

/**
 * Says which certificates sign the shop's own app in stores.
 * @returns them as they are kept, each once
 * @throws not_found before the shop is approved
 */
export function saveFingerprints(
  { db, clock }: Services,
  { scope, actor }: InShop,
  given: readonly string[],
): Promise<string[]> {
  const after = [...new Set(given.map(spelled))];
  return inTransaction(
    db,
    async (tx) => {
      const before = await apps.holdFingerprints(tx, scope.shopId);
      if (!before) throw new DomainError("not_found");
      await apps.updateFingerprints(tx, scope.shopId, after);
      const states = { before: { fingerprints: before }, after: { fingerprints: after } };
      await recordCommand(tx, actor, { action: "shop_app_fingerprints", ...states }, clock.now());
      return after;
    },
    scope,
  );
}

/** As asset links have them: pairs in capitals with colons between. */
const spelled = (fingerprint: string) =>
  (fingerprint.replaceAll(":", "").toUpperCase().match(/../g) ?? []).join(":");
