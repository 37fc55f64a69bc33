import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { VisuallyHidden } from "../../primitives/visually-hidden/visually-hidden";
import type { RootProps } from "../../primitives/root-props/root-props";

/**
 * `impossible`: no combination has it beside the earlier choices. `out`: each remaining combination is out of stock.
 * Both stay links.
 */
export type AttributeValueState = "selected" | "available" | "impossible" | "out";

export interface AttributeValue {
  id: string;
  name: string;
  /** The product's page with this value chosen, and the later groups cleared where that must be. */
  href: string;
  state: AttributeValueState;
  /** CSS colour, for colours. */
  swatch?: string | null | undefined;
}

export interface AttributeGroup {
  id: string;
  name: string;
  values: readonly AttributeValue[];
  /** What is missing, such as "Choose a size". */
  error?: string | undefined;
  /** What helps to choose, such as a size guide: a link beside the group's name. */
  help?: { href: string; label: string } | undefined;
}

export interface AttributePickerProps extends RootProps<"div"> {
  /** Prefix of ids; a group's is `<formId>-<group id>`, which a message may link to. */
  formId: string;
  /** What is to be chosen, such as size and colour, in the order in which they depend on each other. */
  groups: readonly AttributeGroup[];
  labels: {
    /** Words on a value that does not go with the others, such as "Not with this choice". */
    impossible: string;
    outOfStock: string;
    /** Spoken on the chosen value. */
    selected: string;
  };
}

/**
 * The choices of a product, a group for each attribute. Each value is a link that carries the whole choice in its
 * address, so that choosing works without JavaScript and can be shared.
 *
 * @use For the choices of a product, on its page.
 * @avoid For filters of a list (`FilterPanel`).
 * @accessibility Say in words why a value cannot be chosen; it stays reachable. The chosen one is `aria-current`.
 */
export function AttributePicker({ formId, groups, labels, className, ...rest }: AttributePickerProps) {
  const { Link } = useUi();
  const firstMissing = groups.find(({ error }) => error);
  return (
    <div data-slot="attribute-picker" className={clsx("grid gap-5", className)} {...rest}>
      {groups.map((group) => (
        <fieldset
          key={group.id}
          id={`${formId}-${group.id}`}
          tabIndex={-1}
          // A page without scripts opens at what is missing, as one does that is sent before they run.
          autoFocus={group === firstMissing}
          data-slot="attribute-group"
          aria-describedby={group.error ? `${formId}-${group.id}-error` : undefined}
          className="min-w-0"
        >
          <legend className={clsx("mb-2", group.help && "float-start")}>
            <GroupName group={group} />
          </legend>
          {group.help && (
            <Link href={group.help.href} className="float-end text-link underline underline-offset-4">
              {group.help.label}
            </Link>
          )}
          <ul className="clear-both flex flex-wrap gap-2.5">
            {group.values.map((value) => (
              <li key={value.id}>
                <Value value={value} labels={labels} />
              </li>
            ))}
          </ul>
          {group.error && (
            <p
              id={`${formId}-${group.id}-error`}
              role="alert"
              className="mt-2 flex gap-1.5 text-small font-semibold text-on-danger-soft"
            >
              <Icon name="alert" size={18} className="mt-0.5" />
              {group.error}
            </p>
          )}
        </fieldset>
      ))}
    </div>
  );
}

function GroupName({ group }: { group: AttributeGroup }) {
  const chosen = group.values.find((value) => value.state === "selected");
  return chosen ? (
    <>
      <span className="text-muted">{group.name}:</span> <span className="font-semibold">{chosen.name}</span>
    </>
  ) : (
    <span className="font-semibold">{group.name}</span>
  );
}

function Value({ value, labels }: { value: AttributeValue; labels: AttributePickerProps["labels"] }) {
  const { Link } = useUi();
  const selected = value.state === "selected";
  const struck = value.state === "impossible" || value.state === "out";
  return (
    <Link
      href={value.href}
      data-slot="attribute-value"
      data-state={value.state}
      data-keep-scroll=""
      aria-current={selected ? "true" : undefined}
      className={clsx(
        "flex min-h-(--control) min-w-(--control) items-center justify-center gap-2.5 rounded-control border px-3 py-1",
        selected
          ? "border-accent bg-accent text-on-accent"
          : "border-border-control bg-surface-raised hover:border-link",
        struck && !selected && "border-dashed text-muted",
      )}
    >
      {value.swatch && <Swatch colour={value.swatch} struck={struck && !selected} />}
      <span className="grid text-center">
        <span className={clsx("font-semibold", struck && "line-through")}>{value.name}</span>
        {struck && (
          <span className="text-caption">
            {value.state === "out" ? labels.outOfStock : labels.impossible}
          </span>
        )}
      </span>
      {selected && <VisuallyHidden>({labels.selected})</VisuallyHidden>}
    </Link>
  );
}

/** 32 px of the colour, with an edge that shows white on white. A drawing, since a strict policy forbids `style`. */
function Swatch({ colour, struck }: { colour: string; struck: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="-ms-1 size-8 shrink-0 text-border-control">
      <circle cx="16" cy="16" r="15" fill={colour} stroke="currentColor" />
      {struck && (
        <>
          <path d="M5.4 26.6 26.6 5.4" className="stroke-surface-raised" strokeWidth="5" />
          <path d="M5.4 26.6 26.6 5.4" stroke="currentColor" strokeWidth="2" />
        </>
      )}
    </svg>
  );
}
