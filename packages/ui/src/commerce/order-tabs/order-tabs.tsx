import { TabsAsLinks, type TabLink } from "../../primitives/tabs-as-links/tabs-as-links";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface OrderTabsProps extends RootProps<"nav"> {
  /** All, then each status, with how many orders are in it. */
  tabs: readonly TabLink[];
  labels: { tabs: string };
}

/**
 * The order list by status; each tab is a link.
 *
 * @use Above the list of orders.
 * @avoid For other lists (`TabsAsLinks`).
 * @words Where an order is, in one or two words and in the order of its way; the first is all of them.
 * @accessibility Links to pages; the current one is `aria-current`.
 */
export function OrderTabs({ tabs, labels, className, ...rest }: OrderTabsProps) {
  return <TabsAsLinks tabs={tabs} label={labels.tabs} className={className} {...rest} />;
}
