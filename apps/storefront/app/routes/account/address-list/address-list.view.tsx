import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import {
  SavedAddressList,
  savedAddressFields,
  type SavedAddressListProps,
} from "@haat/ui/commerce/saved-address-list/saved-address-list";

export interface AddressListViewProps extends Pick<
  SavedAddressListProps,
  "addresses" | "action" | "listHref" | "addHref" | "asking" | "labels"
> {
  title: string;
  /** What was refused, by the address's id. */
  answer: { errors?: Record<string, string> } | undefined;
}

/** The customer's shipping addresses, home first. */
export function AddressListView(props: AddressListViewProps) {
  const { title, answer, addresses, action, listHref, addHref, asking, labels } = props;
  const sent = usePendingForm().formData?.get(savedAddressFields.address);
  return (
    <div className="page grid grid-cols-1 gap-6 py-6">
      <h1 className="text-h1">{title}</h1>
      <SavedAddressList
        addresses={addresses}
        action={action}
        listHref={listHref}
        addHref={addHref}
        asking={asking}
        labels={labels}
        pending={typeof sent === "string" ? sent : undefined}
        errors={answer?.errors ?? {}}
      />
    </div>
  );
}
