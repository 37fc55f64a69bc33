import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { saveContent } from "./admin-content.action.server";
import { contentPage } from "./admin-content.server";
import { AdminContentView } from "./admin-content.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { kind = "", content = "" } = args.params;
  return onPlatform(args, "admin-content", () => contentPage(args.context, kind, content));
}

export function action(args: ConsoleArgs) {
  const { kind = "", content = "" } = args.params;
  return onPlatform(args, "admin-content", () => saveContent(args.context, kind, content, args.request));
}

export default function AdminContentRoute() {
  const answer = useActionData<typeof action>();
  return (
    <AdminContentView
      page={useLoaderData<typeof loader>()}
      state={formState(answer)}
      preview={answer && "preview" in answer ? answer.preview : undefined}
    />
  );
}
