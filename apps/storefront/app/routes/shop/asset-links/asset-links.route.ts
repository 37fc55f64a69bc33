import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadShop } from "../../../server/shop/shop.server";

/**
 * Which app in a store may show the shop without a browser's bar: the one that the seller publishes, by the certificates that
 * sign it (Digital Asset Links). On a shop's own host only.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.hostShop === undefined) return new Response(null, { status: 404 });
  const { seller } = await loadShop(context, {});
  context.cacheForAll(seller);
  const { language } = context;
  const found = await context.client().shopApp.shopApp({ language, sellerKey: seller.seller_key });
  const { package_name, fingerprints } = found.data.shop_app.store_app;
  const statements = fingerprints.length === 0 ? [] : [statement(package_name, fingerprints)];
  return new Response(JSON.stringify(statements), {
    headers: { "Content-Type": "application/json", "Cache-Control": "public, max-age=300" },
  });
}

const statement = (package_name: string, sha256_cert_fingerprints: string[]) => ({
  relation: ["delegate_permission/common.handle_all_urls"],
  target: { namespace: "android_app", package_name, sha256_cert_fingerprints },
});
