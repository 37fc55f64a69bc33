import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { choosePrint, orderPrintPage } from "./order-print.server";
import { PrintChoiceView } from "./order-print.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "order-print", async (shop) => orderPrintPage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "order-print", (shop) => choosePrint(args.context, shop, args.request));
}

export default function OrderPrintRoute() {
  const { ask, choose } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (choose) return <PrintChoiceView {...choose} />;
  if (!ask) return null;
  return (
    <FormPageView page={ask.page} state={sent ? formState(sent) : (ask.state ?? formState(undefined))} />
  );
}
