ALTER TABLE "product" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Locks: the column is new and empty, so that every row is looked at once and none is written.
ALTER TABLE "product" ADD CONSTRAINT "product_facts_counted" CHECK (jsonb_typeof("product"."facts") = 'array' and jsonb_array_length("product"."facts") <= 12 and length("product"."facts"::text) <= 50000);--> statement-breakpoint
-- Locks: the same.
ALTER TABLE "product" ADD CONSTRAINT "product_facts_whole" CHECK (not jsonb_path_exists("product"."facts", 'strict $[*] ? (!((@.name_bn != "" || @.name_en != "") && (@.value_bn != "" || @.value_en != "") && @.name_bn.type() == "string" && @.name_en.type() == "string" && @.value_bn.type() == "string" && @.value_en.type() == "string") || ((@.name_bn != "" || @.name_en != "") && (@.value_bn != "" || @.value_en != "") && @.name_bn.type() == "string" && @.name_en.type() == "string" && @.value_bn.type() == "string" && @.value_en.type() == "string") is unknown)'));--> statement-breakpoint
GRANT UPDATE ("facts") ON "product" TO haat_member;--> statement-breakpoint
DROP TRIGGER tell_change ON "product";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "category_id", "slug", "name_bn", "name_en", "description_bn", "description_en", "picture", "price", "max_price", "old_price", "measure_amount", "measure_unit", "facts", "has_attributes", "home_city_only", "card_ribbon_id", "published_at", "status" ON "product" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');
