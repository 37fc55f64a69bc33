-- Loses: what packs hold.
DROP TRIGGER tell_change ON "product_combination";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "value_ids", "price", "old_price", "picture", "hidden", "position" ON "product_combination" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
DROP TRIGGER tell_change ON "product";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "category_id", "slug", "name_bn", "name_en", "description_bn", "description_en", "picture", "price", "max_price", "old_price", "has_attributes", "home_city_only", "card_ribbon_id", "published_at", "status" ON "product" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_measure_possible";--> statement-breakpoint
ALTER TABLE "product_combination" DROP CONSTRAINT "product_combination_measure_possible";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "measure_unit";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "measure_amount";--> statement-breakpoint
ALTER TABLE "product_combination" DROP COLUMN "measure_unit";--> statement-breakpoint
ALTER TABLE "product_combination" DROP COLUMN "measure_amount";
