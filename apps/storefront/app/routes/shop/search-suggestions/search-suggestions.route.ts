import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { loadShop } from "../../../server/shop/shop.server";
import { suggest } from "../search-suggestions.server";

/** For how long a browser may show the same suggestions again, in s. */
const keptSeconds = 60;

/** What the search field proposes while somebody types; asked for by scripts alone. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const words = new URL(request.url).searchParams.get("q") ?? "";
  return json(await suggest(context, shop, words), {
    headers: { "Cache-Control": `private, max-age=${keptSeconds}` },
  });
}
