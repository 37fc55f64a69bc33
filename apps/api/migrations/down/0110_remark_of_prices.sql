DROP TRIGGER remark_mended ON "product_combination";--> statement-breakpoint
CREATE OR REPLACE FUNCTION haat_product_remark_mended() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "shop_remark" SET mended_at = now()
	WHERE shop_id = coalesce(NEW.shop_id, OLD.shop_id) AND task = 'product' AND mended_at IS NULL;
	RETURN NULL;
END
$$;
