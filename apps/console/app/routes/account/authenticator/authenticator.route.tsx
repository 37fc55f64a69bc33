import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember, requireFreshProof } from "../../../server/http/guard.server";
import { FreshCodesView } from "../fresh-codes.view";
import { confirmAuthenticator } from "./authenticator.action.server";
import { authenticatorPage } from "./authenticator.server";
import { AuthenticatorView, RefusedView } from "./authenticator.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context }: ConsoleArgs) {
  return asMember(context, async () => {
    await requireFreshProof(context);
    return authenticatorPage(context);
  });
}

export function action({ context, request }: ConsoleArgs) {
  return asMember(context, () => confirmAuthenticator(context, request));
}

export default function AuthenticatorRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "fresh" in answer) return <FreshCodesView {...answer.fresh} />;
  if ("refused" in page) return <RefusedView {...page} />;
  return <AuthenticatorView page={page} state={formState(answer)} />;
}
