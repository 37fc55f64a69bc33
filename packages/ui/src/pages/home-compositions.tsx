import { pictures } from "../samples/sample-shop";
import { BannerRow, type BannerProps } from "../commerce/banner/banner";
import { CategoryList } from "../commerce/category-list/category-list";
import { CategoryPictures, type CategoryPicturesLook } from "../commerce/category-pictures/category-pictures";
import { ProductShelf, type ShelfLook } from "../commerce/product-shelf/product-shelf";
import { SectionHead } from "../commerce/section-head/section-head";
import type { Sample } from "../samples/in-language";
import { productLabels, ShopPage, type CompositionProps } from "./shop-page";

type Part = "banners" | "categories" | "row";

interface HomeProps extends CompositionProps {
  order: readonly Part[];
  banner: NonNullable<BannerProps["look"]>;
  categories: CategoryPicturesLook | "chips";
  row: ShelfLook;
  perRow: number;
}

/** The front of the shop in one of its layouts. */
function Home({ sample, layout, order, ...looks }: HomeProps) {
  return (
    <ShopPage sample={sample} layout={layout}>
      <h1 className="sr-only">{sample.shop.name}</h1>
      {order.map((part) => (
        <HomePart key={part} part={part} sample={sample} {...looks} />
      ))}
    </ShopPage>
  );
}

function HomePart({
  part,
  sample,
  ...looks
}: Omit<HomeProps, "order" | "layout"> & { part: Part; sample: Sample }) {
  const { words, shop } = sample;
  if (part === "banners")
    return (
      <BannerRow
        label={words.bannerRow.banners}
        labels={words.bannerRow}
        look={looks.banner}
        banners={[
          {
            id: "sari",
            title: shop.products[0]?.name ?? "",
            text: shop.tagline,
            picture: pictures.sari,
            href: "#/all-products/1",
            action: words.ribbonRow.seeAll,
          },
        ]}
      />
    );
  if (part === "categories") return <Categories sample={sample} look={looks.categories} />;
  return (
    <ProductShelf
      id="offers"
      title={shop.products[0]?.ribbon?.label ?? ""}
      seeAllHref="#/ribbons-products/1"
      look={looks.row}
      products={shop.cards.slice(0, looks.perRow)}
      labels={{ seeAll: words.ribbonRow.seeAll, product: productLabels(sample) }}
      eager
    />
  );
}

function Categories({ sample, look }: { sample: Sample; look: HomeProps["categories"] }) {
  const { words, shop } = sample;
  const title = words.categoryList.categories;
  return (
    <section aria-labelledby="categories" className="grid min-w-0 gap-4">
      <SectionHead id="categories" title={title} href="#/all" more={words.ribbonRow.seeAll} />
      {look === "chips" ? (
        <CategoryList look="chips" categories={shop.categories} label={title} />
      ) : (
        <CategoryPictures look={look} categories={shop.categories} label={title} />
      )}
    </section>
  );
}

const usual = ["banners", "categories", "row"] as const;

/** For groceries: close rows, ready for the cart. */
export const ShelvesPage = (props: CompositionProps) => (
  <Home {...props} order={usual} banner="slim" categories="strip" row="dense" perRow={6} />
);
/** For clothes: one large banner, few and tall pictures. */
export const ShowcasePage = (props: CompositionProps) => (
  <Home
    {...props}
    order={["banners", "row", "categories"]}
    banner="stage"
    categories="large"
    row="tall"
    perRow={4}
  />
);
/** For devices: categories first, then what matters of each. */
export const CataloguePage = (props: CompositionProps) => (
  <Home
    {...props}
    order={["categories", "banners", "row"]}
    banner="beside"
    categories="rows"
    row="facts"
    perRow={6}
  />
);
/** For books: whole covers on a board. */
export const BookshelfPage = (props: CompositionProps) => (
  <Home {...props} order={usual} banner="beside" categories="chips" row="covers" perRow={6} />
);
/** For sweets and gifts: by what they are for. */
export const OccasionsPage = (props: CompositionProps) => (
  <Home
    {...props}
    order={["banners", "row", "categories"]}
    banner="beside"
    categories="round"
    row="occasion"
    perRow={3}
  />
);
