import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { withFound } from "../target.form";
import { announcementPage, saveAnnouncement } from "./announcement.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "announcement", (shop) => announcementPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "announcement", (shop) => saveAnnouncement(args.context, shop, args.request));
}

export default function AnnouncementRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const fields = withFound(page.fields, refused?.found);
  return <FormPageView page={{ ...page, fields }} state={formState(refused)} />;
}
