import { givenRole } from "@haat/contract/shared/console-choices";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { roleName } from "../../server/present/shop-words.server";

/** Asks what somebody does in a shop. */
export const roleField = (context: ConsoleContext, value: string): ConsoleFieldData => ({
  kind: "cards",
  name: "role",
  label: context.translate("membersPages.invite.role"),
  value,
  options: givenRole.options.map((role) => ({
    value: role,
    title: roleName(context, role),
    text: context.translate(`membersPages.invite.roles.${role}`),
  })),
});
