import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { SignUpForm, type SignUpFormProps } from "@haat/ui/commerce/sign-up-form/sign-up-form";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { FormState } from "@haat/web-forms/submission";
import { FormPage } from "../../../shell/form-page";
import { InCart, type InCartProps } from "../../../shell/in-cart";

export interface SignUpViewProps {
  title: string;
  lead: string;
  /** What is about to be ordered. */
  inCart?: InCartProps | undefined;
  /** Where another number is typed. */
  changeHref: string;
  action: string;
  termsHref: string;
  form: FormState;
  labels: SignUpFormProps["labels"] & { change: string };
}

/** The last step for a new phone: who is it? */
export function SignUpView(props: SignUpViewProps) {
  const { title, lead, inCart, changeHref, action, termsHref, form, labels } = props;
  const { Link } = useUi();
  const isPending = usePendingForm().formAction === action;
  return (
    <FormPage
      title={title}
      lead={
        <>
          {lead}{" "}
          <Link
            href={changeHref}
            className="-my-2.5 inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {labels.change}
          </Link>
        </>
      }
    >
      {inCart && <InCart {...inCart} />}
      <SignUpForm
        formId="sign-up"
        action={action}
        termsHref={termsHref}
        values={form.values}
        errors={form.errors}
        formErrors={form.formErrors}
        pending={isPending}
        labels={labels}
      />
    </FormPage>
  );
}
