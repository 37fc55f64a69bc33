import { AddressCard, type AddressData } from "@haat/ui/commerce/address-card/address-card";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";

export interface AddressListViewProps {
  title: string;
  addresses: AddressData[];
  add: { href: string; label: string };
  empty: { title: string; text: string };
  labels: { home: string };
}

/** The customer's shipping addresses, home first. */
export function AddressListView({ title, addresses, add, empty, labels }: AddressListViewProps) {
  const addLink = (
    <LinkButton href={add.href} icon="plus">
      {add.label}
    </LinkButton>
  );
  return (
    <div className="page grid grid-cols-1 gap-6 py-6">
      <h1 className="text-h1">{title}</h1>
      {addresses.length === 0 ? (
        <EmptyState icon="pin" title={empty.title} text={empty.text} action={addLink} />
      ) : (
        <>
          <ul className="grid gap-4 sm:grid-cols-2">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} labels={labels} />
              </li>
            ))}
          </ul>
          <p>{addLink}</p>
        </>
      )}
    </div>
  );
}
