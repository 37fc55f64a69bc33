import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { TakeOut } from "@haat/contract/seller/take-out.contract";
import { business } from "@haat/contract/shared/business-constants";
import { brand } from "@haat/i18n/brand";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import { strings } from "@haat/i18n/strings";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { pageHead } from "../../../server/present/head.server";
import { backToMore } from "../back-to-more.server";
import { takeOutIntents } from "./take-out.form";

type TakenFile = keyof (typeof strings)["en"]["takeOut"]["files"];

const tones = { asked: "neutral", making: "info", ready: "success", gone: "neutral" } as const;

/** The newest copy of a shop's data: how far it is, its files, and the one thing to do. Who looks at it proves themselves anew. */
export async function takeOutPage(context: ConsoleContext, { seller_key }: OwnShop) {
  await requireFreshProof(context);
  const { language, paths, translate } = context;
  const call = context.client().sellerTakeOut.takeOut({ language, seller_key });
  const { take_out } = (await answerOrPage(context, call)).data;
  const title = translate("takeOut.title");
  const action = paths.shop(seller_key, "take-out");
  const remove = { intent: takeOutIntents.remove, label: translate("takeOut.remove") };
  const isBusy = take_out?.state === "asked" || take_out?.state === "making";
  return {
    head: pageHead(context, title),
    title,
    lead: translate("takeOut.lead", { brand: brand[language] }),
    back: backToMore(context, { seller_key }),
    about: translate("takeOut.about"),
    action,
    isBusy,
    newest: take_out && {
      id: String(take_out.id_take_out),
      badge: { tone: tones[take_out.state], label: translate(`takeOut.state.${take_out.state}`) },
      text: leadOf(context, take_out),
      progress: isBusy ? progressOf(context, take_out) : undefined,
      refresh: isBusy ? { href: action, label: translate("takeOut.refresh") } : undefined,
      trouble: isBusy ? troubleOf(context) : undefined,
      files: filesOf(context, seller_key, take_out),
      remove: take_out.state === "ready" ? remove : undefined,
    },
    ask: isBusy
      ? undefined
      : {
          intent: takeOutIntents.ask,
          label: translate(take_out?.state === "ready" ? "takeOut.askAgain" : "takeOut.ask"),
          hint: translate("takeOut.askHint", { days: formatNumber(business.takeOutDays, language) }),
        },
    what: {
      title: translate("takeOut.what"),
      lines: (Object.keys(strings.en.takeOut.files) as TakenFile[]).map((file) =>
        translate(`takeOut.files.${file}`),
      ),
    },
  };
}

function leadOf({ language, translate }: ConsoleContext, { state, asked_at, ready_at, until }: TakeOut) {
  const at = formatDateTime(ready_at ?? asked_at, language);
  if (state === "ready" && until)
    return translate("takeOut.readyLead", { at, until: formatDateTime(until, language) });
  const asked = { at: formatDateTime(asked_at, language) };
  return translate(state === "gone" ? "takeOut.goneLead" : "takeOut.askedLead", asked);
}

function progressOf({ language, translate }: ConsoleContext, { done, steps }: TakeOut) {
  return {
    label: translate("takeOut.progress"),
    value: done,
    max: steps,
    valueText: translate("takeOut.progressText", {
      done: formatNumber(done, language),
      total: formatNumber(steps, language),
    }),
  };
}

const bytesOfMegabyte = 1_000_000;

function filesOf({ language, paths, translate }: ConsoleContext, sellerKey: string, takeOut: TakeOut) {
  return takeOut.files.map(({ file, name, bytes }) => {
    const megabytes = Math.max(0.1, Math.round((bytes / bytesOfMegabyte) * 10) / 10);
    const size = translate("takeOut.megabytes", { size: formatNumber(megabytes, language) });
    return {
      action: paths.takeOutFile(sellerKey, takeOut.id_take_out, file),
      label: translate("takeOut.download", { name, size }),
    };
  });
}

/** What can be done where a copy does not go on: folded, so that looking at how far it is stays the one thing to do. */
function troubleOf({ translate }: ConsoleContext) {
  return {
    title: translate("takeOut.trouble"),
    goOn: { intent: takeOutIntents.ask, label: translate("takeOut.goOn") },
    stop: { intent: takeOutIntents.remove, label: translate("takeOut.stop") },
  };
}
