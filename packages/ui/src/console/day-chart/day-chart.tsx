import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";

/** A bar of a chart: what lies across in units of its drawing's width, what lies upwards in px. */
export interface ChartBar {
  /** Which day it is, such as `2026-03-01`. */
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What it says where a pointer rests on it. */
  title: string;
}

export interface DayChartProps extends RootProps<"figure", "title" | "children"> {
  title: string;
  /** What the drawing says, in a sentence, for who does not see it; in its place where there are no bars. */
  summary: string;
  /** Of the drawing: its height in px, and its width in units of its own, since it is as wide as its place. */
  size: { width: number; height: number };
  /** One for each day, in the units of `size`; none: `summary` stands in place of the drawing. */
  bars: readonly ChartBar[];
  /** The lines across it, with what they stand for. */
  lines: readonly { y: number; label: string }[];
  /** The days below it. */
  days: readonly { x: number; label: string; anchor: "start" | "middle" | "end" }[];
  /** The same as numbers, one row a day. */
  table: { label: string; head: readonly [string, string]; rows: readonly (readonly [string, string])[] };
}

/**
 * What happened on each day, as bars, with its table behind a summary. The bars are worked out where the page is made.
 * Days without anything have no drawing: an empty one says less than a sentence.
 *
 * @use For one number over the days of a month or two.
 * @avoid For several that are compared (`NumberTable`).
 * @words The title has the measure and the days. What stands above the bars says what they show, so that nobody
 *   must read them.
 * @accessibility The bars are one picture that the summary names; the same numbers stand in the table behind it.
 */
export function DayChart(props: DayChartProps) {
  const { title, summary, size, bars, lines, days, table, className, ...rest } = props;
  return (
    <figure data-slot="day-chart" className={clsx("panel grid content-start gap-3 p-4", className)} {...rest}>
      <figcaption className="text-title">{title}</figcaption>
      {bars.length === 0 ? (
        <p className="text-muted">{summary}</p>
      ) : (
        <>
          <Drawing {...props} />
          <ChartTable {...table} />
        </>
      )}
    </figure>
  );
}

function Drawing({ summary, size, bars, lines, days }: DayChartProps) {
  const across = (length: number) => `${((length * 100) / size.width).toFixed(3)}%`;
  return (
    <svg role="img" aria-label={summary} height={size.height} className="w-full overflow-visible text-muted">
      {lines.map(({ y, label }) => (
        <g key={label}>
          <line x1={0} x2="100%" y1={y} y2={y} className="stroke-border" />
          <text x={0} y={y - 4} className="text-caption" fill="currentColor">
            {label}
          </text>
        </g>
      ))}
      {bars.map(({ id, title: said, x, y, width, height }) => (
        <rect
          key={id}
          x={across(x)}
          y={y}
          width={across(width)}
          height={height}
          rx={Math.min(2, width / 3)}
          className="fill-accent"
        >
          <title>{said}</title>
        </rect>
      ))}
      {days.map(({ x, label, anchor }) => (
        <text
          key={label}
          x={across(x)}
          y={size.height - 3}
          fontSize={12}
          fill="currentColor"
          textAnchor={anchor}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

function ChartTable({ label, head, rows }: DayChartProps["table"]) {
  return (
    <details>
      <summary className="flex min-h-11 items-center gap-1 text-small font-semibold text-link">
        {label}
        <Icon name="chevron-down" size={18} />
      </summary>
      <table className="w-full text-small">
        <thead>
          <tr>
            <th scope="col" className="py-1 text-start">
              {head[0]}
            </th>
            <th scope="col" className="py-1 text-end">
              {head[1]}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map(([day, value]) => (
            <tr key={day}>
              <th scope="row" className="py-1 text-start font-normal">
                {day}
              </th>
              <td className="py-1 text-end tabular-nums">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
