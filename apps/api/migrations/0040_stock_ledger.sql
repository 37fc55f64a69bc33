DROP INDEX "stock_movement_of_product";--> statement-breakpoint
ALTER TABLE "product_combination" ADD COLUMN "ledger_stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "ledger_stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "low_limit" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movement_of_product" ON "stock_movement" USING btree ("shop_id","product_id","id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_low_limit_possible" CHECK ("product"."low_limit" >= 0);--> statement-breakpoint
UPDATE "stock_movement" SET "reason" = 'corrected' WHERE "reason" = 'adjustment';--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_reason_known" CHECK ("stock_movement"."reason" in ('initial', 'order', 'cancel', 'received', 'returned', 'damaged', 'counted', 'corrected'));--> statement-breakpoint
UPDATE "product" p SET "ledger_stock" = m.pieces FROM (
	SELECT shop_id, product_id, sum(change)::integer AS pieces FROM "stock_movement" GROUP BY shop_id, product_id
) m WHERE p.shop_id = m.shop_id AND p.id = m.product_id;--> statement-breakpoint
UPDATE "product_combination" k SET "ledger_stock" = m.pieces FROM (
	SELECT shop_id, combination_id, sum(change)::integer AS pieces FROM "stock_movement"
	WHERE combination_id IS NOT NULL GROUP BY shop_id, combination_id
) m WHERE k.shop_id = m.shop_id AND k.id = m.combination_id;--> statement-breakpoint
-- What movements add up to stands beside the stock, so that nobody has to add them up. It runs as the owner: nobody else may write it.
CREATE FUNCTION haat_movements_added() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "product" p SET "ledger_stock" = p."ledger_stock" + m.pieces FROM (
		SELECT shop_id, product_id, sum(change)::integer AS pieces FROM added GROUP BY shop_id, product_id
	) m WHERE p.shop_id = m.shop_id AND p.id = m.product_id;
	UPDATE "product_combination" k SET "ledger_stock" = k."ledger_stock" + m.pieces FROM (
		SELECT shop_id, combination_id, sum(change)::integer AS pieces FROM added
		WHERE combination_id IS NOT NULL GROUP BY shop_id, combination_id
	) m WHERE k.shop_id = m.shop_id AND k.id = m.combination_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER movements_added AFTER INSERT ON "stock_movement" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION haat_movements_added();--> statement-breakpoint
-- Whoever works behind the wall moves stock only together with its movements: at the end of the transaction the two have to agree,
-- or to differ as they did before. The operator's own hand is not held.
CREATE FUNCTION haat_stock_in_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gap integer;
BEGIN
	IF current_user NOT IN ('haat_shop', 'haat_member', 'haat_staff') THEN
		RETURN NULL;
	END IF;
	IF TG_TABLE_NAME = 'product' THEN
		SELECT p.stock - p.ledger_stock INTO gap FROM "product" p WHERE p.shop_id = NEW.shop_id AND p.id = NEW.id;
	ELSE
		SELECT k.stock - k.ledger_stock INTO gap FROM "product_combination" k WHERE k.shop_id = NEW.shop_id AND k.id = NEW.id;
	END IF;
	IF gap <> 0 AND (TG_OP = 'INSERT' OR gap <> OLD.stock - OLD.ledger_stock) THEN
		RAISE check_violation USING
			MESSAGE = 'stock moved without its movement', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_TABLE_NAME || '_stock_in_ledger';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER stock_in_ledger AFTER INSERT OR UPDATE OF "stock" ON "product" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION haat_stock_in_ledger();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER stock_in_ledger AFTER INSERT OR UPDATE OF "stock" ON "product_combination" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION haat_stock_in_ledger();--> statement-breakpoint
GRANT UPDATE ("stock", "low_limit", "price", "max_price", "old_price") ON "product" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("stock") ON "product_combination" TO haat_member;--> statement-breakpoint
-- Everybody writes as who they are.
CREATE POLICY own_name ON "stock_movement" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK (
	"account_id" IS NULL OR "account_id" = haat_account_id()
);
