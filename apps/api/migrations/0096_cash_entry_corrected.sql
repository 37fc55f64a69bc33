-- Concurrently: a ledger is written into with each delivery.
CREATE INDEX IF NOT EXISTS "cash_entry_corrected" ON "cash_entry" USING btree ("shop_id","corrects") WHERE corrects is not null;
