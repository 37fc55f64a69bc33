import { Button } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";

export interface MainAddressButton {
  label: string;
  /** With the host, for who hears the page. */
  spoken: string;
  hidden: Record<string, string>;
}

/** Makes an address of the shop the main one. */
export function MakeMain({ action, label, spoken, hidden }: MainAddressButton & { action: string }) {
  const { Form } = useUi();
  return (
    <Form method="post" action={action} data-slot="make-main">
      <HiddenFields values={hidden} />
      <Button variant="secondary" size="small" aria-label={spoken}>
        {label}
      </Button>
    </Form>
  );
}
