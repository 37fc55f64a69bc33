-- Concurrently: complaints are opened and answered all the time.
CREATE INDEX IF NOT EXISTS "complaint_passed_of_state" ON "complaint" USING btree ("state","waits_since","id","shop_id") WHERE passed_at is not null;--> statement-breakpoint
-- Concurrently: complaints are opened and answered all the time.
CREATE INDEX IF NOT EXISTS "complaint_passed_and_over" ON "complaint" USING btree ("state","closed_at","id","shop_id") WHERE passed_at is not null;--> statement-breakpoint
-- Locks: for a moment.
DROP INDEX "complaint_passed";
