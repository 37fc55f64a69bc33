CREATE TABLE "order_alert_device" (
	"shop_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"session_hash" text NOT NULL,
	"device" text,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_alert_device_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_alert_device_once" UNIQUE("shop_id","endpoint"),
	CONSTRAINT "order_alert_device_endpoint_short" CHECK (length("order_alert_device"."endpoint") between 10 and 1000),
	CONSTRAINT "order_alert_device_keys_shape" CHECK ("order_alert_device"."p256dh" ~ '^[A-Za-z0-9_-]{80,100}$' and "order_alert_device"."auth" ~ '^[A-Za-z0-9_-]{20,30}$'),
	CONSTRAINT "order_alert_device_language_known" CHECK ("order_alert_device"."language" in ('bn', 'en'))
);
--> statement-breakpoint
CREATE TABLE "order_alert_text" (
	"shop_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"language" text NOT NULL,
	"told_up_to" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "order_alert_text_shop_id_account_id_pk" PRIMARY KEY("shop_id","account_id"),
	CONSTRAINT "order_alert_text_language_known" CHECK ("order_alert_text"."language" in ('bn', 'en'))
);
--> statement-breakpoint
CREATE TABLE "push_key" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_key_one" CHECK ("push_key"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "order_alert_device" ADD CONSTRAINT "order_alert_device_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_alert_device" ADD CONSTRAINT "order_alert_device_member_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."shop_member"("shop_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_alert_text" ADD CONSTRAINT "order_alert_text_member_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."shop_member"("shop_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_alert_device_of_session" ON "order_alert_device" USING btree ("session_hash");--> statement-breakpoint
-- Each of a shop's people says for themselves how they hear of new orders; the keys for push services nobody behind the wall sees.
GRANT SELECT, INSERT, UPDATE, DELETE ON "order_alert_device", "order_alert_text" TO haat_member;--> statement-breakpoint
ALTER TABLE "order_alert_device" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_alert_text" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "order_alert_device" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "order_alert_text" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
-- A new order is a job only where a browser waits to be told: the others cost their orders one look at an index.
CREATE FUNCTION haat_tell_of_order() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF EXISTS (SELECT FROM "order_alert_device" d WHERE d.shop_id = NEW.shop_id) THEN
		PERFORM haat_add_job('new order', jsonb_build_object('shopId', NEW.shop_id, 'orderId', NEW.id), NULL, NEW.ordered_at, NULL,
			NEW.ordered_at + interval '30 minutes');
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_of_order AFTER INSERT ON "customer_order"
FOR EACH ROW WHEN (NEW.status = 1) EXECUTE FUNCTION haat_tell_of_order();
