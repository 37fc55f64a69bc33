CREATE INDEX "customer_phone_part" ON "customer" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_name_part" ON "customer" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
-- The accounts with a part of a phone, or of a name. They run as the owner: behind the wall no index is looked in for `like`,
-- which is not leakproof. They answer the platform's people alone, with what they may read anyway.
CREATE FUNCTION haat_accounts_by_phone(pattern text) RETURNS SETOF integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT
BEGIN ATOMIC
	SELECT c."id" FROM "customer" c WHERE (SELECT haat_is_staff()) AND c."phone" LIKE pattern;
END;--> statement-breakpoint
CREATE FUNCTION haat_accounts_by_name(pattern text) RETURNS SETOF integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT
BEGIN ATOMIC
	SELECT c."id" FROM "customer" c WHERE (SELECT haat_is_staff()) AND (c."first_name" || ' ' || c."last_name") ILIKE pattern;
END;--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_accounts_by_phone(text), haat_accounts_by_name(text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION haat_accounts_by_phone(text), haat_accounts_by_name(text) TO haat_staff;
