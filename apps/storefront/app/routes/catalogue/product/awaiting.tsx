import { useActionData } from "@remix-run/react";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import {
  StockAlertForm,
  stockAlertFields,
  stockAlertIntents,
  type StockAlertFormProps,
} from "@haat/ui/commerce/stock-alert-form/stock-alert-form";
import { formState } from "@haat/web-forms/submission";
import type { PutInCartAnswer } from "./put-in-cart-answer";
import type { StockAlertAnswer } from "./stock-alert-answer";

export interface AwaitingProps {
  product: { action: string; attributeIds: readonly string[] };
  whom: Pick<StockAlertFormProps, "knownPhone" | "alertId">;
  labels: StockAlertFormProps["labels"];
}

/** In the place of the ways to buy, where it is sold out: to be told when it is back. */
export function Awaiting({ product, whom, labels }: AwaitingProps) {
  const posted = useActionData<PutInCartAnswer | StockAlertAnswer>();
  // Of another choice it says nothing here.
  const answer = posted && "alert" in posted && posted.path === product.action ? posted.alert : undefined;
  const { formData } = usePendingForm();
  const intent = formData?.get(stockAlertFields.intent);
  const form = formState(answer);
  const pending = (["ask", "remove"] as const).find((each) => stockAlertIntents[each] === intent);
  return (
    <StockAlertForm
      formId="alert"
      action={product.action}
      attributeIds={product.attributeIds}
      {...whom}
      phone={form.values[stockAlertFields.phone]}
      errors={form.errors}
      formErrors={form.formErrors}
      pending={pending}
      labels={labels}
    />
  );
}
