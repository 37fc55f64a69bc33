import type { PageView } from "../app/server/http/request-context.server";
import { spareCartKey } from "../app/server/session/cart-key.server";
import type { Session, SessionData, ShopperCookie } from "../app/server/session/session.server";
import type { VisitorKind } from "../app/server/session/visitor.server";
import { readVisitorChoices } from "../app/server/session/visitor-choices.server";
import { compressed, compressedBody } from "@haat/web-host/compression";
import { createKeptMarkup } from "@haat/web-host/kept-markup";
import { createPageLimits } from "@haat/web-host/page-limits";
import { addressOf, cacheKey, kindOf } from "./page-key";
import { createPageRendering, cacheablePage, ownPage, type RenderJob } from "./page-rendering";
import type { Visit } from "@haat/web-host/visit";
import { answerFromCache, createCachedPages, type CachedPage } from "@haat/web-host/cached-pages";
import { pieceAnswer, readPiece, type EdgePiece } from "@haat/web-host/edge-page";
import { errorResponse } from "@haat/web-host/error-response";
import { inTime } from "@haat/web-host/in-time";
import { savedCopyHeader } from "@haat/web-host/saved-copy-header";
import { createEdgeAnswers } from "./edge-answers";
import { isFailed } from "@haat/web-forms/passing-failures.server";
import { createUnsentForms } from "@haat/web-forms/unsent-forms.server";
import { answerWithLast, createOutage, lastPageFor } from "./last-pages";
import { toMainAddress } from "./main-address";
import type { Site } from "./sites";
import { createSlotValues } from "./slot-values";
import type { StorefrontParts } from "./storefront-parts";
import { unsentFormRules } from "./unsent-form-rules";
import { createViewCounter } from "./view-counter";

type Page = CachedPage<PageView>;

/** Whether a page came from our memory, at once or since it would be drawn as it was (RFC 9211). */
type MemoryState = "hit" | "fwd=miss" | "fwd=stale; fwd-status=304";

/** How long a page is waited for where an older one is at hand, in ms. */
const patienceMilliseconds = 4000;

/**
 * Answers with pages: made for the visitor, or kept some seconds for all of a kind, with what is the visitor's own put in
 * for each. A session is a sealed cookie with anything in it: a signed-in customer, a guest's cart, a waiting message.
 */
export function createPageAnswers(parts: StorefrontParts, sessionCookie: ShopperCookie) {
  const refuse = createRefusals(parts);
  const edge = createEdgeAnswers(parts.config);
  const valuesFor = createSlotValues(parts);
  const answers = createAnswers(parts, sessionCookie, { refuse, edge, valuesFor });
  const answer = createLastAnswers(parts, refuse, answers);
  const pieceFor = createPieces(valuesFor, refuse);

  return async (visit: Visit, site: Site): Promise<Response> => {
    const job = await readJob(visit, site, sessionCookie);
    const moved = toMainAddress(site, visit, isEmpty(job.session));
    if (moved) return moved;
    const piece = parts.config.edgeCache ? readPiece(new URL(visit.request.url).pathname) : undefined;
    return piece ? pieceFor(piece, job) : edge.withVariant(await answer(job), job);
  };
}

interface AnswerParts {
  refuse: ReturnType<typeof createRefusals>;
  edge: ReturnType<typeof createEdgeAnswers>;
  valuesFor: ReturnType<typeof createSlotValues>;
}

