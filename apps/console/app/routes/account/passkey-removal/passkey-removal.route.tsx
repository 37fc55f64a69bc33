import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember, requireFreshProof } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { passkeyRemovalPage, removePasskey } from "./passkey-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context, request }: ConsoleArgs) {
  return asMember(context, async () => {
    await requireFreshProof(context);
    return passkeyRemovalPage(context, request);
  });
}

export function action({ context, request }: ConsoleArgs) {
  return asMember(context, () => removePasskey(context, request));
}

export default function PasskeyRemovalRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
