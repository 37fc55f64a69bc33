-- Of a thing that stood twice in a change the first row stays: what both made of it was neither.
DELETE FROM "bulk_edit_row" r USING "bulk_edit_row" f
WHERE f."shop_id" = r."shop_id" AND f."bulk_edit_id" = r."bulk_edit_id" AND f."product_id" = r."product_id"
	AND f."combination_id" IS NOT DISTINCT FROM r."combination_id" AND f."position" < r."position";--> statement-breakpoint
ALTER TABLE "bulk_edit_row" ADD CONSTRAINT "bulk_edit_row_once" UNIQUE NULLS NOT DISTINCT("shop_id","bulk_edit_id","product_id","combination_id");
