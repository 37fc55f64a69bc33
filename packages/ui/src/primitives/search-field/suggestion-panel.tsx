import { clsx } from "clsx";
import { Icon, type IconName } from "../icon/icon";
import { Picture } from "../picture/picture";
import { useUi } from "../ui-provider/ui-provider";

/** Names of what clearing the history sends. */
export const searchHistoryFields = { intent: "intent" } as const;
/** Values of `intent`. */
export const searchHistoryIntents = { clear: "clear_search_history" } as const;

/** A search that was made, or one that the page proposes. */
export interface SearchSuggestion {
  /** Unique in its list: where it leads. */
  href: string;
  /** What is proposed, as it is read. */
  label: string;
  /** What kind of thing it is, or where, such as the category; of a product what it costs, already formatted. */
  note?: string | undefined;
  /** Path below `/media/`, without a width: of a product, in the place of the sign. */
  picture?: string | undefined;
}

export interface SuggestionPanelLabels {
  /** Above what the page proposes. */
  suggestions: string;
  /** Above the earlier searches. */
  history: string;
  clearHistory: string;
}

interface SuggestionPanelProps {
  /** What the page proposes, best first; empty: that list is left out. */
  suggestions: readonly SearchSuggestion[];
  /** Earlier searches, newest first; empty: that list is left out. */
  history: readonly SearchSuggestion[];
  labels: SuggestionPanelLabels;
  /** Where the history is cleared, by POST; `undefined` where the server keeps none. */
  historyAction: string | undefined;
  /** Clears a history that the browser itself keeps; `undefined` where it keeps none. */
  onClearHistory: (() => void) | undefined;
  /** Id of the search's input. */
  id: string;
  /** With a script: whether it is shown. Without one `undefined`: it is shown while the focus is in the search. */
  isOpen: boolean | undefined;
  /** Index of the option that the arrows are on, over both lists. */
  active: number;
}

/** The links under a search field: earlier searches, then suggestions, then the button that clears the history. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { suggestions, history, labels, historyAction, onClearHistory, id, isOpen, active } = props;
  const scripted = isOpen !== undefined;
  if (suggestions.length + history.length === 0) return null;
  return (
    <div
      data-slot="suggestion-panel"
      hidden={isOpen === false}
      // The field keeps the focus while a link is pressed: not every browser gives it to links.
      onMouseDown={(event) => event.preventDefault()}
      className={clsx(
        "on-page absolute end-0 top-full z-(--z-drawer) mt-2 max-h-[min(28rem,70dvh)] min-w-full overflow-y-auto rounded-card border border-border bg-surface-raised p-1.5 shadow-menu sm:w-[27rem]",
        !scripted && "hidden group-focus-within/search:block",
      )}
    >
      <div {...(scripted && { role: "listbox", id: `${id}-list`, "aria-label": labels.suggestions })}>
        <Group
          title={labels.history}
          titleId={`${id}-history`}
          icon="clock"
          entries={history}
          first={0}
          id={id}
          active={active}
          scripted={scripted}
        />
        <Group
          title={labels.suggestions}
          titleId={`${id}-suggestions`}
          icon="search"
          entries={suggestions}
          first={history.length}
          id={id}
          active={active}
          scripted={scripted}
        />
      </div>
      {history.length > 0 && (historyAction !== undefined || onClearHistory) && (
        <ClearHistory action={historyAction} onClear={onClearHistory} label={labels.clearHistory} />
      )}
    </div>
  );
}

interface GroupProps {
  title: string;
  titleId: string;
  icon: IconName;
  entries: readonly SearchSuggestion[];
  /** Index of its first entry over all lists. */
  first: number;
  id: string;
  active: number;
  scripted: boolean;
}

function Group({ title, titleId, icon, entries, first, id, active, scripted }: GroupProps) {
  const { Link } = useUi();
  if (entries.length === 0) return null;
  return (
    <div {...(scripted && { role: "group", "aria-labelledby": titleId })}>
      <p
        id={titleId}
        role={scripted ? "presentation" : undefined}
        className="px-3 pt-2 pb-1 text-caption font-semibold text-muted"
      >
        {title}
      </p>
      <ul role={scripted ? "presentation" : undefined}>
        {entries.map(({ href, label, note, picture }, index) => {
          const isActive = first + index === active;
          return (
            <li key={href} role={scripted ? "presentation" : undefined}>
              <Link
                href={href}
                {...(scripted && {
                  role: "option",
                  id: `${id}-option-${first + index}`,
                  "aria-selected": isActive,
                  tabIndex: -1,
                })}
                className={clsx(
                  "flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 -outline-offset-2 hover:bg-accent-soft hover:text-on-accent-soft",
                  isActive && "bg-accent-soft text-on-accent-soft outline-2 outline-focus",
                )}
              >
                {picture ? (
                  <Picture
                    src={picture}
                    alt=""
                    sizes="40px"
                    widths={[160]}
                    width={40}
                    height={40}
                    className="size-10 shrink-0 rounded-control object-cover"
                  />
                ) : (
                  <Icon name={icon} size={18} className="text-muted" />
                )}
                <span className="grid min-w-0 flex-1 gap-x-4 xs:flex xs:items-baseline xs:justify-between">
                  <span>{label}</span>
                  {note && <span className="text-small text-muted xs:shrink-0">{note}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface ClearHistoryProps {
  action: string | undefined;
  onClear: (() => void) | undefined;
  label: string;
}

function ClearHistory({ action, onClear, label }: ClearHistoryProps) {
  const { Form } = useUi();
  const button = (
    <button
      {...(onClear
        ? { type: "button", onClick: onClear }
        : { type: "submit", name: searchHistoryFields.intent, value: searchHistoryIntents.clear })}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-small font-semibold text-link -outline-offset-2 hover:bg-accent-soft hover:text-on-accent-soft"
    >
      <Icon name="trash" size={18} />
      {label}
    </button>
  );
  const look = "mt-1.5 border-t border-border pt-1.5";
  return onClear ? (
    <div className={look}>{button}</div>
  ) : (
    <Form method="post" action={action} className={look}>
      {button}
    </Form>
  );
}
