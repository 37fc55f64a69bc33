import { createHash } from "node:crypto";
import { languages, type Language } from "@haat/contract/shared/languages";
import { formatMoney } from "@haat/i18n/money";
import { translator } from "@haat/i18n/translator";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import type { JobQueue } from "../../jobs/job-runner";
import type { FileStore } from "../../outside/file-store";
import { usableTheme } from "../shop/stored-theme";
import { iconNames } from "./app-icons";
import type { PictureContent } from "./picture-layout";
import { drawnIcons, drawnPictures, type DrawnPictures } from "./shop-app-drawing";
import { keepFile, wordedPictures, type ShopAppFiles, type WordedPicture } from "./shop-app-files";
import * as apps from "./shop-app.repository";
import type { AppSource } from "./shop-app.repository";
import { shopAppQueueName } from "./shop-app.usecases";

/** What the making of apps needs from outside. */
type MakingServices = Pick<Services, "db" | "files" | "clock" | "config" | "logger">;

/** The original of a picture by its media key; nothing where there is none. */
export type ReadPicture = (key: string) => Promise<Buffer | undefined>;

/** What draws an app's files: the thread, unless told. */
export interface AppDrawer {
  icons: typeof drawnIcons;
  pictures: typeof drawnPictures;
}
const threadDrawer: AppDrawer = { icons: drawnIcons, pictures: drawnPictures };

interface MakingParts extends MakingServices {
  readPicture: ReadPicture;
  drawer: AppDrawer;
}

/** Of what is drawn otherwise by a newer build; counted up, "make again" makes other files. */
const drawnAs = 2;

/** So many products a picture of the shop shows. */
const mostProducts = 6;

/** Makes the customer app of a shop. */
export function shopAppQueue(
  services: MakingServices,
  readPicture: ReadPicture,
  drawer: AppDrawer = threadDrawer,
): JobQueue {
  const parts = { ...services, readPicture, drawer };
  return {
    name: shopAppQueueName,
    attempts: 8,
    seconds: 180,
    run: async (payload) => makeShopApp(parts, (payload as { shopId: number }).shopId),
  };
}

/**
 * Makes a new version of a shop's app, where it is to be made: files first, under names that their content gives, then the
 * version, in one transaction. Who dies in between has left files that nobody looks at, and the next run writes them again.
 */
async function makeShopApp(parts: MakingParts, shopId: number): Promise<void> {
  const { db, clock } = parts;
  const source = await apps.findAppSource(db, shopId);
  if (!source?.staleSince) return;
  const madeFrom = digestOf(source);
  const { files, isDrawn } = await drawApp(parts, source);
  await inTransaction(db, async (tx) => {
    const found = await apps.holdAppSource(tx, shopId);
    // Another process was faster.
    if (!found || found.version !== source.version) return;
    const version = { shopId, version: found.version + 1, madeAt: clock.now(), madeFrom, isDrawn, files };
    await apps.addVersion(tx, version, { isUpToDate: digestOf(found) === madeFrom });
  });
}

/** What an app is made from, in one word. */
function digestOf({ slug, title, tagline, logo, theme }: AppSource): string {
  return createHash("sha256")
    .update(JSON.stringify([drawnAs, slug, title, tagline, logo, theme]))
    .digest("hex");
}

async function drawApp(parts: MakingParts, source: AppSource) {
  const { files, logger, readPicture, drawer } = parts;
  const theme = usableTheme(source.theme, source.shopId, logger);
  const logo = source.logo ? await readPicture(source.logo) : undefined;
  const name = source.title.bn || source.title.en;
  const { icons, isDrawn } = await drawer.icons({ logo, name, theme });
  const iconKeys: Partial<ShopAppFiles["icons"]> = {};
  for (const each of iconNames) iconKeys[each] = await keepFile(files, icons[each], "png");

  const shown = await shownProducts(parts, source.shopId);
  const pictureKeys: Partial<ShopAppFiles["pictures"]> = {};
  for (const language of languages) {
    const content = contentIn(language, parts, source, { icon: icons["any-192"], shown });
    pictureKeys[language] = await keepPictures(files, await drawer.pictures({ content, theme }));
  }
  return { files: { icons: iconKeys, pictures: pictureKeys } as ShopAppFiles, isDrawn };
}

async function keepPictures(files: FileStore, drawn: DrawnPictures) {
  const keys: Partial<Record<WordedPicture, string>> = {};
  for (const name of wordedPictures) keys[name] = await keepFile(files, drawn[name], "jpg");
  return keys as Record<WordedPicture, string>;
}

type ShownRow = Awaited<ReturnType<typeof apps.listShownProducts>>[number] & { bytes: Buffer | undefined };

async function shownProducts({ db, readPicture }: MakingParts, shopId: number) {
  const rows = await apps.listShownProducts(db, shopId, mostProducts);
  return Promise.all(rows.map(async (row) => ({ ...row, bytes: await readPicture(row.picture) })));
}

function contentIn(
  language: Language,
  { config }: MakingServices,
  { slug, title, tagline }: AppSource,
  { icon, shown }: { icon: Uint8Array; shown: ShownRow[] },
): PictureContent {
  const translate = translator(language);
  return {
    name: textIn(language, title),
    tagline: textIn(language, tagline),
    address: `${slug}.${new URL(config.platformOrigin).host}`,
    invitation: translate("shopApp.pictures.invitation"),
    searchWords: translate("shopApp.pictures.search"),
    productsTitle: translate("shopApp.pictures.products"),
    icon,
    products: shown.map(({ name, price, bytes }) => ({
      name: textIn(language, name),
      price: formatMoney(price, language),
      picture: bytes,
    })),
  };
}
