CREATE TABLE "shop_view" (
	"account_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_view_account_id_shop_id_pk" PRIMARY KEY("account_id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "shop_view" ADD CONSTRAINT "shop_view_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_view" ADD CONSTRAINT "shop_view_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_view_expiry" ON "shop_view" USING btree ("expires_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("reason", "started_at", "expires_at"), DELETE ON "shop_view" TO haat_staff;--> statement-breakpoint
ALTER TABLE "shop_view" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_wall ON "shop_view" TO haat_staff USING ((SELECT haat_is_staff()) AND "account_id" = haat_account_id());--> statement-breakpoint
-- Who of the platform's people looks into a shop is behind its members' wall, in transactions that write nothing.
CREATE OR REPLACE FUNCTION haat_member_shop() RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER
RETURN (
	SELECT m."shop_id" FROM "shop_member" m WHERE m."shop_id" = haat_shop_id() AND m."account_id" = haat_account_id()
	UNION
	SELECT v."shop_id" FROM "shop_view" v JOIN "platform_role" r ON r."account_id" = v."account_id"
	WHERE v."shop_id" = haat_shop_id() AND v."account_id" = haat_account_id()
		AND current_setting('transaction_read_only') = 'on'
);
