import type { Meta } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { fill, story, type Sample } from "../../../../.storybook/in-language";
import { pictures } from "../../../../.storybook/sample-shop";
import { AppliedFilters } from "../commerce/applied-filters/applied-filters";
import { AddressChoice } from "../commerce/address-choice/address-choice";
import { AttributePicker } from "../commerce/attribute-picker/attribute-picker";
import { BannerRow } from "../commerce/banner/banner";
import { BuyBox } from "../commerce/buy-box/buy-box";
import { CartLine } from "../commerce/cart-line/cart-line";
import { CategoryList } from "../commerce/category-list/category-list";
import { CouponBox } from "../commerce/coupon-box/coupon-box";
import { DeliveryMethod } from "../commerce/delivery-method/delivery-method";
import { DeliveryPromise } from "../commerce/delivery-promise/delivery-promise";
import { FilterPanel } from "../commerce/filter-panel/filter-panel";
import { LanguageLink } from "../commerce/language-switch/language-switch";
import { OrderSummary } from "../commerce/order-summary/order-summary";
import { ProductGallery } from "../commerce/product-gallery/product-gallery";
import { ProductGrid } from "../commerce/product-grid/product-grid";
import { RibbonRow } from "../commerce/ribbon-row/ribbon-row";
import { ShopFooter } from "../commerce/shop-footer/shop-footer";
import { ShopHeader } from "../commerce/shop-header/shop-header";
import { SortControl } from "../commerce/sort-control/sort-control";
import { StickyBuyBar } from "../commerce/sticky-buy-bar/sticky-buy-bar";
import { Badge } from "../primitives/badge/badge";
import { Breadcrumb } from "../primitives/breadcrumb/breadcrumb";
import { Button, LinkButton } from "../primitives/button/button";
import { Price } from "../primitives/price/price";
import { createTheme } from "../theme/create-theme";
import { readyThemes } from "../theme/ready-themes";

/** The components together, as a shop's pages wear them: the place to judge a theme. */
export default { title: "Pages/Shop", parameters: { bleed: true } } satisfies Meta;

function Page({ sample, children }: { sample: Sample; children: ReactNode }) {
  const { words, shop, language, theme } = sample;
  const three = shop.money("3").slice(1);
  return (
    <>
      <ShopHeader
        layout={createTheme(readyThemes[theme]).choices.headerLayout}
        shop={{ name: shop.name, href: "#/", initials: shop.initials }}
        categories={shop.categories}
        search={{ action: "#/search-product" }}
        cart={{ href: "#/cart", count: three, label: fill(words.shopHeader.cart_other, { number: three }) }}
        account={{ href: "#/login", label: words.shopHeader.signIn }}
        language={
          <LanguageLink
            href="#/other"
            to={
              language === "bn"
                ? { code: "en", name: words.languageSwitch.en }
                : { code: "bn", name: words.languageSwitch.bn }
            }
          />
        }
        labels={{ ...words.shopHeader, search: words.searchField }}
      />
      <main id="main" className="page grid gap-(--section) py-6">
        {children}
      </main>
      <ShopFooter
        help={{ phone: "09612 345678", href: "tel:09612345678", labels: words.helpPhone }}
        shop={{ name: shop.name, text: shop.tagline, address: shop.address }}
        columns={[{ title: words.categoryList.categories, links: shop.categories.slice(0, 4) }]}
      />
    </>
  );
}

const productLabels = ({ words }: Sample) => ({
  price: words.price,
  outOfStock: words.productCard.outOfStock,
});

export const Home = story((sample) => {
  const { words, shop } = sample;
  return (
    <Page sample={sample}>
      <h1 className="sr-only">{shop.name}</h1>
      <BannerRow
        label={words.bannerRow.banners}
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
        products={shop.products}
        labels={{ seeAll: words.ribbonRow.seeAll, product: productLabels(sample) }}
        eager
      />
    </Page>
  );
});

const facet = ({ words, shop, language }: Sample) => ({
  name: "stock",
  label: language === "bn" ? "স্টক" : "Stock",
  values: [
    { value: "1", label: words.stock.inStock, count: shop.money("21").slice(1), selected: true },
    { value: "0", label: words.stock.out, count: shop.money("3").slice(1), selected: false },
  ],
});

