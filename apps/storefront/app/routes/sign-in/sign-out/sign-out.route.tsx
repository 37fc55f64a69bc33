import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endSession } from "../../../server/session/end-session.server";
import { pageHead } from "../../../server/seo/head.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { loadShop } from "../../../server/http/shop.server";
import { SignOutView } from "../sign-out.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  if (!context.session.data.token) throw redirect(paths.home);
  const title = context.translate("pages.shop.signOut");
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: context.translate("accountPages.descriptions.signOut", { shop: seller.title }),
      shopName: seller.shop_name,
    }),
    title,
    question: context.translate("pages.signIn.signOutQuestion"),
    stay: { label: context.translate("pages.signIn.stay"), href: paths.orders },
    action: paths.logout,
  };
}

/** Ends the session and leads to the shop. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { paths } = await loadShop(context, params);
  await endSession(context);
  leaveMessage(context, "success", context.translate("pages.signIn.signedOut"), {
    title: context.translate("accountPages.dialogs.congratulation"),
  });
  return redirect(paths.home);
}

export default function SignOutRoute() {
  return <SignOutView {...useLoaderData<typeof loader>()} />;
}
