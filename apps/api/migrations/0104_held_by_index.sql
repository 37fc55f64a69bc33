-- Concurrently: carts, complaints and coupons are written all the time.
CREATE INDEX IF NOT EXISTS "cart_customer_everywhere" ON "cart" USING btree ("customer_id") WHERE customer_id is not null;--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "complaint_message_of_account" ON "complaint_message" USING btree ("account_id");--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "coupon_use_everywhere" ON "coupon_use" USING btree ("customer_id");--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "courier_statement_row_of_phone" ON "courier_statement_row" USING btree ("phone");--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "contact_message_of_phone" ON "contact_message" USING btree ("phone");--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "test_message_of_phone" ON "test_message" USING btree ("phone");--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "refused_phone_everywhere" ON "refused_phone" USING btree ("phone");--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "refused_customer_everywhere" ON "refused_phone" USING btree ("customer_id") WHERE customer_id is not null;
