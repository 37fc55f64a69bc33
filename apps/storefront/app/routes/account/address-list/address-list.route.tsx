import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { addressView } from "../../../server/present/address-text.server";
import { asCustomer } from "../../../server/http/guard.server";
import { componentLabels } from "../../../server/present/labels.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { changeAddresses } from "./address-list.action.server";
import { AddressListView } from "./address-list.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

/** Name of the query that asks whether an address shall be deleted. */
const askingField = "delete";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const { paths } = place;
  const { language, translate } = context;
  const answer = await asCustomer(context, paths, async () =>
    context.client().address.customerAddressList({ language }),
  );
  const title = translate("pages.addresses.title");
  return {
    head: ownHead(context, place, { title, about: "addresses" }),
    title,
    account: { href: paths.account, label: translate("accountPages.account.title") },
    addresses: answer.data.addresses
      .map((address) => addressView(context, address))
      .map((address) => ({
        ...address,
        editHref: paths.editAddress(address.id),
        deleteHref: `${paths.addresses}?${new URLSearchParams({ [askingField]: address.id })}`,
      })),
    action: paths.addresses,
    listHref: paths.addresses,
    addHref: paths.newAddress,
    asking: new URL(request.url).searchParams.get(askingField) ?? undefined,
    labels: componentLabels(context).savedAddressList,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const place = await ownPlace(context, params);
  return asCustomer(context, place.paths, () => changeAddresses(context, place, request));
}

export default function AddressListRoute() {
  const answer = useActionData<{ errors?: Record<string, string> }>();
  return <AddressListView {...useLoaderData<typeof loader>()} answer={answer} />;
}
