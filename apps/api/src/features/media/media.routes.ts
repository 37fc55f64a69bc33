import { Hono, type Context } from "hono";
import { createDerivatives, fingerprintOf, pictureFormats, pictureWidths } from "./derivatives";
import type { DerivativeOf, PictureFormat, PictureWidth } from "./derivatives";
import { QueueFull } from "./job-queue";
import type { FileStore } from "../../outside/file-store";
import { appFilesFolder, findOriginal, mediaKeyPattern } from "./media-files";

const address = new RegExp(`^/media/(${mediaKeyPattern})/(${pictureWidths.join("|")})$`);

/** A file of a shop's app, which is sent as it was drawn: icons must be of the type and size that a manifest says. */
const appFile = new RegExp(`^/media/(${appFilesFolder}/(png|jpg)/[0-9a-f]{32})$`);
const appFileTypes = { png: "image/png", jpg: "image/jpeg" } as const;

/** What a browser is to do with an answer: nothing but show it as the picture that it says it is. */
const lockedUp = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

/** Whether an `Accept` header names a media type, and not with a weight of nought (RFC 9110, 12.5.1). */
function names(accept: string, type: string): boolean {
  return accept.split(",").some((range) => {
    const [named, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return named === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** The best format that the browser names. JPEG needs no naming: every browser shows it. */
function formatFor(accept: string): PictureFormat {
  return pictureFormats.find((format) => names(accept, `image/${format}`)) ?? "jpeg";
}

/** Whether an `If-None-Match` header holds the tag (RFC 9110, 13.1.2: weak comparison). */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

const forGood = "public, max-age=31536000, immutable";

/** A file under a name that its content gives; nothing where the path is no such file's. */
async function answerAppFile(
  context: Context,
  uploads: FileStore | undefined,
): Promise<Response | undefined> {
  const [, key, type] = appFile.exec(context.req.path) ?? [];
  if (key === undefined) return undefined;
  const bytes = await uploads?.get(key);
  if (!bytes) return undefined;
  const headers = { "Cache-Control": forGood, ETag: `"${key.slice(-32)}"`, ...lockedUp };
  if (holds(context.req.header("if-none-match"), headers.ETag)) return context.body(null, 304, headers);
  const contentType = appFileTypes[type as keyof typeof appFileTypes];
  return context.body(new Uint8Array(bytes), 200, { ...headers, "Content-Type": contentType });
}

export interface MediaParts {
  folder: string;
  uploads?: FileStore;
  /** Shared with whoever makes derivatives before they are asked for. */
  derivativeOf?: DerivativeOf;
}

/**
 * `GET /media/<key>/<width>`: a picture in one of `pictureWidths`, as AVIF, WebP or JPEG, whichever the browser takes
 * first; 404 for any other key or width. An original is never sent itself, so no SVG is ever run by a browser.
 * `GET /media/apps/<type>/<digest>`: a file of a shop's app, as it was drawn.
 * @param options.folder holds the originals and what is made of them (see `media-files.ts`).
 * @param options.uploads holds what people upload and what is drawn of shops; without it there are no such files.
 */
export function createMediaRoutes({
  folder,
  uploads,
  derivativeOf = createDerivatives(folder),
}: MediaParts): Hono {
  const routes = new Hono();

  routes.get("/media/*", async (context) => {
    const drawn = await answerAppFile(context, uploads);
    if (drawn) return drawn;
    const [, key, width] = address.exec(context.req.path) ?? [];
    const original = key === undefined ? undefined : await findOriginal(folder, key, uploads);
    const notFound = () => context.body(null, 404, { ...lockedUp, "Cache-Control": "no-store" });
    if (key === undefined || original === undefined) return notFound();
    const format = formatFor(context.req.header("accept") ?? "");
    const name = { key, width: Number(width) as PictureWidth, format };
    const etag = `"${fingerprintOf(original, name)}"`;
    const headers = {
      "Cache-Control": forGood,
      ETag: etag,
      Vary: "Accept",
      ...lockedUp,
    };
    if (holds(context.req.header("if-none-match"), etag)) return context.body(null, 304, headers);
    const bytes = await derivativeOf(original, name).catch((error: unknown) => {
      if (error instanceof QueueFull) return "full" as const;
      throw error;
    });
    if (bytes === "full")
      return context.body(null, 429, { ...lockedUp, "Cache-Control": "no-store", "Retry-After": "2" });
    if (!bytes) return notFound();
    return context.body(new Uint8Array(bytes), 200, { ...headers, "Content-Type": `image/${format}` });
  });

  return routes;
}
