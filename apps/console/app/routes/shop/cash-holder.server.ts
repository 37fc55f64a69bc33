import type { OrderCash } from "@haat/contract/seller/seller-cash.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../server/http/console-context.server";

/**
 * Who has cash now: the till, somebody of the staff, a courier of before, or one whose name is
 * asked for then.
 * @param brings the courier that has the parcel, who has its cash too unless somebody says otherwise
 */
export function holderFields(
  { translate }: ConsoleContext,
  { staff, couriers }: Pick<OrderCash, "staff" | "couriers">,
  names: { holder: string; courier: string },
  brings?: string,
): ConsoleFieldData[] {
  const known = new Set(brings === undefined ? couriers : [brings, ...couriers]);
  return [
    {
      kind: "select",
      name: names.holder,
      label: translate("cash.order.holder"),
      value: brings === undefined ? "till" : `courier:${brings}`,
      options: [
        { value: "till", label: translate("cash.order.inTill") },
        ...staff.map(({ id_account, name }) => ({
          value: `member:${id_account}`,
          label: translate("cash.order.withMember", { name }),
        })),
        ...[...known].map((name) => ({
          value: `courier:${name}`,
          label: translate("cash.order.withMember", { name }),
        })),
        {
          value: "courier",
          label: translate(known.size > 0 ? "cash.order.withOtherCourier" : "cash.order.withCourier"),
          reveals: true,
        },
      ],
    },
    {
      kind: "text",
      name: names.courier,
      label: translate("cash.order.courier"),
      hint: translate("cash.order.courierHint"),
      maxLength: business.courierNameMaxLength,
      revealed: true,
    },
  ];
}
