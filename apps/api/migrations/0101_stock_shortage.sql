CREATE TABLE "stock_shortage" (
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "stock_shortage_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id"),
	CONSTRAINT "stock_shortage_level_known" CHECK ("stock_shortage"."level" in ('low', 'out'))
);
--> statement-breakpoint
ALTER TABLE "stock_shortage" ADD CONSTRAINT "stock_shortage_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_shortage" ADD CONSTRAINT "stock_shortage_product_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."product"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What a product on sale is short of by its own number; 3 is the contract's `lowStockLimit`.
CREATE FUNCTION haat_stock_level(stock integer, low_limit integer, status text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN CASE WHEN status <> 'live' THEN NULL WHEN stock = 0 THEN 'out' WHEN stock <= coalesce(low_limit, 3) THEN 'low' END;--> statement-breakpoint
-- Planned for each call: a plan that was made while there were few products reads all of them when there are many.
-- Of what can be chosen, few of one choice are enough to be told. As the owner, since an order changes stock and notes nothing itself.
CREATE FUNCTION haat_note_shortage(of_shop integer, of_products integer[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET plan_cache_mode = force_custom_plan AS $$
BEGIN
	WITH found AS (
		SELECT p."shop_id", p."id", coalesce(haat_stock_level(p."stock", p."low_limit", p."status"),
			CASE WHEN p."status" = 'live' AND p."has_attributes" AND EXISTS (
				SELECT FROM "product_combination" k
				WHERE k."shop_id" = p."shop_id" AND k."product_id" = p."id" AND NOT k."hidden" AND k."stock" <= coalesce(p."low_limit", 3)
			) THEN 'low' END) AS level
		FROM "product" p WHERE p."shop_id" = of_shop AND p."id" = ANY (of_products)
	), ended AS (
		DELETE FROM "stock_shortage" s USING found f WHERE s."shop_id" = f."shop_id" AND s."product_id" = f."id" AND f.level IS NULL
	)
	INSERT INTO "stock_shortage" AS s ("shop_id", "product_id", "level")
	SELECT f."shop_id", f."id", f.level FROM found f WHERE f.level IS NOT NULL
	ON CONFLICT ("shop_id", "product_id") DO UPDATE SET "level" = excluded."level" WHERE s."level" <> excluded."level";
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_note_shortage(integer, integer[]) FROM PUBLIC;--> statement-breakpoint
CREATE FUNCTION haat_product_short() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM haat_note_shortage(NEW."shop_id", ARRAY[NEW."id"]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION haat_new_products_short() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM haat_note_shortage(c."shop_id", array_agg(c."id")) FROM changed c
	WHERE c."has_attributes" OR haat_stock_level(c."stock", c."low_limit", c."status") IS NOT NULL GROUP BY c."shop_id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION haat_combinations_short() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM haat_note_shortage(c."shop_id", array_agg(DISTINCT c."product_id")) FROM changed c GROUP BY c."shop_id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Locks: who changes a product waits until each was looked at once; who looks at goods does not.
CREATE TRIGGER short_when_new AFTER INSERT ON "product" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION haat_new_products_short();--> statement-breakpoint
-- An order that leaves enough behind does not come here.
CREATE TRIGGER short_when_changed AFTER UPDATE OF "stock", "low_limit", "status", "has_attributes" ON "product" FOR EACH ROW
WHEN (NEW."has_attributes" OR OLD."has_attributes" OR haat_stock_level(NEW."stock", NEW."low_limit", NEW."status")
	IS DISTINCT FROM haat_stock_level(OLD."stock", OLD."low_limit", OLD."status"))
EXECUTE FUNCTION haat_product_short();--> statement-breakpoint
CREATE TRIGGER short_when_new AFTER INSERT ON "product_combination" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION haat_combinations_short();--> statement-breakpoint
CREATE TRIGGER short_when_changed AFTER UPDATE ON "product_combination" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION haat_combinations_short();--> statement-breakpoint
CREATE TRIGGER short_when_gone AFTER DELETE ON "product_combination" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION haat_combinations_short();--> statement-breakpoint
SELECT haat_note_shortage(p."shop_id", array_agg(p."id")) FROM "product" p WHERE p."status" = 'live' GROUP BY p."shop_id";--> statement-breakpoint
GRANT SELECT ON "stock_shortage" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "stock_shortage" TO haat_staff;--> statement-breakpoint
ALTER TABLE "stock_shortage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "stock_shortage" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "stock_shortage" TO haat_staff USING ((SELECT haat_is_staff()));
