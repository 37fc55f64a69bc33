-- Loses: when shops work, and their days off.
DROP TABLE "shop_day_off";--> statement-breakpoint
DROP TABLE "shop_hours";
