import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Toast, ToastRegion } from "@haat/ui/primitives/toast/toast";
import { useCallback, useState } from "react";
import { useHydrated } from "./use-hydrated";

/** Specification §9. */
const toastMilliseconds = 5000;

export interface Message {
  /** New for each message, so that the same words can be said twice. */
  id: string;
  kind: "success" | "error" | "warning";
  text: string;
}

/** The message of the last action: a toast, or where there are no scripts an alert above the page (ux.md 11). */
export function Messages({ message, labels }: { message: Message | undefined; labels: { close: string } }) {
  const isHydrated = useHydrated();
  const [closed, setClosed] = useState<string>();
  const close = useCallback(() => setClosed(message?.id), [message?.id]);
  if (!isHydrated)
    return message ? (
      <div className="page pt-4">
        <InlineAlert tone={message.kind === "error" ? "danger" : message.kind} role="status">
          {message.text}
        </InlineAlert>
      </div>
    ) : null;
  return (
    <ToastRegion>
      {message && message.id !== closed && (
        <Toast
          key={message.id}
          tone={message.kind}
          duration={toastMilliseconds}
          onClose={close}
          labels={labels}
        >
          {message.text}
        </Toast>
      )}
    </ToastRegion>
  );
}
