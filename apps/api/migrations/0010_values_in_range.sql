-- What no rule of ours writes and no page can show, refused by the database itself: amounts beyond what a number holds
-- exactly, numbers and times that are none. `NOT VALID`: rows that are there already are not looked at, so that none keeps
-- a build from starting; a change of one is.
DO $$
DECLARE
	each record;
	possible text;
BEGIN
	FOR each IN
		SELECT c.table_name, c.column_name, c.data_type
		FROM information_schema.columns c
		JOIN information_schema.tables t USING (table_schema, table_name)
		WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
			AND c.data_type IN ('bigint', 'numeric', 'real', 'timestamp with time zone')
	LOOP
		possible := CASE each.data_type
			WHEN 'bigint' THEN '%I BETWEEN -1000000000000000 AND 1000000000000000'
			WHEN 'timestamp with time zone' THEN '%I BETWEEN ''1900-01-01T00:00:00Z'' AND ''2200-01-01T00:00:00Z'''
			ELSE '%I <> ''NaN'''
		END;
		EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (' || possible || ') NOT VALID',
			each.table_name, each.table_name || '_' || each.column_name || '_in_range', each.column_name);
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_payment_status_in_range"
	CHECK ("payment_status" IN ('cash_on_delivery', 'paid', 'void')) NOT VALID;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_vat_share_in_range"
	CHECK ("vat_percent" BETWEEN 0 AND 100) NOT VALID;
