import { TabsAsLinks, type TabLink } from "../../primitives/tabs-as-links/tabs-as-links";

export interface OrderTabsProps {
  /** All, then each status, with how many orders are in it. */
  tabs: readonly TabLink[];
  labels: { tabs: string };
}

/** The order list by status; each tab is a link (ux.md 99). */
export function OrderTabs({ tabs, labels }: OrderTabsProps) {
  return <TabsAsLinks tabs={tabs} label={labels.tabs} />;
}