export const List = story((sample) => {
  const { words, shop } = sample;
  return (
    <Page sample={sample}>
      <div className="grid gap-6">
        <Breadcrumb
          labels={words.breadcrumb}
          trail={[{ href: "#/", label: shop.name }]}
          current={shop.categories[1]?.name ?? ""}
        />
        <h1 className="text-h1">{shop.categories[1]?.name}</h1>
        <CategoryList categories={shop.categories} look="chips" label={words.categoryList.categories} />
        <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
          <FilterPanel
            facets={[facet(sample)]}
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
            <ProductGrid products={shop.products} labels={productLabels(sample)} headingLevel="h2" />
          </div>
        </div>
      </div>
    </Page>
  );
});

export const Product = story((sample) => {
  const { words, shop, language } = sample;
  const value = (id: string, name: string, state: "selected" | "available" | "out", swatch?: string) => ({
    id,
    name,
    href: `#/?choice=${id}`,
    state,
    swatch,
  });
  return (
    <Page sample={sample}>
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
          <AttributePicker
            formId="picker"
            labels={words.attributePicker}
            groups={[
              {
                id: "colour",
                name: language === "bn" ? "রং" : "Colour",
                values: [
                  value("red", language === "bn" ? "লাল" : "Red", "selected", "#b3123f"),
                  value("white", language === "bn" ? "সাদা" : "White", "available", "#ffffff"),
                  value("blue", language === "bn" ? "নীল" : "Blue", "out", "#1f4e8c"),
                ],
              },
            ]}
          />
          <BuyBox formId="buy" action="#" productId="1" hasBar labels={words.buyBox} />
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
    </Page>
  );
});

export const Checkout = story((sample) => {
  const { words, shop, language } = sample;
  return (
    <Page sample={sample}>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <h1 className="text-h1">{words.cartDrawer.title}</h1>
          <div className="divide-y divide-border">
            {shop.products.slice(0, 2).map((product) => (
              <CartLine
                key={product.id}
                formId={`line-${product.id}`}
                action="#"
                line={{
                  id: product.id,
                  href: product.href,
                  name: product.name,
                  picture: product.picture,
                  choice: language === "bn" ? "লাল, মাঝারি" : "Red, M",
                  unitPrice: product.price,
                  lineTotal: product.price,
                  quantity: 1,
                  notes:
                    product.id === "rice"
                      ? [
                          {
                            tone: "warning",
                            text: fill(words.cartLine.short, { number: shop.money("2").slice(1) }),
                          },
                        ]
                      : [],
                }}
                labels={{
                  ...words.cartLine,
                  quantity: fill(words.cartLine.quantity, { name: product.name }),
                  decrease: fill(words.cartLine.decrease, { name: product.name }),
                  increase: fill(words.cartLine.increase, { name: product.name }),
                  remove: fill(words.cartLine.remove, { name: product.name }),
                }}
              />
            ))}
          </div>
          <DeliveryMethod
            formId="checkout"
            selected="1"
            homeDelivery={{
              cost: shop.money("60"),
              text: fill(words.deliveryMethod.within, { data: language === "bn" ? "২৪ ঘণ্টা" : "24 hours" }),
            }}
            pickUp={{
              cost: words.orderSummary.free,
              text: fill(words.deliveryMethod.pickUpText, { address: shop.address }),
            }}
            labels={words.deliveryMethod}
          />
          <AddressChoice
            formId="checkout"
            selected="1"
            addHref="#/shipping-address"
            addresses={[
              {
                id: "1",
                name: shop.customer.name,
                phone: "01712 345678",
                address: shop.customer.address,
                isHome: true,
              },
            ]}
            labels={words.addressChoice}
          />
        </div>
        <OrderSummary
          className="content-start self-start"
          itemTotal={shop.money("2,840")}
          couponDiscount={`−${shop.money("200")}`}
          delivery={shop.money("60")}
          grandTotal={shop.money("2,700")}
          vatIncluded={fill(words.orderSummary.vatIncluded, {
            amount: shop.money("245.45"),
            percent: shop.money("10").slice(1),
          })}
          labels={words.orderSummary}
        >
          <CouponBox
            formId="coupon"
            action="#"
            applied={{ code: "EID10", amount: `−${shop.money("200")}` }}
            labels={words.couponBox}
          />
          <Button size="large">{words.cartDrawer.checkout}</Button>
          <LinkButton href="#/" variant="quiet">
            {words.orderPlaced.goOn}
          </LinkButton>
        </OrderSummary>
      </div>
    </Page>
  );
});
