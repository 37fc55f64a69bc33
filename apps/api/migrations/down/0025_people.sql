-- Loses: the staff of shops but for their owners, invitations, the platform's support people, and sign-ins of the console.
DELETE FROM "session" WHERE "audience" = 'console';--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "audience";--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_owner_id_customer_id_fk" FOREIGN KEY ("owner_id") REFERENCES "customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "shop" s SET "owner_id" = m."account_id" FROM "shop_member" m WHERE m."shop_id" = s."id" AND m."role" = 'owner';--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "roles" text[] DEFAULT '{"customer"}' NOT NULL;--> statement-breakpoint
UPDATE "customer" c SET "roles" = "roles" || 'seller'::text WHERE EXISTS (SELECT FROM "shop" s WHERE s."owner_id" = c."id");--> statement-breakpoint
UPDATE "customer" c SET "roles" = "roles" || 'admin'::text
WHERE EXISTS (SELECT FROM "platform_role" r WHERE r."account_id" = c."id" AND r."role" = 'admin');--> statement-breakpoint
DO $$
DECLARE
	each record;
BEGIN
	FOR each IN SELECT tablename, policyname FROM pg_policies
		WHERE schemaname = current_schema() AND policyname IN ('member_wall', 'staff_wall') LOOP
		EXECUTE format('DROP POLICY %I ON %I', each.policyname, each.tablename);
	END LOOP;
	EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA %I FROM haat_member, haat_staff', current_schema());
	EXECUTE format('REVOKE ALL ON SCHEMA %I FROM haat_member, haat_staff', current_schema());
END $$;--> statement-breakpoint
DROP POLICY tenant_wall ON "shop";--> statement-breakpoint
ALTER TABLE "shop" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "banner" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "extra_page" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP FUNCTION haat_member_shop();--> statement-breakpoint
DROP FUNCTION haat_is_staff();--> statement-breakpoint
DROP FUNCTION haat_account_id();--> statement-breakpoint
DROP TABLE "shop_invitation";--> statement-breakpoint
DROP TABLE "shop_member";--> statement-breakpoint
DROP TABLE "platform_role";--> statement-breakpoint
DROP FUNCTION "shop_member_has_owner"();--> statement-breakpoint
DROP FUNCTION "platform_role_has_admin"();--> statement-breakpoint
-- Roles belong to the server: another database on it may still have its wall, and then they
-- stay; internal_error is PostgreSQL's answer where that database is being dropped at this moment.
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['haat_member', 'haat_staff'] LOOP
		BEGIN
			EXECUTE format('DROP ROLE %I', name);
		EXCEPTION WHEN dependent_objects_still_exist OR object_in_use OR insufficient_privilege OR internal_error THEN NULL;
		END;
	END LOOP;
END $$;
