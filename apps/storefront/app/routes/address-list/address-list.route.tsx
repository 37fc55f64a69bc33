import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { addressView } from "../../server/address-text.server";
import { attempt } from "../../server/call-failure.server";
import { requireSignIn } from "../../server/guard.server";
import { pageHead } from "../../server/head.server";
import { componentLabels } from "../../server/labels.server";
import { failureAsPage } from "../../server/page-failure.server";
import { loadShop } from "../../server/shop.server";
import { AddressListView } from "./address-list.view";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  requireSignIn(context, request, paths);
  const { language, translate } = context;
  const found = await attempt(context.client().address.customerAddressList({ language }));
  if (!found.ok) throw failureAsPage(context, found.failure, paths.login);
  const title = translate("pages.addresses.title");
  return {
    head: pageHead(context, title, seller.title),
    title,
    addresses: found.answer.data.addresses.map(addressView),
    add: { href: paths.newAddress, label: translate("pages.addresses.add") },
    empty: { title: translate("pages.addresses.empty"), text: translate("pages.addresses.emptyText") },
    labels: componentLabels(context).addressCard,
  };
}

export default function AddressListRoute() {
  return <AddressListView {...useLoaderData<typeof loader>()} />;
}
