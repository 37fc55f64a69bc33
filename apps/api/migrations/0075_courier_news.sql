ALTER TABLE "courier_booking" ADD COLUMN "news_word" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD COLUMN "news_state" text;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD COLUMN "news_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD COLUMN "look_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "courier_booking_look" ON "courier_booking" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD CONSTRAINT "courier_booking_news_known" CHECK ("courier_booking"."news_state" in ('handed_over', 'on_the_way', 'delivered', 'part_delivered', 'held', 'returning', 'returned', 'lost'));