import { CostView } from "./cost.view";
import { HowView } from "./how.view";
import { TradeView } from "./trade.view";
import type { CostViewProps } from "./cost.view";
import type { HowViewProps } from "./how.view";
import type { TradeViewProps } from "./trade.view";

export type SellViewProps =
  | ({ kind: "how" } & HowViewProps)
  | ({ kind: "cost" } & CostViewProps)
  | ({ kind: "trade" } & TradeViewProps);

/** A page that tells sellers something. */
export function SellView(props: SellViewProps) {
  if (props.kind === "how") return <HowView {...props} />;
  if (props.kind === "cost") return <CostView {...props} />;
  return <TradeView {...props} />;
}
