import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { DocumentContext } from "@haat/web-forms/document-context";
import { withLateScripts } from "@haat/web-forms/late-scripts.server";
import { scriptStarter } from "@haat/web-forms/script-starter";
import { renderToString } from "react-dom/server";
import type { ConsoleContext } from "./server/http/console-context.server";

const starter = scriptStarter();

/** The page in one piece: nothing here waits (docs/decisions/003). */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: object,
) {
  const context = loadContext as ConsoleContext;
  const isFailure = remixContext.staticHandlerContext.errors !== null;
  const html = renderToString(
    <DocumentContext.Provider value={{ nonce: context.nonce, isFailure, isLite: false, slotValues: "" }}>
      <RemixServer context={remixContext} url={request.url} />
    </DocumentContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const document = withLateScripts(Buffer.from(`<!DOCTYPE html>${html}`), context.nonce, starter);
  return new Response(document, { status, headers });
}

/**
 * Faults go to the log with the request's id; the page shows that id and nothing else. A request that the router refuses, for
 * its method or for a route that there is not, is no fault of ours.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefused) (context as unknown as ConsoleContext).logFault(error);
};
