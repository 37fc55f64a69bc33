import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { FormPage } from "../../shell/form-page";

export interface SignOutViewProps {
  title: string;
  question: string;
  stay: { label: string; href: string };
  action: string;
}

/** Asks once: a link alone must not end a session. */
export function SignOutView({ title, question, stay, action }: SignOutViewProps) {
  const { Form } = useUi();
  return (
    <FormPage title={title} lead={question}>
      <Form method="post" action={action} className="flex flex-wrap gap-3">
        <Button>{title}</Button>
        <LinkButton href={stay.href} variant="secondary">
          {stay.label}
        </LinkButton>
      </Form>
    </FormPage>
  );
}
