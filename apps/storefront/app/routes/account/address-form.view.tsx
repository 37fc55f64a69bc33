import { useFetcher } from "@remix-run/react";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { SubmissionResult } from "@conform-to/react";
import {
  AddressForm,
  addressFormFields,
  addressFormIntents,
  type AddressFormProps,
} from "@haat/ui/commerce/address-form/address-form";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { useScripted } from "@haat/ui/primitives/scripted/scripted.hook";
import { useEffect, useRef } from "react";
import { formState } from "@haat/web-forms/submission";
import { FormPage } from "../../shell/form-page";
import { useEarlyChoices } from "../../shell/early-choices";

type Places = AddressFormProps["places"];
/** What posting the form answers with where no page follows. */
export interface PostedAddress {
  places: Places;
  found?: AddressFormProps["found"];
  result: SubmissionResult<string[]>;
}

export interface AddressFormViewProps {
  title: string;
  action: string;
  places: Places;
  /** What is known already: of the account, or the address as it is. */
  known: Record<string, string>;
  hidden?: AddressFormProps["hidden"];
  /** Where one goes who saves nothing. */
  back: { href: string; label: string };
  count: AddressFormProps["count"];
  labels: AddressFormProps["labels"];
  posted: PostedAddress | undefined;
}

/** After so long without a key the place is looked for, ms. */
const pauseInTyping = 300;

/** A shipping address, new or to change; the lists of places follow each choice, by a button where there are no scripts. */
export function AddressFormView(props: AddressFormViewProps) {
  const { title, action, places, known, hidden, back, count, labels, posted } = props;
  const isHydrated = useScripted();
  const lists = useFetcher<PostedAddress>({ key: "places" });
  const state = formState(posted?.result);
  const chosen = formState(lists.data?.result).values;
  const { formAction, formData } = usePendingForm();
  const isPending =
    formAction === action &&
    [addressFormIntents.save, addressFormIntents.enter].some(
      (intent) => intent === formData?.get(addressFormFields.intent),
    );
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTyping = () => clearTimeout(typing.current);
  useEffect(() => stopTyping, [isPending]);
  const ask = (form: HTMLFormElement, name: string, value: string) => {
    stopTyping();
    const data = new FormData(form);
    data.set(name, value);
    lists.submit(data, { method: "post", action });
  };
  const showPlaces = (form: HTMLFormElement) =>
    ask(form, addressFormFields.intent, addressFormIntents.refresh);
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
        found={lists.data ? lists.data.found : posted?.found}
        onPlaceChange={showPlaces}
        onPlaceSearch={(form) => {
          stopTyping();
          typing.current = setTimeout(
            ask,
            pauseInTyping,
            form,
            addressFormFields.intent,
            addressFormIntents.find,
          );
        }}
        onPlaceChoose={(form, value) => {
          clearField(form, addressFormFields.areaName);
          ask(form, addressFormFields.foundPlace, value);
        }}
        pending={isPending}
        labels={labels}
      />
      <Back {...back} />
    </FormPage>
  );
}

function Back({ href, label }: AddressFormViewProps["back"]) {
  return (
    <LinkButton href={href} variant="quiet">
      {label}
    </LinkButton>
  );
}

/** What was written there belongs to another place. */
function clearField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = "";
}
