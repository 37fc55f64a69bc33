ALTER TABLE "product_ribbon" ADD COLUMN "is_by_hand" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product_ribbon" ADD COLUMN "is_by_rule" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ribbon" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "ribbon" ADD COLUMN "rule_count" integer;--> statement-breakpoint
ALTER TABLE "product_ribbon" ADD CONSTRAINT "product_ribbon_has_reason" CHECK ("product_ribbon"."is_by_hand" or "product_ribbon"."is_by_rule");--> statement-breakpoint
ALTER TABLE "ribbon" ADD CONSTRAINT "ribbon_rule_known" CHECK ("ribbon"."rule" in ('newest', 'recent', 'discounted', 'best_selling'));--> statement-breakpoint
ALTER TABLE "ribbon" ADD CONSTRAINT "ribbon_rule_counted" CHECK (coalesce("ribbon"."rule" <> 'discounted', false) = ("ribbon"."rule_count" is not null));--> statement-breakpoint
ALTER TABLE "ribbon" ADD CONSTRAINT "ribbon_rule_count_possible" CHECK ("ribbon"."rule_count" between 1 and 100);--> statement-breakpoint
-- A shop's people keep its ribbons; the slug of one stays, for it is in the page of its row.
GRANT INSERT, DELETE, UPDATE ("name_bn", "name_en", "tone", "position", "rule", "rule_count") ON "ribbon" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("is_by_hand", "is_by_rule") ON "product_ribbon" TO haat_member;--> statement-breakpoint
-- What a rule chooses changes with what customers can meet and what it costs: the rules of the shop are followed again, if it has any.
-- One job for each transaction.
CREATE FUNCTION haat_ribbons_again() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF EXISTS (SELECT FROM "ribbon" r WHERE r.shop_id = NEW.shop_id AND r.rule IS NOT NULL) THEN
		INSERT INTO "job" ("queue", "payload", "unique_key", "run_at")
		VALUES ('ribbons by rule', jsonb_build_object('shopId', NEW.shop_id), NEW.shop_id || ' of transaction ' || pg_current_xact_id(), 'epoch')
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ribbons_of_new AFTER INSERT ON "product" FOR EACH ROW EXECUTE FUNCTION haat_ribbons_again();--> statement-breakpoint
CREATE TRIGGER ribbons_of_changed AFTER UPDATE OF "status", "price", "old_price", "published_at" ON "product" FOR EACH ROW
	WHEN (NEW.status IS DISTINCT FROM OLD.status OR NEW.price IS DISTINCT FROM OLD.price OR NEW.old_price IS DISTINCT FROM OLD.old_price OR NEW.published_at IS DISTINCT FROM OLD.published_at)
	EXECUTE FUNCTION haat_ribbons_again();
