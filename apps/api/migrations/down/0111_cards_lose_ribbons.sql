UPDATE "product" p SET "card_ribbon_id" = NULL
WHERE "card_ribbon_id" IS NOT NULL
	AND NOT EXISTS (SELECT FROM "ribbon" r WHERE r."shop_id" = p."shop_id" AND r."id" = p."card_ribbon_id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_card_ribbon_fk" FOREIGN KEY ("shop_id","card_ribbon_id") REFERENCES "public"."ribbon"("shop_id","id") ON DELETE no action ON UPDATE no action;
