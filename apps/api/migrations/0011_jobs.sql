CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unique_key" text,
	"asked" integer DEFAULT 1 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"last_error" text,
	"dead_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "job_once" ON "job" USING btree ("queue","unique_key") WHERE dead_at is null;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at","id") WHERE dead_at is null;--> statement-breakpoint
CREATE INDEX "job_expiry" ON "job" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "product_unindexed" ON "product" USING btree ("shop_id","id") WHERE search_vector = '';--> statement-breakpoint
-- Tells every process that there is something to do.
CREATE FUNCTION haat_tell_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('haat_jobs', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_job AFTER INSERT OR UPDATE OF "run_at" ON "job" FOR EACH STATEMENT EXECUTE FUNCTION haat_tell_job();--> statement-breakpoint
-- Products that are written without their search words are indexed later: one job for each transaction, so that none waits
-- for another's. It is due at once by anybody's clock.
CREATE FUNCTION haat_index_later() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM added WHERE search_vector = '') THEN
		INSERT INTO "job" ("queue", "unique_key", "run_at")
		VALUES ('index products', 'of transaction ' || pg_current_xact_id(), 'epoch')
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_later AFTER INSERT ON "product" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION haat_index_later();
