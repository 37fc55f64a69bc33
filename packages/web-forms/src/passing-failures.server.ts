import type { ServerBuild } from "@remix-run/node";
import type { CallErrorCode } from "@haat/contract/shared/error-codes";
import { readFailure, type CallFailure } from "./call-failure.server";

/** What any call may be refused for, and what is over a moment later. */
const passing: ReadonlySet<CallErrorCode> = new Set(["server_busy", "request_timeout", "too_many_requests"]);

/** Whether an answer is none: too late, or a fault of ours. */
export const isFailed = ({ status }: Response) => status === 408 || status >= 500;

/**
 * The same build, whose loaders and actions answer with a page where a call could not be answered at this moment and they
 * have nothing of their own to say to that: it is no fault of theirs.
 * @param pageOf the page that says when to come again
 */
export function showPassingFailures<Context>(
  build: ServerBuild,
  pageOf: (context: Context, failure: CallFailure) => Response,
): ServerBuild {
  /** A loader or an action as the build has it. */
  function guarded<Handler extends (args: never) => unknown>(handler: Handler): Handler {
    const guard = async (args: { context: unknown }) => {
      try {
        return await handler(args as never);
      } catch (error) {
        const failure = readFailure(error);
        if (!failure || !passing.has(failure.code)) throw error;
        throw pageOf(args.context as Context, failure);
      }
    };
    return guard as unknown as Handler;
  }

  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const handlers = {
      ...(loader && { loader: guarded(loader) }),
      ...(action && { action: guarded(action) }),
    };
    return [id, { ...route, module: { ...route.module, ...handlers } }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}
