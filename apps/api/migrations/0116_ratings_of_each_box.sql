-- Concurrently: goods are rated all the time.
CREATE INDEX IF NOT EXISTS "rating_waiting" ON "rating" USING btree ("shop_id","rated_at","id") WHERE answer is null;--> statement-breakpoint
-- Concurrently: goods are rated all the time.
CREATE INDEX IF NOT EXISTS "rating_answered" ON "rating" USING btree ("shop_id","rated_at","id") WHERE answer is not null;--> statement-breakpoint
-- Concurrently: goods are rated all the time.
CREATE INDEX IF NOT EXISTS "rating_reported" ON "rating" USING btree ("shop_id","rated_at","id") WHERE reported_at is not null;--> statement-breakpoint
-- Locks: for a moment.
DROP INDEX "rating_of_shop";
