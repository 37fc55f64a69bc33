import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endSession } from "../../../server/http/end-session.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { SignOutView } from "../sign-out.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const { paths } = place;
  if (!context.session.data.token) throw redirect(paths.home);
  const title = context.translate("pages.shop.signOut");
  return {
    head: ownHead(context, place, { title, about: "signOut" }),
    title,
    question: context.translate("pages.signIn.signOutQuestion"),
    stay: { label: context.translate("pages.signIn.stay"), href: paths.orders },
    action: paths.logout,
  };
}

/** Ends the session and leads to the shop. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { paths } = await ownPlace(context, params);
  await endSession(context);
  leaveMessage(context, "success", context.translate("pages.signIn.signedOut"), {
    title: context.translate("accountPages.dialogs.congratulation"),
  });
  return redirect(paths.home);
}

export default function SignOutRoute() {
  return <SignOutView {...useLoaderData<typeof loader>()} />;
}
