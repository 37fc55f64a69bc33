-- Loses: what merging carts left out, and which products are brought within the home city only.
DROP TRIGGER tell_change ON "product";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "category_id", "slug", "name_bn", "name_en", "description_bn", "description_en", "picture", "price", "max_price", "old_price", "has_attributes", "card_ribbon_id", "published_at" ON "product" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
DROP TABLE "cart_left_out";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "home_city_only";
