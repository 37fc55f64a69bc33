import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { revalidateWhatWasSent } from "@haat/web-forms/unsent";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { photoIntent } from "../photo-uploads";
import { keepUnsentUnlessAlone } from "../sent-alone";
import { keepDraft } from "./goods-draft.action.server";
import { draftFields, draftIntents } from "./goods-draft.form";
import { goodsDraftPage } from "./goods-draft.server";
import { GoodsDraftView } from "./goods-draft.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export const clientAction = keepUnsentUnlessAlone([photoIntent, draftIntents.autosave]);

/** What saves itself, and a photo that is sent by itself, leave the page as it is, with the cursor where somebody types. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const intent = args.formData?.get(draftFields.intent);
  const leavesPage = intent === draftIntents.autosave || intent === photoIntent;
  return !leavesPage && revalidateWhatWasSent(args);
}

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-draft", (shop) => goodsDraftPage(args.context, shop, args.params.draft));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "goods-draft", (shop) =>
    keepDraft(args.context, shop, args.params.draft, args.request),
  );
}

export default function GoodsDraftRoute() {
  return (
    <GoodsDraftView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
