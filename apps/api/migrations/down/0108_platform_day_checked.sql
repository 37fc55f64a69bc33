ALTER TABLE "platform_day" DROP CONSTRAINT "platform_day_counted";--> statement-breakpoint
ALTER TABLE "platform_day" ADD CONSTRAINT "platform_day_counted" CHECK ("platform_day"."orders" >= 0 and "platform_day"."ordered_total" >= 0 and "platform_day"."delivered" >= 0 and "platform_day"."delivered_total" >= 0 and "platform_day"."cancelled" >= 0 and "platform_day"."visits" >= 0);
