import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
