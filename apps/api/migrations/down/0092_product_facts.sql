-- Loses: the facts of products.
DROP TRIGGER tell_change ON "product";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "category_id", "slug", "name_bn", "name_en", "description_bn", "description_en", "picture", "price", "max_price", "old_price", "measure_amount", "measure_unit", "has_attributes", "home_city_only", "card_ribbon_id", "published_at", "status" ON "product" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_facts_whole";--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_facts_counted";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "facts";
