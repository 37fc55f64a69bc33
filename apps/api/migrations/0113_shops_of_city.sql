-- Concurrently: shops are looked at and changed all the time.
CREATE INDEX IF NOT EXISTS "shop_of_city" ON "shop" USING btree ("status","home_city_id","id");
