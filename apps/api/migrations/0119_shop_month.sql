-- Locks: a new table, filled once from the days of shops, which the job writes at night and nobody waits for.
CREATE TABLE "shop_month" (
	"shop_id" integer NOT NULL,
	"month" date NOT NULL,
	"orders" integer NOT NULL,
	"ordered_total" bigint NOT NULL,
	"delivered" integer NOT NULL,
	"delivered_total" bigint NOT NULL,
	"cancelled" integer NOT NULL,
	CONSTRAINT "shop_month_shop_id_month_pk" PRIMARY KEY("shop_id","month"),
	CONSTRAINT "shop_month_counted" CHECK (extract(day from "shop_month"."month") = 1 and "shop_month"."orders" >= 0 and "shop_month"."ordered_total" >= 0 and "shop_month"."delivered" >= 0 and "shop_month"."delivered_total" >= 0 and "shop_month"."cancelled" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_month" ADD CONSTRAINT "shop_month_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_month_ranked" ON "shop_month" USING btree ("month","shop_id","ordered_total");--> statement-breakpoint
INSERT INTO "shop_month" ("shop_id", "month", "orders", "ordered_total", "delivered", "delivered_total", "cancelled")
	SELECT "shop_id", date_trunc('month', "day"::timestamp)::date, sum("orders"), sum("ordered_total"), sum("delivered"),
		sum("delivered_total"), sum("cancelled")
	FROM "shop_day"
	GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER not_of_test_shop BEFORE INSERT OR UPDATE ON "shop_month" FOR EACH ROW EXECUTE FUNCTION haat_day_of_test_shop();--> statement-breakpoint
-- Written by the platform's own job; its people read it.
GRANT SELECT ON "shop_month" TO haat_staff;--> statement-breakpoint
ALTER TABLE "shop_month" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_month" TO haat_staff USING ((SELECT haat_is_staff()));
