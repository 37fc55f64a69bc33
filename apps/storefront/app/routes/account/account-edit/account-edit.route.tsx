import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { mediaPath } from "../../../server/present/display.server";
import { asCustomer } from "../../../server/http/guard.server";
import { componentLabels } from "../../../server/present/labels.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { loadProfile } from "../account.server";
import { saveProfile } from "./account-edit.action.server";
import { AccountEditView } from "./account-edit.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const { paths } = place;
  const { translate } = context;
  const profile = await asCustomer(context, paths, () => loadProfile(context));
  const title = translate("accountPages.account.editTitle");
  const { fileField, formErrors, optional, profileForm } = componentLabels(context);
  return {
    head: ownHead(context, place, { title, about: "editAccount" }),
    title,
    action: paths.editAccount,
    phone: profile.mobile,
    known: { first_name: profile.first_name, last_name: profile.last_name, email: profile.email ?? "" },
    picture: profile.picture === null ? undefined : mediaPath(profile.picture),
    version: profile.version,
    back: { href: paths.account, label: translate("accountPages.account.back") },
    labels: {
      profileForm: { ...profileForm, optional, errors: formErrors },
      fileField,
      picture: translate("accountPages.account.picture"),
      pictureHint: translate("accountPages.account.pictureHint"),
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const place = await ownPlace(context, params);
  return asCustomer(context, place.paths, () => saveProfile(context, place, request));
}

export default function AccountEditRoute() {
  const data = useLoaderData<typeof loader>();
  const form = formState(useActionData<typeof action>());
  return <AccountEditView {...data} picture={data.picture} form={form} />;
}
