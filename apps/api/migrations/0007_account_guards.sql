-- A customer with addresses has exactly one home, whoever writes the rows; looked at when a transaction ends.
CREATE FUNCTION "customer_address_one_home"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM "customer_address" WHERE "customer_id" IN (OLD."customer_id", NEW."customer_id")
    GROUP BY "customer_id" HAVING count(*) FILTER (WHERE "is_home") <> 1
  ) THEN
    RAISE EXCEPTION 'A customer with addresses needs one home.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "customer_address_home_kept" AFTER INSERT OR UPDATE OR DELETE ON "customer_address"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "customer_address_one_home"();--> statement-breakpoint
-- Who blocks an account ends its sessions with the same statement, and unblocking brings none back.
CREATE FUNCTION "end_sessions_of_blocked"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "session" SET "revoked_at" = now() WHERE "customer_id" = NEW."id" AND "revoked_at" IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "customer_blocked" AFTER UPDATE OF "status" ON "customer"
FOR EACH ROW WHEN (NEW."status" = 'blocked') EXECUTE FUNCTION "end_sessions_of_blocked"();
