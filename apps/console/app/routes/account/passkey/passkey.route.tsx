import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { revalidateWhatWasSent } from "@haat/web-forms/unsent";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember, requireFreshProof } from "../../../server/http/guard.server";
import { FreshCodesView } from "../fresh-codes.view";
import { passkeyFields } from "./passkey.form";
import { keepPasskey, passkeyPage } from "./passkey.server";
import { PasskeyView } from "./passkey.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export { keepUnsent as clientAction } from "@haat/web-forms/unsent";

/**
 * A name that was refused has used no challenge up. Another one that came meanwhile would make the passkey, which the device is
 * asked for at once, one for the wrong challenge.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { error } = (args.actionResult ?? {}) as { error?: Record<string, unknown> | null };
  const isNameRefused = passkeyFields.name in (error ?? {});
  return !isNameRefused && revalidateWhatWasSent(args);
}

export function loader({ context }: ConsoleArgs) {
  return asMember(context, async () => {
    await requireFreshProof(context);
    return passkeyPage(context);
  });
}

export function action({ context, request }: ConsoleArgs) {
  return asMember(context, () => keepPasskey(context, request));
}

export default function PasskeyRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "fresh" in answer) return <FreshCodesView {...answer.fresh} />;
  return <PasskeyView page={page} state={formState(answer)} />;
}
