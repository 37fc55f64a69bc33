import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { Pagination, type PaginationProps } from "@haat/ui/primitives/pagination/pagination";
import { StarRow, type StarRowProps } from "../../../shell/star-row";

interface RatingData {
  id: string;
  stars: StarRowProps;
  name: string;
  at: string;
  text: string;
  answer?: { text: string; at: string } | undefined;
}

export interface ProductRatingsViewProps {
  title: string;
  lead: string;
  average?: (StarRowProps & { average: string; count: string }) | undefined;
  none: string;
  product: { href: string; label: string };
  trail: BreadcrumbProps["trail"];
  /** What the page is below its product. */
  crumb: string;
  ratings: readonly RatingData[];
  /** Above what the shop answered. */
  answerBy: string;
  pages: PaginationProps["pages"];
  previousHref?: string | undefined;
  nextHref?: string | undefined;
  labels: { breadcrumb: BreadcrumbProps["labels"]; pagination: PaginationProps["labels"] };
}

/** What customers say of a product that they had, newest first. */
export function ProductRatingsView(props: ProductRatingsViewProps) {
  const { title, lead, average, none, product, trail, crumb, ratings, answerBy, labels } = props;
  const back = (
    <LinkButton href={product.href} variant="secondary" icon="chevron-left">
      {product.label}
    </LinkButton>
  );
  return (
    <div className="page grid max-w-prose grid-cols-1 gap-6 py-4 sm:py-6">
      <div className="grid gap-2">
        <Breadcrumb trail={trail} current={crumb} labels={labels.breadcrumb} />
        <h1 className="text-h1 wrap-anywhere">{title}</h1>
        {average && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="tabular text-h2 font-bold">{average.average}</span>
            <StarRow {...average} />
            <span className="text-muted">{average.count}</span>
          </p>
        )}
        {ratings.length > 0 && <p className="text-muted">{lead}</p>}
      </div>
      {ratings.length === 0 ? (
        <EmptyState icon="heart" title={none} text={lead} action={back} />
      ) : (
        <ul data-slot="ratings" className="divide-y divide-border border-y border-border">
          {ratings.map((rating) => (
            <Rating key={rating.id} {...rating} answerBy={answerBy} />
          ))}
        </ul>
      )}
      {props.pages.length > 0 && (
        <Pagination
          pages={props.pages}
          previousHref={props.previousHref}
          nextHref={props.nextHref}
          labels={labels.pagination}
        />
      )}
      {ratings.length > 0 && <div>{back}</div>}
    </div>
  );
}

function Rating({ stars, name, at, text, answer, answerBy }: RatingData & { answerBy: string }) {
  return (
    <li className="grid gap-2 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <StarRow {...stars} />
        <span className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        <span className="text-small text-muted">{at}</span>
      </p>
      {text && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {answer && (
        <div className="rounded-card bg-surface-sunken p-4">
          <p className="flex flex-wrap gap-x-3 text-small text-muted">
            <strong>{answerBy}</strong>
            <span>{answer.at}</span>
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {answer.text}
          </p>
        </div>
      )}
    </li>
  );
}
