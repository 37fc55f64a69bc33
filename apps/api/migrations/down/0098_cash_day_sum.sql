DROP TRIGGER summed_by_day ON "cash_entry";--> statement-breakpoint
DROP FUNCTION haat_sum_cash_of_day();--> statement-breakpoint
DROP TABLE "cash_day_sum";--> statement-breakpoint
CREATE INDEX "cash_entry_of_holder" ON "cash_entry" USING btree ("shop_id","holder","member_id","courier","kind","amount") WHERE holder in ('member', 'courier');
