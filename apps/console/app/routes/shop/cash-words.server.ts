import type { CashEntry } from "@haat/contract/seller/seller-cash.contract";
import { formatDigits } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** Who has cash, in words. */
export function holderName({ translate }: ConsoleContext, holder: NonNullable<CashEntry["holder"]>): string {
  if (holder.holder === "till" || holder.holder === "before")
    return translate(`cash.holders.${holder.holder}`);
  return holder.name || translate("cash.someone");
}

/** A holder as a form and an address have them: `member:12`, `courier:Pathao`, `till`. */
export const holderText = ({
  holder,
  id_account,
  name,
}: Pick<NonNullable<CashEntry["holder"]>, "holder" | "id_account" | "name">) =>
  holder === "member" ? `member:${id_account}` : holder === "courier" ? `courier:${name}` : "till";

/** The same as the API takes it; nothing where it names none. */
export function holderOfText(text: string) {
  const [kind, ...rest] = text.split(":");
  const named = rest.join(":");
  if (kind === "till") return { holder: "till" as const, courier: "" };
  if (kind === "courier") return { holder: "courier" as const, courier: named };
  const id_account = Number(named);
  if (kind !== "member" || !Number.isSafeInteger(id_account) || id_account < 1) return undefined;
  return { holder: "member" as const, id_account, courier: "" };
}

/** Whole taka, as a field for them is filled in. */
export const takaField = ({ language }: ConsoleContext, inPoisha: number) =>
  formatDigits(String(Math.floor(inPoisha / 100)), language);
