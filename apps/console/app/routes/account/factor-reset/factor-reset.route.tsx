import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { ownFactorResetPage, stopOwnReset } from "./factor-reset.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context }: ConsoleArgs) {
  return asMember(context, () => ownFactorResetPage(context));
}

export function action({ context, request }: ConsoleArgs) {
  return asMember(context, () => stopOwnReset(context, request));
}

export default function FactorResetRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
