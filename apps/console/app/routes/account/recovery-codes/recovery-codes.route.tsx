import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember, requireFreshProof } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { FreshCodesView } from "../fresh-codes.view";
import { recoveryCodesPage, renewCodes } from "./recovery-codes.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context }: ConsoleArgs) {
  return asMember(context, async () => {
    await requireFreshProof(context);
    return recoveryCodesPage(context);
  });
}

export function action({ context }: ConsoleArgs) {
  return asMember(context, () => renewCodes(context));
}

export default function RecoveryCodesRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "fresh" in answer) return <FreshCodesView {...answer.fresh} />;
  return <FormPageView page={page} state={formState(answer)} />;
}
