CREATE TABLE "factor_reset" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "factor_reset_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_by" integer,
	"confirmed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"closed_by" integer,
	CONSTRAINT "factor_reset_three_people" CHECK ("factor_reset"."asked_by" <> "factor_reset"."account_id" and "factor_reset"."confirmed_by" <> "factor_reset"."account_id" and "factor_reset"."confirmed_by" <> "factor_reset"."asked_by"),
	CONSTRAINT "factor_reset_confirmed" CHECK (("factor_reset"."confirmed_by" is null) = ("factor_reset"."confirmed_at" is null) and "factor_reset"."confirmed_at" >= "factor_reset"."asked_at"),
	CONSTRAINT "factor_reset_closed" CHECK (("factor_reset"."outcome" is null) = ("factor_reset"."closed_at" is null)),
	CONSTRAINT "factor_reset_outcome_known" CHECK ("factor_reset"."outcome" in ('done', 'stopped', 'lapsed')),
	CONSTRAINT "factor_reset_stopped_by" CHECK (("factor_reset"."outcome" is not distinct from 'stopped') = ("factor_reset"."closed_by" is not null)),
	CONSTRAINT "factor_reset_waits" CHECK ("factor_reset"."outcome" <> 'done' or ("factor_reset"."confirmed_at" is not null and "factor_reset"."closed_at" >= "factor_reset"."confirmed_at" + interval '72 hours'))
);
--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "purpose" text DEFAULT 'sign_in' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "phone_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "factor_reset" ADD CONSTRAINT "factor_reset_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_reset" ADD CONSTRAINT "factor_reset_asked_by_customer_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_reset" ADD CONSTRAINT "factor_reset_confirmed_by_customer_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_reset" ADD CONSTRAINT "factor_reset_closed_by_customer_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "factor_reset_open" ON "factor_reset" USING btree ("account_id") WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_purpose_known" CHECK ("one_time_code"."purpose" in ('sign_in', 'proof'));--> statement-breakpoint
-- A session of the console is opened by a code from the account's phone, and by nothing else.
UPDATE "session" SET "phone_proved_at" = "created_at" WHERE "audience" = 'console';--> statement-breakpoint
-- Whoever is let in, or made one of the platform's people, waits for who blocks the account just now, and is refused after.
CREATE FUNCTION "account_is_active"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM FROM "customer" WHERE "id" = (to_jsonb(NEW) ->> TG_ARGV[0])::integer AND "status" = 'active' FOR SHARE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'The account is blocked.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "session_of_active_account" BEFORE INSERT ON "session"
FOR EACH ROW EXECUTE FUNCTION "account_is_active"('customer_id');--> statement-breakpoint
CREATE TRIGGER "platform_role_of_active_account" BEFORE INSERT OR UPDATE ON "platform_role"
FOR EACH ROW EXECUTE FUNCTION "account_is_active"('account_id');--> statement-breakpoint
CREATE FUNCTION "platform_people_stay_active"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF EXISTS (SELECT FROM "platform_role" WHERE "account_id" = NEW."id") THEN
		RAISE EXCEPTION 'One of the platform''s people is not blocked.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "customer_block_spares_staff" AFTER UPDATE OF "status" ON "customer"
FOR EACH ROW WHEN (NEW."status" = 'blocked') EXECUTE FUNCTION "platform_people_stay_active"();--> statement-breakpoint
-- Who asks for a reset and who confirms it are admins, also at the moment when it is done; each of them gives their own word,
-- and nothing that was said is changed afterwards.
CREATE FUNCTION "factor_reset_of_two_admins"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	works integer := haat_account_id();
	speaks integer;
	named integer;
BEGIN
	IF TG_OP = 'INSERT' THEN
		speaks := NEW."asked_by";
	ELSE
		IF OLD."closed_at" IS NOT NULL
			OR (NEW."account_id", NEW."reason", NEW."asked_by", NEW."asked_at")
				IS DISTINCT FROM (OLD."account_id", OLD."reason", OLD."asked_by", OLD."asked_at")
			OR (OLD."confirmed_by" IS NOT NULL
				AND (NEW."confirmed_by", NEW."confirmed_at") IS DISTINCT FROM (OLD."confirmed_by", OLD."confirmed_at"))
		THEN
			RAISE EXCEPTION 'A reset is not changed afterwards.' USING ERRCODE = 'check_violation';
		END IF;
		speaks := CASE WHEN OLD."confirmed_by" IS NULL THEN NEW."confirmed_by" END;
	END IF;
	IF works IS NOT NULL AND coalesce(speaks, NEW."closed_by", works) <> works THEN
		RAISE EXCEPTION 'Nobody speaks for another admin.' USING ERRCODE = 'check_violation';
	END IF;
	IF NEW."outcome" IS NULL OR NEW."outcome" = 'done' THEN
		FOREACH named IN ARRAY array_remove(ARRAY[NEW."asked_by", NEW."confirmed_by"], NULL) LOOP
			PERFORM FROM "platform_role" WHERE "account_id" = named AND "role" = 'admin' FOR SHARE;
			IF NOT FOUND THEN
				RAISE EXCEPTION 'A reset is asked for and confirmed by admins.' USING ERRCODE = 'check_violation';
			END IF;
		END LOOP;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "factor_reset_by_two_admins" BEFORE INSERT OR UPDATE ON "factor_reset"
FOR EACH ROW EXECUTE FUNCTION "factor_reset_of_two_admins"();--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("confirmed_by", "confirmed_at", "closed_at", "outcome", "closed_by") ON "factor_reset" TO haat_staff;--> statement-breakpoint
GRANT SELECT ("account_id", "confirmed_at") ON "authenticator" TO haat_staff;--> statement-breakpoint
GRANT SELECT ("account_id") ON "passkey" TO haat_staff;--> statement-breakpoint
ALTER TABLE "factor_reset" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "authenticator" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "passkey" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_wall ON "factor_reset" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "authenticator" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "passkey" TO haat_staff USING ((SELECT haat_is_staff()));
