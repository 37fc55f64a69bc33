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
import { useEarlyChoices } from "../../shell/early-choices";
import { useHydrated } from "../../shell/use-hydrated";

type Places = AddressFormProps["places"];
/** What posting the form answers with where no page follows. */
export interface PostedAddress {
  places: Places;
  result: SubmissionResult<string[]>;
}

export interface AddressFormViewProps {
  title: string;
  action: string;
  places: Places;
  /** What is known already: of the account, or the address as it is. */
  known: Record<string, string>;
  hidden?: AddressFormProps["hidden"];
  count: AddressFormProps["count"];
  labels: AddressFormProps["labels"];
  posted: PostedAddress | undefined;
}

/** A shipping address, new or to change; the lists of places follow each choice, by a button where there are no scripts. */
export function AddressFormView(props: AddressFormViewProps) {
  const { title, action, places, known, hidden, count, labels, posted } = props;
  const isHydrated = useHydrated();
  const lists = useFetcher<PostedAddress>({ key: "places" });
  const state = formState(posted?.result);
  const chosen = formState(lists.data?.result).values;
  const isPending = useNavigation().formAction === action;
  const showPlaces = (form: HTMLFormElement) => {
    const data = new FormData(form);
    data.set(addressFormFields.intent, addressFormIntents.refresh);
    lists.submit(data, { method: "post", action });
  };
  useEarlyChoices(`[name=${addressFormFields.division}], [name=${addressFormFields.city}]`, showPlaces);
  return (
    <FormPage title={title}>
      <AddressForm
        formId="address"
        action={action}
        places={lists.data?.places ?? posted?.places ?? places}
        values={{ ...known, ...state.values, ...chosen }}
        errors={state.errors}
        formErrors={state.formErrors}
        {...(hidden && { hidden })}
        count={count}
        showRefresh={!isHydrated}
        onPlaceChange={showPlaces}
        pending={isPending}
        labels={labels}
      />
    </FormPage>
  );
}
