ALTER TABLE "customer_order" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "entered_by" integer;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_entered_by_customer_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_of_somebody" CHECK (num_nulls("customer_order"."entered_by", "customer_order"."source") in (0, 2) and num_nonnulls("customer_order"."customer_id", "customer_order"."entered_by") > 0
        and "customer_order"."source" in ('phone', 'message', 'counter'));--> statement-breakpoint
-- A shop's people write orders down as who they are; a customer's order is nobody else's work.
GRANT INSERT ON "customer_order", "order_line" TO haat_member;--> statement-breakpoint
CREATE POLICY own_name ON "customer_order" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("entered_by" = haat_account_id());--> statement-breakpoint
CREATE POLICY own_order ON "customer_order" AS RESTRICTIVE FOR INSERT TO haat_shop WITH CHECK ("entered_by" IS NULL);--> statement-breakpoint
-- The account whose order it is when a shop's people write down one for its phone: they see no account but their own.
CREATE FUNCTION haat_account_of_phone(of_phone text) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
	SELECT c."id" FROM "customer" c
	WHERE c."phone" = of_phone AND c."status" = 'active' AND haat_member_shop() IS NOT NULL
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_account_of_phone(text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION haat_account_of_phone(text) TO haat_member;
