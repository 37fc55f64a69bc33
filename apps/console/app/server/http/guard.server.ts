import { redirect } from "@remix-run/node";
import { ORPCError } from "@orpc/client";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { CallErrorCode } from "@haat/contract/shared/error-codes";
import { platformPermissionForPage, shopPermissionForPage } from "@haat/contract/shared/permissions";
import { pageFailure } from "../failure/page-failure.server";
import type { ConsoleArgs, ConsoleContext } from "./console-context.server";

/**
 * Does what only who is signed in may. Anybody else, and who was signed out elsewhere, goes to sign in and comes back to this
 * page.
 */
export async function asMember<Result>(
  context: ConsoleContext,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!context.session.data.token) throw toEntry(context, "login");
  try {
    return await work();
  } catch (error) {
    const entry = entryFor(error);
    if (!entry) throw error;
    if (entry === "login") context.session.set({ token: undefined });
    throw toEntry(context, entry);
  }
}

/** Before a form whose call asks for a fresh proof: what is typed into it is not lost to being asked then. */
export async function requireFreshProof(context: ConsoleContext): Promise<void> {
  const { data } = await context.client().secondFactor.secondFactors({ language: context.language });
  if (data.proved_until === null) throw toEntry(context, "login/proof");
}

/**
 * Does what a page about a shop does, for a member who may open it. The shop of others is not there; the API looks once more.
 * @param page the name of the page's route, in the table of permissions
 */
export function inShop<Result>(
  { context, params }: Pick<ConsoleArgs, "context" | "params">,
  page: string,
  work: (shop: OwnShop) => Promise<Result>,
): Promise<Result> {
  return asMember(context, async () => {
    const { shops } = await context.me();
    const shop = shops.find(({ seller_key }) => seller_key === params.sellerKey);
    if (!shop) throw pageFailure(context, 404);
    if (!shop.permissions.includes(shopPermissionForPage(page))) throw pageFailure(context, 403);
    return work(shop);
  });
}

/** Does what a page about the platform does, for who of its people may open it: to anybody else it is not there. */
export function onPlatform<Result>(
  { context }: Pick<ConsoleArgs, "context">,
  page: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return asMember(context, async () => {
    const { platform } = await context.me();
    if (!platform) throw pageFailure(context, 404);
    if (!platform.permissions.includes(platformPermissionForPage(page))) throw pageFailure(context, 403);
    return work();
  });
}

/** Where one gives what a call was refused for the lack of. */
const entries = {
  sign_in_required: "login",
  second_factor_needed: "login/proof",
  phone_proof_needed: "login/proof",
  second_factor_missing: "account/second-factor",
} as const satisfies Partial<Record<CallErrorCode, string>>;
type Entry = (typeof entries)[keyof typeof entries];

/** Where a refused call leads first; nowhere where it was refused for something else. */
export function entryFor(error: unknown): Entry | undefined {
  if (!(error instanceof ORPCError)) return undefined;
  return Object.entries(entries).find(([code]) => code === error.code)?.[1];
}

function toEntry(context: ConsoleContext, entry: Entry): Response {
  if (context.path !== context.paths.home) context.session.set({ redirectPath: context.path });
  return redirect(context.paths.to(entry));
}
