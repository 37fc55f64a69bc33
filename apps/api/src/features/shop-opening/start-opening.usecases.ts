import type { ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { randomText } from "../../security/secrets";
import { lockCustomer, type Customer } from "../account/account.usecases";
import { recordCommand, type Actor } from "../audit/audit.usecases";
import { insertMember } from "../member/member.usecases";
import { acceptInPassing, hasAccepted } from "../terms/terms.usecases";
import { unnamedSlug } from "./described-opening";
import { checkedPlace } from "./opening-items.usecases";
import { openingSeen } from "./save-answers.usecases";
import * as openings from "./shop-opening.repository";

/** What an application begins with. */
export interface Application {
  language: Language;
  name: string;
  id_business_category: number;
  id_city: number;
  id_area?: number | undefined;
  area_name?: string | undefined;
  /** The terms for who sells; asked of who has not accepted them. */
  terms?: true | undefined;
}

const keyAlphabet = "abcdefghijklmnopqrstuvwxyz0123456789";
/** Without letters and digits that are taken for each other, as the numbers of orders are read out. */
const prefixAlphabet = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";
const monthSeconds = 30 * 24 * 3600;

/**
 * Begins an application: a shop that nobody else sees, with who asks as its owner. The same name again while it is a draft
 * is the shop that is there. Of two at the same moment the second sees the first.
 * @throws too_many_applications; invalid_input where place or trade are not known
 */
export function startOpening(
  services: Services,
  account: Customer,
  actor: Actor,
  application: Application,
): Promise<{ opening: ShopOpening; isNew: boolean }> {
  const { clock, db } = services;
  const { language, name } = application;
  const now = clock.now();
  // Who begins a shop is no member of it yet, so this is the platform's own work, as signing in is.
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, account.id);
    await requireTerms(tx, account, application, now);
    const begun = await openings.findBegun(tx, account.id, secondsAfter(now, -monthSeconds));
    const same = begun.find(({ status, title }) => status === "draft" && [title.bn, title.en].includes(name));
    const shopId =
      same?.shopId ?? (await addShop(tx, { account, actor, application, now, begun: begun.length }));
    return { opening: await openingSeen(services, tx, shopId, language), isNew: !same };
  });
}

/** @throws invalid_input where the terms for who sells are not accepted, neither now nor before */
async function requireTerms(
  tx: Queryable,
  { id }: Customer,
  { terms }: Application,
  now: Date,
): Promise<void> {
  if (await hasAccepted(tx, id, "seller", now)) return;
  if (!terms) throw new DomainError("invalid_input", {}, [{ field: "terms", code: "terms_required" }]);
  await acceptInPassing(tx, id, "seller", now);
}

interface Start {
  account: Customer;
  actor: Actor;
  application: Application;
  now: Date;
  /** How many the account has begun within the month. */
  begun: number;
}

async function addShop(tx: Queryable, { account, actor, application, now, begun }: Start): Promise<number> {
  const { language, name, id_business_category } = application;
  const most = business.shopApplicationsPerMonth;
  if (begun >= most) throw new DomainError("too_many_applications", { most });
  if (!(await openings.holdBusinessCategory(tx, id_business_category)))
    throw new DomainError("invalid_input", {}, [
      { field: "id_business_category", code: "business_category_required" },
    ]);
  const { city, area, areaName } = await checkedPlace(tx, application);
  const shopId = await addNamedShop(tx, (sellerKey) => ({
    slug: unnamedSlug(sellerKey),
    status: "draft",
    businessCategoryId: id_business_category,
    ...(/\p{Script=Bengali}/u.test(name) ? { titleBn: name } : { titleEn: name }),
    theme: { version: 1, seed: "" },
    phone: account.phone,
    homeCityId: city.id,
    deliveryFeeInside: 0,
    deliveryFeeOutside: 0,
    createdAt: now,
  }));
  const start = { language, startedBy: account.id, startedAt: now, areaId: area?.id ?? null, areaName };
  await openings.noteStart(tx, shopId, start);
  await insertMember(tx, { shopId, accountId: account.id, role: "owner", permissions: null, since: now });
  const after = { name, status: "draft" };
  await recordCommand(tx, actor, { action: "shop_start", shopId, subject: String(shopId), after }, now);
  return shopId;
}

type Named = Omit<Parameters<typeof openings.insertShop>[1], "sellerKey" | "orderPrefix">;

/**
 * Inserts a shop under names of its own; the rare one that is taken is drawn again.
 * @param shopOf the rest of it, by the key that was drawn
 */
export async function addNamedShop(tx: Queryable, shopOf: (sellerKey: string) => Named): Promise<number> {
  for (let draw = 0; draw < 5; draw += 1) {
    const sellerKey = randomText(keyAlphabet, 10);
    const orderPrefix = randomText(prefixAlphabet, 4);
    const shopId = await openings.insertShop(tx, { ...shopOf(sellerKey), sellerKey, orderPrefix });
    if (shopId !== undefined) return shopId;
  }
  throw new Error("No free names for a shop were drawn.");
}
