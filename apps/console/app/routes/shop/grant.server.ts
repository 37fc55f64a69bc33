import { givenPermission, givenRole } from "@haat/contract/shared/console-choices";
import {
  askedPermissions,
  isOwnList,
  shopPermissionsOf,
  type GivenPermission,
  type ShopPermission,
  type ShopRole,
} from "@haat/contract/shared/permissions";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { z } from "zod";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { roleName } from "../../server/present/shop-words.server";

/** What a member may do: a role's permissions, or a list of their own. */
interface Grant {
  role: ShopRole;
  permissions: readonly ShopPermission[];
}

/** The answer that asks for no role, but for what is ticked. */
const ownList = "own";

const roleAnswer = z.enum([...givenRole.options, ownList]);

/** The name under which a permission of the own list is ticked. */
const tickOf = (key: GivenPermission) => `may_${key}`;

/** What a form sends that says what somebody may do. A box without its tick is sent as nothing. */
export const grantFormFields = {
  role: roleAnswer,
  ...Object.fromEntries(askedPermissions.map((key) => [tickOf(key), z.literal(["on", ""]).optional()])),
};

/** A form's boxes without a tick, too, so that a refused form comes back as it was sent. */
export function withEveryTick(form: FormData): FormData {
  for (const key of askedPermissions) if (!form.has(tickOf(key))) form.append(tickOf(key), "");
  return form;
}

/** What is called for by a form: its role, or the list of what is ticked. @param kept what the member has until now */
export function givenGrant(
  form: { role: z.infer<typeof roleAnswer> } & Record<string, unknown>,
  kept?: Grant,
) {
  if (form.role !== ownList) return { role: form.role };
  const ticked = askedPermissions.filter((key) => form[tickOf(key)] === "on");
  // What nobody is asked for stays as it is in a list that is there already.
  const unasked = givenPermission.options.filter(
    (key) => kept && isOwnList(kept) && kept.permissions.includes(key) && !askedPermissions.includes(key),
  );
  return { role: givenRole.catch("packer").parse(kept?.role), permissions: [...unasked, ...ticked] };
}

/** Asks what somebody may do: as a role, or by a list of their own. Without a member the least is chosen. */
export function grantFields(context: ConsoleContext, member?: Grant): ConsoleFieldData[] {
  const { translate } = context;
  const { role = "packer", permissions = [] } = member ?? {};
  return [
    {
      kind: "cards",
      name: "role",
      label: translate("membersPages.invite.role"),
      value: member && isOwnList(member) ? ownList : role,
      options: [
        ...givenRole.options.map((each) => ({
          value: each,
          title: roleName(context, each),
          text: permissionsLine(context, shopPermissionsOf(each, null)),
        })),
        {
          value: ownList,
          title: translate("membersPages.invite.own.title"),
          text: translate("membersPages.invite.own.text"),
          reveals: true,
        },
      ],
    },
    {
      kind: "ticks",
      revealed: true,
      name: "permissions",
      label: translate("membersPages.invite.ticks.label"),
      hint: translate("membersPages.invite.ticks.hint"),
      ticks: askedPermissions.map((key) => ({
        name: tickOf(key),
        label: translate(`membersPages.permissions.titles.${key}`),
        hint: translate(`membersPages.permissions.texts.${key}`),
        value: permissions.includes(key) ? "on" : undefined,
      })),
    },
  ];
}

/** What somebody is in a shop, for who keeps its staff. */
export const grantName = (context: ConsoleContext, grant: Grant) =>
  isOwnList(grant) ? context.translate("membersPages.invite.own.title") : roleName(context, grant.role);

/** A line of what somebody's own list holds; none for who has a role's. */
export const listedLine = (context: ConsoleContext, grant: Grant): string[] =>
  isOwnList(grant) ? [permissionsLine(context, grant.permissions)] : [];

/** What is permitted, in a line. */
function permissionsLine({ translate }: ConsoleContext, permissions: readonly ShopPermission[]): string {
  const names = permissions.map((key) => translate(`membersPages.permissions.titles.${key}`));
  return translate("membersPages.listed", { permissions: names.join(", ") });
}
