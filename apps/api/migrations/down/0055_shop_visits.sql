-- Loses: how many visitors shops had on days whose views are deleted.
DROP TABLE "shop_visits";--> statement-breakpoint
DROP INDEX "order_status_change_of_day";
