import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { Field } from "../../primitives/field/field";
import { Icon } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useScripted } from "../../primitives/scripted/scripted.hook";

/** Names of what it sends, in the form that it stands in. A found place is its city and area, as the page gave them. */
export const placeFinderFields = { place: "place", foundPlace: "found_place" } as const;

export interface PlaceFinderProps extends RootProps<"div"> {
  formId: string;
  /** What the button sends. */
  button: { name: string; value: string };
  /** What was looked for. */
  value?: string | undefined;
  /** The places of that name, each with what its button sends; none is said so, `undefined` is not looked for yet. */
  found?: readonly { value: string; label: string }[] | undefined;
  /** With scripts: called with the form while one types, to look for the place. */
  onSearch?: ((form: HTMLFormElement) => void) | undefined;
  /**
   * With scripts: called with the form and the value of the place that was pressed. Default: its button sends the
   * form.
   */
  onChoose?: ((form: HTMLFormElement, value: string) => void) | undefined;
  labels: { place: string; placeHint: string; find: string; found: string; noneFound: string };
}

/** One typed name, in either script, in place of three lists. Part of a form; without scripts its buttons send it. */
export function PlaceFinder(props: PlaceFinderProps) {
  const { formId, button, value, found, onSearch, onChoose, labels, className, ...rest } = props;
  return (
    <div data-slot="place-finder" className={clsx("grid gap-3", className)} {...rest}>
      <Field
        formId={formId}
        name={placeFinderFields.place}
        label={labels.place}
        hint={labels.placeHint}
        optionalMark=""
      >
        {(control) => (
          <div className="flex gap-2">
            <input
              type="text"
              data-slot="input"
              maxLength={100}
              autoComplete="off"
              className="control min-w-0 flex-1"
              defaultValue={value}
              onInput={({ currentTarget: { form } }) => form && onSearch?.(form)}
              onKeyDown={(event) => {
                // Enter would send the whole form.
                if (event.key === "Enter" && onSearch) event.preventDefault();
              }}
              {...control}
            />
            <Button variant="secondary" icon="search" {...button}>
              {labels.find}
            </Button>
          </div>
        )}
      </Field>
      <Found found={found} onChoose={onChoose} labels={labels} />
    </div>
  );
}

function Found({ found, onChoose, labels }: Pick<PlaceFinderProps, "found" | "onChoose" | "labels">) {
  const scripted = useScripted();
  return (
    <div role="status" className="empty:hidden">
      {found?.length === 0 && <p className="text-muted">{labels.noneFound}</p>}
      {found && found.length > 0 && (
        <ul aria-label={labels.found} className="panel divide-y divide-border overflow-hidden">
          {found.map((place, position) => (
            <li key={place.value}>
              <button
                // A page that was loaded anew goes on where it was.
                autoFocus={!scripted && position === 0}
                name={placeFinderFields.foundPlace}
                value={place.value}
                className="flex min-h-11 w-full items-center gap-2 px-4 py-2 text-start hover:bg-accent-soft hover:text-on-accent-soft"
                onClick={(event) => {
                  const { form } = event.currentTarget;
                  if (!form || !onChoose) return;
                  event.preventDefault();
                  onChoose(form, place.value);
                }}
              >
                <Icon name="pin" size={18} />
                {place.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
