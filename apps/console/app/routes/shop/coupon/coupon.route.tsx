import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { saveCoupon } from "./coupon.action.server";
import { couponPage } from "./coupon.server";
import { CouponView } from "./coupon.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { coupon = "" } = args.params;
  return inShop(args, "coupon", (shop) => couponPage(args.context, shop, coupon));
}

export function action(args: ConsoleArgs) {
  const { coupon = "" } = args.params;
  return inShop(args, "coupon", (shop) => saveCoupon(args.context, shop, coupon, args.request));
}

export default function CouponRoute() {
  return (
    <CouponView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
