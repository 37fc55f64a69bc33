-- Loses: how long shops take beyond their home city.
ALTER TABLE "shop_opening" DROP CONSTRAINT "shop_opening_country_days_possible";--> statement-breakpoint
ALTER TABLE "shop" DROP COLUMN "delivery_time_outside_en";--> statement-breakpoint
ALTER TABLE "shop" DROP COLUMN "delivery_time_outside_bn";--> statement-breakpoint
ALTER TABLE "shop_opening" DROP COLUMN "country_days_to";--> statement-breakpoint
ALTER TABLE "shop_opening" DROP COLUMN "country_days_from";
