import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { strictTransport, strictTransportOfHost } from "@haat/contract/shared/answer-headers";
import { hostName } from "@haat/contract/shared/deployment-rules";
import { hasHungUp } from "@haat/contract/shared/hung-up";
import { business } from "@haat/contract/shared/business-constants";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { withAnswerHeaders } from "./answer-headers";
import type { ApiGateway } from "./api-gateway";
import { errorResponse } from "./error-response";
import { chooseLanguage, languageChoicePath } from "./language-choice";
import { languageRedirect } from "./language-redirect";
import { comesFromOwnPage } from "./origin-check";
import { hasTooManyParts } from "./path-limits";
import { readVisit, type Visit, type VisitSettings } from "./visit";

/**
 * The largest form we take. One with pictures takes a photo as phones make them, so that the page can say at its field that it
 * is over 2 MB, with all else as it was typed; and ten photos of goods that are not.
 */
const maxFormBytes = 100 * 1024;
const maxPictureFormBytes = 22 * 1024 * 1024;
/** A file of goods with a ZIP of photos, and a little more, so that the page can say that one of them is too large. */
const maxGoodsFormBytes = business.importTableMaxBytes + business.importZipMaxBytes + 4 * 1024 * 1024;

export interface HostedEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: { visit: Visit };
}

/** Nothing where it is none on this host. */
type MadeFile = Response | undefined;

/** What an app of pages is made of, beside the pages. */
export interface HostedAppParts {
  config: VisitSettings;
  api: Pick<ApiGateway, "fetch">;
  /** The page that a visit is answered with. */
  answerPage: (visit: Visit) => Promise<Response>;
  staticFile?: ((request: Request, pathname: string) => Response | undefined) | undefined;
  /** Pages whose form may bring a photo, by their path. */
  takesPicture: (pathname: string) => boolean;
  /** Pages whose form may bring a file of goods. */
  takesGoods?: (pathname: string) => boolean;
  /** Files that the app makes itself: they are answered before anything is asked of who wants them. */
  files?: Record<string, (c: Context<HostedEnvironment>) => MadeFile | Promise<MadeFile>>;
  /** Forms that no page of Remix takes, by the path that they are posted to. */
  posts?: Record<string, (request: Request, origin: string) => Promise<Response>>;
  /** Has the last word on an answer. */
  finish?: (request: Request, response: Response) => Response;
  logFault: (error: unknown, requestId: string) => void;
}

/**
 * The server of an app of pages: its files, the API and the media below it, the limits of what is sent, the Origin check,
 * the language of a path, and then its pages. `fetch` is all it is; nothing listens yet.
 */
export function createHostedApp(parts: HostedAppParts): Hono<HostedEnvironment> {
  const { config, api, answerPage, finish = (_, response) => response } = parts;
  const app = new Hono<HostedEnvironment>();

  app.use(async (c, next) => {
    await next();
    const transport = config.secure ? transportPolicy(c.req.raw, config.platformHost) : undefined;
    const answer = withAnswerHeaders(finish(c.req.raw, c.res), c.req.path, transport);
    if (answer === c.res) return;
    // Hono would lay the headers of the answer it had over those of the new one.
    c.res = undefined;
    c.res = answer;
  });
  app.use(async (c, next) => {
    const file = parts.staticFile?.(c.req.raw, c.req.path);
    return file ?? (await next());
  });
  for (const [path, file] of Object.entries(parts.files ?? {}))
    app.get(path, async (c, next) => (await file(c)) ?? (await next()));
  for (const path of ["/api/*", "/media/*", "/healthz", "/readyz", "/metrics"])
    app.all(path, (c) => api.fetch(c.req.raw, c.env));

  useLimits(app, parts);
  app.use(async (c, next) => {
    const visit = readVisit(c.req.raw, socketAddress(c), config);
    c.set("visit", visit);
    return comesFromOwnPage(visit.request, visit.origin) ? await next() : errorResponse(visit.request, 403);
  });
  const posts = { ...parts.posts, [languageChoicePath]: chooseLanguage };
  for (const [path, answer] of Object.entries(posts))
    app.post(path, (c) => answer(c.var.visit.request, c.var.visit.origin));
  app.get("*", async (c, next) => {
    const redirect = await languageRedirect(c.var.visit.request);
    if (!redirect) return next();
    return c.body(null, redirect.status, { Location: redirect.to, Vary: "Cookie, Accept-Language" });
  });
  app.all("*", async (c) => answerPage(c.var.visit));
  app.onError((error, c) => {
    // Nobody is there to read it.
    if (hasHungUp(error)) return c.body(null, 400);
    const requestId = c.get("visit")?.requestId ?? randomUUID();
    parts.logFault(error, requestId);
    return errorResponse(c.req.raw, 500, { requestId });
  });
  return app;
}

/** What else is below a shop's own domain is its owner's: that HTTPS is for all of it is said of the platform alone. */
function transportPolicy({ headers }: Request, platformHost: string): string {
  const name = hostName(headers.get("host") ?? platformHost);
  return name === platformHost || name.endsWith(`.${platformHost}`) ? strictTransport : strictTransportOfHost;
}

const socketAddress = ({ env }: Context<HostedEnvironment>) =>
  env?.incoming?.socket.remoteAddress ?? "127.0.0.1";

/** Refuses addresses of thousands of parts, and forms larger than any page's. */
function useLimits(
  app: Hono<HostedEnvironment>,
  {
    config,
    answerPage,
    takesPicture,
    takesGoods = () => false,
  }: Pick<HostedAppParts, "config" | "answerPage" | "takesPicture" | "takesGoods">,
): void {
  /** The page of a form that was not read, since it is too large. */
  const withoutForm = async (c: Context<HostedEnvironment>) => {
    const { url, method, headers } = c.req.raw;
    const visit = readVisit(new Request(url, { method, headers }), socketAddress(c), config);
    return comesFromOwnPage(visit.request, visit.origin)
      ? answerPage({ ...visit, isTooLarge: true })
      : errorResponse(visit.request, 403);
  };
  const limitOf = (maxSize: number) => bodyLimit({ maxSize, onError: withoutForm });
  const [limit, pictureLimit] = [limitOf(maxFormBytes), limitOf(maxPictureFormBytes)];
  const goodsLimit = limitOf(maxGoodsFormBytes);

  app.use(async (c, next) =>
    hasTooManyParts(new URL(c.req.raw.url)) ? errorResponse(c.req.raw, 404) : await next(),
  );
  app.use((c, next) => {
    // Asking a request for its body makes another object of it, which who reads a page need not pay for.
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    if (takesGoods(c.req.path)) return goodsLimit(c, next);
    return (takesPicture(c.req.path) ? pictureLimit : limit)(c, next);
  });
}
