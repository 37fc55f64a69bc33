-- Locks: a new table, filled once from the days of shops, which the job writes at night and nobody waits for.
CREATE TABLE "platform_day" (
	"day" date PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"ordered_total" bigint NOT NULL,
	"delivered" integer NOT NULL,
	"delivered_total" bigint NOT NULL,
	"cancelled" integer NOT NULL,
	"visits" bigint NOT NULL,
	CONSTRAINT "platform_day_counted" CHECK ("platform_day"."orders" >= 0 and "platform_day"."ordered_total" >= 0 and "platform_day"."delivered" >= 0 and "platform_day"."delivered_total" >= 0 and "platform_day"."cancelled" >= 0 and "platform_day"."visits" >= 0)
);
--> statement-breakpoint
INSERT INTO "platform_day" ("day", "orders", "ordered_total", "delivered", "delivered_total", "cancelled", "visits")
	SELECT "day", sum("orders"), sum("ordered_total"), sum("delivered"), sum("delivered_total"), sum("cancelled"), sum("visits")
	FROM (
		SELECT "day", "orders", "ordered_total", "delivered", "delivered_total", "cancelled", 0 AS "visits" FROM "shop_day"
		UNION ALL
		SELECT "day", 0, 0, 0, 0, 0, "visits" FROM "shop_visits"
	) AS "counted"
	GROUP BY "day";
--> statement-breakpoint
-- Written by the platform's own job; its people read it.
GRANT SELECT ON "platform_day" TO haat_staff;--> statement-breakpoint
ALTER TABLE "platform_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_wall ON "platform_day" TO haat_staff USING ((SELECT haat_is_staff()));
