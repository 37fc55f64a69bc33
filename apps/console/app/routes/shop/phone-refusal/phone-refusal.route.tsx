import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { refusalPage, refusePhone } from "./phone-refusal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const query = new URL(args.request.url).searchParams;
  return inShop(args, "phone-refusal", (shop) => refusalPage(args.context, shop, query));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "phone-refusal", (shop) => refusePhone(args.context, shop, args.request));
}

export default function PhoneRefusalRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
