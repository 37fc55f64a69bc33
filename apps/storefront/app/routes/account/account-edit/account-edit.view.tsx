import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { ProfileForm, type ProfileFormProps } from "@haat/ui/commerce/profile-form/profile-form";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { FileField, type FileFieldProps } from "@haat/ui/primitives/file-field/file-field";
import type { FormState } from "@haat/web-forms/submission";
import { FormPage } from "../../../shell/form-page";

/** Names of what the form sends besides the profile's own fields. */
export const pictureField = "picture";
export const versionField = "version";

export interface AccountEditViewProps {
  title: string;
  action: string;
  phone: string;
  /** What the account has now. */
  known: Record<string, string>;
  picture: string | undefined;
  version: string;
  back: { href: string; label: string };
  form: FormState;
  labels: {
    profileForm: ProfileFormProps["labels"];
    fileField: FileFieldProps["labels"];
    picture: string;
    pictureHint: string;
  };
}

const formId = "profile";
/** More than any page shows of it, px. */
const pictureSide = 1600;

/** Names, email and picture, to change. */
export function AccountEditView(props: AccountEditViewProps) {
  const { title, action, phone, known, picture, version, back, form, labels } = props;
  return (
    <FormPage title={title}>
      <ProfileForm
        formId={formId}
        action={action}
        phone={phone}
        values={{ ...known, ...form.values }}
        errors={form.errors}
        formErrors={form.formErrors}
        hidden={{ [versionField]: version }}
        pending={usePendingForm().formAction === action}
        labels={labels.profileForm}
        picture={
          <FileField
            formId={formId}
            name={pictureField}
            label={labels.picture}
            hint={labels.pictureHint}
            accept="image/png,image/jpeg"
            longestSide={pictureSide}
            current={picture}
            errors={form.errors[pictureField]}
            optionalMark={labels.profileForm.optional}
            labels={labels.fileField}
          />
        }
      />
      <LinkButton href={back.href} variant="quiet">
        {back.label}
      </LinkButton>
    </FormPage>
  );
}
