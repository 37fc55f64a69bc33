import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endSession } from "../../../server/session/end-session.server";
import { pageHead } from "../../../server/seo/head.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { platformSignIn } from "../../../server/session/sign-in-place.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { SiteFrame } from "../../../shell/site-frame";
import { SignOutView } from "../sign-out.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export function loader({ context }: LoaderFunctionArgs) {
  const { paths, session, translate } = context;
  if (!session.data.token) throw redirect(paths.platformHome);
  const title = translate("pages.shop.signOut");
  const place = platformSignIn(context).paths;
  return {
    head: pageHead(context, {
      title,
      brand: translate("pages.brand"),
      description: translate("sitePages.signIn.description"),
    }),
    frame: siteFrame(context),
    page: {
      title,
      question: translate("pages.signIn.signOutQuestion"),
      stay: { label: translate("pages.signIn.stay"), href: place.home },
      action: place.logout,
    },
  };
}

/** Ends the session and leads to the first page. */
export async function action({ context }: ActionFunctionArgs) {
  await endSession(context);
  leaveMessage(context, "success", context.translate("pages.signIn.signedOut"), {
    title: context.translate("accountPages.dialogs.congratulation"),
  });
  return redirect(context.paths.platformHome);
}

export default function SiteSignOutRoute() {
  const { frame, page } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <SignOutView {...page} />
    </SiteFrame>
  );
}
