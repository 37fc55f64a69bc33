import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerShopApp } from "@haat/contract/seller/seller-shop-app.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { backToMore } from "../back-to-more.server";
import { shopAppFields, shopAppIntents } from "./shop-app.form";

const tones = { none: "neutral", waiting: "warning", stale: "warning", ready: "success" } as const;

/** The shop's customer app: how far it is, what it looks like, and what goes with it. */
export async function shopAppPage(context: ConsoleContext, shop: OwnShop) {
  const { language, translate, paths } = context;
  const { seller_key } = shop;
  const asked = context.client().sellerShopApp.shopApp({ language, seller_key });
  const { shop_app: app } = (await answerOrPage(context, asked)).data;
  const title = translate("shopApp.console.title");
  const action = paths.shop(seller_key, "app");
  const isMade = app.version > 0;
  return {
    head: pageHead(context, title),
    title,
    lead: translate("shopApp.console.lead"),
    back: backToMore(context, shop),
    state: { label: translate(`shopApp.console.states.${app.state}`), tone: tones[app.state] },
    text: translate(`shopApp.console.texts.${app.state}`),
    facts: factsOf(context, app),
    note: isMade && app.is_drawn ? translate("shopApp.console.drawn") : undefined,
    looks: isMade ? looksOf(context, app) : [],
    papers: isMade ? papersOf(context, action) : [],
    texts: isMade ? app.texts : [],
    make: app.state === "none" ? undefined : { label: translate("shopApp.console.make"), action },
    store: isMade ? storeOf(context, app, action) : undefined,
    labels: {
      looks: translate("shopApp.console.looks"),
      papers: translate("shopApp.console.papers"),
      texts: translate("shopApp.console.pasted"),
      store: translate("shopApp.console.store"),
    },
  };
}

function factsOf({ language, translate }: ConsoleContext, app: SellerShopApp) {
  const row = (label: string, text: string) => ({ label, lines: [{ text }] });
  return [
    row(translate("shopApp.console.address"), app.address),
    row(translate("shopApp.console.installPage"), app.install_page),
    row(translate("shopApp.console.shortLink"), app.short_link),
    ...(app.made_at
      ? [
          row(
            translate("shopApp.console.version"),
            translate("shopApp.console.madeAt", {
              version: formatNumber(app.version, language),
              time: formatDateTime(app.made_at, language),
            }),
          ),
        ]
      : []),
  ];
}

/** Its pictures, as the seller may keep them. */
function looksOf({ language, translate }: ConsoleContext, app: SellerShopApp) {
  const number = (pixels: number) => formatNumber(pixels, language);
  const looks = (kind: "icon" | "share" | "screen", pictures: SellerShopApp["icons"]) =>
    pictures.map(({ path, width, height }) => ({
      src: `/media/${path}`,
      width,
      height,
      label: translate(`shopApp.console.look.${kind}`, { width: number(width), height: number(height) }),
    }));
  return [
    ...looks("icon", app.icons),
    ...looks("share", app.share_pictures),
    ...looks("screen", app.screenshots),
  ];
}

const papers = ["qr_png", "qr_svg", "poster", "stickers", "store_kit"] as const;

const papersOf = ({ translate }: ConsoleContext, action: string) =>
  papers.map((paper) => ({
    label: translate(`shopApp.console.paper.${paper}`),
    href: `${action}/${paper}`,
  }));

/** The shop's own app in the Play Store: what it is called, and who signs it. */
function storeOf(context: ConsoleContext, app: SellerShopApp, action: string) {
  const { translate } = context;
  return {
    lead: translate("shopApp.console.storeLead", { package: app.package_name }),
    form: {
      action,
      submit: { name: shopAppFields.intent, value: shopAppIntents.save },
      fields: [
        {
          kind: "lines" as const,
          name: shopAppFields.fingerprints,
          label: translate("shopApp.console.fingerprints"),
          hint: translate("shopApp.console.fingerprintsHint"),
          value: app.fingerprints.join("\n"),
          lang: "en" as const,
          rows: 4,
        },
      ],
      labels: {
        submit: translate("shopApp.console.save"),
        errors: componentLabels(context).formErrors,
      },
    },
  };
}
