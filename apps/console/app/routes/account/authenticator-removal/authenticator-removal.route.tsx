import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember, requireFreshProof } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { removalPage, removeFactor } from "../removed-factor.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context }: ConsoleArgs) {
  const { paths, translate } = context;
  return asMember(context, async () => {
    await requireFreshProof(context);
    return removalPage(context, {
      title: translate("secondFactor.authenticatorRemoveQuestion"),
      lead: translate("secondFactor.authenticatorRemoveLead"),
      action: paths.to("account/second-factor/app/remove"),
    });
  });
}

export function action({ context }: ConsoleArgs) {
  const { language } = context;
  return asMember(context, () =>
    removeFactor(context, context.client().secondFactor.removeAuthenticator({ language })),
  );
}

export default function AuthenticatorRemovalRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
