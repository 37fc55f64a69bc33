CREATE FUNCTION haat_accounts_by_phone(pattern text) RETURNS SETOF integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT
BEGIN ATOMIC
	SELECT c."id" FROM "customer" c WHERE (SELECT haat_is_staff()) AND c."phone" LIKE pattern;
END;--> statement-breakpoint
CREATE FUNCTION haat_accounts_by_name(pattern text) RETURNS SETOF integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT
BEGIN ATOMIC
	SELECT c."id" FROM "customer" c WHERE (SELECT haat_is_staff()) AND (c."first_name" || ' ' || c."last_name") ILIKE pattern;
END;--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_accounts_by_phone(text), haat_accounts_by_name(text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION haat_accounts_by_phone(text), haat_accounts_by_name(text) TO haat_staff;--> statement-breakpoint
DROP FUNCTION haat_find_shops(text[], text, integer);--> statement-breakpoint
DROP FUNCTION haat_find_accounts(text, text[], integer);--> statement-breakpoint
DROP INDEX "shop_text_part";
