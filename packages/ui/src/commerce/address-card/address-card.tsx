import type { ReactNode } from "react";
import { Badge } from "../../primitives/badge/badge";

export interface AddressData {
  id: string;
  name: string;
  phone: string;
  /** Street, area, city, division and postal code, as they are read. */
  address: string;
  isHome: boolean;
}

export interface AddressCardProps {
  address: AddressData;
  labels: { home: string };
  /** Links and buttons: change, delete. */
  actions?: ReactNode;
}

/** A saved address. */
export function AddressCard({ address, labels, actions }: AddressCardProps) {
  return (
    <article data-slot="address-card" className="panel grid gap-2 p-5">
      <AddressText address={address} labels={labels} />
      {actions && <div className="-mb-2 flex flex-wrap gap-2">{actions}</div>}
    </article>
  );
}

/** The lines of an address, wherever they stand. */
export function AddressText({ address, labels }: Pick<AddressCardProps, "address" | "labels">) {
  return (
    <span data-slot="address-text" className="grid min-w-0 gap-0.5">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {address.name}
        {address.isHome && <Badge tone="info">{labels.home}</Badge>}
      </span>
      <span className="tabular text-muted">{address.phone}</span>
      <span>{address.address}</span>
    </span>
  );
}
