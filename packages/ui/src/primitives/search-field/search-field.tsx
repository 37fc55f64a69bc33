import { clsx } from "clsx";
import { useRef, type ReactNode, type RefObject } from "react";
import { HiddenFields, type HiddenValues } from "../hidden-fields/hidden-fields";
import { Icon } from "../icon/icon";
import { useUi } from "../ui-provider/ui-provider";
import { useCombobox } from "./combobox.hook";
import { SuggestionPanel, type SuggestionPanelLabels, type SearchSuggestion } from "./suggestion-panel";
import type { RootProps } from "../root-props/root-props";

export interface SearchFieldProps extends RootProps<"div", "hidden"> {
  /** What the page proposes for the words in the field, best first; five to eight. */
  suggestions?: readonly SearchSuggestion[];
  /** Earlier searches, newest first; shown while the field is empty. */
  history?: readonly SearchSuggestion[];
  /** Spoken when the suggestions change, such as "5 suggestions" (WCAG 4.1.3). */
  status?: string | undefined;
  labels: SuggestionPanelLabels & {
    /** Name of the field, and what stands in it while it is empty. */
    search: string;
    submit: string;
  };
  /** Where the search goes, by GET. */
  action: string;
  /** Where the history is cleared, by POST; without it and `onClearHistory` there is no button for that. */
  historyAction?: string | undefined;
  hidden?: HiddenValues;
  /** Id of the input; those of the list start with it. */
  id: string;
  /** Name of the query, `q` unless told. */
  name?: string;
  /** What stands in the field at first: what was searched for. Default: nothing. */
  defaultValue?: string | undefined;
  /** The text changed: the page may bring other `suggestions`. It decides how long to wait. */
  onQuery?: ((text: string) => void) | undefined;
  /** Clears a history that the browser itself keeps. */
  onClearHistory?: (() => void) | undefined;
  /** Not for a second field on the same page: a landmark is one of its kind (WCAG 1.3.1). Default: true. */
  isLandmark?: boolean;
  /** Another one for each page: where the field stays while pages change, it then shows `defaultValue` again. */
  page?: string | undefined;
}

/**
 * A search as a GET form, so that its result has an address. Below it, while it has the focus, links to what was
 * searched before and to what the page suggests. Without JavaScript they are reached by Tab; with it the field is a
 * combobox (ARIA pattern: arrows, Enter, Escape).
 *
 * @use For a search by words, once in a page's head.
 * @avoid For narrowing a list that is on the page (`FilterPanel`).
 * @words The label says where it looks: "Search this shop". What was searched before stands as it was typed, with
 *   its mistakes.
 * @accessibility With scripts a combobox; suggestions are links that Tab reaches without them.
 */
export function SearchField(props: SearchFieldProps) {
  const {
    suggestions = [],
    history = [],
    status,
    labels,
    isLandmark,
    action,
    historyAction,
    hidden,
    id,
    name = "q",
    defaultValue,
    onQuery,
    onClearHistory,
    page,
    className,
    ...rest
  } = props;
  const hasPanel = suggestions.length + history.length > 0 || onQuery !== undefined;
  const field = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ id, defaultValue, onQuery, hasPanel, page, field });
  const shownHistory = combobox.text === "" ? history : [];
  const isExpanded = combobox.isOpen && suggestions.length + shownHistory.length > 0;
  return (
    <div
      data-slot="search-field"
      className={clsx("group/search relative", className)}
      {...rest}
      {...combobox.root}
    >
      <Search action={action} hidden={hidden} labels={labels} isLandmark={isLandmark}>
        <QueryInput
          field={field}
          id={id}
          name={name}
          label={labels.search}
          defaultValue={defaultValue}
          combobox={combobox.input}
          isExpanded={isExpanded}
        />
      </Search>
      {hasPanel && (
        <SuggestionPanel
          id={id}
          labels={labels}
          suggestions={suggestions}
          historyAction={historyAction}
          onClearHistory={onClearHistory}
          history={shownHistory}
          isOpen={combobox.isOpen}
          active={combobox.active}
        />
      )}
      {hasPanel && <Status text={isExpanded ? status : undefined} />}
    </div>
  );
}

interface QueryInputProps {
  field: RefObject<HTMLInputElement>;
  id: string;
  name: string;
  label: string;
  defaultValue: string | undefined;
  /** What makes it a combobox, where there are scripts. */
  combobox: ReturnType<typeof useCombobox>["input"];
  /** Without scripts `undefined`. */
  isExpanded: boolean | undefined;
}

function QueryInput({ field, id, name, label, defaultValue, combobox, isExpanded }: QueryInputProps) {
  return (
    <input
      ref={field}
      id={id}
      type="search"
      name={name}
      aria-label={label}
      placeholder={label}
      defaultValue={defaultValue}
      maxLength={100}
      autoComplete="off"
      className="control rounded-pill ps-4 pe-13 placeholder:text-muted"
      {...combobox}
      aria-expanded={isExpanded}
    />
  );
}

function Status({ text }: { text: string | undefined }) {
  return (
    <span role="status" className="sr-only">
      {text}
    </span>
  );
}

function Search({
  action,
  hidden,
  labels,
  isLandmark = true,
  children,
}: Pick<SearchFieldProps, "action" | "hidden" | "labels" | "isLandmark"> & { children: ReactNode }) {
  const { Form } = useUi();
  return (
    <Form role={isLandmark ? "search" : undefined} method="get" action={action} className="relative">
      <HiddenFields values={hidden} />
      {children}
      <SearchButton label={labels.submit} />
    </Form>
  );
}

function SearchButton({ label }: { label: string }) {
  return (
    <button
      type="submit"
      aria-label={label}
      className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-pill text-on-surface hover:text-link"
    >
      <Icon name="search" />
    </button>
  );
}
