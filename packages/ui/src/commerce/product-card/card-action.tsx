import { Button } from "../../primitives/button/button";
import { quickAddFields, quickAddFormId } from "../quick-add-form/quick-add-fields";

export interface CardActionLabels {
  /** On the button that puts it in the cart. */
  add: string;
  /** In the button's place on a card whose product has something to choose. */
  choose: string;
  /** The name of the field for how many, before the product's. */
  quantity: string;
  /** What stands in it at first, in the reader's digits. */
  one: string;
}

interface CardActionProps {
  /** Of the product, as the form sends it. */
  id: string;
  /** Of the product, as its controls are spoken. */
  name: string;
  /** What was typed and why it was not put in the cart, in the page's language. Default: nothing was refused. */
  refused?: { quantity: string; error: string } | undefined;
  labels: CardActionLabels;
}

/** The last line of a card: how many, and into the cart. */
export function CardAction({ id, name, refused, labels }: CardActionProps) {
  return (
    <div className="quick-add">
      <input
        form={quickAddFormId}
        name={quickAddFields.quantity(id)}
        aria-label={`${labels.quantity}: ${name}`}
        defaultValue={refused?.quantity ?? labels.one}
        // The page came anew, without scripts: what was refused is where one goes on.
        autoFocus={refused && true}
        aria-invalid={refused && true}
        aria-describedby={refused && `${quickAddFields.quantity(id)}-error`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
      />
      <Button
        form={quickAddFormId}
        name={quickAddFields.product}
        value={id}
        variant="secondary"
        size="small"
        aria-label={`${labels.add}: ${name}`}
        className="min-w-0 flex-1 px-2"
      >
        {labels.add}
      </Button>
      {refused && (
        <p id={`${quickAddFields.quantity(id)}-error`} className="w-full text-small text-on-danger-soft">
          {refused.error}
        </p>
      )}
    </div>
  );
}

/** The last line of a card that leads to a choice: as high as a button, and a part of the card's own link, so it is no second one. */
export function CardChoice({ labels }: { labels: Pick<CardActionLabels, "choose"> }) {
  return (
    <div className="quick-add pointer-events-none" aria-hidden="true">
      <span className="button button-secondary min-h-11 min-w-0 flex-1 px-2 text-small">{labels.choose}</span>
    </div>
  );
}
