import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { AllowPhone, type AllowPhoneProps } from "../allow-phone.view";
import { ListSection, type ListSectionData } from "../list-section.view";

interface Way {
  href: string;
  label: string;
}

interface RefusedData extends ListSectionData {
  rows: readonly { row: ListRow; allow: Omit<AllowPhoneProps, "action"> }[];
  action: string;
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

function Refused({ refused: { rows, action, newest, older, ...list } }: { refused: RefusedData }) {
  const allowOf = ({ id }: ListRow) => rows.find(({ row }) => row.id === id)?.allow;
  return (
    <ListSection
      {...list}
      rows={rows.map(({ row }) => row)}
      actions={(row) => {
        const allow = allowOf(row);
        return allow && <AllowPhone action={action} {...allow} />;
      }}
    >
      {[newest, older].map(
        (way) =>
          way && (
            <LinkButton key={way.href} href={way.href} variant="quiet" wide>
              {way.label}
            </LinkButton>
          ),
      )}
    </ListSection>
  );
}
