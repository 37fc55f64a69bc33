import { fill, type Sample } from "../samples/in-language";
import { pictures, swatches } from "../samples/sample-shop";
import { AppliedFilters } from "../commerce/applied-filters/applied-filters";
import { AttributePicker } from "../commerce/attribute-picker/attribute-picker";
import { BannerRow } from "../commerce/banner/banner";
import { BuyBox } from "../commerce/buy-box/buy-box";
import { CategoryList } from "../commerce/category-list/category-list";
import { DeliveryPromise } from "../commerce/delivery-promise/delivery-promise";
import { FilterPanel } from "../commerce/filter-panel/filter-panel";
import { ProductGallery } from "../commerce/product-gallery/product-gallery";
import { ProductGrid } from "../commerce/product-grid/product-grid";
import { RibbonRow } from "../commerce/ribbon-row/ribbon-row";
import { SortControl } from "../commerce/sort-control/sort-control";
import { StickyBuyBar } from "../commerce/sticky-buy-bar/sticky-buy-bar";
import { Badge } from "../primitives/badge/badge";
import { Breadcrumb } from "../primitives/breadcrumb/breadcrumb";
import { Price } from "../primitives/price/price";
import { productLabels, ShopPage, type CompositionProps } from "./shop-page";

/** The front of the shop: offers, categories, a row of products. */
export function HomePage({ sample, layout }: CompositionProps) {
  const { words, shop } = sample;
  return (
    <ShopPage sample={sample} layout={layout}>
      <h1 className="sr-only">{shop.name}</h1>
      <BannerRow
        label={words.bannerRow.banners}
        labels={words.bannerRow}
        banners={[
          {
            id: "sari",
            title: shop.products[0]?.name ?? "",
            text: shop.tagline,
            picture: pictures.sari,
            href: "#/all-products/1",
            action: words.ribbonRow.seeAll,
          },
          {
            id: "mango",
            title: shop.products[2]?.name ?? "",
            picture: pictures.mango,
            href: "#/all-products/3",
            action: words.ribbonRow.seeAll,
          },
        ]}
      />
      <CategoryList categories={shop.categories} label={words.categoryList.categories} />
      <RibbonRow
        id="offers"
        title={shop.products[0]?.ribbon?.label ?? ""}
        seeAllHref="#/ribbons-products/1"
        products={shop.cards}
        labels={{ seeAll: words.ribbonRow.seeAll, product: productLabels(sample) }}
        eager
      />
    </ShopPage>
  );
}

/** A category with its filters. */
export function ListPage({ sample, layout }: CompositionProps) {
  const { words, shop } = sample;
  return (
    <ShopPage sample={sample} layout={layout}>
      <div className="grid gap-6">
        <Breadcrumb
          labels={words.breadcrumb}
          trail={[{ href: "#/", label: shop.name }]}
          current={shop.categories[1]?.name ?? ""}
        />
        <h1 className="text-h1">{shop.categories[1]?.name}</h1>
        <CategoryList categories={shop.categories} look="chips" label={words.categoryList.categories} />
        <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
          <Filters {...sample} />
          <div className="grid min-w-0 content-start gap-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p role="status" className="text-muted">
                {shop.categories[0]?.count}
              </p>
              <SortControl
                options={[{ value: "newest", label: words.listControls.newest }]}
                selected="newest"
                labels={words.sortControl}
                action="#"
                formId="sort"
                className="max-xs:w-full"
              />
            </div>
            <AppliedFilters
              filters={[
                {
                  label: words.stock.inStock,
                  removeHref: "#/",
                  removeLabel: fill(words.listControls.remove, { filter: words.stock.inStock }),
                },
              ]}
              labels={words.listControls}
              clearHref="#/all"
            />
            <ProductGrid products={shop.cards} labels={productLabels(sample)} headingLevel="h2" />
          </div>
        </div>
      </div>
    </ShopPage>
  );
}

