import { Form, useFetcher } from "@remix-run/react";
import { QuickAddForm, type QuickAddFormProps } from "@haat/ui/commerce/quick-add-form/quick-add-form";
import { UiProvider, type UiFormProps } from "@haat/ui/primitives/ui-provider/ui-provider";

const key = "quick-add";

/** Posts without leaving the page, where there are scripts. */
function StayingForm({ method: _method, encType: _encType, ...rest }: UiFormProps) {
  return <Form method="post" navigate={false} fetcherKey={key} {...rest} />;
}

export type QuickAddProps = Pick<QuickAddFormProps, "action" | "hidden">;

/** The form of a page's cards. Until the page knows of the cart as it is then, nothing else is sent. */
export function QuickAdd(props: QuickAddProps) {
  const { state } = useFetcher({ key });
  return (
    <UiProvider Form={StayingForm}>
      <QuickAddForm pending={state !== "idle"} {...props} />
    </UiProvider>
  );
}
