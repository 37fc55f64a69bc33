import type { Meta } from "@storybook/react-vite";
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
