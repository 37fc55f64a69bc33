CREATE TABLE "stock_alert" (
	"shop_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"combination_id" integer,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	CONSTRAINT "stock_alert_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "stock_alert_once" UNIQUE NULLS NOT DISTINCT("shop_id","product_id","combination_id","phone"),
	CONSTRAINT "stock_alert_phone_shape" CHECK ("stock_alert"."phone" ~ '^[+]8801[3-9][0-9]{8}$'),
	CONSTRAINT "stock_alert_language_known" CHECK ("stock_alert"."language" in ('bn', 'en')),
	CONSTRAINT "stock_alert_created_at_in_range" CHECK ("stock_alert"."created_at" between '1900-01-01T00:00:00Z' and '2200-01-01T00:00:00Z'),
	CONSTRAINT "stock_alert_tries_possible" CHECK ("stock_alert"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_product_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."product"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_combination_fk" FOREIGN KEY ("shop_id","combination_id") REFERENCES "public"."product_combination"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alert_waiting" ON "stock_alert" USING btree ("shop_id","product_id","created_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "stock_alert_of_phone" ON "stock_alert" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "stock_alert_age" ON "stock_alert" USING btree ("created_at");
--> statement-breakpoint
-- The number of the customer on this side of the wall; the role itself sees no numbers.
CREATE FUNCTION haat_customer_phone() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER
RETURN (SELECT phone FROM "customer" WHERE id = haat_customer_id());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "stock_alert" TO haat_shop;--> statement-breakpoint
ALTER TABLE "stock_alert" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "stock_alert" TO haat_shop USING (
	shop_id = haat_shop_id() AND phone = haat_customer_phone()
);--> statement-breakpoint
-- Pieces came, whoever brought them: who waits for them is told later, by one job for each choice. It runs as the owner, for
-- shoppers' transactions bring pieces back too and see nobody's alerts.
CREATE FUNCTION haat_stock_came() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	product integer;
	combination integer;
BEGIN
	IF TG_TABLE_NAME = 'product' THEN
		product := NEW.id;
	ELSE
		product := NEW.product_id;
		combination := NEW.id;
	END IF;
	IF EXISTS (
		SELECT FROM "stock_alert" a
		WHERE a.shop_id = NEW.shop_id AND a.product_id = product
			AND a.combination_id IS NOT DISTINCT FROM combination AND a.told_at IS NULL
	) THEN
		INSERT INTO "job" ("queue", "unique_key", "payload", "run_at")
		VALUES (
			'stock alerts',
			concat_ws('/', NEW.shop_id, product, combination),
			jsonb_build_object('shopId', NEW.shop_id, 'productId', product, 'combinationId', combination),
			'epoch'
		)
		ON CONFLICT ("queue", "unique_key") WHERE dead_at IS NULL
		DO UPDATE SET "asked" = "job"."asked" + 1, "run_at" = least("job"."run_at", excluded."run_at");
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_came AFTER UPDATE OF "stock" ON "product" FOR EACH ROW WHEN (NEW.stock > OLD.stock) EXECUTE FUNCTION haat_stock_came();--> statement-breakpoint
CREATE TRIGGER stock_came AFTER UPDATE OF "stock" ON "product_combination" FOR EACH ROW WHEN (NEW.stock > OLD.stock) EXECUTE FUNCTION haat_stock_came();
