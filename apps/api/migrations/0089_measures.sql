ALTER TABLE "product_combination" ADD COLUMN "measure_amount" integer;--> statement-breakpoint
ALTER TABLE "product_combination" ADD COLUMN "measure_unit" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "measure_amount" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "measure_unit" text;--> statement-breakpoint
-- Locks: both columns are new and empty, so that every row is looked at once and none is written.
ALTER TABLE "product_combination" ADD CONSTRAINT "product_combination_measure_possible" CHECK (("product_combination"."measure_amount" is null) = ("product_combination"."measure_unit" is null) and coalesce("product_combination"."measure_amount" between 1 and 1000000, true)
    and coalesce("product_combination"."measure_unit" in ('g', 'kg', 'ml', 'l', 'piece'), true));--> statement-breakpoint
-- Locks: the same.
ALTER TABLE "product" ADD CONSTRAINT "product_measure_possible" CHECK (("product"."measure_amount" is null) = ("product"."measure_unit" is null) and coalesce("product"."measure_amount" between 1 and 1000000, true)
    and coalesce("product"."measure_unit" in ('g', 'kg', 'ml', 'l', 'piece'), true));--> statement-breakpoint
GRANT UPDATE ("measure_amount", "measure_unit") ON "product" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("measure_amount", "measure_unit") ON "product_combination" TO haat_member;--> statement-breakpoint
DROP TRIGGER tell_change ON "product";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "category_id", "slug", "name_bn", "name_en", "description_bn", "description_en", "picture", "price", "max_price", "old_price", "measure_amount", "measure_unit", "has_attributes", "home_city_only", "card_ribbon_id", "published_at", "status" ON "product" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
DROP TRIGGER tell_change ON "product_combination";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "value_ids", "price", "old_price", "measure_amount", "measure_unit", "picture", "hidden", "position" ON "product_combination" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');