function Filters({ words, shop, language }: Sample) {
  return (
    <FilterPanel
      facets={[
        {
          name: "stock",
          label: language === "bn" ? "স্টক" : "Stock",
          values: [
            { value: "1", label: words.stock.inStock, count: shop.money("21").slice(1), selected: true },
            { value: "0", label: words.stock.out, count: shop.money("3").slice(1), selected: false },
          ],
        },
      ]}
      price={{
        values: {},
        bounds: { min: shop.money("50").slice(1), max: shop.money("15000").slice(1) },
      }}
      appliedCount={shop.money("1").slice(1)}
      labels={{
        ...words.filterPanel,
        show: fill(words.filterPanel.show_other, { number: shop.money("24").slice(1) }),
      }}
      action="#"
      clearHref="#/all"
      formId="filters"
    />
  );
}

/** A product to choose and buy. */
export function ProductPage({ sample, layout }: CompositionProps) {
  const { words, shop, language } = sample;
  return (
    <ShopPage sample={sample} layout={layout}>
      <div className="grid gap-8 md:grid-cols-2 md:gap-12">
        <ProductGallery
          labels={words.productGallery}
          selected={0}
          position={`${shop.money("1").slice(1)} / ${shop.money("3").slice(1)}`}
          pictures={[pictures.sari, pictures.shirt, pictures.bag].map((src, index) => ({
            src,
            alt: fill(words.productGallery.alt, { name: shop.name, number: `${index + 1}`, total: "3" }),
            href: `#/?picture=${index + 1}`,
          }))}
        />
        <div className="grid content-start gap-6">
          <div className="grid gap-3">
            <div className="flex gap-2">
              <Badge tone={1}>{shop.products[0]?.ribbon?.label}</Badge>
              <Badge tone="success">{words.stock.inStock}</Badge>
            </div>
            <h1 className="text-h1">{shop.products[0]?.name}</h1>
            <Price
              price={shop.money("2,450")}
              oldPrice={shop.money("2,900")}
              labels={words.price}
              size="large"
            />
          </div>
          <Choices {...sample} />
          <DeliveryPromise
            time={fill(words.deliveryMethod.within, { data: language === "bn" ? "২৪ ঘণ্টা" : "24 hours" })}
            fee={language === "bn" ? "ঢাকায় ৳৬০, অন্য জেলায় ৳১২০" : "৳60 in Dhaka, ৳120 elsewhere"}
            freeFrom={language === "bn" ? "৳২,০০০ থেকে ফ্রি" : "Free from ৳2,000"}
            returns={
              language === "bn"
                ? "পণ্য ঠিক না থাকলে ৭ দিনের মধ্যে ফেরত নেওয়া হয়।"
                : "Taken back within 7 days if something is wrong."
            }
            labels={words.deliveryPromise}
          />
        </div>
      </div>
      <StickyBuyBar
        price={shop.money("2,450")}
        oldPrice={shop.money("2,900")}
        labels={{ ...words.buyBox, title: words.stickyBuyBar.title, price: words.price }}
        formId="buy"
      />
    </ShopPage>
  );
}

function Choices({ words, language }: Sample) {
  const value = (id: string, name: string, state: "selected" | "available" | "out", swatch?: string) => ({
    id,
    name,
    href: `#/?choice=${id}`,
    state,
    swatch,
  });
  return (
    <>
      <AttributePicker
        formId="picker"
        labels={words.attributePicker}
        groups={[
          {
            id: "colour",
            name: language === "bn" ? "রং" : "Colour",
            values: [
              value("red", language === "bn" ? "লাল" : "Red", "selected", swatches.red),
              value("white", language === "bn" ? "সাদা" : "White", "available", swatches.white),
              value("blue", language === "bn" ? "নীল" : "Blue", "out", swatches.blue),
            ],
          },
        ]}
      />
      <BuyBox formId="buy" action="#" productId="1" hasBar labels={words.buyBox} />
    </>
  );
}
