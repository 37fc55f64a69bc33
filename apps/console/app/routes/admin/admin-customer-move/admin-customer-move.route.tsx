import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { customerMovePage, moveCustomer } from "./admin-customer-move.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { customer = "", move = "" } = args.params;
  return onPlatform(args, "admin-customer-move", () => customerMovePage(args.context, customer, move));
}

export function action(args: ConsoleArgs) {
  const { customer = "", move = "" } = args.params;
  return onPlatform(args, "admin-customer-move", () =>
    moveCustomer(args.context, customer, move, args.request),
  );
}

export default function AdminCustomerMoveRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
