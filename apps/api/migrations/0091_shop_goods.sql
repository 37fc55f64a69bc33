CREATE TABLE "shop_goods" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"products" integer NOT NULL,
	"staying" integer NOT NULL,
	"sold" bigint NOT NULL,
	CONSTRAINT "shop_goods_counted" CHECK ("shop_goods"."staying" >= 0 and "shop_goods"."staying" <= "shop_goods"."products" and "shop_goods"."sold" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_goods" ADD CONSTRAINT "shop_goods_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Locks: ended sessions are cleaned up every hour, so that there are few; one read of the sessions.
CREATE INDEX "session_revoked" ON "session" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
-- Locks: a BRIN index is one read of the table, a second or two for millions of rows.
CREATE INDEX "audit_event_age" ON "audit_event" USING brin ("at");--> statement-breakpoint
-- Locks: the same; a look at a page does not wait for its view to be written.
CREATE INDEX "view_of_day" ON "view" USING brin ("day");--> statement-breakpoint
INSERT INTO "shop_goods" ("shop_id", "products", "staying", "sold")
SELECT "shop_id", count(*), count(*) FILTER (WHERE "home_city_only"), sum("sold_count") FROM "product" WHERE "status" = 'live' GROUP BY "shop_id";--> statement-breakpoint
-- The finder shows how many products a shop has.
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "products", "staying" ON "shop_goods" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
-- A shop's goods are counted anew when products come, go, or are shown or hidden. One job for each transaction, so that none waits
-- for another's; it is due at once by anybody's clock.
CREATE FUNCTION haat_goods_came_or_went() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "job" ("queue", "payload", "unique_key", "run_at")
	SELECT DISTINCT 'goods of shops', jsonb_build_object('shopId', c.shop_id), c.shop_id || ' of transaction ' || pg_current_xact_id(), timestamptz 'epoch'
	FROM changed c
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION haat_goods_shown_otherwise() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "job" ("queue", "payload", "unique_key", "run_at")
	VALUES ('goods of shops', jsonb_build_object('shopId', NEW.shop_id), NEW.shop_id || ' of transaction ' || pg_current_xact_id(), 'epoch')
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER goods_came AFTER INSERT ON "product" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION haat_goods_came_or_went();--> statement-breakpoint
CREATE TRIGGER goods_went AFTER DELETE ON "product" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION haat_goods_came_or_went();--> statement-breakpoint
CREATE TRIGGER goods_shown_otherwise AFTER UPDATE OF "status", "home_city_only" ON "product" FOR EACH ROW
WHEN (NEW.status IS DISTINCT FROM OLD.status OR NEW.home_city_only IS DISTINCT FROM OLD.home_city_only)
EXECUTE FUNCTION haat_goods_shown_otherwise();
