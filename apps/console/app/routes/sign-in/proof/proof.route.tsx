import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember } from "../../../server/http/guard.server";
import { proveSession } from "./proof.action.server";
import { proofPage } from "./proof.server";
import { ProofView } from "./proof.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context }: ConsoleArgs) {
  if (!context.session.data.token) throw redirect(context.paths.to("login"));
  return asMember(context, () => proofPage(context));
}

export function action({ context, request }: ConsoleArgs) {
  return asMember(context, () => proveSession(context, request));
}

export default function ProofRoute() {
  return (
    <ProofView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
