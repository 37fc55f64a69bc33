import type { ReactNode } from "react";
import { fill, type Sample } from "../samples/in-language";
import { LanguageLink } from "../commerce/language-switch/language-switch";
import { ShopFooter } from "../commerce/shop-footer/shop-footer";
import { ShopHeader } from "../commerce/shop-header/shop-header";

/** A shop's page: what its theme chose for the header comes from outside, the studio edits it. */
export interface CompositionProps {
  sample: Sample;
  layout: "compact" | "centred";
}

/** Header and footer of a shop around one of its pages. */
export function ShopPage({ sample, layout, children }: CompositionProps & { children: ReactNode }) {
  const { words, shop, language } = sample;
  const three = shop.money("3").slice(1);
  return (
    <>
      <ShopHeader
        layout={layout}
        shop={{ name: shop.name, href: "#/", initials: shop.initials }}
        categories={shop.links.map((link, at) => ({ ...link, current: at === 1 }))}
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
        columns={[{ title: words.categoryList.categories, links: shop.links.slice(0, 4) }]}
      />
    </>
  );
}

/** What every card says. */
export const productLabels = ({ words }: Sample) => ({
  ...words.productCard,
  price: words.price,
});
