import { json, type ServerBuild } from "@remix-run/node";
import { leaveMessage } from "../app/server/http/message.server";
import type { RequestContext } from "../app/server/http/request-context.server";

/**
 * The same build, whose actions say when they refuse a form: what loads the page again in the same request then knows, and
 * its title begins with "Error:". With scripts the loaders run in a request of their own; there the page
 * itself sees to it (app/shell/error-title.hook.ts). A form that is too large to be read never gets to its action: its page
 * comes back and says why.
 */
export function noteRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action;
    if (!route || !action) return [id, route];
    const noting: typeof action = async (args) => {
      const answer: unknown = args.context.isTooLarge ? refuseTooLarge(args.context) : await action(args);
      if (answer instanceof Response && answer.status >= 400) args.context.noteRefusal();
      return answer;
    };
    return [id, { ...route, module: { ...route.module, action: noting } }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

function refuseTooLarge(context: RequestContext): Response {
  leaveMessage(context, "error", context.translate("pages.refused.tooLarge"));
  return json(null, { status: 413 });
}
