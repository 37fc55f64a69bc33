import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { ShortLink, type ShortLinkData } from "../short-link.view";
import { productIntents } from "./goods-product.form";

/** A product, as its loader hands it over. */
export interface GoodsProductPage extends Pick<ConsolePageProps, "title" | "back"> {
  action: string;
  row: ListRow;
  stock: { href: string; label: string };
  /** Where the prices of its variants are; none where it has one price. */
  prices?: { href: string; label: string } | undefined;
  /** Its page in the shop; none where nobody sees it. */
  visit?: { href: string; label: string } | undefined;
  /** Why nobody can buy it, each with what mends it; none where anybody can. */
  doctor?:
    | {
        title: string;
        rows: readonly (ListRow & { button?: { intent: string; label: string } | undefined })[];
      }
    | undefined;
  link: ShortLinkData;
  labels: { edit: string; copy: string };
}

/** One product, and what can be done with it. */
export function GoodsProductView({ page }: { page: GoodsProductPage }) {
  const { Form } = useUi();
  const { title, back, action, row, labels } = page;
  return (
    <ConsolePage title={title} back={back}>
      <RowList rows={[row]} />
      {page.doctor && <Doctor doctor={page.doctor} action={action} />}
      {/* The first one whole, the others in pairs; one that is left over is as wide as two. */}
      <Form
        method="post"
        action={action}
        className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:*:first:col-span-2 sm:*:last:even:col-span-2"
      >
        <Button size="large" wide name="intent" value={productIntents.edit}>
          {labels.edit}
        </Button>
        {page.prices && (
          <LinkButton wide variant="secondary" href={page.prices.href}>
            {page.prices.label}
          </LinkButton>
        )}
        <LinkButton wide variant="secondary" href={page.stock.href}>
          {page.stock.label}
        </LinkButton>
        <Button wide variant="secondary" name="intent" value={productIntents.copy}>
          {labels.copy}
        </Button>
        {page.visit && (
          <LinkButton
            wide
            variant="secondary"
            icon="store"
            href={page.visit.href}
            target="_blank"
            rel="noopener"
          >
            {page.visit.label}
          </LinkButton>
        )}
      </Form>
      <ShortLink link={page.link} />
    </ConsolePage>
  );
}

/** Why nobody can buy it; a row leads to what mends it, or has the button that does. */
function Doctor({ doctor, action }: { doctor: NonNullable<GoodsProductPage["doctor"]>; action: string }) {
  const { Form } = useUi();
  const buttons = new Map(
    doctor.rows.map((row) => [row.id as string, "button" in row ? row.button : undefined]),
  );
  return (
    <section aria-label={doctor.title} data-slot="doctor" className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{doctor.title}</h2>
      <RowList
        rows={doctor.rows}
        actions={({ id }) => {
          const button = buttons.get(id);
          return (
            button && (
              <Form method="post" action={action}>
                <Button variant="secondary" name="intent" value={button.intent}>
                  {button.label}
                </Button>
              </Form>
            )
          );
        }}
      />
    </section>
  );
}
