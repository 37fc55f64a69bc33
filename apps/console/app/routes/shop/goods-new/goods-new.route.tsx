import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { revalidateWhatWasSent } from "@haat/web-forms/unsent";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { photoFields, photoIntent } from "../photo-uploads";
import { keepUnsentUnlessAlone } from "../sent-alone";
import { beginDrafts } from "./goods-new.action.server";
import { goodsNewPage } from "./goods-new.server";
import { GoodsNewView } from "./goods-new.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export const clientAction = keepUnsentUnlessAlone([photoIntent]);

/** A photo that is sent by itself leaves the page as it is. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formData?.get(photoFields.intent) !== photoIntent && revalidateWhatWasSent(args);
}

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-new", async (shop) => goodsNewPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "goods-new", (shop) => beginDrafts(args.context, shop, args.request));
}

export default function GoodsNewRoute() {
  return (
    <GoodsNewView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