function createAnswers(parts: StorefrontParts, sessionCookie: ShopperCookie, answerParts: AnswerParts) {
  const { refuse } = answerParts;
  const { api, config, mode } = parts;
  // While developing, what is drawn changes under the server.
  const render = createPageRendering(parts, mode === "production" ? createKeptMarkup() : undefined);
  const countView = createViewCounter(parts);
  const finished = createFinish(countView);
  const pages = createCachedPages<PageView>();
  api.onChange((shopId) => pages.forget(shopId));

  const answerCached = createCachedAnswers(answerParts, countView, (job, isCounted) =>
    isCounted ? own(job) : made(job),
  );

  return { pages, answer };

  async function answer(job: RenderJob, address: string): Promise<Response> {
    const { visit, session } = job;
    const kind = kindOf(session, visit.request);
    if (mode !== "production" || !kind) return made(job);
    const key = cacheKey(address, job.choices, kind);
    const found = await pages.find(key);
    if (found) return answerCached(found, job, "hit");
    const tooMany = await refuse.made(job);
    if (tooMany) return tooMany;
    const isBlank = isEmpty(session);
    // Many pages are their visitor's own: for who has a session those are not made for all first.
    if (!isBlank && !pages.isForMany(address, kind)) return madeOnce(job, { kind, address });
    const before = pages.last(key);
    let answered: Promise<Response> | undefined;
    const page = await pages.make(key, async () => {
      const nobody = await sessionCookie.open(null, hostOf(visit));
      const forAll: RenderJob = { ...job, session: nobody, madeFor: kind, before, notes: {} };
      const response = await render(forAll, anonymous(visit.request));
      if (isFailed(response)) {
        job.notes.isNotAnswered = forAll.notes.isNotAnswered === true;
        answered = finished(response, forAll);
        return "failed";
      }
      const fresh = await cacheablePage(response, forAll, config.platformHost);
      pages.noteForMany(address, kind, fresh !== undefined);
      // What was set was set for nobody: it would take the place of what the visitor's browser knows.
      const isWhole = !forAll.notes.isAsBefore && !response.headers.has("Set-Cookie");
      if (!fresh && isBlank && isWhole) answered = finished(response, forAll);
      return fresh ?? "own";
    });
    if (page) return answerCached(page, job, memoryState(page, before));
    return answered ?? own(job);
  }

  async function own(job: RenderJob): Promise<Response> {
    return finished(await render(job, job.visit.request), job);
  }

  async function made(job: RenderJob): Promise<Response> {
    return (await refuse.made(job)) ?? own(job);
  }

  /** The visitor's own page; whether others could have it, too, is noted for the next. */
  async function madeOnce(
    job: RenderJob,
    { kind, address }: { kind: VisitorKind; address: string },
  ): Promise<Response> {
    const response = await render(job, job.visit.request);
    const { cacheForAll, isPersonal } = job.notes;
    const isForMany = response.status === 200 && cacheForAll !== undefined && !isPersonal;
    if (!isFailed(response)) pages.noteForMany(address, kind, isForMany);
    return finished(response, job);
  }
}

/** Of a page that was made just now. @param before the one that was kept then */
const memoryState = (page: Page, before: Page | undefined): MemoryState =>
  page.bodyFor === before?.bodyFor ? "fwd=stale; fwd-status=304" : "fwd=miss";

/**
 * Answers with a page that is kept, filled for its visitor.
 * @param makeOwn the visitor's own page, where what fills this one cannot be had: it says what is wrong
 */
function createCachedAnswers(
  { refuse, edge, valuesFor }: AnswerParts,
  countView: ReturnType<typeof createViewCounter>,
  makeOwn: (job: RenderJob, isCounted: boolean) => Promise<Response>,
) {
  return async (page: Page, job: RenderJob, state: MemoryState): Promise<Response> => {
    const { visit, session } = job;
    const shared = edge.shared(page, job);
    if (shared && page.view) countView(visit, page.view);
    if (shared) return shared;
    const tooMany = state === "hit" && page.wanted.length > 0 ? await refuse.filled(job) : undefined;
    if (tooMany) return tooMany;
    const values = await valuesFor(page, job);
    if (!values) return makeOwn(job, state !== "hit");
    if (page.view) countView(visit, page.view);
    if (page.offersCart) spareCartKey(session);
    if (page.headers["content-type"]?.startsWith("text/html")) session.endMessage();
    return answerFromCache(page, visit.request, await ownHeaders(job, state), values);
  };
}

/** Answers as `answer` does; where no page can be had at this moment, with the one that was made last, if it is the visitor's to see. */
function createLastAnswers(
  parts: StorefrontParts,
  refuse: AnswerParts["refuse"],
  { pages, answer: answerNow }: ReturnType<typeof createAnswers>,
) {
  const outage = createOutage();
  const unsentForms = createUnsentForms(parts, unsentFormRules(parts.config));

  return async (job: RenderJob): Promise<Response> => {
    const address = addressOf(job.visit);
    const last = lastPageFor(pages, job, (kind) => cacheKey(address, job.choices, kind));
    const answering = () => unsentForms.answer(job.visit, job.notes, () => answerNow(job, address));
    if (!last) {
      const answer = await answering();
      note(answer, job);
      return answer;
    }
    if (outage.isPaused()) return answerLast(last, job);
    const answer = await answeredInTime(answering(), job);
    note(answer, job);
    return answer && !isFailed(answer) ? answer : answerLast(last, job);
  };

  /** A fault of one page says nothing about others. */
  function note(answer: Response | undefined, { notes }: RenderJob): void {
    if (!answer || (isFailed(answer) && notes.isNotAnswered)) outage.note(false);
    else if (!isFailed(answer)) outage.note(true);
  }

  async function answerLast(page: Page, job: RenderJob): Promise<Response> {
    const tooMany = await refuse.filled(job);
    if (tooMany) return tooMany;
    if (page.offersCart) spareCartKey(job.session);
    return answerWithLast(page, job, await job.session.setCookie());
  }

  /** An answer that is there in time, and did not break; what else becomes of it is logged. */
  async function answeredInTime(answer: Promise<Response>, { visit }: RenderJob) {
    const milliseconds = parts.patienceMilliseconds ?? patienceMilliseconds;
    const logFault = (fault: unknown) => parts.logFault(fault, visit.requestId);
    const whole = answer.catch(logFault).then((made) => ({ made }));
    const inside = await inTime(whole, milliseconds);
    if (!inside)
      logFault(new Error(`A page was not made within ${milliseconds} ms: the last one was shown.`));
    return inside?.made ?? undefined;
  }
}

