import { Form, useSubmit } from "@remix-run/react";
import { Button } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useScripted } from "@haat/ui/primitives/scripted/scripted.hook";
import { useState } from "react";
import { alertFields as fields, alertIntents as intents } from "./order-alerts.form";
import { subscribe, unsubscribe, usePushState } from "./push-device.hook";

export interface PushDeviceProps {
  action: string;
  /** The server's own (VAPID), as base64url. */
  pushKey: string;
  /** The browsers that the server tells. */
  known: readonly { id: string; endpoint: string }[];
  words: Record<"lead" | "on" | "off" | "isOn" | "needsScripts" | "unable" | "denied" | "failed", string>;
}

/** Whether this browser tells of new orders, and the button that changes it. */
export function PushDevice({ action, pushKey, known, words }: PushDeviceProps) {
  const isScripted = useScripted();
  const submit = useSubmit();
  const { state, endpoint } = usePushState(known.map((device) => device.endpoint));
  const [step, setStep] = useState<"idle" | "asking" | "failed">("idle");
  if (!isScripted) return <InlineAlert tone="info">{words.needsScripts}</InlineAlert>;
  if (state === "unable") return <InlineAlert tone="info">{words.unable}</InlineAlert>;
  if (state === "denied") return <InlineAlert tone="warning">{words.denied}</InlineAlert>;

  const own = known.find((device) => device.endpoint === endpoint);
  if (state === "on" && own) {
    const hidden = { [fields.intent]: intents.remove, [fields.device]: own.id };
    return (
      <Form method="post" action={action} className="grid gap-4" onSubmit={() => void unsubscribe()}>
        <HiddenFields values={hidden} />
        <InlineAlert tone="success">{words.isOn}</InlineAlert>
        <Button variant="secondary">{words.off}</Button>
      </Form>
    );
  }
  const turnOn = async () => {
    setStep("asking");
    try {
      const device = await subscribe(pushKey);
      submit({ [fields.intent]: intents.add, ...device }, { method: "post", action });
      setStep("idle");
    } catch {
      setStep("failed");
    }
  };
  return (
    <div className="grid gap-4">
      <p className="text-muted">{words.lead}</p>
      {step === "failed" && (
        <InlineAlert tone="danger" role="alert">
          {words.failed}
        </InlineAlert>
      )}
      <Button type="button" icon="bell" pending={step === "asking"} onClick={() => void turnOn()}>
        {words.on}
      </Button>
    </div>
  );
}
