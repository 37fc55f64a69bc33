import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { business } from "@haat/contract/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import { asCustomer } from "../../server/guard.server";
import { pageHead } from "../../server/head.server";
import { componentLabels } from "../../server/labels.server";
import { loadShop } from "../../server/shop.server";
import { saveAddress } from "./address-new.action.server";
import { AddressNewView } from "./address-new.view";
import { loadPlaces } from "./places.server";

export { PageError as ErrorBoundary } from "../../shell/page-error";
export { pageMeta as meta } from "../../shell/page-meta";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  const { language, translate } = context;
  const profile = await asCustomer(context, paths, async () =>
    context.client().account.customerProfile({ language }),
  );
  const [customer] = profile.data;
  const { addressForm } = componentLabels(context);
  const digits = Array.from({ length: 10 }, (_, digit) => formatNumber(digit, language)).join("");
  const max = formatNumber(business.addressMaxLength, language);
  const title = translate("pages.addresses.newTitle");
  return {
    head: pageHead(context, {
      title: title,
      brand: seller.title,
      description: seller.tagline,
      shopName: seller.shop_name,
    }),
    title,
    // The query says whether to go back to the checkout.
    action: context.path,
    places: await loadPlaces(context, {}),
    // The same thing is never asked twice (WCAG 3.3.7).
    known: {
      first_name: customer?.first_name ?? "",
      last_name: customer?.last_name ?? "",
      contact_number: customer?.mobile ?? "",
    },
    count: { template: translate("components.addressForm.addressCount", { max }), digits },
    labels: addressForm,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const shop = await loadShop(context, params);
  return asCustomer(context, shop.paths, () => saveAddress(context, shop, request));
}

export default function AddressNewRoute() {
  return <AddressNewView {...useLoaderData<typeof loader>()} posted={useActionData<typeof action>()} />;
}
