-- A product's price is summed up of its combinations by their triggers, also when the cheapest is sold out: that is nobody's change of
-- it. What somebody changes of a combination's price is.
CREATE OR REPLACE FUNCTION haat_product_remark_mended() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF TG_TABLE_NAME = 'product' AND TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 THEN
		RETURN NULL;
	END IF;
	UPDATE "shop_remark" SET mended_at = now()
	WHERE shop_id = coalesce(NEW.shop_id, OLD.shop_id) AND task = 'product' AND mended_at IS NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Locks: for a moment.
CREATE TRIGGER remark_mended AFTER UPDATE OF "price", "old_price", "hidden" ON "product_combination"
FOR EACH ROW EXECUTE FUNCTION haat_product_remark_mended();
