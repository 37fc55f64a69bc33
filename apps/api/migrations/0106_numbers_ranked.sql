-- Concurrently: orders move all the time.
CREATE INDEX IF NOT EXISTS "order_status_change_by_day" ON "order_status_change" USING btree ("shop_id","status","at","order_id");--> statement-breakpoint
-- Concurrently: likewise, and visits are counted every hour.
CREATE INDEX IF NOT EXISTS "shop_day_ranked" ON "shop_day" USING btree ("day","shop_id","ordered_total");--> statement-breakpoint
-- Concurrently: likewise.
CREATE INDEX IF NOT EXISTS "shop_visits_of_day" ON "shop_visits" USING btree ("day","visits");--> statement-breakpoint
ALTER TABLE "platform_day" ADD COLUMN "accounts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_day" ADD COLUMN "shops" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Accounts and shops of the days that were counted, also of those before the first order. A day after the last one that was counted
-- must not be there: the job takes what is there for counted.
INSERT INTO "platform_day" ("day", "orders", "ordered_total", "delivered", "delivered_total", "cancelled", "visits", "accounts", "shops")
	SELECT "day", 0, 0, 0, 0, 0, 0, sum("accounts"), sum("shops")
	FROM (
		SELECT (("created_at" AT TIME ZONE 'UTC') + interval '6 hours')::date AS "day", 1 AS "accounts", 0 AS "shops" FROM "customer"
		WHERE "phone" NOT LIKE '+88012%' OR haat_test_shop_of("phone") IS NULL
		UNION ALL
		SELECT (("created_at" AT TIME ZONE 'UTC') + interval '6 hours')::date, 0, 1 FROM "shop" WHERE "tests_shop_id" IS NULL
	) AS "begun"
	WHERE "day" <= (SELECT max("day") FROM "platform_day")
	GROUP BY "day"
ON CONFLICT ("day") DO UPDATE SET "accounts" = excluded."accounts", "shops" = excluded."shops";--> statement-breakpoint
-- Locks: the last ones, so that who reads these tables waits for a moment alone.
DROP INDEX "order_status_change_of_day";--> statement-breakpoint
-- Locks: likewise.
DROP INDEX "shop_day_of_day";
