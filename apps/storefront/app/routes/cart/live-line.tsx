import { useFetcher } from "@remix-run/react";
import { CartLine, type CartLineData, type CartLineProps } from "@haat/ui/commerce/cart-line/cart-line";
import { UiProvider, useUi, type UiFormProps } from "@haat/ui/primitives/ui-provider/ui-provider";
import { createContext, useContext, useEffect, useRef, type FormEvent } from "react";

/** What posting a line answers with where no page follows. */
export type LineAnswer =
  | { changed: true }
  | { lineId: string; typed: string; error: string }
  | { coupon: { code: string; error: string } };

export interface LiveLineProps {
  line: CartLineData;
  action: string;
  labels: CartLineProps["labels"];
  dense?: boolean;
  /** The answer to this page's own post, where there are no scripts. */
  posted?: LineAnswer | undefined;
}

/** By what a line's change is known to who waits for it. */
export const liveLineKey = (lineId: string) => `cart-line-${lineId}`;

type Submit = (event: FormEvent<HTMLFormElement>) => void;
const SubmitContext = createContext<Submit | undefined>(undefined);

/** The form of a line: where there are scripts the line sends it itself. */
function LineForm(props: UiFormProps) {
  return <form {...props} onSubmit={useContext(SubmitContext)} />;
}

/** A line that changes without leaving the page. While one change is on its way only the newest wish waits, so that the last one counts. */
export function LiveLine({ line, action, labels, dense = false, posted }: LiveLineProps) {
  const { Link } = useUi();
  const sending = useFetcher<LineAnswer>({ key: liveLineKey(line.id) });
  const waiting = useRef<FormData>();
  const { state, submit } = sending;
  useEffect(() => {
    if (state !== "idle" || !waiting.current) return;
    const newest = waiting.current;
    waiting.current = undefined;
    submit(newest, { method: "post", action });
  }, [state, submit, action]);
  const send: Submit = (event) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    if (state === "idle") submit(form, { method: "post", action });
    else waiting.current = form;
  };
  const answer = sending.data ?? posted;
  const refused = answer && "lineId" in answer && answer.lineId === line.id ? answer : undefined;
  return (
    <SubmitContext.Provider value={send}>
      <UiProvider Link={Link} Form={LineForm}>
        <CartLine
          line={refused ? { ...line, quantity: Number(refused.typed) || line.quantity } : line}
          action={action}
          formId={`line-${line.id}`}
          dense={dense}
          pending={state !== "idle"}
          errors={refused ? [refused.error] : undefined}
          labels={labels}
        />
      </UiProvider>
    </SubmitContext.Provider>
  );
}
