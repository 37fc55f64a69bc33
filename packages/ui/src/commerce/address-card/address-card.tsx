import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Badge } from "../../primitives/badge/badge";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface AddressData {
  id: string;
  /** Who takes the parcel. */
  name: string;
  /** Eleven digits, Latin in both languages. */
  phone: string;
  /** Street, area, city, division and postal code, as they are read. */
  address: string;
  /** The one that is proposed first; one of a customer's. */
  isHome: boolean;
}

export interface AddressCardProps extends RootProps<"article"> {
  /** Who takes the parcel and where, as it is read. */
  address: AddressData;
  labels: { home: string };
  /** Links and buttons: change, delete. */
  actions?: ReactNode;
}

/**
 * A saved address.
 *
 * @use To show an address that is saved, to read or to go and change.
 * @avoid To choose one (`AddressChoice`).
 * @accessibility Plain lines in the order in which they are written on a parcel.
 */
export function AddressCard({ address, labels, actions, className, ...rest }: AddressCardProps) {
  return (
    <article data-slot="address-card" className={clsx("panel grid gap-2 p-5", className)} {...rest}>
      <AddressText address={address} labels={labels} />
      {actions && <div className="-mb-2 flex flex-wrap gap-2">{actions}</div>}
    </article>
  );
}

/** The lines of an address, wherever they stand. */
export function AddressText({
  address,
  labels,
  className,
  ...rest
}: Pick<AddressCardProps, "address" | "labels"> & RootProps<"span">) {
  return (
    <span
      data-slot="address-text"
      className={clsx("grid min-w-0 content-start gap-0.5", className)}
      {...rest}
    >
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {address.name}
        {address.isHome && <Badge tone="info">{labels.home}</Badge>}
      </span>
      <span className="tabular text-muted">{address.phone}</span>
      <span>{address.address}</span>
    </span>
  );
}
