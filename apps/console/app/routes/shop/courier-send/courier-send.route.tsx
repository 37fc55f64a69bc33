import { useActionData, useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { courierSendPage, sendTicked } from "./courier-send.server";
import { CourierSendView } from "./courier-send.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "courier-send", (shop) => courierSendPage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "courier-send", (shop) => sendTicked(args.context, shop, args.request));
}

export default function CourierSendRoute() {
  const answer = useActionData<typeof action>();
  return <CourierSendView page={useLoaderData<typeof loader>()} refused={answer ?? undefined} />;
}
