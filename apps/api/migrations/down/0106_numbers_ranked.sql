ALTER TABLE "platform_day" DROP COLUMN "accounts";--> statement-breakpoint
ALTER TABLE "platform_day" DROP COLUMN "shops";--> statement-breakpoint
CREATE INDEX "order_status_change_of_day" ON "order_status_change" USING btree ("shop_id","status","at");--> statement-breakpoint
CREATE INDEX "shop_day_of_day" ON "shop_day" USING btree ("day");--> statement-breakpoint
DROP INDEX "order_status_change_by_day";--> statement-breakpoint
DROP INDEX "shop_day_ranked";--> statement-breakpoint
DROP INDEX "shop_visits_of_day";
