ALTER TABLE "goods_import_product" ADD COLUMN "replaced_pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "goods_import_product" SET "replaced_pictures" = ARRAY(
	SELECT jsonb_path_query("before", '$.content.pictures[*]') #>> '{}'
	UNION SELECT jsonb_path_query("before", '$.content.combinations[*].picture ? (@ != null)') #>> '{}')
WHERE "outcome" = 'done' AND "before" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_import_product_replaced_pictures" ON "goods_import_product" USING gin ("replaced_pictures");--> statement-breakpoint
GRANT UPDATE ("replaced_pictures") ON "goods_import_product" TO haat_member;
