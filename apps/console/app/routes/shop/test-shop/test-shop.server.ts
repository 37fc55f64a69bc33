import { randomUUID } from "node:crypto";
import { isTest } from "@haat/contract/shared/shop-status";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { TestMessage, TestShop } from "@haat/contract/seller/test-shop.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatDateTime } from "@haat/i18n/dates";
import { formatDigits, formatNumber } from "@haat/i18n/numbers";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { inLanguage } from "@haat/web-host/language-of-path";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { backToMore } from "../back-to-more.server";
import { testShopIntents } from "./test-shop.form";

/** How far the buttons let time pass, in hours. */
const steps = { hour: 1, day: 24, week: 168 } as const;

/** The shop in which programs are tried out: how to work with it, and what it would have sent. */
export async function testShopPage(context: ConsoleContext, shop: OwnShop) {
  const { language, paths, platformOrigin, translate } = context;
  const { seller_key } = shop;
  const call = context.client().sellerTestShop.testShop({ language, seller_key });
  const { test_shop } = (await answerOrPage(context, call)).data;
  const title = translate("testShop.title");
  const isPossible = shop.status === "approved" || shop.status === "paused" || isTest(shop.status);
  const products = formatNumber(business.testShopProducts, language);
  return {
    head: pageHead(context, title),
    title,
    lead: translate("testShop.lead"),
    back: backToMore(context, { seller_key }),
    docs: { href: `${platformOrigin}/api/docs#test-shop`, label: translate("testShop.docs") },
    action: paths.shop(seller_key, "test-shop"),
    notPossible: isPossible ? undefined : translate("testShop.notPossible"),
    none:
      isPossible && !test_shop
        ? {
            title: translate("testShop.none.title"),
            text: translate("testShop.none.text", { products }),
            submit: {
              intent: testShopIntents.fill,
              label: translate("testShop.none.open"),
              key: randomUUID(),
            },
          }
        : undefined,
    opened: test_shop && openedPart(context, test_shop, paths.shop(seller_key, "test-shop/fresh")),
  };
}

/** @param fresh the page that asks whether it is to be emptied */
function openedPart(context: ConsoleContext, testShop: TestShop, fresh: string) {
  const { language, paths, platformOrigin, translate } = context;
  const origin = platformOrigin.replace("://", `://${testShop.shop}.`);
  return {
    console: {
      href: paths.shop(testShop.seller_key),
      label: translate("testShop.open.console"),
    },
    visit: { href: `${origin}${inLanguage("/", language)}`, label: translate("testShop.open.visit") },
    facts: { title: translate("testShop.open.facts"), rows: factRows(context, testShop) },
    hints: [
      translate("testShop.open.numbersHint"),
      translate("testShop.open.keysHint"),
      translate("testShop.courierHint"),
    ],
    time: {
      title: translate("testShop.time.title"),
      text: translate("testShop.time.text"),
      steps: (["hour", "day", "week"] as const).map((step) => ({
        intent: testShopIntents.pass,
        label: translate(`testShop.time.${step}`),
        // From what is seen here: a press that is sent twice lets time pass once.
        hours: testShop.hours_ahead + steps[step],
      })),
    },
    fresh: { href: fresh, title: translate("testShop.fresh.entry"), text: translate("testShop.fresh.text") },
    messages: {
      title: translate("testShop.messages.title"),
      empty: translate("testShop.messages.empty"),
      rows: testShop.messages.map((message, index) => messageRow(context, message, index)),
    },
  };
}

function factRows({ language, translate }: ConsoleContext, testShop: TestShop): SummaryRow[] {
  const { seller_key, code, first_number: first, last_number: last, hours_ahead: count } = testShop;
  const counted = (value: number) => formatNumber(value, language);
  const contents = { products: counted(testShop.products), orders: counted(testShop.orders) };
  const row = (label: string, ...lines: SummaryRow["lines"]) => ({ label, lines });
  return [
    row(translate("testShop.open.sellerKey"), { text: seller_key, lang: "en" }),
    row(translate("testShop.open.code"), { text: formatDigits(code, language) }),
    row(translate("testShop.open.numbers"), {
      text: translate("testShop.open.numbersBetween", { first, last }),
    }),
    row(
      translate("testShop.open.contents"),
      { text: translate("testShop.open.contentsText", contents) },
      {
        text: translate("testShop.open.filled", { date: formatDateTime(testShop.filled_at, language) }),
      },
    ),
    ...(count > 0
      ? [
          row(translate("testShop.open.ahead"), {
            text: translate("testShop.open.hours", { count, formatted: counted(count) }),
          }),
        ]
      : []),
  ];
}

function messageRow({ language, translate }: ConsoleContext, { to, text, at }: TestMessage, index: number) {
  return {
    key: `${index} ${at}`,
    head: translate("testShop.messages.to", { phone: to, date: formatDateTime(at, language) }),
    text,
    lang: /\p{Script=Bengali}/u.test(text) ? ("bn" as const) : ("en" as const),
  };
}
