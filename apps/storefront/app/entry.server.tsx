import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { slot, slotValuesName } from "@haat/web-host/slots";
import { renderToString } from "react-dom/server";
import { DocumentContext } from "@haat/web-forms/document-context";
import { withLateScripts } from "@haat/web-forms/late-scripts.server";
import { scriptStarter } from "@haat/web-forms/script-starter";
import type { RequestContext } from "./server/http/request-context.server";
import { showLateFonts } from "./shell/late-fonts";
import { MarkupContext } from "./shell/kept";

const starter = scriptStarter(showLateFonts);

/** The page in one piece: three to four times cheaper than a stream, and nothing here waits (docs/decisions/003). */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: RequestContext,
) {
  const isFailure = remixContext.staticHandlerContext.errors !== null;
  // React takes a page over that was drawn from its address and this state, so nothing else may be in it.
  const state = [status, remixContext.serverHandoffString, ...headers, ...context.replyHeaders].join("\n");
  if (!isFailure && context.isDrawnFrom(state))
    return new Response(null, { status, headers: asDocument(headers) });
  const html = renderToString(
    <DocumentContext.Provider
      value={{
        nonce: context.nonce,
        isFailure,
        isLite: context.choices.lite,
        slotValues: context.visitor.hasSlots ? slot(slotValuesName) : "",
      }}
    >
      <MarkupContext.Provider value={context.markup}>
        <RemixServer context={remixContext} url={request.url} />
      </MarkupContext.Provider>
    </DocumentContext.Provider>,
  );
  const text = `<!DOCTYPE html>${html}`;
  // From here on it is bytes, written once.
  const document = context.markup?.finish(text) ?? Buffer.from(text);
  context.takeDocument(withLateScripts(document, context.nonce, starter));
  return new Response(null, { status, headers: asDocument(headers) });
}

function asDocument(headers: Headers): Headers {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return headers;
}

/**
 * Faults go to the log with the request's id; the page shows that id and nothing else. A request that the router refuses, for
 * its method or for a route that there is not, is no fault of ours.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefused) context.logFault(error);
};
