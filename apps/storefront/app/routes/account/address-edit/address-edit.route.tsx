import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../../server/http/guard.server";
import { pageHead } from "../../../server/seo/head.server";
import { loadShop } from "../../../server/http/shop.server";
import { addressFormLabels } from "../address-fields.server";
import { AddressFormView, type PostedAddress } from "../address-form.view";
import { loadPlaces } from "../places.server";
import { addressValues, changeAddress, findAddress, versionField } from "../address-edit.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller, paths } = shop;
  const { translate } = context;
  const address = await asCustomer(context, paths, () => findAddress(context, shop, params.addressId ?? ""));
  const title = translate("accountPages.addresses.editTitle");
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: translate("accountPages.descriptions.addressForm", { shop: seller.title }),
      shopName: seller.shop_name,
      isUnlisted: true,
    }),
    title,
    action: context.path,
    places: await loadPlaces(context, { city: address.city.id_city }),
    known: addressValues(address),
    hidden: { [versionField]: address.version },
    ...addressFormLabels(context),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const shop = await loadShop(context, params);
  return asCustomer(context, shop.paths, () => changeAddress(context, shop, params.addressId ?? "", request));
}

export default function AddressEditRoute() {
  return <AddressFormView {...useLoaderData<typeof loader>()} posted={useActionData<PostedAddress>()} />;
}
