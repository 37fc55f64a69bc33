CREATE TABLE "shop_day" (
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"ordered_total" bigint NOT NULL,
	"delivered" integer NOT NULL,
	"delivered_total" bigint NOT NULL,
	"cancelled" integer NOT NULL,
	CONSTRAINT "shop_day_shop_id_day_pk" PRIMARY KEY("shop_id","day"),
	CONSTRAINT "shop_day_counted" CHECK ("shop_day"."orders" >= 0 and "shop_day"."ordered_total" >= 0 and "shop_day"."delivered" >= 0 and "shop_day"."delivered_total" >= 0 and "shop_day"."cancelled" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_day" ADD CONSTRAINT "shop_day_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_day_of_day" ON "shop_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "customer_of_day" ON "customer" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "customer_order_of_day" ON "customer_order" USING brin ("ordered_at");--> statement-breakpoint
CREATE INDEX "order_status_change_of_all" ON "order_status_change" USING brin ("at");--> statement-breakpoint
-- Written by the platform's own job; its people read it.
GRANT SELECT ON "shop_day", "text_message_day" TO haat_staff;--> statement-breakpoint
ALTER TABLE "shop_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_day" TO haat_staff USING ((SELECT haat_is_staff()));
