import type { TestShop } from "@haat/contract/seller/test-shop.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone, testNumbersOf } from "@haat/contract/shared/phone";
import { strings } from "@haat/i18n/strings";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, forgetRequest, once, type Once, type RepeatableRequest } from "../../http/idempotency";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { randomDigits } from "../../security/secrets";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { addNamedShop } from "../shop-opening/start-opening.usecases";
import { holdShop } from "../shop/shop.usecases";
import { placeSampleOrders } from "./sample-orders.usecases";
import { moveTestParcels } from "./test-courier.job.usecases";
import { listMessages } from "./test-message.usecases";
import * as tests from "./test-shop.repository";
import type { ShopModel, TestShopRow } from "./test-shop.repository";

/** What comes before the key of a test shop in its name in addresses. */
const slugPrefix = "test-";

/**
 * The test shop of a shop; nothing before it is opened, and while the shop is closed.
 * @param shopId of the shop, or of its test shop
 */
export async function showTestShop(
  { db }: Services,
  shopId: number,
  language: Language,
): Promise<TestShop | null> {
  const found = await tests.findTestShop(db, await tests.findTestedShop(db, shopId));
  return found ? describe(db, found, language) : null;
}

/**
 * Opens the test shop of a shop, or empties it and fills it again, with goods and orders; its owner is whoever owns the shop.
 * @param key of the request; repeated with the same key it is filled once
 * @throws test_shop_not_possible where the shop is neither open nor paused
 */
export async function fillTestShop(
  services: Services,
  inShop: InShop,
  language: Language,
  key: string | undefined,
): Promise<Once<TestShop>> {
  const { memberId } = inShop.scope;
  return startAfresh(
    services,
    inShop,
    { language, key, action: "test_shop_fill" },
    {
      begin: async (tx, { testsShopId, found }, now) => {
        const { status, values } = await tests.readModel(tx, testsShopId);
        if (status !== "approved" && status !== "paused") throw new DomainError("test_shop_not_possible");
        const model = named(values);
        const shopId = found?.shopId ?? (await open(tx, testsShopId, model, now));
        await tests.emptyShop(tx, shopId);
        await tests.updateShop(tx, shopId, model);
        await tests.fillShop(tx, shopId, business.testShopProducts);
        await tests.replaceMembers(tx, shopId, memberId, now);
        return shopId;
      },
      end: (inTestShop) => placeSampleOrders(services, inTestShop, language),
    },
  );
}

/**
 * Empties the test shop of a shop.
 * @param key of the request; repeated with the same key it is emptied once
 * @throws test_shop_not_found
 */
export function emptyTestShop(
  services: Services,
  inShop: InShop,
  language: Language,
  key: string | undefined,
): Promise<Once<TestShop>> {
  return startAfresh(
    services,
    inShop,
    { language, key, action: "test_shop_empty" },
    {
      begin: async (tx, { found }) => {
        if (!found) throw new DomainError("test_shop_not_found");
        await tests.emptyShop(tx, found.shopId);
        return found.shopId;
      },
      end: () => Promise.resolve(),
    },
  );
}

interface Asked {
  language: Language;
  key: string | undefined;
  action: "test_shop_fill" | "test_shop_empty";
}

interface Work {
  /** In the transaction. @returns the id of the test shop */
  begin(
    tx: Queryable,
    of: { testsShopId: number; found: TestShopRow | undefined },
    now: Date,
  ): Promise<number>;
  /** Behind it; where it fails the request may be made again with its key. */
  end(inTestShop: InShop): Promise<void>;
}

/**
 * Empties a test shop, once for a key, and brings its time back. Two shops are touched, of which a member's scope sees one: it is
 * the platform's own work, as opening a shop is.
 */
