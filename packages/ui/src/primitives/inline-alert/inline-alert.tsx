import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon";
import type { RootProps } from "../root-props/root-props";

const looks = cva("flex gap-3 rounded-card p-4", {
  variants: {
    tone: {
      success: "bg-success-soft text-on-success-soft",
      warning: "bg-warning-soft text-on-warning-soft",
      danger: "bg-danger-soft text-on-danger-soft",
      info: "bg-info-soft text-on-info-soft",
    },
    dense: { true: "gap-2 p-2.5 text-small", false: "" },
  },
});
const icons = { success: "check", warning: "alert", danger: "alert", info: "info" } as const;

export interface InlineAlertProps extends RootProps<"div", "role"> {
  /** What it means for the reader: done, careful, cannot go on, good to know. */
  tone: keyof typeof icons;
  /** The news in a few words, where `children` say more. */
  title?: string | undefined;
  /** A sentence or two. */
  children?: ReactNode;
  /** A link or a button that answers it. */
  action?: ReactNode;
  /** Little room: inside a cart line or a card. */
  dense?: boolean;
  /** `alert` or `status` where it comes up after an action; none where it is a part of the page. */
  role?: "alert" | "status";
}

/**
 * Something to know, where it matters. The tone has an icon and words too (WCAG 1.4.1).
 *
 * @use For something to know at the place where it matters, as long as it is true.
 * @avoid For news of what was just done (`Toast`) or errors of single fields.
 * @words What is so, then what to do about it, in at most two sentences. No "Warning:" before them: the tone says it.
 * @accessibility The tone is also an icon and words. Give `role` only to what appears after an action.
 */
export function InlineAlert({
  tone,
  title,
  children,
  action,
  dense = false,
  role,
  className,
  ...rest
}: InlineAlertProps) {
  return (
    <div data-slot="inline-alert" role={role} className={looks({ tone, dense, className })} {...rest}>
      <Icon name={icons[tone]} size={dense ? 18 : 20} className="mt-0.5" />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-1">{action}</div>}
      </div>
    </div>
  );
}
