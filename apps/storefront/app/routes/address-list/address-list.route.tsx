import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { addressView } from "../../server/address-text.server";
import { asCustomer } from "../../server/guard.server";
import { pageHead } from "../../server/head.server";
import { componentLabels } from "../../server/labels.server";
import { loadShop } from "../../server/shop.server";
import { AddressListView } from "./address-list.view";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  const { language, translate } = context;
  const answer = await asCustomer(context, paths, async () =>
    context.client().address.customerAddressList({ language }),
  );
  const title = translate("pages.addresses.title");
  return {
    head: pageHead(context, {
      title: title,
      brand: seller.title,
      description: seller.tagline,
      shopName: seller.shop_name,
    }),
    title,
    addresses: answer.data.addresses.map(addressView),
    add: { href: paths.newAddress, label: translate("pages.addresses.add") },
    empty: { title: translate("pages.addresses.empty"), text: translate("pages.addresses.emptyText") },
    labels: componentLabels(context).addressCard,
  };
}

export default function AddressListRoute() {
  return <AddressListView {...useLoaderData<typeof loader>()} />;
}
