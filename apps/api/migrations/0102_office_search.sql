-- Concurrently: shops are looked at and changed all the time.
CREATE INDEX IF NOT EXISTS "shop_text_part" ON "shop" USING gin (("title_bn" || ' ' || "title_en" || ' ' || "slug" || ' ' || "seller_key" || ' ' || "phone") gin_trgm_ops);--> statement-breakpoint
-- The newest shops, or accounts, with each of these parts, so many at most. They run as the owner: behind the wall no index is looked
-- in for `like`, which is not leakproof. They answer the platform's people alone, with what they may read anyway. Each is planned for
-- its own parts: of a frequent one the newest are looked through until there are enough, a rare one is looked up in the index.
CREATE FUNCTION haat_find_shops(patterns text[], of_status text, most integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50 SET search_path FROM CURRENT AS $$
DECLARE
	parts text;
BEGIN
	IF NOT haat_is_staff() THEN RETURN; END IF;
	SELECT string_agg(format(
		' AND (s."title_bn" || '' '' || s."title_en" || '' '' || s."slug" || '' '' || s."seller_key" || '' '' || s."phone") ILIKE %L', part), '')
		INTO parts FROM unnest(patterns) part;
	RETURN QUERY EXECUTE 'SELECT s."id" FROM "shop" s WHERE ($1 IS NULL OR s."status" = $1)' || coalesce(parts, '')
		|| ' ORDER BY s."id" DESC LIMIT $2' USING of_status, most;
END $$;--> statement-breakpoint
-- Customers of test shops are no people: they stand in no list.
CREATE FUNCTION haat_find_accounts(phone_pattern text, name_patterns text[], most integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50 SET search_path FROM CURRENT AS $$
DECLARE
	parts text;
BEGIN
	IF NOT haat_is_staff() THEN RETURN; END IF;
	SELECT string_agg(format(' AND (c."first_name" || '' '' || c."last_name") ILIKE %L', part), '')
		INTO parts FROM unnest(name_patterns) part;
	IF phone_pattern IS NOT NULL THEN
		parts := coalesce(parts, '') || format(' AND c."phone" LIKE %L', phone_pattern);
	END IF;
	RETURN QUERY EXECUTE 'SELECT c."id" FROM "customer" c WHERE c."deleted_at" IS NULL'
		|| ' AND (c."phone" NOT LIKE ''+88012%'' OR haat_test_shop_of(c."phone") IS NULL)' || coalesce(parts, '')
		|| ' ORDER BY c."id" DESC LIMIT $1' USING most;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_find_shops(text[], text, integer), haat_find_accounts(text, text[], integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION haat_find_shops(text[], text, integer), haat_find_accounts(text, text[], integer) TO haat_staff;--> statement-breakpoint
DROP FUNCTION haat_accounts_by_phone(text);--> statement-breakpoint
DROP FUNCTION haat_accounts_by_name(text);
