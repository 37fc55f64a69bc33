ALTER TABLE "shop" ADD COLUMN "least_order" bigint;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_least_order_possible" CHECK ("shop"."least_order" >= 100 and "shop"."least_order" <= 10000000 and "shop"."least_order" % 100 = 0);--> statement-breakpoint
GRANT UPDATE ("least_order", "vat_percent", "bin", "legal_name_bn", "legal_name_en", "issues_challan") ON "shop" TO haat_member;
