CREATE TABLE "cart_left_out" (
	"shop_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"combination_id" integer,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_left_out_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "cart_left_out_once" UNIQUE NULLS NOT DISTINCT("shop_id","cart_id","product_id","combination_id"),
	CONSTRAINT "cart_left_out_quantity_possible" CHECK ("cart_left_out"."quantity" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "home_city_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_left_out" ADD CONSTRAINT "cart_left_out_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_left_out" ADD CONSTRAINT "cart_left_out_cart_fk" FOREIGN KEY ("shop_id","cart_id") REFERENCES "public"."cart"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_left_out" ADD CONSTRAINT "cart_left_out_product_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."product"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_left_out" ADD CONSTRAINT "cart_left_out_combination_fk" FOREIGN KEY ("shop_id","combination_id") REFERENCES "public"."product_combination"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "cart_left_out" TO haat_shop;--> statement-breakpoint
ALTER TABLE "cart_left_out" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "cart_left_out" TO haat_shop USING (
	shop_id = haat_shop_id()
	AND EXISTS (SELECT FROM "cart" WHERE "cart".shop_id = "cart_left_out".shop_id AND "cart".id = "cart_left_out".cart_id)
);--> statement-breakpoint
DROP TRIGGER tell_change ON "product";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "category_id", "slug", "name_bn", "name_en", "description_bn", "description_en", "picture", "price", "max_price", "old_price", "has_attributes", "home_city_only", "card_ribbon_id", "published_at" ON "product" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');
