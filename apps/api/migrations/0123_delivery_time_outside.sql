ALTER TABLE "shop_opening" ADD COLUMN "country_days_from" integer;--> statement-breakpoint
ALTER TABLE "shop_opening" ADD COLUMN "country_days_to" integer;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "delivery_time_outside_bn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "delivery_time_outside_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Locks: one row a shop, and both columns are empty in all of them.
ALTER TABLE "shop_opening" ADD CONSTRAINT "shop_opening_country_days_possible" CHECK (num_nulls("shop_opening"."country_days_from", "shop_opening"."country_days_to") in (0, 2)
        and coalesce("shop_opening"."country_days_from", 0) between 0 and coalesce("shop_opening"."country_days_to", 0));--> statement-breakpoint
GRANT UPDATE ("delivery_time_outside_bn", "delivery_time_outside_en") ON "shop" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("country_days_from", "country_days_to") ON "shop_opening" TO haat_member;
