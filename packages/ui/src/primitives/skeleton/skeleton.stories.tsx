import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { ProductCardSkeleton, Skeleton } from "./skeleton";

export default { title: "Primitives/Skeleton", component: Skeleton } satisfies Meta;

export const Default = story(() => (
  <div className="grid gap-6">
    <Skeleton className="h-12 w-64" />
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {["one", "two", "three", "four"].map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </div>
  </div>
));

/** It has its size from the start, and is seen after 300 ms. */
export const IsLate = story(() => <Skeleton className="h-12 w-64" />, {
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector<HTMLElement>("[data-slot=skeleton]");
    await expect(skeleton?.offsetHeight).toBe(48);
    const { animationName, animationDelay, animationFillMode } = getComputedStyle(skeleton ?? document.body);
    await expect(animationName).toBe("fade-in");
    await expect(animationDelay).toBe("0.3s");
    await expect(animationFillMode).toBe("backwards");
  },
});

const three = ["one", "two", "three"];

export const DoTakeTheShape = advice(
  "do",
  {
    en: "It has the shape and the size of what comes, so that nothing moves then.",
    bn: "যা আসবে তারই আকার আর মাপ, তাই আসার পর কিছু সরে যায় না।",
  },
  () => (
    <div className="grid grid-cols-3 gap-4">
      {three.map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </div>
  ),
);
export const DontShowAnyBars = advice(
  "dont",
  {
    en: "Bars of another size: when the products come, the page jumps under the finger.",
    bn: "অন্য মাপের দাগ: পণ্য এলে আঙুলের নিচে পাতা লাফিয়ে ওঠে।",
  },
  () => (
    <div className="grid gap-3">
      {three.map((key) => (
        <Skeleton key={key} className="h-4 w-full" />
      ))}
    </div>
  ),
);
