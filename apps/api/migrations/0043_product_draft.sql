CREATE TABLE "product_draft" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "product_draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer,
	"content" jsonb NOT NULL,
	"base" jsonb,
	"pictures" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer NOT NULL,
	CONSTRAINT "product_draft_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "product_draft_of_product_has_base" CHECK (num_nulls("product_draft"."product_id", "product_draft"."base") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "product_attribute_value" DROP CONSTRAINT "product_attribute_value_once";--> statement-breakpoint
ALTER TABLE "product_combination" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_draft" ADD CONSTRAINT "product_draft_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_draft" ADD CONSTRAINT "product_draft_saved_by_customer_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_draft" ADD CONSTRAINT "product_draft_product_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."product"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_draft_one_each" ON "product_draft" USING btree ("shop_id","product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "product_draft_latest" ON "product_draft" USING btree ("shop_id","saved_at","id");--> statement-breakpoint
CREATE INDEX "product_draft_pictures" ON "product_draft" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "order_line_of_combination" ON "order_line" USING btree ("shop_id","combination_id") WHERE combination_id is not null;--> statement-breakpoint
ALTER TABLE "product_attribute_value" ADD CONSTRAINT "product_attribute_value_once" UNIQUE("shop_id","product_id","global_attribute_id","name_en","name_bn") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- A member writes drafts and publishes them: a product with its pictures, ribbons, values and combinations.
GRANT SELECT, INSERT, DELETE, UPDATE ("content", "pictures", "version", "saved_at", "saved_by") ON "product_draft" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "product_draft" TO haat_staff;--> statement-breakpoint
GRANT UPDATE ("name_bn", "name_en", "description_bn", "description_en", "picture", "has_attributes", "home_city_only", "card_ribbon_id", "search_vector", "name_vector") ON "product" TO haat_member;--> statement-breakpoint
GRANT DELETE ON "product_picture" TO haat_member;--> statement-breakpoint
GRANT INSERT, DELETE ON "product_ribbon" TO haat_member;--> statement-breakpoint
GRANT INSERT ON "global_attribute" TO haat_member;--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON "product_attribute_value" TO haat_member;--> statement-breakpoint
GRANT INSERT, DELETE, UPDATE ("price", "old_price", "picture", "hidden", "position") ON "product_combination" TO haat_member;--> statement-breakpoint
ALTER TABLE "product_draft" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "product_draft" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "product_draft" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
-- Which of a shop's combinations somebody ordered, has in a cart or waits for; nobody learns who.
CREATE FUNCTION haat_used_combinations(integer, integer[]) RETURNS SETOF integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
	SELECT used.id FROM unnest($2) AS used (id)
	WHERE EXISTS (SELECT FROM "order_line" l WHERE l."shop_id" = $1 AND l."combination_id" = used.id)
		OR EXISTS (SELECT FROM "cart_line" l WHERE l."shop_id" = $1 AND l."combination_id" = used.id)
		OR EXISTS (SELECT FROM "cart_left_out" l WHERE l."shop_id" = $1 AND l."combination_id" = used.id)
		OR EXISTS (SELECT FROM "stock_alert" a WHERE a."shop_id" = $1 AND a."combination_id" = used.id)
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_used_combinations(integer, integer[]) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION haat_used_combinations(integer, integer[]) TO haat_member;--> statement-breakpoint
DROP TRIGGER tell_change ON "product_combination";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "value_ids", "price", "old_price", "picture", "hidden", "position" ON "product_combination" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
-- A product whose words are taken away, because it is called otherwise now, is indexed anew.
CREATE FUNCTION haat_words_gone() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM haat_index_again();
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER words_gone AFTER UPDATE OF "search_vector" ON "product" FOR EACH ROW WHEN (NEW.search_vector = '' AND OLD.search_vector <> '') EXECUTE FUNCTION haat_words_gone();--> statement-breakpoint
-- As before, but that nothing is to be had of a hidden combination.
CREATE OR REPLACE VIEW "cart_choice" WITH (security_invoker = true) AS
SELECT c.shop_id, c.id AS cart_id, c.customer_id, c.guest_key_hash, c.version AS cart_version, c.coupon_code AS cart_coupon,
	c.touched_at AS cart_touched_at, g.id, g.is_left_out, g.product_id, g.combination_id, g.quantity, g.price_when_added, g.added_at,
	p.slug, p.name_bn, p.name_en, p.home_city_only, coalesce(k.picture, p.picture) AS picture,
	coalesce(k.value_ids, '{}') AS value_ids, coalesce(k.price, p.price) AS unit_price,
	CASE WHEN p.status = 'live' AND NOT coalesce(k.hidden, false) THEN coalesce(k.stock, p.stock) ELSE 0 END AS available,
	(
		SELECT coalesce(json_agg(json_build_object(
			'id', v.id,
			'value', json_build_object('bn', v.name_bn, 'en', v.name_en),
			'attribute', json_build_object('bn', a.name_bn, 'en', a.name_en)
		) ORDER BY a.position, a.id), '[]')
		FROM "product_attribute_value" v
		JOIN "global_attribute" a ON a.shop_id = v.shop_id AND a.id = v.global_attribute_id
		WHERE v.shop_id = k.shop_id AND v.id = ANY (k.value_ids)
	) AS chosen,
	p.status = 'live' AND NOT coalesce(k.hidden, false) AS is_live
FROM "cart" c
JOIN (
	SELECT shop_id, cart_id, id, false AS is_left_out, product_id, combination_id, quantity, price_when_added, added_at FROM "cart_line"
	UNION ALL
	SELECT shop_id, cart_id, id, true, product_id, combination_id, quantity, NULL, NULL FROM "cart_left_out"
) g ON g.shop_id = c.shop_id AND g.cart_id = c.id
JOIN "product" p ON p.shop_id = g.shop_id AND p.id = g.product_id
LEFT JOIN "product_combination" k ON k.shop_id = g.shop_id AND k.id = g.combination_id;--> statement-breakpoint
-- A product's own number counts the pieces that customers can see: those of hidden combinations are in the combinations' ledger alone.
CREATE OR REPLACE FUNCTION haat_movements_added() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "product" p SET "ledger_stock" = p."ledger_stock" + m.pieces FROM (
		SELECT a.shop_id, a.product_id, sum(a.change)::integer AS pieces FROM added a
		LEFT JOIN "product_combination" k ON k.shop_id = a.shop_id AND k.id = a.combination_id
		WHERE NOT coalesce(k.hidden, false) GROUP BY a.shop_id, a.product_id
	) m WHERE p.shop_id = m.shop_id AND p.id = m.product_id;
	UPDATE "product_combination" k SET "ledger_stock" = k."ledger_stock" + m.pieces FROM (
		SELECT shop_id, combination_id, sum(change)::integer AS pieces FROM added
		WHERE combination_id IS NOT NULL GROUP BY shop_id, combination_id
	) m WHERE k.shop_id = m.shop_id AND k.id = m.combination_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION haat_combination_hidden() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "product" p SET "ledger_stock" = p."ledger_stock" + CASE WHEN NEW.hidden THEN -NEW."ledger_stock" ELSE NEW."ledger_stock" END
	WHERE p.shop_id = NEW.shop_id AND p.id = NEW.product_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER combination_hidden AFTER UPDATE OF "hidden" ON "product_combination" FOR EACH ROW
WHEN (NEW.hidden <> OLD.hidden) EXECUTE FUNCTION haat_combination_hidden();
