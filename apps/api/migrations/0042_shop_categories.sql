-- A shop's people keep its categories; the slug of one stays, for it is in addresses.
GRANT UPDATE ("name_bn", "name_en", "picture", "position"), DELETE ON "category" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("category_id") ON "product" TO haat_member;--> statement-breakpoint
-- Products are found by the words of their category: with other words they are indexed again. One job for each transaction.
CREATE FUNCTION haat_index_again() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
	INSERT INTO "job" ("queue", "unique_key", "run_at")
	VALUES ('index products', 'of transaction ' || pg_current_xact_id(), 'epoch')
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION haat_index_again() FROM PUBLIC;--> statement-breakpoint
CREATE FUNCTION haat_category_renamed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "product" SET "search_vector" = '' WHERE "shop_id" = NEW.shop_id AND "category_id" = NEW.id;
	PERFORM haat_index_again();
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_again AFTER UPDATE OF "name_bn", "name_en" ON "category" FOR EACH ROW
	WHEN ((NEW.name_bn, NEW.name_en) IS DISTINCT FROM (OLD.name_bn, OLD.name_en)) EXECUTE FUNCTION haat_category_renamed();--> statement-breakpoint
CREATE FUNCTION haat_category_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	NEW.search_vector := '';
	PERFORM haat_index_again();
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_again BEFORE UPDATE OF "category_id" ON "product" FOR EACH ROW
	WHEN (NEW.category_id <> OLD.category_id) EXECUTE FUNCTION haat_category_changed();
