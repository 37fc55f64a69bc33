import { Form } from "@remix-run/react";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { ListPageView, type ListPageData } from "../../list-page.view";
import { homeFields as fields } from "./home.form";

export interface MoveButton {
  /** `up`, `down`, `show` or `hide`. */
  move: "up" | "down" | "show" | "hide";
  label: string;
  spoken: string;
}

export interface HomePage extends ListPageData {
  /** Where the forms are sent to. */
  formAction: string;
  version: string;
  /** By the rows' ids. */
  buttons: Record<string, readonly MoveButton[]>;
  /** The ways to a new text. */
  ways: readonly { href: string; label: string }[];
}

/** The parts of the first page in their order; each is moved, hidden and shown by buttons. */
export function HomeView({ page }: { page: HomePage }) {
  const { formAction, version, buttons, ways, ...list } = page;
  return (
    <ListPageView
      page={list}
      actions={({ id }) => (
        <Form method="post" action={formAction} className="flex flex-wrap gap-2">
          <HiddenFields values={{ [fields.key]: id, [fields.version]: version }} />
          {buttons[id]?.map(({ move, label, spoken }) => (
            <Button key={move} variant="secondary" name={fields.move} value={move} aria-label={spoken}>
              {label}
            </Button>
          ))}
        </Form>
      )}
    >
      <div className="order-last grid grid-cols-1 gap-3 sm:grid-cols-2">
        {ways.map(({ href, label }) => (
          <LinkButton key={href} href={href} variant="secondary" size="large" wide>
            {label}
          </LinkButton>
        ))}
      </div>
    </ListPageView>
  );
}
