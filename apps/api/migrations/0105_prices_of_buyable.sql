-- A product with combinations costs what can be bought of it: their least and their highest price, the old price beside the
-- least; of all that customers see where everything is sold out. With the rights of whoever calls it.
-- Planned for each call: a plan that was made while there were few products reads all of them when there are many.
CREATE FUNCTION haat_sum_up_prices(of_shop integer, of_products integer[]) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT SET plan_cache_mode = force_custom_plan AS $$
BEGIN
	UPDATE "product" p SET "price" = s.price, "max_price" = s.max_price, "old_price" = s.old_price
	FROM (
		SELECT k."product_id", coalesce(min(k."price") FILTER (WHERE k."stock" > 0), min(k."price")) AS price,
			coalesce(max(k."price") FILTER (WHERE k."stock" > 0), max(k."price")) AS max_price,
			(array_agg(k."old_price" ORDER BY k."stock" > 0 DESC, k."price", k."position", k."id"))[1] AS old_price
		FROM "product_combination" k
		WHERE k."shop_id" = of_shop AND k."product_id" = ANY (of_products) AND NOT k."hidden" GROUP BY k."product_id"
	) s
	WHERE p."shop_id" = of_shop AND p."id" = s."product_id" AND p."has_attributes"
		AND (p."price", p."max_price", p."old_price") IS DISTINCT FROM (s.price, s.max_price, s.old_price);
END
$$;
--> statement-breakpoint
-- As the owner, since an order changes stock and writes no price itself.
CREATE FUNCTION haat_combinations_priced() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM haat_sum_up_prices(c."shop_id", array_agg(DISTINCT c."product_id")) FROM changed c GROUP BY c."shop_id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- An order that leaves something of each combination behind changes no price.
CREATE FUNCTION haat_combinations_priced_otherwise() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	-- No join: its plan would be that of the connection's first order, of one row, also for thousands of them.
	PERFORM haat_sum_up_prices(c."shop_id", array_agg(DISTINCT c."product_id"))
	FROM (
		SELECT "shop_id", "product_id", "id", "stock" > 0, "price", "old_price", "hidden", "position" FROM changed
		EXCEPT SELECT "shop_id", "product_id", "id", "stock" > 0, "price", "old_price", "hidden", "position" FROM was
	) c
	GROUP BY c."shop_id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Locks: who changes a product or a combination waits until each product was looked at once; who looks at goods does not. Products
-- first, as orders hold them.
LOCK TABLE "product" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE TRIGGER priced_when_new AFTER INSERT ON "product_combination" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION haat_combinations_priced();--> statement-breakpoint
CREATE TRIGGER priced_when_changed AFTER UPDATE ON "product_combination" REFERENCING OLD TABLE AS was NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION haat_combinations_priced_otherwise();--> statement-breakpoint
CREATE TRIGGER priced_when_gone AFTER DELETE ON "product_combination" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION haat_combinations_priced();--> statement-breakpoint
-- Nobody has mended what was remarked on a product.
ALTER TABLE "product" DISABLE TRIGGER remark_mended;--> statement-breakpoint
SELECT haat_sum_up_prices(p."shop_id", array_agg(p."id")) FROM "product" p WHERE p."has_attributes" GROUP BY p."shop_id";--> statement-breakpoint
ALTER TABLE "product" ENABLE TRIGGER remark_mended;
