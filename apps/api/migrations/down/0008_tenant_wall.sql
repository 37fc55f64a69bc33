DO $$
DECLARE
	name text;
BEGIN
	FOR name IN SELECT tablename FROM pg_policies WHERE schemaname = current_schema() AND policyname = 'tenant_wall' LOOP
		EXECUTE format('DROP POLICY tenant_wall ON %I', name);
		EXECUTE format('ALTER TABLE %I DISABLE ROW LEVEL SECURITY', name);
	END LOOP;
	EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA %I FROM haat_shop', current_schema());
	EXECUTE format('REVOKE ALL ON SCHEMA %I FROM haat_shop', current_schema());
END $$;--> statement-breakpoint
DROP FUNCTION haat_guest_key();--> statement-breakpoint
DROP FUNCTION haat_customer_id();--> statement-breakpoint
DROP FUNCTION haat_shop_id();--> statement-breakpoint
-- Roles belong to the server: another database on it may still have its wall, and then the role
-- stays; internal_error is PostgreSQL's answer where that database is being dropped at this moment.
DO $$
BEGIN
	DROP ROLE haat_shop;
EXCEPTION WHEN dependent_objects_still_exist OR object_in_use OR insufficient_privilege OR internal_error THEN NULL;
END $$;
