import type { Meta } from "@storybook/react-vite";
import type { CSSProperties, ReactNode } from "react";
import { ProductCard } from "../commerce/product-card/product-card";
import { Button } from "../primitives/button/button";
import { story, type Sample } from "../samples/in-language";
import { createTheme } from "../theme/create-theme";
import { readyThemes, type ReadyThemeName } from "../theme/ready-themes";

/** What a seller may start from, side by side: the same components, each in the look of a trade. */
export default { title: "Theming/Ready themes" } satisfies Meta;

/** The product, of those of the sample shop, that suits the trade of a theme. */
const soldIn: Record<ReadyThemeName, number> = {
  default: 7,
  grocery: 1,
  fashion: 0,
  electronics: 3,
  books: 4,
  sweets: 5,
};

/** Draws in a theme of its own, whatever the page's is: its custom properties, on the element around. */
function InTheme({
  name,
  scheme,
  children,
}: Pick<Sample, "scheme"> & { name: ReadyThemeName; children: ReactNode }) {
  const { light, dark } = createTheme(readyThemes[name]).properties;
  const properties = scheme === "dark" ? { ...light, ...dark } : light;
  const style = Object.fromEntries(Object.entries(properties).map(([key, value]) => [`--${key}`, value]));
  return (
    <div
      style={style as CSSProperties}
      className="flex min-w-0 flex-col overflow-hidden rounded-card border border-border bg-surface text-on-surface"
    >
      {children}
    </div>
  );
}

export const SideBySide = story(({ words, shop, scheme }) => (
  <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
    {(Object.keys(readyThemes) as ReadyThemeName[]).map((name) => {
      const product = shop.cards[soldIn[name]];
      if (!product) throw new Error(`The sample shop sells nothing for ${name}.`);
      return (
        <InTheme key={name} name={name} scheme={scheme}>
          <p lang="en" className="bg-band px-4 py-3 font-heading text-body font-semibold text-on-band">
            {name}
          </p>
          <div className="grid grow grid-rows-[1fr_auto] gap-4 p-4">
            <ProductCard
              product={product}
              labels={{ ...words.productCard, price: words.price }}
              headingLevel="h2"
            />
            <Button wide>{words.buyBox.buy}</Button>
          </div>
        </InTheme>
      );
    })}
  </div>
));
