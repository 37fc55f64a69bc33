import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { asCustomer } from "../../../server/http/guard.server";
import { componentLabels } from "../../../server/present/labels.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { answerAccountForms } from "./account.action.server";
import { loadNewestOrder } from "../../order/order-list.server";
import { loadAccount } from "../account.server";
import { ownDataOf } from "./own-data.server";
import { AccountView } from "./account.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const { translate } = context;
  const [account, newestOrder] = await asCustomer(context, place.paths, () =>
    Promise.all([loadAccount(context, place), loadNewestOrder(context, place)]),
  );
  const { orderCard, sessionList } = componentLabels(context);
  const title = translate("accountPages.account.title");
  return {
    head: ownHead(context, place, { title, about: "account" }),
    title,
    account,
    newestOrder,
    ownData: ownDataOf(context, place, { request, phone: account.person.phone }),
    labels: {
      details: translate("accountPages.account.details"),
      password: translate("accountPages.account.password"),
      links: translate("accountPages.account.links"),
      newestOrder: translate("accountPages.account.newestOrder"),
      orderCard,
      sessionList,
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const place = await ownPlace(context, params);
  return asCustomer(context, place.paths, () => answerAccountForms(context, place, request));
}

export default function AccountRoute() {
  const form = formState(useActionData<typeof action>());
  return <AccountView {...useLoaderData<typeof loader>()} form={form} />;
}
