import { Button } from "../../primitives/button/button";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Icon } from "../../primitives/icon/icon";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Name and value of what the form sends. */
export const dataNoteFields = { seen: "data_note" } as const;

export interface DataNoteProps extends RootProps<"section", "hidden"> {
  labels: {
    /** Spoken name of the part. */
    title: string;
    /** What is kept and why, in a sentence or two. */
    text: string;
    more: string;
    close: string;
  };
  action: string;
  /** The privacy policy, where more is said. */
  policyHref: string;
  hidden?: HiddenValues;
}

/**
 * What the site keeps on the phone, told on the first visit. It asks for nothing, since only what the cart and the
 * language need is kept, so it covers nothing: a line in the page, put away by a form.
 *
 * @use Once, for somebody who is new, on an ordinary page.
 * @avoid In checkout, on receipts, or for asking for consent.
 * @accessibility A line in the page that covers nothing; put away by a button with words.
 */
export function DataNote({ labels, action, policyHref, hidden, className, ...rest }: DataNoteProps) {
  const { Form, Link } = useUi();
  return (
    <section
      data-slot="data-note"
      data-print="hide"
      aria-label={labels.title}
      className={className}
      {...rest}
    >
      <Form method="post" action={action} className="flex items-center gap-3">
        <HiddenFields values={hidden} />
        <Icon name="lock" className="text-muted" />
        <p className="min-w-0 flex-1 text-small">
          {labels.text}{" "}
          <Link
            href={policyHref}
            className="inline-block font-semibold text-link underline underline-offset-4"
          >
            {labels.more}
          </Link>
        </p>
        <Button variant="secondary" size="small" name={dataNoteFields.seen} value="seen">
          {labels.close}
        </Button>
      </Form>
    </section>
  );
}
