import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { FigureList, type Figure } from "@haat/ui/console/figure-list/figure-list";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { Picture } from "@haat/ui/primitives/picture/picture";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { ShortLink, type ShortLinkData } from "../short-link.view";
import { productIntents } from "./goods-product.form";

interface Way {
  href: string;
  label: string;
}

/** A product, as its loader hands it over. */
export interface GoodsProductPage extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  action: string;
  state: { label: string; tone: BadgeProps["tone"] };
  figures: readonly Figure[];
  acts: {
    title: string;
    edit: string;
    /** Where its prices and its stock are. */
    ways: readonly Way[];
    copy: string;
    /** Its page in the shop; none where nobody sees it. */
    visit?: Way | undefined;
  };
  /** Why nobody can buy it, each with what mends it; none where anybody can. */
  doctor?:
    | {
        title: string;
        rows: readonly (ListRow & { button?: { intent: string; label: string } | undefined })[];
      }
    | undefined;
  seen: { title: string; pictures: readonly { src: string; alt: string }[]; rows: readonly SummaryRow[] };
  link: ShortLinkData;
  /** What takes it away from customers; none for what is away already. */
  away?: { title: string; lead: string; hide?: string | undefined; bin: string } | undefined;
}

/**
 * One product: its figures, then what can be done with it, and what customers see of it. Where there is room what can be done stands
 * beside the rest; what takes the product away comes last, and apart.
 */
export function GoodsProductView({ page }: { page: GoodsProductPage }) {
  const { title, lead, back, action, state, figures, acts, doctor, seen, link, away } = page;
  return (
    <ConsolePage
      title={title}
      lead={lead}
      back={back}
      aside={<Badge tone={state.tone}>{state.label}</Badge>}
      width="wide"
    >
      {doctor && <Doctor doctor={doctor} action={action} />}
      <FigureList figures={figures} />
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <Acts acts={acts} action={action} />
        <div className="grid grid-cols-1 gap-6 md:col-start-1 md:row-span-2 md:row-start-1">
          <Seen seen={seen} />
          <ShortLink link={link} />
        </div>
        {away && <Away away={away} action={action} />}
      </div>
    </ConsolePage>
  );
}

function Acts({ acts, action }: Pick<GoodsProductPage, "acts" | "action">) {
  const { Form } = useUi();
  const { title, edit, ways, copy, visit } = acts;
  return (
    <Form
      method="post"
      action={action}
      aria-label={title}
      // The first one whole, the others in pairs where the column is wide; one that is left over is as wide as two.
      className="grid grid-cols-1 gap-3 max-md:sm:grid-cols-2 max-md:sm:*:first:col-span-2 max-md:sm:*:last:even:col-span-2"
    >
      <Button size="large" wide name="intent" value={productIntents.edit}>
        {edit}
      </Button>
      {ways.map(({ href, label }) => (
        <LinkButton key={href} wide variant="secondary" href={href}>
          {label}
        </LinkButton>
      ))}
      <Button wide variant="secondary" name="intent" value={productIntents.copy}>
        {copy}
      </Button>
      {visit && (
        <LinkButton wide variant="secondary" icon="store" href={visit.href} target="_blank" rel="noopener">
          {visit.label}
        </LinkButton>
      )}
    </Form>
  );
}

/** Its pictures beside what is written of it; on a phone above, small. */
function Seen({ seen: { title, pictures, rows } }: Pick<GoodsProductPage, "seen">) {
  return (
    <section aria-label={title} data-slot="product-seen" className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{title}</h2>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map(({ src, alt }) => (
            <li key={src} className="first:*:size-28 sm:first:*:size-56">
              <Picture
                src={src}
                alt={alt}
                sizes="(min-width: 48rem) 224px, 112px"
                lite="shown"
                className="size-18 rounded-control border border-border object-cover sm:size-28"
              />
            </li>
          ))}
        </ul>
      )}
      <SummaryList rows={rows} />
    </section>
  );
}

/** What takes it away from customers: hidden, or in the bin. */
function Away({ away, action }: { away: NonNullable<GoodsProductPage["away"]>; action: string }) {
  const { Form } = useUi();
  const { title, lead, hide, bin } = away;
  return (
    <section
      aria-label={title}
      data-slot="product-away"
      className="grid grid-cols-1 gap-3 border-t border-border pt-6 md:col-start-2"
    >
      <h2 className="text-title">{title}</h2>
      <p className="text-small text-muted">{lead}</p>
      <Form method="post" action={action} className="flex flex-wrap gap-3">
        {hide && (
          <Button variant="secondary" name="intent" value={productIntents.hide}>
            {hide}
          </Button>
        )}
        <Button variant="danger" name="intent" value={productIntents.bin}>
          {bin}
        </Button>
      </Form>
    </section>
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
