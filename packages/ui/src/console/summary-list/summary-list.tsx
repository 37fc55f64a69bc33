import { clsx } from "clsx";
import { Picture } from "../../primitives/picture/picture";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";

export interface SummaryRow {
  label: string;
  /** Lines; none where nothing was said. What a person typed, such as an address, is not for browsers to translate. */
  lines: readonly { text: string; lang?: "bn" | "en" | undefined; translate?: "no" }[];
  /** A picture of it: its path, `/media/…`, without a width. */
  picture?: string | undefined;
  /** Where it is changed; spoken with the row's label. */
  change?: { href: string; label: string } | undefined;
}

export interface SummaryListProps extends RootProps<"dl"> {
  /** What was said or is known, one a row, with the way to change it where there is one. */
  rows: readonly SummaryRow[];
}

/**
 * What was answered or is known, each with the way to change it where there is one (GOV.UK "check your answers").
 *
 * @use Before something is sent that took several pages, and for what is known of one thing, such as a product.
 * @avoid For editing in place, and for several things of a kind (`RowList`).
 * @words What was asked, or is known, as a noun; the answer as it was given. The link is one verb, spoken with what it changes.
 * @accessibility Each way to change says what it changes.
 */
export function SummaryList({ rows, className, ...rest }: SummaryListProps) {
  const { Link } = useUi();
  return (
    <dl
      data-slot="summary-list"
      className={clsx("@container panel divide-y divide-border", className)}
      {...rest}
    >
      {rows.map(({ label, lines, picture, change }) => (
        <div
          key={label}
          className={clsx(
            // By the room that the list has: beside other things it is as narrow as on a phone.
            "grid gap-x-4 gap-y-1 px-4 py-3 @min-[28rem]:grid-cols-[12rem_minmax(0,1fr)_auto] @min-[28rem]:py-4",
            change ? "grid-cols-[minmax(0,1fr)_auto]" : "grid-cols-[minmax(0,2fr)_minmax(0,3fr)]",
          )}
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd
            className={clsx(
              "grid min-w-0 grid-cols-1 gap-1 break-words",
              change && "@max-[28rem]:row-start-2",
            )}
          >
            {picture && (
              <Picture
                src={picture}
                alt=""
                width={64}
                height={64}
                sizes="64px"
                lite="shown"
                className="size-16 rounded-control border border-border object-cover"
              />
            )}
            {lines.map(({ text, lang, translate }) => (
              <span key={text} lang={lang} translate={translate} className="whitespace-pre-line">
                {text}
              </span>
            ))}
          </dd>
          {change && (
            <dd className="@max-[28rem]:col-start-2 @max-[28rem]:row-span-2 @max-[28rem]:row-start-1">
              <Link
                href={change.href}
                className="inline-flex min-h-11 min-w-11 items-start justify-end font-semibold text-link underline underline-offset-4"
              >
                {change.label}
                <span className="sr-only"> {label}</span>
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
