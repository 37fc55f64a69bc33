import { useLocation } from "@remix-run/react";
import { UndoNote, type UndoNoteProps } from "@haat/ui/commerce/undo-note/undo-note";
import { Button } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Toast, ToastRegion, toastMilliseconds } from "@haat/ui/primitives/toast/toast";
import { useScripted } from "@haat/ui/primitives/scripted/scripted.hook";
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { useFailedNavigation, type FailedNavigation } from "./failed-navigation.hook";
import { noteSeenMessage } from "./seen-message";
import { useUnsentCount } from "./unsent";

/** Radix comes only with the first dialog. */
const Dialog = lazy(async () => {
  const { Dialog: dialog } = await import("@haat/ui/primitives/dialog/dialog");
  return { default: dialog };
});

export interface Message {
  /** New for each message, so that the same words can be said twice. */
  id: string;
  kind: "success" | "error" | "warning";
  text: string;
  /** With one it is a dialog. */
  title?: string | undefined;
  /** What was taken out of the cart, with the form that puts it back. */
  undo?: Pick<UndoNoteProps, "line" | "action" | "hidden" | "labels"> | undefined;
}

export interface MessagesProps {
  message: Message | undefined;
  labels: { close: string; ok: string; requestFailed: string; unsent: string };
}

/**
 * The message of the last action: a toast or a dialog, or an alert above the page where that came from the server with
 * it: without scripts, and before they start. It stays there then, so that nothing moves, and goes with the page.
 */
export function Messages({ message, labels }: MessagesProps) {
  const isHydrated = useScripted();
  const { key } = useLocation();
  const [inline] = useState(() => (isHydrated ? undefined : { id: message?.id, key }));
  const id = message?.id;
  const cameWithPage = id !== undefined && id === inline?.id;
  return (
    <>
      {message && cameWithPage && key === inline?.key && <InlineMessage message={message} />}
      {isHydrated && <SeenMessage id={id} />}
      {isHydrated && <PassingMessage message={cameWithPage ? undefined : message} labels={labels} />}
    </>
  );
}

/** Notes it in the moment it comes on the screen: after an effect that waits for the paint, a reload could be first. */
function SeenMessage({ id }: { id: string | undefined }) {
  useLayoutEffect(() => {
    if (id) noteSeenMessage(id);
  }, [id]);
  return null;
}

/** A message over the page: it goes by itself, or when it is closed. */
function PassingMessage({ message, labels }: MessagesProps) {
  const [closed, setClosed] = useState<string>();
  const close = useCallback(() => setClosed(message?.id), [message?.id]);
  const shown = message && message.id !== closed ? message : undefined;
  const isToast = shown && !shown.title && !shown.undo;
  return (
    <>
      <ToastRegion>
        {isToast && (
          <Toast key={shown.id} tone={shown.kind} onClose={close} labels={labels}>
            {shown.text}
          </Toast>
        )}
        {shown?.undo && <TimedUndo key={shown.id} undo={shown.undo} onClose={close} />}
      </ToastRegion>
      {message?.title && (
        <MessageDialog
          title={message.title}
          text={message.text}
          open={!!shown}
          onClose={close}
          labels={labels}
        />
      )}
      <UnsentDialog labels={labels} />
      <FailedNavigationDialog labels={labels} />
    </>
  );
}

function InlineMessage({ message }: { message: Message }) {
  const { kind, title, text, undo } = message;
  return (
    <div className="page pt-4">
      {undo ? (
        <UndoNote {...undo} />
      ) : (
        <InlineAlert
          tone={kind === "error" ? "danger" : kind}
          title={title}
          role={kind === "error" ? "alert" : "status"}
        >
          <span className="whitespace-pre-line">{text}</span>
        </InlineAlert>
      )}
    </div>
  );
}

/** Five seconds to change one's mind; they stand still while the focus or the pointer is on it (WCAG 2.2.1). */
function TimedUndo({ undo, onClose }: { undo: NonNullable<Message["undo"]>; onClose: () => void }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onClose, toastMilliseconds);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  return (
    <div
      className="pointer-events-auto rounded-card bg-surface-raised shadow-sheet"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <UndoNote {...undo} />
    </div>
  );
}

/** A form did not reach the server: everything is still there, and may be sent again. */
function UnsentDialog({ labels }: Pick<MessagesProps, "labels">) {
  const count = useUnsentCount();
  const [seen, setSeen] = useState(0);
  if (count === 0) return null;
  return (
    <MessageDialog
      title={labels.requestFailed}
      text={labels.unsent}
      open={count > seen}
      onClose={() => setSeen(count)}
      labels={labels}
    />
  );
}

/** The next page did not come: this one stays, and says why. */
function FailedNavigationDialog({ labels }: Pick<MessagesProps, "labels">) {
  const failure = useFailedNavigation();
  const [seen, setSeen] = useState<FailedNavigation>();
  return failure ? (
    <MessageDialog {...failure} open={failure !== seen} onClose={() => setSeen(failure)} labels={labels} />
  ) : null;
}

function MessageDialog({
  title,
  text,
  open,
  onClose,
  labels,
}: { title: string; text: string; open: boolean; onClose: () => void } & Pick<MessagesProps, "labels">) {
  return (
    <Suspense fallback={null}>
      <Dialog
        open={open}
        onOpenChange={onClose}
        title={title}
        labels={labels}
        footer={
          <Button type="button" wide onClick={onClose}>
            {labels.ok}
          </Button>
        }
      >
        <p className="whitespace-pre-line">{text}</p>
      </Dialog>
    </Suspense>
  );
}
