import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

/** Any address that no page has. */
export function loader({ context }: ConsoleArgs): never {
  throw pageFailure(context, 404);
}

export default function NotFoundRoute() {
  return null;
}
