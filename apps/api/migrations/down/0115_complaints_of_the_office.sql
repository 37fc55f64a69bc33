CREATE INDEX "complaint_passed" ON "complaint" USING btree ("state","waits_since") WHERE passed_at is not null;--> statement-breakpoint
DROP INDEX "complaint_passed_of_state";--> statement-breakpoint
DROP INDEX "complaint_passed_and_over";
