import { Button } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";

export interface AllowPhoneProps {
  /** The page with the refused numbers. */
  action: string;
  label: string;
  /** With the number, for who hears the page. */
  spoken: string;
  hidden: Record<string, string>;
}

/** Takes orders of a refused number again: a form with one button. */
export function AllowPhone({ action, label, spoken, hidden }: AllowPhoneProps) {
  const { Form } = useUi();
  return (
    <Form method="post" action={action} data-slot="allow-phone">
      <HiddenFields values={hidden} />
      <Button variant="secondary" size="small" icon="undo" aria-label={spoken}>
        {label}
      </Button>
    </Form>
  );
}
