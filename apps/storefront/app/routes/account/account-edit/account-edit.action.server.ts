import { json, redirect } from "@remix-run/node";
import { profileFields as profileSchemas } from "@haat/contract/shop/account.contract";
import { pictureFileField } from "@haat/contract/shared/fields";
import { profileFields } from "@haat/ui/commerce/profile-form/profile-form";
import { z } from "zod";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { onlyVersion } from "@haat/web-forms/if-match.server";
import { parseForm, refuseForm } from "@haat/web-forms/form-data.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { pictureField, versionField } from "./account-edit.view";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";

const { first_name, last_name, email } = profileSchemas;
const schema = z.object({ first_name, last_name, email });

/** Saves names, email and, where one was chosen, the picture. Nothing is saved unless all of it is good. */
export async function saveProfile(context: RequestContext, { paths }: OwnPlace, request: Request) {
  const sent = await request.formData().catch(() => new FormData());
  const form = new FormData();
  for (const name of [...Object.values(profileFields), versionField]) {
    const value = sent.get(name);
    if (typeof value === "string") form.append(name, value);
  }
  const version = onlyVersion(form.get(versionField));
  form.delete(versionField);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const picture = await uploadPicture(context, sent.get(pictureField));
  if (!picture.ok) return refusePicture(context, form, picture.failure);
  const saved = await attempt(
    context.client().account.updateCustomerProfile(
      {
        language: context.language,
        ...parsed.value,
        // Left empty it is taken away.
        email: parsed.value.email ?? "",
        ...(picture.key !== undefined && { picture: picture.key }),
      },
      { context: version },
    ),
  );
  if (!saved.ok) {
    flashFailure(context, saved.failure);
    return json(refuseForm(form, saved.failure), { status: saved.failure.status });
  }
  leaveMessage(context, "success", saved.answer.message ?? context.translate("api.account.profileSaved"));
  return redirect(paths.account);
}

type Upload = { ok: true; key: string | undefined } | { ok: false; failure: CallFailure };

/** An input without a chosen file sends an empty one. */
async function uploadPicture(context: RequestContext, sent: FormDataEntryValue | null): Promise<Upload> {
  const { data: picture } = pictureFileField.safeParse(sent);
  if (!picture || picture.size === 0) return { ok: true, key: undefined };
  const uploaded = await attempt(
    context.client().account.pictureUpload({ language: context.language, picture }),
  );
  return uploaded.ok ? { ok: true, key: uploaded.answer.data.picture } : uploaded;
}

/** What is wrong with a picture is said at its field. */
function refusePicture(context: RequestContext, form: FormData, failure: CallFailure) {
  flashFailure(context, failure);
  const result = refuseForm(form, { ...failure, errors: [] });
  const error = { [pictureField]: [failure.errors[0]?.message ?? failure.detail] };
  return json({ ...result, error }, { status: failure.status });
}
