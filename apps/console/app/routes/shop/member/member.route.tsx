import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeMember, memberPage } from "./member.server";
import { MemberView } from "./member.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "member", (shop) => memberPage(args.context, shop, args.params.member ?? ""));
}

export function action(args: ConsoleArgs) {
  const { context, params, request } = args;
  return inShop(args, "member", (shop) => changeMember(context, shop, params.member ?? "", request));
}

export default function MemberRoute() {
  return (
    <MemberView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
