import type { HttpBindings } from "@hono/node-server";
import { callHeaders } from "@haat/contract/shared/client";
import { failureEnvelope } from "@haat/contract/shared/envelope";
import { formatWait } from "@haat/i18n/durations";
import { translator } from "@haat/i18n/translator";
import type { ApiWatch } from "./api-watch";
import { visitorAddress, type VisitSettings } from "./visit";

/** A little longer than the API gives itself for a call, and for one that brings a file, in ms. */
const longestMilliseconds = { usual: 12_000, withFile: 65_000 };
/** How long what is sent from outside may be on its way, in ms: until it is here nobody knows what it is. */
const longestOnItsWay = 65_000;
/** In how many s an API that does not answer may be asked again. */
const retrySeconds = 5;

/** Where the API is, and what tells it that a caller's address comes from us. */
export interface RemoteApiSettings extends Pick<VisitSettings, "proxySecret" | "trustProxy"> {
  /** Its base address. */
  apiUrl: string | undefined;
}

/** Of one connection (RFC 9110, section 7.6.1), or made anew on the way. */
const ofConnection = ["connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "host"];
/** What only servers of ours say: nobody outside is believed. */
const ofServers: string[] = [callHeaders.clientAddress, callHeaders.proxySecret, "forwarded"];

/** How long a call of ours may take, in ms. */
export function longestOf({ headers }: Pick<Request, "headers">): number {
  const bringsFile = headers.get("content-type")?.startsWith("multipart/form-data");
  return bringsFile ? longestMilliseconds.withFile : longestMilliseconds.usual;
}

/**
 * Hands a request on to the API elsewhere as it came, its body as it comes, under the caller's own address: limits are the
 * caller's. What the API answers comes back as it comes; one that does not answer is 503.
 */
export async function forward(
  request: Request,
  { apiUrl = "", proxySecret, trustProxy }: RemoteApiSettings,
  whileThere: ApiWatch,
  bindings: Partial<HttpBindings> = {},
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  const address = visitorAddress(request, bindings.incoming?.socket.remoteAddress, trustProxy);
  for (const name of [...headers.keys()])
    if (ofConnection.includes(name) || ofServers.includes(name) || name.startsWith("x-forwarded-"))
      headers.delete(name);
  headers.delete("content-length");
  headers.set("x-forwarded-for", address);
  headers.set(callHeaders.proxySecret, proxySecret);
  const sent: RequestInit & { duplex: "half" } = {
    method: request.method,
    headers,
    redirect: "manual",
    duplex: "half",
    ...(request.body && { body: request.body }),
  };
  try {
    const longest = request.body ? longestOnItsWay : longestMilliseconds.usual;
    const address = new URL(pathname + search, apiUrl);
    return passedOn(await whileThere(longest, (signal) => fetch(address, { ...sent, signal })));
  } catch {
    return notAnswered(request);
  }
}

/** The answer with the headers that are still true of it: its body has been unpacked on its way through here. */
function passedOn({ body, status, headers: given }: Response): Response {
  const headers = new Headers(given);
  for (const name of [...ofConnection, "content-encoding", "content-length"]) headers.delete(name);
  return new Response(body, { status, headers });
}

/** As the API says that it is busy. */
export function notAnswered(request: Request): Response {
  const language = request.headers.get("accept-language")?.startsWith("en") ? "en" : "bn";
  const wait = formatWait(retrySeconds, language);
  const detail = translator(language)("api.errors.server_busy", { retry_after: wait });
  const body = failureEnvelope.parse({
    success: false,
    data: detail,
    code: "server_busy",
    type: "urn:haat:error:server_busy",
    title: detail,
    status: 503,
    detail,
    instance: "urn:haat:request:unknown",
    errors: [],
    context: { retry_after: retrySeconds },
  });
  return Response.json(body, {
    status: 503,
    headers: { "Retry-After": String(retrySeconds), "Content-Language": language },
  });
}
