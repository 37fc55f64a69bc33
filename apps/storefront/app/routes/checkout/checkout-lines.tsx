import { clsx } from "clsx";
import { InlineAlert, type InlineAlertProps } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Picture } from "@haat/ui/primitives/picture/picture";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";

export interface CheckoutLine {
  id: string;
  name: string;
  picture: string;
  choice?: string | undefined;
  /** Such as "2 × ৳450". */
  quantityText: string;
  lineTotal: string;
  notes: { tone: InlineAlertProps["tone"]; text: string }[];
}

export interface CheckoutLinesProps {
  title: string;
  /** How many products and pieces, in words. */
  count: string;
  lines: CheckoutLine[];
  edit: { href: string; label: string };
}

/** What is about to be ordered, once more, with what changed in words. */
export function CheckoutLines({ title, count, lines, edit }: CheckoutLinesProps) {
  const { Link, pictureOnTap } = useUi();
  // Lite mode has no pictures, and so no column for them.
  const classes =
    pictureOnTap === undefined
      ? { line: "grid-cols-[4rem_minmax(0,1fr)_auto]", note: "col-span-3" }
      : { line: "grid-cols-[minmax(0,1fr)_auto]", note: "col-span-2" };
  return (
    <section aria-labelledby="checkout-lines" className="min-w-0">
      <div className="flex items-center justify-between gap-4">
        <h2 id="checkout-lines" className="text-h3">
          {title}
        </h2>
        <Link href={edit.href} className="flex min-h-11 items-center font-semibold text-link hover:underline">
          {edit.label}
        </Link>
      </div>
      <p className="text-muted">{count}</p>
      <ul className="divide-y divide-border">
        {lines.map((line) => (
          <li key={line.id} className={clsx("grid gap-3 py-4", classes.line)}>
            <Picture
              src={line.picture}
              alt=""
              width={64}
              height={64}
              sizes="64px"
              className="aspect-square rounded-control object-cover"
            />
            <div className="min-w-0">
              <p className="line-clamp-2 font-semibold">{line.name}</p>
              {line.choice && <p className="text-small text-muted">{line.choice}</p>}
              <p className="tabular text-small text-muted">{line.quantityText}</p>
            </div>
            <p className="tabular font-bold">{line.lineTotal}</p>
            {line.notes.map(({ tone, text }) => (
              <InlineAlert key={text} tone={tone} dense className={classes.note}>
                {text}
              </InlineAlert>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
