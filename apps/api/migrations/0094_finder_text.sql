CREATE TABLE "finder_text" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_area" (
	"shop_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	CONSTRAINT "shop_area_shop_id_area_id_pk" PRIMARY KEY("shop_id","area_id")
);
--> statement-breakpoint
ALTER TABLE "finder_text" ADD CONSTRAINT "finder_text_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_area" ADD CONSTRAINT "shop_area_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_area" ADD CONSTRAINT "shop_area_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finder_text_words" ON "finder_text" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_area_of_area" ON "shop_area" USING btree ("area_id");--> statement-breakpoint
-- What a shop is found by is written down when its names, its addresses or its city change. As the owner, since members change
-- their shop and read nothing of the finder's.
CREATE FUNCTION haat_find_shop_by(of_shop integer) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT
BEGIN ATOMIC
	DELETE FROM "shop_area" WHERE "shop_id" = of_shop;
	INSERT INTO "shop_area" ("shop_id", "area_id")
	SELECT s."id", a."id" FROM "shop" s JOIN "area" a ON a."city_id" = s."home_city_id"
	WHERE s."id" = of_shop AND (
		strpos(lower(s."address_bn"), lower(a."name_bn")) > 0 OR strpos(lower(s."address_en"), lower(a."name_en")) > 0);
	INSERT INTO "finder_text" ("shop_id", "words")
	SELECT s."id", concat_ws(E'\n', s."address_bn", s."address_en", s."title_bn", s."title_en", c."name_bn", c."name_en", (
		SELECT string_agg(concat_ws(E'\n', a."name_bn", a."name_en"), E'\n' ORDER BY a."id")
		FROM "shop_area" n JOIN "area" a ON a."id" = n."area_id" WHERE n."shop_id" = s."id"))
	FROM "shop" s JOIN "city" c ON c."id" = s."home_city_id" WHERE s."id" = of_shop
	ON CONFLICT ("shop_id") DO UPDATE SET "words" = excluded."words";
END;--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_find_shop_by(integer) FROM PUBLIC;--> statement-breakpoint
CREATE FUNCTION haat_shop_found_by() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM haat_find_shop_by(NEW."id");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER found_by AFTER INSERT OR UPDATE OF "title_bn", "title_en", "address_bn", "address_en", "home_city_id" ON "shop"
FOR EACH ROW EXECUTE FUNCTION haat_shop_found_by();--> statement-breakpoint
-- A place that is called otherwise or comes to be: its city's shops are found by what it is called now.
CREATE FUNCTION haat_city_called() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM haat_find_shop_by(s."id") FROM "shop" s WHERE s."home_city_id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER called AFTER UPDATE OF "name_bn", "name_en" ON "city" FOR EACH ROW
WHEN (OLD."name_bn" <> NEW."name_bn" OR OLD."name_en" <> NEW."name_en") EXECUTE FUNCTION haat_city_called();--> statement-breakpoint
CREATE FUNCTION haat_area_called() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM haat_find_shop_by(s."id") FROM "shop" s
	WHERE s."home_city_id" = NEW."city_id" OR EXISTS (SELECT FROM "shop_area" n WHERE n."shop_id" = s."id" AND n."area_id" = NEW."id");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER came AFTER INSERT ON "area" FOR EACH ROW EXECUTE FUNCTION haat_area_called();--> statement-breakpoint
CREATE TRIGGER called AFTER UPDATE OF "name_bn", "name_en", "city_id" ON "area" FOR EACH ROW
WHEN (OLD."name_bn" <> NEW."name_bn" OR OLD."name_en" <> NEW."name_en" OR OLD."city_id" <> NEW."city_id")
EXECUTE FUNCTION haat_area_called();--> statement-breakpoint
SELECT haat_find_shop_by("id") FROM "shop";
