import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import {
  SavedAddressList,
  savedAddressFields,
  type SavedAddressListProps,
} from "@haat/ui/commerce/saved-address-list/saved-address-list";
import { OwnPageTitle, type OwnPageTitleProps } from "../../../shell/own-page-title";

export interface AddressListViewProps
  extends
    OwnPageTitleProps,
    Pick<SavedAddressListProps, "addresses" | "action" | "listHref" | "addHref" | "asking" | "labels"> {
  /** What was refused, by the address's id. */
  answer: { errors?: Record<string, string> } | undefined;
}

/** The customer's shipping addresses, home first. */
export function AddressListView(props: AddressListViewProps) {
  const { title, account, answer, addresses, action, listHref, addHref, asking, labels } = props;
  const sent = usePendingForm().formData?.get(savedAddressFields.address);
  return (
    <div className="page grid grid-cols-1 gap-6 py-6">
      <OwnPageTitle title={title} account={account} />
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
