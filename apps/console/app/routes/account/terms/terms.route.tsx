import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember } from "../../../server/http/guard.server";
import { acceptTerms, termsPage } from "./terms.server";
import { TermsView } from "./terms.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context }: ConsoleArgs) {
  return asMember(context, () => termsPage(context));
}

export function action({ context, request }: ConsoleArgs) {
  return asMember(context, () => acceptTerms(context, request));
}

export default function TermsRoute() {
  return <TermsView {...useLoaderData<typeof loader>()} />;
}