async function startAfresh(
  services: Services,
  { scope, actor }: InShop,
  { language, key, action }: Asked,
  { begin, end }: Work,
): Promise<Once<TestShop>> {
  const { db, clock } = services;
  const testsShopId = await tests.findTestedShop(db, scope.shopId);
  // Its key stands with the shop itself: what stands with the test shop is emptied.
  const request: RepeatableRequest = {
    ...memberRequest({ scope, actor }, action, {}, checkedKey(key, true)),
    shopId: testsShopId,
    tenantScope: undefined,
  };
  const { answer, isReplay } = await once(services, request, async (tx) => {
    const now = clock.now();
    await holdShop(tx, testsShopId);
    const found = await tests.findTestShop(tx, testsShopId);
    const shopId = await begin(tx, { testsShopId, found }, now);
    await tests.changeTestShop(tx, shopId, { filledAt: now, hoursAhead: 0 });
    const row = await requireRow(tx, testsShopId);
    const { products } = await tests.countContents(tx, shopId);
    await recordCommand(tx, actor, { action, subject: row.sellerKey, after: { products } }, now);
    return { shopId };
  });
  const { shopId } = answer;
  if (!isReplay)
    try {
      await end({ scope: { shopId, memberId: scope.memberId }, actor: { ...actor, shopId } });
    } catch (error) {
      await forgetRequest(services, request);
      throw error;
    }
  return { answer: await describe(db, await requireRow(db, testsShopId), language), isReplay };
}

/** Says in its name what it is, so that every page, paper and message of it says so. */
function named(values: ShopModel): ShopModel {
  const { titleBn, titleEn } = values;
  return {
    ...values,
    titleBn: titleBn && `${titleBn} (${strings.bn.testShop.mark})`,
    titleEn: titleEn && `${titleEn} (${strings.en.testShop.mark})`,
  };
}

async function open(tx: Queryable, testsShopId: number, model: ShopModel, now: Date): Promise<number> {
  const shopId = await addNamedShop(tx, (sellerKey) => ({
    ...model,
    testsShopId,
    slug: `${slugPrefix}${sellerKey}`,
    status: "test",
    createdAt: now,
  }));
  await tests.insertTestShop(tx, { shopId, code: randomDigits(business.otpDigits), filledAt: now });
  return shopId;
}

/**
 * Lets time pass in a test shop: what happened in it grows older by what is missing to so many hours, and its courier goes on.
 * @throws test_shop_not_found
 */
export async function passTestTime(
  services: Services,
  { scope, actor }: InShop,
  { language, hours_ahead: asked }: { language: Language; hours_ahead: number },
): Promise<TestShop> {
  const { db, clock } = services;
  const testsShopId = await tests.findTestedShop(db, scope.shopId);
  const testShopId = await inTransaction(db, async (tx) => {
    await holdShop(tx, testsShopId);
    const { shopId, hoursAhead, sellerKey: subject } = await requireRow(tx, testsShopId);
    if (asked > hoursAhead) {
      await tests.makeOlder(tx, shopId, asked - hoursAhead);
      await tests.changeTestShop(tx, shopId, { hoursAhead: asked });
      const change = { before: { hours_ahead: hoursAhead }, after: { hours_ahead: asked } };
      await recordCommand(tx, actor, { action: "test_shop_time", subject, ...change }, clock.now());
    }
    return shopId;
  });
  await moveTestParcels(services, testShopId);
  return describe(db, await requireRow(db, testsShopId), language);
}

/** @throws test_shop_not_found */
async function requireRow(db: Queryable, testsShopId: number): Promise<TestShopRow> {
  const row = await tests.findTestShop(db, testsShopId);
  if (!row) throw new DomainError("test_shop_not_found");
  return row;
}

async function describe(db: Queryable, row: TestShopRow, language: Language): Promise<TestShop> {
  const { shopId, sellerKey, slug, title, code, filledAt, hoursAhead } = row;
  const { first, last } = testNumbersOf(shopId);
  const messages = await listMessages(db, shopId, business.testMessagesShown);
  return {
    seller_key: sellerKey,
    shop: slug,
    title: textIn(language, title),
    code,
    first_number: first,
    last_number: last,
    ...(await tests.countContents(db, shopId)),
    filled_at: filledAt.toISOString(),
    hours_ahead: hoursAhead,
    messages: messages.map(({ phone, text, at }) => ({
      to: displayPhone(phone),
      text,
      at: at.toISOString(),
    })),
  };
}
