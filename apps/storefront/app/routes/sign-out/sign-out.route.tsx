import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../server/guard.server";
import { pageHead } from "../../server/head.server";
import { leaveMessage } from "../../server/message.server";
import { loadShop } from "../../server/shop.server";
import { SignOutView } from "./sign-out.view";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  if (!context.session.data.token) throw redirect(paths.home);
  const title = context.translate("pages.shop.signOut");
  return {
    head: pageHead(context, title, seller.title),
    title,
    question: context.translate("pages.signIn.signOutQuestion"),
    stay: { label: context.translate("pages.signIn.stay"), href: paths.orders },
    action: paths.logout,
  };
}

/** Ends the token on the server first, then forgets it here; a session that is over already leads to sign-in. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { paths } = await loadShop(context, params);
  await asCustomer(context, paths, async () => context.client().account.logout({}));
  context.session.set({ token: undefined, redirectPath: undefined, signIn: undefined });
  leaveMessage(context, "success", context.translate("pages.signIn.signedOut"));
  return redirect(paths.home);
}

export default function SignOutRoute() {
  return <SignOutView {...useLoaderData<typeof loader>()} />;
}
