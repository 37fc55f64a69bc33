-- Concurrently: shops are looked at and changed all the time.
CREATE INDEX IF NOT EXISTS "shop_named" ON "shop" USING btree ("status","id","slug");
