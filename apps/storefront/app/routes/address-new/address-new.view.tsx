import { useFetcher, useNavigation } from "@remix-run/react";
import type { SubmissionResult } from "@conform-to/react";
import {
  AddressForm,
  addressFormFields,
  addressFormIntents,
  type AddressFormProps,
} from "@haat/ui/commerce/address-form/address-form";
import { formState } from "../../forms/submission";
import { FormPage } from "../../shell/form-page";
import { useHydrated } from "../../shell/use-hydrated";

type Places = AddressFormProps["places"];
interface Posted {
  places: Places;
  result: SubmissionResult<string[]>;
}

export interface AddressNewViewProps {
  title: string;
  action: string;
  places: Places;
  /** What the account knows already. */
  known: Record<string, string>;
  count: AddressFormProps["count"];
  labels: AddressFormProps["labels"];
  posted: Posted | undefined;
}

/** A new shipping address; the lists of places follow each choice, by a button where there are no scripts. */
export function AddressNewView({ title, action, places, known, count, labels, posted }: AddressNewViewProps) {
  const isHydrated = useHydrated();
  const lists = useFetcher<Posted>({ key: "places" });
  const state = formState(posted?.result);
  const chosen = formState(lists.data?.result).values;
  const isPending = useNavigation().formAction === action;
  return (
    <FormPage title={title}>
      <AddressForm
        formId="address"
        action={action}
        places={lists.data?.places ?? posted?.places ?? places}
        values={{ ...known, ...state.values, ...chosen }}
        errors={state.errors}
        formErrors={state.formErrors}
        count={count}
        showRefresh={!isHydrated}
        onPlaceChange={(form) => {
          const data = new FormData(form);
          data.set(addressFormFields.intent, addressFormIntents.refresh);
          lists.submit(data, { method: "post", action });
        }}
        pending={isPending}
        labels={labels}
      />
    </FormPage>
  );
}
