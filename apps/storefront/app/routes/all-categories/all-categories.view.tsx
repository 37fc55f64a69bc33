import { CategoryList, type CategoryLink } from "@haat/ui/commerce/category-list/category-list";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";

/** Every category of the shop. */
export function AllCategoriesView({
  title,
  empty,
  categories,
}: {
  title: string;
  empty: string;
  categories: CategoryLink[];
}) {
  return (
    <div className="page grid grid-cols-1 gap-6 py-6">
      <h1 className="text-h1">{title}</h1>
      {categories.length > 0 ? (
        <CategoryList categories={categories} label={title} />
      ) : (
        <EmptyState icon="package" title={empty} />
      )}
    </div>
  );
}
