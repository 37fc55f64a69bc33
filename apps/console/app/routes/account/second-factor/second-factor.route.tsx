import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember } from "../../../server/http/guard.server";
import { secondFactorPage } from "./second-factor.server";
import { SecondFactorView } from "./second-factor.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader({ context }: ConsoleArgs) {
  return asMember(context, () => secondFactorPage(context));
}

export default function SecondFactorRoute() {
  return <SecondFactorView {...useLoaderData<typeof loader>()} />;
}
