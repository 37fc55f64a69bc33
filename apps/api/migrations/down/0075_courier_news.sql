-- Loses: what couriers say of parcels.
DROP INDEX "courier_booking_look";--> statement-breakpoint
ALTER TABLE "courier_booking" DROP CONSTRAINT "courier_booking_news_known";--> statement-breakpoint
ALTER TABLE "courier_booking" DROP COLUMN "news_word";--> statement-breakpoint
ALTER TABLE "courier_booking" DROP COLUMN "news_state";--> statement-breakpoint
ALTER TABLE "courier_booking" DROP COLUMN "news_at";--> statement-breakpoint
ALTER TABLE "courier_booking" DROP COLUMN "look_at";
