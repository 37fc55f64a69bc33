import { CategoryList, type CategoryLink } from "@haat/ui/commerce/category-list/category-list";
import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";

export interface AllCategoriesViewProps {
  title: string;
  trail: BreadcrumbProps["trail"];
  empty: { title: string; text: string; action: { label: string; href: string } };
  categories: CategoryLink[];
  labels: BreadcrumbProps["labels"];
}

/** Every category of the shop. */
export function AllCategoriesView({ title, trail, empty, categories, labels }: AllCategoriesViewProps) {
  return (
    <div className="page grid grid-cols-1 gap-6 py-4 sm:py-6">
      <div>
        <Breadcrumb trail={trail} current={title} labels={labels} />
        <h1 className="text-h1">{title}</h1>
      </div>
      {categories.length > 0 ? (
        <CategoryList categories={categories} label={title} />
      ) : (
        <EmptyState
          icon="package"
          title={empty.title}
          text={empty.text}
          action={<LinkButton href={empty.action.href}>{empty.action.label}</LinkButton>}
        />
      )}
    </div>
  );
}
