-- Tells every process which shop's public data has changed, so that none answers from an old cache.
-- The argument names the column with the shop's id; without one the change is the whole platform's.
CREATE FUNCTION haat_tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
	PERFORM pg_notify('haat_changes', CASE WHEN TG_NARGS = 0 THEN '' ELSE changed ->> TG_ARGV[0] END);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "shop" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "banner" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "extra_page" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "category" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "ribbon" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "product_ribbon" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "product_picture" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "global_attribute" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "product_attribute_value" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
-- An order takes stock many times a second, and a page may show the stock of some seconds ago: only the columns that
-- are named here are told. A new column that shoppers see belongs into the list.
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "category_id", "slug", "name_bn", "name_en", "description_bn", "description_en", "picture", "price", "max_price", "old_price", "has_attributes", "card_ribbon_id", "published_at" ON "product" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "value_ids", "price", "old_price", "picture", "position" ON "product_combination" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "code", "title_bn", "title_en", "kind", "percent", "amount", "min_item_total", "max_discount", "starts_at", "ends_at", "total_uses", "uses_per_customer", "is_public" ON "coupon" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "business_category" FOR EACH ROW EXECUTE FUNCTION haat_tell_change();
