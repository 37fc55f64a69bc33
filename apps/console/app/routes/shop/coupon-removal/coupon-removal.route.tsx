import { useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { couponRemovalPage, removeCoupon } from "./coupon-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { coupon = "" } = args.params;
  return inShop(args, "coupon-removal", (shop) => couponRemovalPage(args.context, shop, coupon));
}

export function action(args: ConsoleArgs) {
  const { coupon = "" } = args.params;
  return inShop(args, "coupon-removal", (shop) => removeCoupon(args.context, shop, coupon));
}

export default function CouponRemovalRoute() {
  return <FormPageView page={useLoaderData<typeof loader>()} state={formState(undefined)} />;
}
