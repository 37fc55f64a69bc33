import type { ShopTheme } from "@haat/contract/shop/store.contract";
import { createThread } from "../../process/worker-thread";
import { appColours } from "./app-colours";
import { drawIcons, type IconName } from "./app-icons";
import { readLogo } from "./logo-picture";
import { monogramOf } from "./monogram";
import type { PictureContent } from "./picture-layout";
import { drawPoster, drawStickers, type PaperContent } from "./printed-papers";
import { drawDeskScreen, drawPhoneScreen } from "./screen-pictures";
import { drawSquareShare, drawWideShare } from "./share-pictures";
import { wordedPictures, type WordedPicture } from "./shop-app-files";

/** What the thread is asked to draw. */
export type AppDrawing =
  | { kind: "icons"; logo: Uint8Array | undefined; name: string; theme: ShopTheme }
  | { kind: "pictures"; content: PictureContent; theme: ShopTheme }
  | { kind: "paper"; paper: "poster" | "stickers"; content: PaperContent; theme: ShopTheme };

/** A shop's icons, and whether they show letters since there is no logo that is large enough. */
export interface DrawnIcons {
  icons: Record<IconName, Uint8Array>;
  isDrawn: boolean;
}
export type DrawnPictures = Record<WordedPicture, Uint8Array>;

const drawers = {
  share: drawWideShare,
  "share-square": drawSquareShare,
  "phone-screen": drawPhoneScreen,
  "desk-screen": drawDeskScreen,
} as const;

/** Draws what is asked for; within the thread. */
export async function draw(drawing: AppDrawing): Promise<DrawnIcons | DrawnPictures | Uint8Array> {
  const colours = appColours(drawing.theme);
  if (drawing.kind === "icons") {
    const logo = drawing.logo && (await readLogo(drawing.logo));
    const icons = await drawIcons({ logo, letters: monogramOf(drawing.name) }, colours);
    return { icons, isDrawn: logo === undefined };
  }
  if (drawing.kind === "paper") {
    const drawPaper = drawing.paper === "poster" ? drawPoster : drawStickers;
    return drawPaper(drawing.content, colours);
  }
  const drawn: Partial<DrawnPictures> = {};
  for (const name of wordedPictures) drawn[name] = await drawers[name](drawing.content, colours);
  return drawn as DrawnPictures;
}

const askThread = createThread<AppDrawing, DrawnIcons | DrawnPictures | Uint8Array>(
  "shop-app-thread",
  new URL("./shop-app-thread.ts", import.meta.url),
  // A job may take 180 s (shop-app.job.usecases.ts), and asks twice.
  { longestMilliseconds: 60_000 },
);

/** The icons of a shop's app, drawn beside everything else. */
export const drawnIcons = async (asked: Omit<AppDrawing & { kind: "icons" }, "kind">) =>
  (await askThread({ kind: "icons", ...asked })) as DrawnIcons;

/** The pictures of a shop that words are on, drawn beside everything else. */
export const drawnPictures = async (asked: Omit<AppDrawing & { kind: "pictures" }, "kind">) =>
  (await askThread({ kind: "pictures", ...asked })) as DrawnPictures;

/** A paper of a shop as a PDF, drawn beside everything else. */
export const drawnPaper = async (asked: Omit<AppDrawing & { kind: "paper" }, "kind">) =>
  (await askThread({ kind: "paper", ...asked })) as Uint8Array;
