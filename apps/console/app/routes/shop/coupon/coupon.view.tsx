import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { ShortLink, type ShortLinkData } from "../short-link.view";

/** What there is to say of a coupon that was made. */
interface KnownCoupon {
  standing: { title: string; rows: SummaryRow[] };
  /** The way to pause it, or to go on with it. */
  moves?: { intent: string; label: string } | undefined;
  link: ShortLinkData;
  rules: { title: string; lead: string };
  former: { title: string; lead: string; rows: ListRow[] };
  /** The way to remove it; one that was used has none. */
  removal?: { href: string; label: string } | undefined;
}

export interface CouponPage extends FormPageData {
  /** Of a new one there is nothing to say yet. */
  known?: KnownCoupon | undefined;
}

/** A coupon of a shop: how it stands and its link above its rules, what it was before below them; or a new one. */
export function CouponView({ page, state }: { page: CouponPage; state: FormState }) {
  const { known, ...form } = page;
  return (
    <FormPageView page={form} state={state} before={known && <Standing known={known} action={form.action} />}>
      {known && <Former known={known} />}
    </FormPageView>
  );
}

function Standing({ known, action }: { known: KnownCoupon; action: string }) {
  const { Form } = useUi();
  const { standing, moves, link, rules } = known;
  return (
    <>
      <section aria-label={standing.title} className="grid grid-cols-1 gap-3">
        <SummaryList rows={standing.rows} />
        {moves && (
          <Form method="post" action={action}>
            <Button variant="secondary" wide name="intent" value={moves.intent}>
              {moves.label}
            </Button>
          </Form>
        )}
      </section>
      <ShortLink link={link} />
      <div className="grid grid-cols-1 gap-1">
        <h2 className="text-title">{rules.title}</h2>
        <p className="max-w-prose text-muted">{rules.lead}</p>
      </div>
    </>
  );
}

function Former({ known: { former, removal } }: { known: KnownCoupon }) {
  return (
    <>
      {former.rows.length > 0 && (
        <section aria-label={former.title} className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{former.title}</h2>
          <p className="max-w-prose text-muted">{former.lead}</p>
          <RowList rows={former.rows} />
        </section>
      )}
      {removal && (
        <LinkButton href={removal.href} variant="secondary" wide>
          {removal.label}
        </LinkButton>
      )}
    </>
  );
}
