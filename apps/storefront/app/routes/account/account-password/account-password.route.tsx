import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { asCustomer } from "../../../server/http/guard.server";
import { componentLabels } from "../../../server/present/labels.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { changePassword } from "./account-password.action.server";
import { loadPasswordPage } from "./account-password.server";
import { AccountPasswordView } from "./account-password.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const { paths } = place;
  const { translate } = context;
  const query = new URL(request.url).searchParams;
  const page = await asCustomer(context, paths, () => loadPasswordPage(context, place, query));
  const { formErrors, otpForm, passwordField, passwordForm } = componentLabels(context);
  return {
    head: ownHead(context, place, { title: page.title, about: "password" }),
    page,
    back: { href: paths.account, label: translate("accountPages.account.back") },
    labels: {
      otpForm,
      passwordForm: { ...passwordField, ...passwordForm, errors: formErrors },
      withOld: translate("accountPages.account.withOldPassword"),
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const place = await ownPlace(context, params);
  return asCustomer(context, place.paths, () => changePassword(context, place, request));
}

export default function AccountPasswordRoute() {
  return (
    <AccountPasswordView
      {...useLoaderData<typeof loader>()}
      form={formState(useActionData<typeof action>())}
    />
  );
}
