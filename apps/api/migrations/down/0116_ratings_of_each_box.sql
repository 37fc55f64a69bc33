CREATE INDEX "rating_of_shop" ON "rating" USING btree ("shop_id","rated_at","id");--> statement-breakpoint
DROP INDEX "rating_waiting";--> statement-breakpoint
DROP INDEX "rating_answered";--> statement-breakpoint
DROP INDEX "rating_reported";
