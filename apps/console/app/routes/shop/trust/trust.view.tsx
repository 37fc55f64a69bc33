import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { AllowPhone, type AllowPhoneProps } from "../allow-phone.view";

interface Way {
  href: string;
  label: string;
}

interface RefusedData {
  title: string;
  rows: readonly { row: ListRow; allow: Omit<AllowPhoneProps, "action"> }[];
  empty: { title: string; text: string };
  action: string;
  add: Way;
  newest?: Way | undefined;
  older?: Way | undefined;
}

export interface TrustViewProps {
  page: FormPageData & { refused: RefusedData };
  state: FormState;
}

/** Whose orders a shop takes, and below it the numbers that it refuses. */
export function TrustView({ page: { refused, ...form }, state }: TrustViewProps) {
  return (
    <FormPageView page={form} state={state}>
      <Refused refused={refused} />
    </FormPageView>
  );
}

function Refused({ refused: { title, rows, empty, action, add, newest, older } }: { refused: RefusedData }) {
  const allowOf = ({ id }: ListRow) => rows.find(({ row }) => row.id === id)?.allow;
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-border pt-6">
      <h2 className="text-title">{title}</h2>
      {rows.length === 0 ? (
        <EmptyState
          icon="check"
          title={empty.title}
          text={empty.text}
          headingLevel="h3"
          action={
            <LinkButton href={add.href} variant="secondary">
              {add.label}
            </LinkButton>
          }
        />
      ) : (
        <RowList
          rows={rows.map(({ row }) => row)}
          actions={(row) => {
            const allow = allowOf(row);
            return allow && <AllowPhone action={action} {...allow} />;
          }}
        />
      )}
      {[newest, older].map(
        (way) =>
          way && (
            <LinkButton key={way.href} href={way.href} variant="quiet" wide>
              {way.label}
            </LinkButton>
          ),
      )}
      {rows.length > 0 && (
        <LinkButton href={add.href} variant="secondary" wide className="sm:w-auto sm:justify-self-start">
          {add.label}
        </LinkButton>
      )}
    </section>
  );
}
