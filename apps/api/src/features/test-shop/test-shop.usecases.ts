import type { TestShop } from "@haat/contract/seller/test-shop.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone, testNumbersOf } from "@haat/contract/shared/phone";
import { strings } from "@haat/i18n/strings";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { randomDigits } from "../../security/secrets";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { addNamedShop } from "../shop-opening/start-opening.usecases";
import { holdShop } from "../shop/shop.usecases";
import { listMessages } from "./test-message.usecases";
import * as tests from "./test-shop.repository";
import type { ShopModel, TestShopRow } from "./test-shop.repository";

/** What comes before the key of a test shop in its name in addresses. */
const slugPrefix = "test-";

/** The test shop of a shop; nothing before it is opened, and while the shop is closed. */
export async function showTestShop(
  { db }: Services,
  shopId: number,
  language: Language,
): Promise<TestShop | null> {
  const found = await tests.findTestShop(db, shopId);
  return found ? describe(db, found, language) : null;
}

/**
 * Opens the test shop of a shop, or empties it and fills it again; its owner is whoever owns the shop. Two at the same moment
 * do it one after the other, and the second finds it just filled.
 * @throws test_shop_not_possible where the shop is neither open nor paused
 */
export function fillTestShop(
  { db, clock }: Services,
  { scope, actor }: InShop,
  language: Language,
): Promise<TestShop> {
  const { shopId: testsShopId, memberId } = scope;
  // Two shops are touched, of which a member's scope sees one: it is the platform's own work, as opening a shop is.
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    await holdShop(tx, testsShopId);
    const { status, values } = await tests.readModel(tx, testsShopId);
    if (status !== "approved" && status !== "paused") throw new DomainError("test_shop_not_possible");
    const found = await tests.findTestShop(tx, testsShopId);
    if (found && found.filledAt > secondsAfter(now, -business.testFillSeconds))
      return describe(tx, found, language);
    const model = named(values);
    const shopId = found?.shopId ?? (await open(tx, testsShopId, model, now));
    await tests.emptyShop(tx, shopId);
    await tests.updateShop(tx, shopId, model);
    await tests.fillShop(tx, shopId, business.testShopProducts);
    await tests.replaceMembers(tx, shopId, memberId, now);
    await tests.changeTestShop(tx, shopId, { filledAt: now, hoursAhead: 0 });
    return described(tx, { testsShopId, language }, async ({ sellerKey }, { products }) => {
      const command = { action: "test_shop_fill" as const, subject: sellerKey, after: { products } };
      await recordCommand(tx, actor, command, now);
    });
  });
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
 * Lets time pass in a test shop: what happened in it grows older by what is missing to so many hours.
 * @throws test_shop_not_found
 */
export function passTestTime(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { language, hours_ahead: asked }: { language: Language; hours_ahead: number },
): Promise<TestShop> {
  const { shopId: testsShopId } = scope;
  return inTransaction(db, async (tx) => {
    await holdShop(tx, testsShopId);
    const found = await tests.findTestShop(tx, testsShopId);
    if (!found) throw new DomainError("test_shop_not_found");
    const { shopId, hoursAhead, sellerKey: subject } = found;
    if (asked > hoursAhead) {
      await tests.makeOlder(tx, shopId, asked - hoursAhead);
      await tests.changeTestShop(tx, shopId, { hoursAhead: asked });
      const change = { before: { hours_ahead: hoursAhead }, after: { hours_ahead: asked } };
      await recordCommand(tx, actor, { action: "test_shop_time", subject, ...change }, clock.now());
    }
    return described(tx, { testsShopId, language });
  });
}

/** A test shop that is there, as it is now. */
async function described(
  tx: Queryable,
  { testsShopId, language }: { testsShopId: number; language: Language },
  note?: (row: TestShopRow, told: TestShop) => Promise<void>,
): Promise<TestShop> {
  const row = await tests.findTestShop(tx, testsShopId);
  if (!row) throw new Error("A test shop is not there after it was changed.");
  const told = await describe(tx, row, language);
  await note?.(row, told);
  return told;
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
