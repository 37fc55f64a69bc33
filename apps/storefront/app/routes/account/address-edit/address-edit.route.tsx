import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../../server/http/guard.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
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
  const place = await ownPlace(context, params);
  const { translate } = context;
  const address = await asCustomer(context, place.paths, () =>
    findAddress(context, place, params.addressId ?? ""),
  );
  const title = translate("accountPages.addresses.editTitle");
  return {
    head: ownHead(context, place, { title, about: "addressForm", isUnlisted: true }),
    title,
    action: context.path,
    places: await loadPlaces(context, { city: address.city.id_city }),
    known: addressValues(address),
    hidden: { [versionField]: address.version },
    back: { href: place.paths.addresses, label: translate("accountPages.addresses.back") },
    ...addressFormLabels(context),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const place = await ownPlace(context, params);
  return asCustomer(context, place.paths, () =>
    changeAddress(context, place, params.addressId ?? "", request),
  );
}

export default function AddressEditRoute() {
  return <AddressFormView {...useLoaderData<typeof loader>()} posted={useActionData<PostedAddress>()} />;
}
