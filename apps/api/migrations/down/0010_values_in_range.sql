DO $$
DECLARE
	each record;
BEGIN
	FOR each IN
		SELECT conrelid::regclass AS name, conname FROM pg_constraint
		WHERE contype = 'c' AND conname LIKE '%\_in\_range' AND connamespace = current_schema()::regnamespace
	LOOP
		EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', each.name, each.conname);
	END LOOP;
END $$;
