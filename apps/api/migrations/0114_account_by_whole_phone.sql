-- Locks: none that anybody waits for; the function is replaced.
-- A whole phone is looked up as it is (`customer_phone_shape`: nothing stands before or behind its digits but +88): of its parts each
-- is in thousands of the platform's accounts, all of which the search for a part would read.
CREATE OR REPLACE FUNCTION haat_find_accounts(phone_pattern text, name_patterns text[], most integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50 SET search_path FROM CURRENT AS $$
DECLARE
	parts text;
BEGIN
	IF NOT haat_is_staff() THEN RETURN; END IF;
	SELECT string_agg(format(' AND (c."first_name" || '' '' || c."last_name") ILIKE %L', part), '')
		INTO parts FROM unnest(name_patterns) part;
	IF phone_pattern ~ '^%01[3-9][0-9]{8}%$' THEN
		parts := coalesce(parts, '') || format(' AND c."phone" = %L', '+88' || btrim(phone_pattern, '%'));
	ELSIF phone_pattern IS NOT NULL THEN
		parts := coalesce(parts, '') || format(' AND c."phone" LIKE %L', phone_pattern);
	END IF;
	RETURN QUERY EXECUTE 'SELECT c."id" FROM "customer" c WHERE c."deleted_at" IS NULL'
		|| ' AND (c."phone" NOT LIKE ''+88012%'' OR haat_test_shop_of(c."phone") IS NULL)' || coalesce(parts, '')
		|| ' ORDER BY c."id" DESC LIMIT $1' USING most;
END $$;
