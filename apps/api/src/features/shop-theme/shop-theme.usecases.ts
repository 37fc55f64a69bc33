import { locales } from "@haat/i18n/locales";
import type { ShopLooks } from "@haat/contract/seller/seller-theme.contract";
import { previewPrefix } from "@haat/contract/shared/reserved-labels";
import type { Language } from "@haat/contract/shared/languages";
import type { ShopTheme } from "@haat/contract/shop/store.contract";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { draftPreviewKey } from "../shop/draft-preview";
import { withHomeLayout } from "../shop/home-layout";
import { usableTheme } from "../shop/stored-theme";
import { correctionsOf, isSameTheme, themeState } from "./guarded-theme";
import * as themes from "./shop-theme.repository";
import type { LooksRow } from "./shop-theme.repository";

/** The names that a theme's choices have in calls, where they differ from what is stored. */
export interface ThemeGiven extends Pick<ShopTheme, "surface" | "radius" | "density"> {
  seed: string;
  ribbon_seed: string;
  heading_font: string;
  card_ratio: ShopTheme["cardRatio"];
  card_style: ShopTheme["cardStyle"];
  header_layout: ShopTheme["headerLayout"];
  home_layout: ShopTheme["homeLayout"];
  dark_mode: ShopTheme["darkMode"];
}

const themeOf = (given: ThemeGiven, { digits }: ShopTheme): ShopTheme => ({
  version: 1,
  seed: given.seed,
  ribbonSeed: given.ribbon_seed,
  surface: given.surface,
  radius: given.radius,
  density: given.density,
  headingFont: given.heading_font,
  cardRatio: given.card_ratio,
  cardStyle: given.card_style,
  headerLayout: given.header_layout,
  homeLayout: given.home_layout,
  darkMode: given.dark_mode,
  ...(digits && { digits }),
});

/** Where the draft is looked at on the shop's own pages. */
function previewOf({ config, clock }: Services, shopId: number, language: Language): ShopLooks["preview"] {
  const at = (scheme: "light" | "dark") =>
    draftPreviewKey(config, { shopId, scheme, draftId: null }, clock.now());
  const prefix = locales[language].pathPrefix;
  const { key: light, until } = at("light");
  const { key: dark } = at("dark");
  const path = (key: string) => `${prefix}/${previewPrefix}${key}`;
  return { light: path(light), dark: path(dark), until: until.toISOString() };
}

async function looksSeen(
  services: Services,
  tx: Queryable,
  shopId: number,
  language: Language,
): Promise<ShopLooks> {
  const row = await themes.findLooks(tx, shopId);
  if (!row) throw new DomainError("shop_not_found");
  const usable = (theme: unknown) =>
    withHomeLayout(usableTheme(theme, shopId, services.logger), row.tradePicture);
  const published = usable(row.published);
  const draft = row.draft && usable(row.draft);
  const worn = await themes.listVersions(tx, shopId);
  return {
    version: row.version,
    published,
    draft: draft && { theme: draft, saved_by: row.savedBy, saved_at: row.savedAt?.toISOString() ?? "" },
    corrections: correctionsOf(draft ?? published),
    versions: worn.map(({ number, theme, publishedBy, publishedAt }, at) => ({
      number,
      theme: usable(theme),
      published_by: publishedBy,
      published_at: publishedAt.toISOString(),
      is_published: at === 0,
    })),
    preview: previewOf(services, shopId, language),
  };
}

/** How a shop looks, its draft, and how it looked before. */
export function showLooks(services: Services, { scope }: InShop, language: Language): Promise<ShopLooks> {
  return inTransaction(services.db, (tx) => looksSeen(services, tx, scope.shopId, language), scope);
}

interface Asked {
  language: Language;
  /** As it was read. */
  version: number;
}

/** The looks with the layout of the first page that the shop's trade has where none was chosen, so that both can be compared. */
function laidOut(row: LooksRow): LooksRow {
  const { published, draft, tradePicture } = row;
  return {
    ...row,
    published: withHomeLayout(published, tradePicture),
    draft: draft && withHomeLayout(draft, tradePicture),
  };
}

