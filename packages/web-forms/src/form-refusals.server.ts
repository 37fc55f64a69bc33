import { json, type ServerBuild } from "@remix-run/node";
import { leaveMessage, type FlashContext } from "./flash-message.server";
import type { Translate } from "@haat/i18n/translator";

/** What a route knows of the form that was sent, whatever else its app tells it. */
export interface FormContext extends FlashContext {
  translate: Translate;
  /** The form that was sent is more than we take in; it was not read. */
  isTooLarge: boolean;
  /** Says that a form was refused in this request. */
  noteRefusal(): void;
}

/**
 * The same build, whose actions say when they refuse a form: what loads the page again in the same request then knows, and
 * its title begins with "Error:". With scripts the loaders run in a request of their own; there the page
 * itself sees to it (error-title.hook.ts). A form that is too large to be read never gets to its action: its page
 * comes back and says why.
 */
export function noteRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action;
    if (!route || !action) return [id, route];
    const noting: typeof action = async (args) => {
      // Remix knows a context by what the app declares; any app's has these.
      const context = args.context as unknown as FormContext;
      const answer: unknown = context.isTooLarge ? refuseTooLarge(context) : await action(args);
      if (answer instanceof Response && answer.status >= 400) context.noteRefusal();
      return answer;
    };
    return [id, { ...route, module: { ...route.module, action: noting } }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

function refuseTooLarge(context: FormContext): Response {
  leaveMessage(context, "error", context.translate("pages.refused.tooLarge"));
  return json(null, { status: 413 });
}
