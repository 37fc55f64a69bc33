CREATE TABLE "webhook_delivery" (
	"shop_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"source" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"status" integer,
	"error" text,
	"milliseconds" integer,
	CONSTRAINT "webhook_delivery_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "webhook_delivery_state_known" CHECK ("webhook_delivery"."state" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"shop_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_old_secret" text,
	"old_secret_until" timestamp with time zone,
	"state" text DEFAULT 'on' NOT NULL,
	"failing_since" timestamp with time zone,
	"made_by" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoint_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "webhook_endpoint_url_short" CHECK (char_length("webhook_endpoint"."url") between 10 and 500),
	CONSTRAINT "webhook_endpoint_for_something" CHECK (cardinality("webhook_endpoint"."events") > 0),
	CONSTRAINT "webhook_endpoint_state_known" CHECK ("webhook_endpoint"."state" in ('on', 'paused', 'failed')),
	CONSTRAINT "webhook_endpoint_old_secret_ends" CHECK (num_nulls("webhook_endpoint"."sealed_old_secret", "webhook_endpoint"."old_secret_until") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_fk" FOREIGN KEY ("shop_id","endpoint_id") REFERENCES "public"."webhook_endpoint"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_made_by_customer_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_of_endpoint" ON "webhook_delivery" USING btree ("shop_id","endpoint_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("shop_id","endpoint_id","next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_next" ON "webhook_delivery" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_of_source" ON "webhook_delivery" USING btree ("shop_id","source") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_old" ON "webhook_delivery" USING btree ("created_at");
--> statement-breakpoint
-- What a webhook tells is written by the change itself, in its transaction, so that nothing is lost or made up. A row is added and
-- nothing else is touched: no order waits for another one. It says which order or product, and nothing of a customer.
CREATE FUNCTION haat_tell_webhooks(asked_shop integer, asked_type text, asked_source text, asked_data json, happened timestamptz,
	due timestamptz)
RETURNS void LANGUAGE sql VOLATILE SECURITY DEFINER
BEGIN ATOMIC
	WITH told AS (
		SELECT gen_random_uuid() AS id, json_build_object('type', asked_type,
			'timestamp', to_char(happened AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', asked_data)::text AS body
	)
	INSERT INTO "webhook_delivery" ("shop_id", "endpoint_id", "event_id", "type", "body", "source", "next_at", "created_at")
	SELECT e."shop_id", e."id", told.id, asked_type, told.body, asked_source, due, happened
	FROM "webhook_endpoint" e, told
	WHERE e."shop_id" = asked_shop AND e."state" = 'on' AND asked_type = ANY (e."events");
END;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION haat_tell_webhooks(integer, text, text, json, timestamptz, timestamptz) FROM PUBLIC;--> statement-breakpoint
-- A move can be taken back for ten seconds, and is told when it cannot any more.
CREATE FUNCTION haat_webhook_of_order() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF EXISTS (SELECT FROM "webhook_endpoint" e WHERE e."shop_id" = NEW."shop_id") THEN
		PERFORM haat_tell_webhooks(NEW."shop_id",
			CASE NEW."status" WHEN 1 THEN 'order.created' WHEN 3 THEN 'order.cancelled' ELSE 'order.updated' END,
			'order ' || NEW."order_id" || ' ' || NEW."status",
			json_build_object('seller_key', s."seller_key", 'order_id', o."number",
				'status', (ARRAY['pending', 'accept', 'cancel', 'in_store', 'shipped', 'delivered'])[NEW."status"]),
			NEW."at", NEW."at" + CASE NEW."status" WHEN 1 THEN interval '0' ELSE interval '10 seconds' END)
		FROM "customer_order" o JOIN "shop" s ON s."id" = o."shop_id"
		WHERE o."shop_id" = NEW."shop_id" AND o."id" = NEW."order_id";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_webhooks AFTER INSERT ON "order_status_change" FOR EACH ROW EXECUTE FUNCTION haat_webhook_of_order();--> statement-breakpoint
-- What was taken back was never told.
CREATE FUNCTION haat_webhook_taken_back() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	DELETE FROM "webhook_delivery" d WHERE d."shop_id" = OLD."shop_id" AND d."state" = 'waiting'
		AND d."source" = 'order ' || OLD."order_id" || ' ' || OLD."status";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER take_webhooks_back AFTER DELETE ON "order_status_change" FOR EACH ROW EXECUTE FUNCTION haat_webhook_taken_back();--> statement-breakpoint
CREATE FUNCTION haat_webhook_of_stock() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF EXISTS (SELECT FROM "webhook_endpoint" e WHERE e."shop_id" = NEW."shop_id") THEN
		PERFORM haat_tell_webhooks(NEW."shop_id", 'product.stock_low', NULL,
			json_build_object('seller_key', s."seller_key", 'id_product', NEW."id", 'stock', NEW."stock",
				'low_limit', coalesce(NEW."low_limit", 3)),
			clock_timestamp(), coalesce(m."at", clock_timestamp()))
		FROM "shop" s LEFT JOIN LATERAL (
			SELECT k."at" FROM "stock_movement" k WHERE k."shop_id" = NEW."shop_id" AND k."product_id" = NEW."id"
			ORDER BY k."id" DESC LIMIT 1
		) m ON true
		WHERE s."id" = NEW."shop_id";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_webhooks AFTER UPDATE OF "stock" ON "product" FOR EACH ROW
WHEN (NEW."status" = 'live' AND NEW."stock" <= coalesce(NEW."low_limit", 3) AND OLD."stock" > coalesce(NEW."low_limit", 3))
EXECUTE FUNCTION haat_webhook_of_stock();--> statement-breakpoint
-- Secrets are read by nobody behind the wall; of a delivery a member can only have it sent again.
GRANT SELECT ("shop_id", "id", "url", "events", "old_secret_until", "state", "failing_since", "made_by", "made_at"), INSERT, DELETE,
	UPDATE ("sealed_secret", "sealed_old_secret", "old_secret_until", "state", "failing_since") ON "webhook_endpoint" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("state", "attempts", "next_at") ON "webhook_delivery" TO haat_member;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "webhook_endpoint" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "webhook_delivery" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));
