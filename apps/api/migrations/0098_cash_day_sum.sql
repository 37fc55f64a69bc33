CREATE TABLE "cash_day_sum" (
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"holder" text,
	"member_id" integer,
	"courier" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "cash_day_sum_once" UNIQUE NULLS NOT DISTINCT("shop_id","day","kind","holder","member_id","courier")
);
--> statement-breakpoint
-- Locks: for a moment.
DROP INDEX "cash_entry_of_holder";--> statement-breakpoint
ALTER TABLE "cash_day_sum" ADD CONSTRAINT "cash_day_sum_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_day_sum" ADD CONSTRAINT "cash_day_sum_member_id_customer_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- As the owner, since members add to the ledger and change nothing of its sums.
CREATE FUNCTION haat_sum_cash_of_day() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "cash_day_sum" AS kept ("shop_id", "day", "kind", "holder", "member_id", "courier", "amount")
	SELECT a."shop_id", ((a."at" AT TIME ZONE 'UTC') + interval '6 hours')::date, a."kind", a."holder", a."member_id", a."courier", sum(a."amount")
	FROM added a GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
	ON CONFLICT ON CONSTRAINT "cash_day_sum_once" DO UPDATE SET "amount" = kept."amount" + excluded."amount";
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Locks: who writes into a ledger waits until the sums of those before are there: 270,000 entries took 0.8 s on a busy machine.
CREATE TRIGGER summed_by_day AFTER INSERT ON "cash_entry" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION haat_sum_cash_of_day();--> statement-breakpoint
INSERT INTO "cash_day_sum" ("shop_id", "day", "kind", "holder", "member_id", "courier", "amount")
SELECT "shop_id", (("at" AT TIME ZONE 'UTC') + interval '6 hours')::date, "kind", "holder", "member_id", "courier", sum("amount")
FROM "cash_entry" GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
GRANT SELECT ON "cash_day_sum" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "cash_day_sum" TO haat_staff;--> statement-breakpoint
ALTER TABLE "cash_day_sum" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "cash_day_sum" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "cash_day_sum" TO haat_staff USING ((SELECT haat_is_staff()));
