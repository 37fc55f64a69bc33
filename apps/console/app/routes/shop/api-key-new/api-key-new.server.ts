import { json } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { apiKeyDaysField, apiKeyNameField, apiKeyScopesField } from "@haat/contract/seller/api-key-fields";
import { apiKeyScope, type ApiKeyScope } from "@haat/contract/shared/api-key-choices";
import { business } from "@haat/contract/shared/business-constants";
import { attempt } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import type { FreshSecret } from "../fresh-secret.view";
import { gatherTicks } from "../ticked-list.server";

/** For how many days a key can be asked for; an empty one has no end. */
const ends = ["365", "90", "30", ""] as const;

/** The name under which a scope is ticked. */
const tickOf = (scope: ApiKeyScope) => `scope_${scope}`;

const sent = z.object({
  name: apiKeyNameField,
  days: apiKeyDaysField,
  ...Object.fromEntries(
    apiKeyScope.options.map((scope) => [tickOf(scope), z.literal(["on", ""]).optional()]),
  ),
});

const schema = sent.extend({ scopes: apiKeyScopesField });

/** Asks which program gets a key, and for what. */
export async function apiKeyNewPage(context: ConsoleContext, { seller_key }: OwnShop) {
  await requireFreshProof(context);
  const { paths, translate } = context;
  return formPage(context, {
    title: translate("apiKeys.create.title"),
    lead: translate("apiKeys.create.lead"),
    back: { href: paths.shop(seller_key, "api-keys"), label: translate("apiKeys.title") },
    action: paths.shop(seller_key, "api-keys/new"),
    fields: [
      {
        kind: "text",
        name: "name",
        label: translate("apiKeys.create.name"),
        hint: translate("apiKeys.create.nameHint"),
        autoComplete: "off",
        maxLength: business.apiKeyNameMaxLength,
      },
      {
        kind: "ticks",
        name: "scopes",
        label: translate("apiKeys.create.scopes"),
        hint: translate("apiKeys.create.scopesHint"),
        ticks: apiKeyScope.options.map((scope) => ({
          name: tickOf(scope),
          label: translate(`apiKeys.scopes.${scope}.title`),
          hint: translate(`apiKeys.scopes.${scope}.text`),
        })),
      },
      {
        kind: "select",
        name: "days",
        label: translate("apiKeys.create.days"),
        value: ends[0],
        options: ends.map((days) => ({
          value: days,
          label: translate(`apiKeys.create.ends.${days || "none"}`),
        })),
      },
    ],
    submit: translate("apiKeys.create.submit"),
  });
}

/** Makes the key, and shows it in the answer itself, so that it stands in no cookie and no address. */
export async function createApiKey(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, translate } = context;
  const form = await readForm(request, Object.keys(sent.shape));
  gatherTicks(form, "scopes", apiKeyScope.options, tickOf);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { name, days, scopes } = parsed.value;
  const calls = context.client().sellerApiKeys;
  const made = await attempt(calls.createApiKey({ language, seller_key, name, scopes, days }));
  if (!made.ok) return refusedForm(context, form, made.failure);
  return json({ fresh: freshKey(context, seller_key, made.answer.data.api_key) });
}

function freshKey({ paths, translate }: ConsoleContext, seller_key: string, key: string): FreshSecret {
  return {
    title: translate("apiKeys.fresh.title"),
    lead: translate("apiKeys.fresh.lead"),
    warning: translate("apiKeys.fresh.warning"),
    values: [
      { label: translate("apiKeys.fresh.key"), lines: [{ text: key, lang: "en" }] },
      { label: translate("apiKeys.fresh.sellerKey"), lines: [{ text: seller_key, lang: "en" }] },
    ],
    go: { href: paths.shop(seller_key, "api-keys"), label: translate("apiKeys.fresh.saved") },
  };
}