/** Sends what was made for one visitor. */
function createFinish(countView: ReturnType<typeof createViewCounter>) {
  return async (response: Response, { visit, notes }: RenderJob): Promise<Response> => {
    response.headers.set("X-Request-Id", visit.requestId);
    if (response.status === 200 && notes.view) countView(visit, notes.view);
    const { document } = notes;
    if (document === undefined || visit.request.method === "HEAD") return compressed(visit.request, response);
    return compressedBody(visit.request, response, document);
  };
}

/** Answers with what a cache in front puts into a page for one visitor. */
function createPieces(valuesFor: AnswerParts["valuesFor"], refuse: AnswerParts["refuse"]) {
  return async (piece: EdgePiece, job: RenderJob): Promise<Response> => {
    const tooMany = await refuse.filled(job);
    if (tooMany) return tooMany;
    const values = await valuesFor(piece, job);
    return values ? pieceAnswer(piece, values) : new Response(null, { status: 503 });
  };
}

/** Who asks, with what; nothing is made yet. */
async function readJob(visit: Visit, site: Site, sessionCookie: ShopperCookie): Promise<RenderJob> {
  const { headers } = visit.request;
  const isCopy = headers.has(savedCopyHeader);
  const session = await sessionCookie.open(headers.get("cookie"), hostOf(visit), { isCopy });
  return { visit, site, session, choices: await readVisitorChoices(headers), notes: {}, isCopy };
}

const hostOf = ({ origin }: Visit) => new URL(origin).hostname;

/** What a cached page bears for its visitor alone. */
async function ownHeaders({ visit, session }: RenderJob, state: MemoryState) {
  const cookie = await session.setCookie();
  return {
    "X-Request-Id": visit.requestId,
    "Cache-Status": `haat; ${state}`,
    ...(session.data.token && { "cache-control": ownPage.customer }),
    ...(cookie && { "Set-Cookie": cookie }),
  };
}

/** Answers a visitor who asks for too many pages: such as are made anew, or filled for them. */
function createRefusals({ config, api }: StorefrontParts) {
  const limits = createPageLimits(config.rateLimitPerMinute, api.counters);
  const sessionOf = ({ session: { data } }: RenderJob) => data.token ?? data.cartKey;
  const answer = ({ request }: Visit, seconds: number | undefined) => {
    if (seconds === undefined) return undefined;
    const refusal = errorResponse(request, 429, { seconds });
    refusal.headers.set("Retry-After", String(seconds));
    return refusal;
  };
  return {
    async made(job: RenderJob): Promise<Response | undefined> {
      const visitor = { address: job.visit.clientAddress, session: sessionOf(job) };
      return answer(job.visit, await limits.countMade(visitor));
    },
    async filled(job: RenderJob): Promise<Response | undefined> {
      return answer(job.visit, await limits.countFilled(sessionOf(job) ?? job.visit.clientAddress));
    },
  };
}

/** What a browser may bring whose visitor has neither a cart nor a customer's session. */
const emptyData: ReadonlySet<string> = new Set([
  "spareCartKey",
  "deviceMarks",
] satisfies (keyof SessionData)[]);

/** Somebody of whom no page shows anything of their own. */
function isEmpty({ data }: Session): boolean {
  return Object.entries(data).every(([name, value]) => emptyData.has(name) || value === undefined);
}

/** The request with nothing of the visitor in it: what is made of it is everybody's. */
function anonymous(request: Request): Request {
  const host = request.headers.get("host");
  return new Request(request.url, { headers: host ? { host } : {} });
}
