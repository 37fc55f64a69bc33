import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowPicture } from "@haat/ui/console/row-list/row-picture";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { PaperSizes } from "../paper-sizes.view";

interface Way {
  href: string;
  label: string;
}

interface OrderLink {
  number: string;
  href: string;
}

/** Something to be fetched, how often for all orders, and for which of them. */
interface GoodsToFetch {
  id: string;
  name: string;
  choice: string;
  picture?: string | undefined;
  pieces: string;
  label: string;
  orders: readonly (OrderLink & { times: string })[];
}

export interface PickingListPage extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  sum: string;
  /** That there are more orders than are on it. */
  more?: string | undefined;
  groups: readonly { id: string; category: string; goods: readonly GoodsToFetch[] }[];
  /** Why there is nothing on it, and what leads to something. */
  empty?: { title: string; text: string; way?: Way | undefined } | undefined;
  leftOut?: { title: string; text: string; orders: readonly (OrderLink & { stage: string })[] } | undefined;
  papers?: { title: string; sizes: readonly Way[]; others: Way } | undefined;
}

/** What is to be fetched for several orders together, by category. */
export function PickingListView({ page }: { page: PickingListPage }) {
  const { title, lead, back, sum, more, groups, empty, leftOut, papers } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      {empty ? (
        <EmptyState
          icon="package"
          title={empty.title}
          text={empty.text}
          action={empty.way && <LinkButton href={empty.way.href}>{empty.way.label}</LinkButton>}
        />
      ) : (
        <p className="font-semibold">{sum}</p>
      )}
      {more && <InlineAlert tone="info">{more}</InlineAlert>}
      {groups.map(({ id, category, goods }) => (
        <section key={id} className="grid grid-cols-1 gap-3" aria-label={category}>
          <h2 className="text-title">{category}</h2>
          <ul data-slot="picking-list" className="panel divide-y divide-border">
            {goods.map((each) => (
              <Goods key={each.id} goods={each} />
            ))}
          </ul>
        </section>
      ))}
      {leftOut && <LeftOut {...leftOut} />}
      {papers && <Papers {...papers} />}
    </ConsolePage>
  );
}

function Goods({ goods: { name, choice, picture, pieces, label, orders } }: { goods: GoodsToFetch }) {
  return (
    <li className="flex items-start gap-3 p-4">
      {picture && <RowPicture src={picture} />}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{name}</span>
        {choice && <span>{choice}</span>}
        <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
          <span className="sr-only">{label}</span>
          {orders.map(({ number, href, times }) => (
            <span key={number} className="inline-flex items-center gap-1">
              <NumberLink number={number} href={href} />
              <span>{times}</span>
            </span>
          ))}
        </p>
      </div>
      <strong className="shrink-0 text-title">{pieces}</strong>
    </li>
  );
}

function NumberLink({ number, href }: OrderLink) {
  const { Link } = useUi();
  return (
    <Link href={href} lang="en" className="inline-flex min-h-11 items-center text-link hover:underline">
      {number}
    </Link>
  );
}

function LeftOut({ title, text, orders }: NonNullable<PickingListPage["leftOut"]>) {
  return (
    <InlineAlert tone="info" title={title}>
      <p>{text}</p>
      <ul className="flex flex-wrap gap-x-4">
        {orders.map(({ number, href, stage }) => (
          <li key={number} className="inline-flex items-center gap-2">
            <NumberLink number={number} href={href} />
            <span>{stage}</span>
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}

function Papers({ title, sizes, others }: NonNullable<PickingListPage["papers"]>) {
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={title}>
      <h2 className="text-title">{title}</h2>
      <PaperSizes title={title} sizes={sizes} />
      <LinkButton href={others.href} variant="quiet" wide>
        {others.label}
      </LinkButton>
    </section>
  );
}
