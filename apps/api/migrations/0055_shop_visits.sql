CREATE TABLE "shop_visits" (
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "shop_visits_shop_id_day_pk" PRIMARY KEY("shop_id","day"),
	CONSTRAINT "shop_visits_counted" CHECK ("shop_visits"."visits" > 0)
);
--> statement-breakpoint
ALTER TABLE "shop_visits" ADD CONSTRAINT "shop_visits_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_status_change_of_day" ON "order_status_change" USING btree ("shop_id","status","at");--> statement-breakpoint
-- Visitors are counted by the platform alone; a shop's people see how many there were.
GRANT SELECT ON "shop_visits" TO haat_member, haat_staff;--> statement-breakpoint
ALTER TABLE "shop_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "shop_visits" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_visits" TO haat_staff USING ((SELECT haat_is_staff()));