/** Runs a command on a shop's looks, and answers with them as they are then. */
function inLooksHeld(
  services: Services,
  { scope }: InShop,
  language: Language,
  work: (tx: Queryable, row: LooksRow) => Promise<void>,
): Promise<ShopLooks> {
  const { shopId } = scope;
  return inTransaction(
    services.db,
    async (tx) => {
      const row = await themes.holdLooks(tx, shopId);
      if (!row) throw new DomainError("shop_not_found");
      await work(tx, laidOut(row));
      return looksSeen(services, tx, shopId, language);
    },
    scope,
  );
}

/** @throws review_conflict where somebody changed the draft, or published, since it was read */
function requireRead(row: LooksRow, version: number): void {
  if (row.version !== version) throw new DomainError("review_conflict");
}

/**
 * Saves the draft. The same as it is already changes nothing; like what is published, there is none any more.
 * @throws review_conflict
 */
export function saveDraft(
  services: Services,
  inShop: InShop,
  { language, version, ...given }: Asked & ThemeGiven,
): Promise<ShopLooks> {
  const now = services.clock.now();
  const { actor, scope } = inShop;
  return inLooksHeld(services, inShop, language, async (tx, row) => {
    const theme = themeOf(given, row.published);
    const before = row.draft ?? row.published;
    if (isSameTheme(before, theme)) return;
    requireRead(row, version);
    const isDraft = !isSameTheme(row.published, theme);
    const draft = { theme, savedBy: actor.accountId, savedAt: now };
    await themes.putDraft(tx, scope.shopId, isDraft ? draft : undefined);
    const states = { before: themeState(before), after: themeState(theme) };
    await recordCommand(tx, actor, { action: "theme_draft", ...states }, now);
  });
}

/** Throws the draft away; where there is none, nothing changes. @throws review_conflict */
export function discardDraft(
  services: Services,
  inShop: InShop,
  { language, version }: Asked,
): Promise<ShopLooks> {
  return inLooksHeld(services, inShop, language, async (tx, row) => {
    if (!row.draft) return;
    requireRead(row, version);
    await themes.putDraft(tx, inShop.scope.shopId, undefined);
    const states = { before: themeState(row.draft), after: themeState(row.published) };
    await recordCommand(tx, inShop.actor, { action: "theme_discard", ...states }, services.clock.now());
  });
}

/** Has the shop wear the draft; where there is none, nothing changes. @throws review_conflict */
export function publishDraft(
  services: Services,
  inShop: InShop,
  { language, version }: Asked,
): Promise<ShopLooks> {
  const { shopId } = inShop.scope;
  return inLooksHeld(services, inShop, language, async (tx, row) => {
    if (!row.draft) return;
    requireRead(row, version);
    await themes.publish(tx, shopId, row.draft);
    await themes.putDraft(tx, shopId, undefined);
    const states = { before: themeState(row.published), after: themeState(row.draft) };
    await recordCommand(tx, inShop.actor, { action: "theme_publish", ...states }, services.clock.now());
  });
}

/**
 * Has the shop wear an earlier theme again, which is a new version; the draft stays. What it wears already changes nothing.
 * @throws not_found where there is no such version any more; review_conflict
 */
export function restoreVersion(
  services: Services,
  inShop: InShop,
  { language, version, number }: Asked & { number: number },
): Promise<ShopLooks> {
  const { shopId } = inShop.scope;
  return inLooksHeld(services, inShop, language, async (tx, row) => {
    const found = await themes.findVersion(tx, shopId, number);
    if (!found) throw new DomainError("not_found");
    const theme = withHomeLayout(found, row.tradePicture);
    if (isSameTheme(theme, row.published)) return;
    requireRead(row, version);
    await themes.publish(tx, shopId, theme);
    // Who is about to publish the draft has read what the shop wears now.
    await themes.countChange(tx, shopId);
    const states = { before: themeState(row.published), after: themeState(theme) };
    const command = { action: "theme_restore" as const, subject: String(number), ...states };
    await recordCommand(tx, inShop.actor, command, services.clock.now());
  });
}
