import { useSubmit } from "@remix-run/react";
import { Button } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useScripted } from "@haat/ui/primitives/scripted/scripted.hook";
import { useRef, useState, type ReactNode } from "react";

type WebauthnOptions = Record<string, unknown>;

export interface PasskeyFormProps {
  /** Whether the browser makes a passkey, or answers with one that it has. */
  kind: "make" | "answer";
  /** What the browser is given, from the API. */
  options: WebauthnOptions;
  action: string;
  /** The field that what the browser says is sent in, as JSON. */
  field: string;
  label: string;
  /** Said where the browser did not, or its owner said no. */
  failed: string;
  /** Said where there are no scripts, for it cannot be done there; nothing is shown without it. */
  noScripts?: string;
  /** More fields of the form. */
  children?: ReactNode;
}

/** The browser's library for passkeys comes when it is asked for: pages do without it. */
async function ask(kind: PasskeyFormProps["kind"], options: WebauthnOptions): Promise<object> {
  const library = await import("@simplewebauthn/browser");
  return kind === "make"
    ? library.startRegistration({ optionsJSON: options as never })
    : library.startAuthentication({ optionsJSON: options as never });
}

/** A button that asks the browser for a passkey, and sends what it says. */
export function PasskeyForm(props: PasskeyFormProps) {
  const { kind, options, action, field, label, failed, noScripts, children } = props;
  const isScripted = useScripted();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  if (!isScripted) return noScripts ? <InlineAlert tone="info">{noScripts}</InlineAlert> : null;

  const begin = async () => {
    const data = new FormData(form.current ?? undefined);
    // What is missing in other fields is said before the device makes a passkey that nobody would keep.
    if (form.current?.checkValidity() === false) return submit(data, { method: "post", action });
    setState("asking");
    try {
      data.set(field, JSON.stringify(await ask(kind, options)));
      submit(data, { method: "post", action });
      setState("idle");
    } catch {
      setState("failed");
    }
  };

  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {state === "failed" && (
        <InlineAlert tone="danger" role="alert">
          {failed}
        </InlineAlert>
      )}
      {children}
      <Button
        size="large"
        wide
        variant={kind === "make" ? "primary" : "secondary"}
        pending={state === "asking"}
      >
        {label}
      </Button>
    </form>
  );
}
