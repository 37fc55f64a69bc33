import { clsx } from "clsx";
import { Button, LinkButton } from "../../primitives/button/button";
import { EmptyState } from "../../primitives/empty-state/empty-state";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "../../primitives/inline-alert/inline-alert";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { AddressCard, type AddressData } from "../address-card/address-card";
import type { AnyRootProps } from "../../primitives/root-props/root-props";

/** Names of what the forms send. */
export const savedAddressFields = { address: "address_unique_id", intent: "intent" } as const;
/** Values of `intent`. */
export const savedAddressIntents = { makeHome: "make_home", delete: "delete" } as const;

export interface SavedAddress extends AddressData {
  editHref: string;
  /** The same list, asking whether this one shall be deleted. */
  deleteHref: string;
}

export interface SavedAddressListProps extends AnyRootProps<"hidden"> {
  /** The customer's addresses, home first; empty: it says so and offers to add one. */
  addresses: readonly SavedAddress[];
  labels: {
    title: string;
    home: string;
    edit: string;
    delete: string;
    makeHome: string;
    /** On the home address: why it cannot be deleted, and what to do first. */
    homeRule: string;
    question: string;
    confirm: string;
    keep: string;
    add: string;
    empty: string;
    emptyText: string;
  };
  action: string;
  /** The list as it is, for who keeps an address after all. */
  listHref: string;
  /** The form for a new address. */
  addHref: string;
  /** Id of the address that may be deleted: its card asks. */
  asking?: string | undefined;
  /** Id of the address that a form is under way for. */
  pending?: string | undefined;
  /** What was refused, by the address's id. */
  errors?: Readonly<Record<string, string>>;
  hidden?: HiddenValues;
}

/**
 * The saved addresses, to change. Deleting asks first, at an address of its own, so that it needs no script; the home
 * address is not deleted but replaced.
 *
 * @use In the account.
 * @avoid In the checkout (`AddressChoice`).
 * @accessibility Each button says which address it changes.
 */
export function SavedAddressList(props: SavedAddressListProps) {
  const {
    addresses,
    labels,
    addHref,
    action,
    listHref,
    asking,
    pending,
    errors,
    hidden,
    className,
    ...rest
  } = props;
  if (addresses.length === 0) {
    return (
      <EmptyState
        icon="pin"
        title={labels.empty}
        text={labels.emptyText}
        action={
          <LinkButton href={addHref} icon="plus">
            {labels.add}
          </LinkButton>
        }
        className={className}
        {...rest}
      />
    );
  }
  return (
    <section
      data-slot="saved-address-list"
      aria-label={labels.title}
      className={clsx("grid gap-4", className)}
      {...rest}
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              className="h-full grid-rows-[1fr_auto]"
              address={address}
              labels={labels}
              actions={<ActionsOrQuestion {...props} address={address} />}
            />
          </li>
        ))}
      </ul>
      <LinkButton href={addHref} variant="secondary" icon="plus" className="justify-self-start">
        {labels.add}
      </LinkButton>
    </section>
  );
}

type CardProps = SavedAddressListProps & { address: SavedAddress };

function ActionsOrQuestion(props: CardProps) {
  const { address, asking } = props;
  return address.id === asking && !address.isHome ? <Question {...props} /> : <Actions {...props} />;
}

/** The address's name, spoken after a button that many cards have. */
function Whose({ address }: { address: SavedAddress }) {
  return <span className="sr-only"> {address.address}</span>;
}

function Actions({ address, labels, action, pending, errors = {}, hidden }: CardProps) {
  const { Form } = useUi();
  const error = errors[address.id];
  return (
    <div className="grid w-full gap-2">
      {error && (
        <InlineAlert tone="danger" dense role="alert">
          {error}
        </InlineAlert>
      )}
      {address.isHome && <p className="text-small text-muted">{labels.homeRule}</p>}
      {/* Words alone: with pictures the three have no room in one line of a phone. */}
      <div className="-mx-3 flex flex-wrap">
        <LinkButton href={address.editHref} variant="quiet" size="small">
          {labels.edit}
          <Whose address={address} />
        </LinkButton>
        {!address.isHome && (
          <>
            <Form method="post" action={action}>
              <HiddenFields values={hidden} />
              <input type="hidden" name={savedAddressFields.address} value={address.id} />
              <Button
                variant="quiet"
                size="small"
                name={savedAddressFields.intent}
                value={savedAddressIntents.makeHome}
                pending={pending === address.id}
              >
                {labels.makeHome}
                <Whose address={address} />
              </Button>
            </Form>
            <LinkButton href={address.deleteHref} data-keep-scroll="" variant="quiet" size="small">
              {labels.delete}
              <Whose address={address} />
            </LinkButton>
          </>
        )}
      </div>
    </div>
  );
}

function Question({ address, labels, action, listHref, pending, hidden }: CardProps) {
  const { Form } = useUi();
  return (
    <Form method="post" action={action} className="mb-2 grid w-full gap-3 border-t border-border pt-3">
      <HiddenFields values={hidden} />
      <input type="hidden" name={savedAddressFields.address} value={address.id} />
      <p role="status" className="font-semibold">
        {labels.question}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="danger"
          size="small"
          name={savedAddressFields.intent}
          value={savedAddressIntents.delete}
          pending={pending === address.id}
        >
          {labels.confirm}
        </Button>
        <LinkButton href={listHref} data-keep-scroll="" variant="secondary" size="small">
          {labels.keep}
        </LinkButton>
      </div>
    </Form>
  );
}
