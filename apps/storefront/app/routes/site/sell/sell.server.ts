import { pageFailure } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { isSellPage } from "../../../urls/sell-pages";
import { loadCost } from "./cost.server";
import { loadHow } from "./how.server";
import { loadTrade } from "./trade.server";

/** A page that tells sellers something, by its name. @throws the 404 page where there is none */
export async function loadSell(context: RequestContext, name: string | undefined) {
  if (!isSellPage(name)) throw pageFailure(context, 404);
  if (name === "how-it-works") return loadHow(context);
  if (name === "cost") return loadCost(context);
  return loadTrade(context, name);
}
