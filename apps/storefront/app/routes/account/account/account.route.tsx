import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../../server/http/guard.server";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/http/shop.server";
import { endSessions } from "./account.action.server";
import { loadAccount } from "../account.server";
import { AccountView } from "./account.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller } = shop;
  const { translate } = context;
  const account = await asCustomer(context, shop.paths, () => loadAccount(context, shop));
  const title = translate("accountPages.account.title");
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: translate("accountPages.descriptions.account", { shop: seller.title }),
      shopName: seller.shop_name,
    }),
    title,
    account,
    labels: {
      details: translate("accountPages.account.details"),
      password: translate("accountPages.account.password"),
      links: translate("accountPages.account.links"),
      sessionList: componentLabels(context).sessionList,
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const shop = await loadShop(context, params);
  return asCustomer(context, shop.paths, () => endSessions(context, shop, request));
}

export default function AccountRoute() {
  return <AccountView {...useLoaderData<typeof loader>()} />;
}
