import { Form, useActionData, useFetcher } from "@remix-run/react";
import type { ProductCardData } from "@haat/ui/commerce/product-card/product-card";
import { QuickAddForm, type QuickAddFormProps } from "@haat/ui/commerce/quick-add-form/quick-add-form";
import { UiProvider, type UiFormProps } from "@haat/ui/primitives/ui-provider/ui-provider";

const key = "quick-add";

/** Posts without leaving the page, where there are scripts. */
function StayingForm({ method: _method, encType: _encType, ...rest }: UiFormProps) {
  return <Form method="post" navigate={false} fetcherKey={key} {...rest} />;
}

export type QuickAddProps = Pick<QuickAddFormProps, "action" | "hidden">;

/** What was asked for from a card and refused. */
export interface RefusedAdd {
  /** Of the product. */
  id: string;
  /** As it was typed. */
  quantity: string;
  error: string;
}

/** What the page answers to a card's button: nothing but a refusal that it has to show itself. */
export interface QuickAddAnswer {
  refused?: RefusedAdd;
}

/** The cards of the page; that of a product which was refused without scripts has what was typed, and why. */
export function useCards<Card extends ProductCardData>(cards: readonly Card[]): readonly Card[] {
  const refused = useActionData<QuickAddAnswer | object>();
  if (!refused || !("refused" in refused) || !refused.refused) return cards;
  const { id, ...told } = refused.refused;
  return cards.map((card) => (card.addId === id ? { ...card, refused: told } : card));
}

/** The form of a page's cards. Until the page knows of the cart as it is then, nothing else is sent. */
export function QuickAdd(props: QuickAddProps) {
  const { state } = useFetcher({ key });
  return (
    <UiProvider Form={StayingForm}>
      <QuickAddForm pending={state !== "idle"} {...props} />
    </UiProvider>
  );
}
