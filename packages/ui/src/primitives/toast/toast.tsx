import { clsx } from "clsx";
import { cva } from "class-variance-authority";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "../icon/icon";
import { IconButton } from "../icon-button/icon-button";
import { useScripted } from "../scripted/scripted.hook";
import type { RootProps } from "../root-props/root-props";
import { useToastPlace } from "./toast-place.hook";

/** How long news stays, in ms, unless told. */
export const toastMilliseconds = 5000;

const looks = cva(
  "pointer-events-auto [--focus:currentColor] flex items-start gap-3 rounded-card py-2 ps-4 pe-2 shadow-sheet",
  {
    variants: {
      tone: {
        success: "bg-success text-on-success",
        error: "bg-danger text-on-danger",
        warning: "bg-warning text-on-warning",
      },
    },
  },
);

export interface ToastProps extends RootProps<"div"> {
  /** Success is green, error red, warning olive. */
  tone: "success" | "error" | "warning";
  /** The news in a sentence. */
  children: ReactNode;
  /** Time on the screen in ms; it stands still under the pointer and the focus (WCAG 2.2.1). */
  duration?: number;
  /** The time is over or the cross was pressed: the page takes the toast away. */
  onClose: () => void;
  labels: {
    /** Spoken name of the cross, which is there with JavaScript only. */
    close: string;
  };
}

/**
 * Short news about what was just done, at the right below the page's header for 5 s. Never the only place of an error.
 *
 * @use For saying that what was just done was done, where the page shows it, too.
 * @avoid For errors, for what must be read, or with the only way to undo.
 * @words What was done, in the past and in one short sentence: "Address saved". No "successfully", no thanks.
 * @accessibility One polite region; it stops while it has the focus or the pointer.
 */
export function Toast({
  tone,
  children,
  duration = toastMilliseconds,
  onClose,
  labels,
  className,
  ...rest
}: ToastProps) {
  const scripted = useScripted();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const held = isPointedAt || hasFocus;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onClose]);
  return (
    <div
      {...rest}
      data-slot="toast"
      data-tone={tone}
      className={looks({ tone, className: ["animate-[rise-in_200ms_ease-out]", className] })}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icon name={tone === "success" ? "check" : "alert"} className="mt-3" />
      <div className="flex-1 py-2.5">{children}</div>
      {scripted && <IconButton type="button" icon="close" label={labels.close} onClick={onClose} />}
    </div>
  );
}

/**
 * The page's one polite live region (WCAG 4.1.3), always there, so that what comes into it is spoken. What is told stands
 * below the page's header, or at the lower edge where it would hide what has the focus, what is to be pressed next, what an
 * empty page says or the page's name.
 */
export function ToastRegion({ children, className, ...rest }: { children?: ReactNode } & RootProps<"div">) {
  const region = useRef<HTMLDivElement>(null);
  const { isLow, top } = useToastPlace(region, children);
  return (
    <div
      ref={region}
      data-slot="toast-region"
      data-print="hide"
      role="status"
      className={clsx(
        "pointer-events-none fixed end-4 z-(--z-toast) grid w-[min(24rem,calc(100vw-2rem))] gap-2",
        isLow ? "bottom-4" : "top-4",
        className,
      )}
      style={{ top }}
      {...rest}
    >
      {children}
    </div>
  );
}
