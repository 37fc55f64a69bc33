import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { DefaultSubmit, HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { IconButton } from "../../primitives/icon-button/icon-button";
import { InlineAlert } from "../../primitives/inline-alert/inline-alert";
import { NumberStepper } from "../../primitives/number-stepper/number-stepper";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of what a line's form sends; the server's action parses these. */
export const cartLineFields = { line: "cart_unique_id", quantity: "quantity", intent: "intent" } as const;
/** Values of `intent`: one more, one fewer, the number in the field, none. */
export const cartLineIntents = {
  increase: "increase",
  decrease: "decrease",
  set: "set",
  remove: "remove",
} as const;

export interface CartLineData {
  id: string;
  /** Of its page; left out where it has none any more. */
  href?: string | undefined;
  name: string;
  picture: string;
  /** The chosen values, such as "Red, M". */
  choice?: string | undefined;
  unitPrice: string;
  lineTotal: string;
  quantity: number;
  /** What changed since it was added, in words. */
  notes?: readonly { tone: "warning" | "danger" | "info"; text: string }[];
}

export interface CartLineProps extends RootProps<"form", "hidden"> {
  /** What is bought, with its amounts already formatted; `quantity` is a number. */
  line: CartLineData;
  action: string;
  formId: string;
  /** The most that may be ordered; the server decides. */
  max?: number;
  errors?: readonly string[] | undefined;
  /** Little room, as in the sheet after adding: a small picture, and no price of one. */
  dense?: boolean;
  /** This line's form is on its way. */
  pending?: boolean;
  hidden?: HiddenValues;
  /** Each is spoken with the product's name in it. */
  labels: {
    quantity: string;
    decrease: string;
    increase: string;
    /** What the quantity is written in. */
    digits: string;
    remove: string;
    /** The button without JavaScript that takes the typed number. */
    update: string;
    /** Stands before the price of one. */
    unitPrice: string;
    lineTotal: string;
  };
}

/**
 * A line of the cart, one form: Enter in the quantity sets it, each button is its own intent.
 *
 * @use For each line of the cart's page.
 * @avoid To show what was ordered (`OrderLines`).
 * @words The choice stands in the order in which it was made: "Red, M". A note says what is so now, then what to
 *   do: "Only 2 left. Take fewer".
 * @accessibility Each word of `labels` is spoken with the product's name in it, because many lines stand below each
 *   other.
 */
export function CartLine(props: CartLineProps) {
  const { line, action, hidden, formId, max, errors, dense, pending, labels, className, ...rest } = props;
  const { Form, pictureOnTap } = useUi();
  return (
    <Form
      data-slot="cart-line"
      method="post"
      action={action}
      noValidate
      className={clsx(
        dense && "grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4",
        !dense &&
          (pictureOnTap === undefined
            ? "grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 xs:grid-cols-[6rem_minmax(0,1fr)]"
            : "flex flex-col gap-3 py-5"),
        className,
      )}
      {...rest}
    >
      <DefaultSubmit name={cartLineFields.intent} value={cartLineIntents.set} />
      <input type="hidden" name={cartLineFields.line} value={line.id} />
      <HiddenFields values={hidden} />
      <Picture
        src={line.picture}
        alt=""
        width={96}
        height={96}
        sizes="96px"
        priority="eager"
        className={clsx("aspect-square rounded-control object-cover", dense && "row-span-2")}
      />
      <Product {...props} />
      <Amounts {...props} />
      {line.notes?.map(({ tone, text }) => (
        <InlineAlert key={text} tone={tone} dense className="col-span-2">
          {text}
        </InlineAlert>
      ))}
    </Form>
  );
}

function Product({ line, dense = false, labels }: CartLineProps) {
  const { Link } = useUi();
  return (
    <div className="grid min-w-0 content-start gap-1">
      <div className="flex items-start justify-between gap-2">
        <p className={clsx("min-w-0 font-semibold", dense && "leading-snug!")}>
          {line.href ? (
            <Link href={line.href} className="hover:text-link hover:underline">
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </p>
        <IconButton
          icon="trash"
          label={labels.remove}
          name={cartLineFields.intent}
          value={cartLineIntents.remove}
          className="-my-2.5 -me-2.5 text-muted"
        />
      </div>
      {line.choice && <p className="text-small text-muted">{line.choice}</p>}
      {!dense && (
        <p className="tabular text-small text-muted">
          <span className="sr-only">{labels.unitPrice} </span>
          {line.unitPrice}
        </p>
      )}
    </div>
  );
}

function Amounts({ line, formId, max = 10, errors, dense, pending = false, labels }: CartLineProps) {
  return (
    <div
      className={clsx(
        "flex flex-wrap items-center justify-between gap-3",
        dense ? "col-start-2 mt-1" : "col-span-2 xs:col-span-1 xs:col-start-2",
      )}
    >
      <div className="flex items-center gap-2">
        <NumberStepper
          formId={formId}
          name={cartLineFields.quantity}
          defaultValue={line.quantity}
          max={max}
          labels={labels}
          decreaseIntent={cartLineIntents.decrease}
          increaseIntent={cartLineIntents.increase}
          errors={errors}
          pending={pending}
        />
        <noscript>
          <Button variant="quiet" size="small" name={cartLineFields.intent} value={cartLineIntents.set}>
            {labels.update}
          </Button>
        </noscript>
      </div>
      <p className="tabular ms-auto text-title font-bold">
        <span className="sr-only">{labels.lineTotal} </span>
        {line.lineTotal}
      </p>
    </div>
  );
}
