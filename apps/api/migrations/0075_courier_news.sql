ALTER TABLE "courier_booking" ADD COLUMN "news_word" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD COLUMN "news_state" text;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD COLUMN "news_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD COLUMN "look_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "courier_booking_look" ON "courier_booking" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD CONSTRAINT "courier_booking_news_known" CHECK ("courier_booking"."news_state" in ('handed_over', 'on_the_way', 'delivered', 'part_delivered', 'held', 'returning', 'returned', 'lost'));--> statement-breakpoint
-- The platform's people, who look at an order for somebody who asks, see whether it is being sent.
GRANT SELECT ("shop_id", "order_id", "state") ON "courier_booking" TO haat_staff;--> statement-breakpoint
CREATE POLICY staff_wall ON "courier_booking" FOR SELECT TO haat_staff USING ((SELECT haat_is_staff()));
