import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageFailure } from "../../server/page-failure.server";

export { PageError as ErrorBoundary } from "../../shell/page-error";

/** Any address that no page has. */
export function loader({ context }: LoaderFunctionArgs): never {
  throw pageFailure(context, 404);
}

export default function NotFoundRoute() {
  return null;
}
