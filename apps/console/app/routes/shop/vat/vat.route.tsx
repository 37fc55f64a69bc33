import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { vatPage, saveVat } from "./vat.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "vat", (shop) => vatPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "vat", (shop) => saveVat(args.context, shop, args.request));
}

export default function VatRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
