import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember } from "../../../server/http/guard.server";
import { placeOfOne, welcomePage } from "./start.server";
import { StartView } from "./start.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

/** Everybody begins here, and is led to where they belong. */
export async function loader({ context }: ConsoleArgs) {
  if (!context.session.data.token) return welcomePage(context);
  return asMember(context, async () => {
    context.session.keepMessage();
    throw redirect(placeOfOne(context, await context.me()));
  });
}

export default function StartRoute() {
  const { title, lead, steps, start } = useLoaderData<typeof loader>();
  return <StartView title={title} lead={lead} steps={steps} start={start} />;
}
