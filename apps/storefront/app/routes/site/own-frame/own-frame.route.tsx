import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { strings } from "@haat/i18n/strings";
import { componentLabels } from "../../../server/present/labels.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { OwnFrameView } from "./own-frame.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { revalidateWhatWasSent as shouldRevalidate } from "@haat/web-forms/unsent";

export function loader({ context }: LoaderFunctionArgs) {
  const { own } = context.paths;
  const { accountPages, pages } = strings[context.language];
  const { ok, requestFailed, unsent } = accountPages.dialogs;
  return {
    frame: siteFrame(context),
    fieldCheckHref: own.fieldCheck,
    within: [own.login, own.signUp, own.logout, own.account, own.addresses, own.orders, own.printInvoice()],
    labels: {
      errorTitle: pages.errorTitle,
      messages: { ...componentLabels(context).toast, ok, requestFailed, unsent },
    },
  };
}

export default function OwnFrameRoute() {
  return <OwnFrameView {...useLoaderData<typeof loader>()} />;
}
