CREATE OR REPLACE FUNCTION haat_find_accounts(phone_pattern text, name_patterns text[], most integer) RETURNS SETOF integer
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
END $$;
