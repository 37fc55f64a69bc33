import type { appPaper } from "@haat/contract/shared/choices";
import { languages, type Language } from "@haat/contract/shared/languages";
import type { z } from "zod";
import type { MemberScope } from "../../database/tenant-scope";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { createJobQueue, QueueFull } from "../media/job-queue";
import { usableTheme } from "../shop/stored-theme";
import { appColours } from "./app-colours";
import type { IconName } from "./app-icons";
import { packageNameOf } from "./package-name";
import { drawQrPng, drawQrSvg } from "./qr-code";
import { findSellersApp, linksOf } from "./seller-shop-app.usecases";
import { drawnPaper } from "./shop-app-drawing";
import type { ShopAppFiles } from "./shop-app-files";
import type { SellersApp } from "./shop-app.repository";
import { zipKit } from "./store-kit";

type Paper = z.infer<typeof appPaper>;

const types: Record<Paper, { extension: string; type: string }> = {
  qr_svg: { extension: "svg", type: "image/svg+xml" },
  qr_png: { extension: "png", type: "image/png" },
  poster: { extension: "pdf", type: "application/pdf" },
  stickers: { extension: "pdf", type: "application/pdf" },
  store_kit: { extension: "zip", type: "application/zip" },
};

/** One paper is drawn at a time, and few wait. */
const inQueue = createJobQueue<BlobPart>(1, 8);
/** When whoever came while too many waited may come back, in s. */
const queueSeconds = 5;

/**
 * A paper of a shop, or its kit for the Play Store, as a file.
 * @throws not_found before the first version of the app is made; too_many_requests where too many wait
 */
export async function drawPaper(
  services: Services,
  { scope }: { scope: MemberScope },
  paper: Paper,
  language: Language,
): Promise<File> {
  const app = await findSellersApp(services, scope);
  const { extension, type } = types[paper];
  const name = `${app.slug}-${paper.replace("_", "-")}.${extension}`;
  const key = `${scope.shopId} ${paper} ${language}`;
  const bytes = await inQueue(key, () => contentOf(services, app, paper, language)).catch(
    (error: unknown) => {
      throw error instanceof QueueFull
        ? new DomainError("too_many_requests", { retry_after: queueSeconds })
        : error;
    },
  );
  return new File([bytes], name, { type });
}

async function contentOf(
  services: Services,
  app: SellersApp,
  paper: Paper,
  language: Language,
): Promise<BlobPart> {
  const { shortLink, host } = linksOf(services.config.platformOrigin, app);
  if (paper === "qr_svg") return drawQrSvg(shortLink);
  if (paper === "qr_png") return new Uint8Array(await drawQrPng(shortLink));
  const { files, madeAt } = app;
  if (!files || !madeAt) throw new DomainError("not_found");
  if (paper === "store_kit") return kitOf(services, app, { files, madeAt });
  const theme = usableTheme(app.theme, app.shopId, services.logger);
  const content = {
    language,
    name: textIn(language, app.title),
    tagline: textIn(language, app.tagline),
    link: shortLink,
    address: host,
    icon: await fileOf(services, files.icons["any-512"]),
    madeAt,
  };
  return new Uint8Array(await drawnPaper({ paper, content, theme }));
}

const kitIcons = [
  "any-512",
  "maskable-512",
  "monochrome",
  "shortcut-orders",
  "shortcut-cart",
  "shortcut-products",
] as const;

async function kitOf(
  services: Services,
  app: SellersApp,
  { files, madeAt }: { files: ShopAppFiles; madeAt: Date },
): Promise<BlobPart> {
  const { origin, host } = linksOf(services.config.platformOrigin, app);
  const path = (name: IconName) => `/media/${files.icons[name]}`;
  const name = Object.fromEntries(languages.map((each) => [each, textIn(each, app.title)]));
  const kit = {
    packageName: packageNameOf(app.sellerKey),
    host,
    origin,
    name: name as Record<Language, string>,
    colours: appColours(usableTheme(app.theme, app.shopId, services.logger)),
    icons: {
      any: path("any-512"),
      maskable: path("maskable-512"),
      monochrome: path("monochrome"),
      orders: path("shortcut-orders"),
      cart: path("shortcut-cart"),
      products: path("shortcut-products"),
    },
    fingerprints: app.fingerprints ?? [],
    version: app.version ?? 1,
    madeAt,
  };
  const pictures: Record<string, Uint8Array> = {};
  for (const icon of kitIcons) pictures[icon] = await fileOf(services, files.icons[icon]);
  return zipKit(kit, pictures);
}

/** @throws where a file of a whole version is not there, which is a fault */
async function fileOf({ files }: Services, key: string): Promise<Buffer> {
  const bytes = await files.get(key);
  if (!bytes) throw new Error(`The file ${key} of a shop's app is not there.`);
  return bytes;
}
