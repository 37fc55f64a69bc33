import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../../server/http/guard.server";
import type { PageLanguage } from "../../../server/http/request-context.server";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { purchaseHref } from "../../checkout/checkout-query.server";
import { addressFormLabels } from "../address-fields.server";
import { AddressFormView, type PostedAddress } from "../address-form.view";
import { loadPlaces } from "../places.server";
import { saveAddress } from "./address-new.action.server";
import { addressKeyField } from "./address-key";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const { language, translate } = context;
  const profile = await asCustomer(context, place.paths, async () =>
    context.client().account.customerProfile({ language }),
  );
  const [customer] = profile.data;
  const title = translate("pages.addresses.newTitle");
  return {
    head: ownHead(context, place, { title, about: "addressForm" }),
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
    // Sent twice, it is saved once.
    hidden: { [addressKeyField]: randomUUID() },
    back: wayBack(context, place, new URL(request.url).searchParams),
    ...addressFormLabels(context),
  };
}

/** To the checkout, where the shopper came from there; else to the list. */
function wayBack({ translate }: PageLanguage, { paths, shop }: OwnPlace, query: URLSearchParams) {
  const purchase = shop && purchaseHref(shop.paths, query);
  return purchase
    ? { href: purchase, label: translate("accountPages.addresses.backToCheckout") }
    : { href: paths.addresses, label: translate("accountPages.addresses.back") };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const place = await ownPlace(context, params);
  return asCustomer(context, place.paths, () => saveAddress(context, place, request));
}

export default function AddressNewRoute() {
  return <AddressFormView {...useLoaderData<typeof loader>()} posted={useActionData<PostedAddress>()} />;
}
