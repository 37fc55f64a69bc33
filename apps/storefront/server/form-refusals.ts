import type { ServerBuild } from "@remix-run/node";

/**
 * The same build, whose actions say when they refuse a form: what loads the page again in the same request then knows, and
 * its title begins with "Error:" (ux.md 103). With scripts the loaders run in a request of their own; there the page
 * itself sees to it (app/shell/error-title.hook.ts).
 */
export function noteRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action;
    if (!route || !action) return [id, route];
    const noting: typeof action = async (args) => {
      const answer: unknown = await action(args);
      if (answer instanceof Response && answer.status >= 400) args.context.noteRefusal();
      return answer;
    };
    return [id, { ...route, module: { ...route.module, action: noting } }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}
