import { clsx } from "clsx";
import { Badge, type BadgeProps } from "../../primitives/badge/badge";
import { RowFigureText, type RowFigure } from "./row-figure";

/** A line in a language of its own, such as the name of a browser in a Bengali list. */
export interface RowLine {
  text: string;
  lang: "bn" | "en";
}

/** What a row says. */
export interface RowContent {
  /** Cut after three lines where the row leads to the whole of it. */
  title: string;
  /** The language of the title, where it is not the page's. */
  titleLang?: "bn" | "en" | undefined;
  /** What it is called in the other language, above the lines. */
  otherName?: { text: string; lang: "bn" | "en" } | undefined;
  /** What else is to be known of it, each a line of its own. */
  lines?: readonly (string | RowLine)[] | undefined;
  /** What is compared down the list: at the row's end, level with those of the others, where there is room; else below the title. */
  figure?: RowFigure | undefined;
  /** What it is at, where that differs from the others. */
  state?: { label: string; tone: BadgeProps["tone"] } | undefined;
}

export interface RowWordsProps extends RowContent {
  /** Where the state stands, by the classes of the line that it shares with the title. */
  stateLook: string;
  /** A long title is cut: the row leads to the whole of it. */
  isCut: boolean;
}

const lineOf = (line: string | RowLine): { text: string; lang?: RowLine["lang"] } =>
  typeof line === "string" ? { text: line } : line;

/** What a row says: its title with its state, its figure, and its lines. */
export function RowWords({
  title,
  titleLang,
  otherName,
  lines = [],
  figure,
  state,
  stateLook,
  isCut,
}: RowWordsProps) {
  const more = [...(otherName ? [otherName] : []), ...lines.map(lineOf)];
  return (
    <span className={clsx("min-w-0 flex-1", figure && "@container")}>
      <span
        className={clsx("grid gap-x-4 gap-y-0.5", figure && "@min-[22rem]:grid-cols-[minmax(0,1fr)_auto]")}
      >
        <span className={clsx("flex items-center gap-x-2 gap-y-1 font-semibold", stateLook)}>
          <span lang={titleLang} className={clsx("min-w-0 group-hover:text-link", isCut && "line-clamp-3")}>
            {title}
          </span>
          {state && <Badge tone={state.tone}>{state.label}</Badge>}
        </span>
        {figure && <RowFigureText {...figure} isTall={more.length > 0} />}
        {more.length > 0 && (
          <span className="grid content-start gap-0.5 text-small text-muted">
            {more.map(({ text, lang }) => (
              <span key={text} lang={lang}>
                {text}
              </span>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}
