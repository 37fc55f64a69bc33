-- Loses: what couriers say of parcels.
DROP POLICY staff_wall ON "courier_booking";--> statement-breakpoint
REVOKE SELECT ("shop_id", "order_id", "state") ON "courier_booking" FROM haat_staff;--> statement-breakpoint
DROP INDEX "courier_booking_look";--> statement-breakpoint
ALTER TABLE "courier_booking" DROP CONSTRAINT "courier_booking_news_known";--> statement-breakpoint
ALTER TABLE "courier_booking" DROP COLUMN "news_word";--> statement-breakpoint
ALTER TABLE "courier_booking" DROP COLUMN "news_state";--> statement-breakpoint
ALTER TABLE "courier_booking" DROP COLUMN "news_at";--> statement-breakpoint
ALTER TABLE "courier_booking" DROP COLUMN "look_at";
