import { clsx } from "clsx";
import { Icon } from "../icon/icon";
import { HiddenFields, type HiddenValues } from "../hidden-fields/hidden-fields";
import { useUi } from "../ui-provider/ui-provider";

export interface SearchFieldProps {
  /** Id of the input. */
  id: string;
  action: string;
  /** Name of the query, `q` unless told. */
  name?: string;
  defaultValue?: string | undefined;
  /** Searches made before, as suggestions of the browser. */
  suggestions?: readonly string[];
  hidden?: HiddenValues;
  labels: {
    /** Name of the field, and what stands in it while it is empty. */
    search: string;
    submit: string;
  };
  className?: string;
}

/** A search as a GET form: its result has an address. */
export function SearchField({
  id,
  action,
  name = "q",
  defaultValue,
  suggestions,
  hidden,
  labels,
  className,
}: SearchFieldProps) {
  const { Form } = useUi();
  return (
    <Form
      data-slot="search-field"
      role="search"
      method="get"
      action={action}
      className={clsx("relative", className)}
    >
      <HiddenFields values={hidden} />
      <input
        id={id}
        type="search"
        name={name}
        aria-label={labels.search}
        placeholder={labels.search}
        defaultValue={defaultValue}
        maxLength={100}
        list={suggestions?.length ? `${id}-suggestions` : undefined}
        autoComplete="off"
        className="control rounded-pill ps-4 pe-13 placeholder:text-muted"
      />
      {suggestions?.length ? (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ) : null}
      <button
        type="submit"
        aria-label={labels.submit}
        className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-pill text-on-surface hover:text-link"
      >
        <Icon name="search" />
      </button>
    </Form>
  );
}
