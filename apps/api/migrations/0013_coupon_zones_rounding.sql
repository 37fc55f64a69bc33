CREATE TABLE "delivery_area" (
	"shop_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"zone" text,
	"fee" bigint,
	CONSTRAINT "delivery_area_shop_id_area_id_pk" PRIMARY KEY("shop_id","area_id"),
	CONSTRAINT "delivery_area_one_exception" CHECK (num_nonnulls("delivery_area"."zone", "delivery_area"."fee") = 1),
	CONSTRAINT "delivery_area_zone_known" CHECK ("delivery_area"."zone" in ('city', 'suburbs', 'country')),
	CONSTRAINT "delivery_area_fee_possible" CHECK ("delivery_area"."fee" % 100 = 0 and "delivery_area"."fee" between 0 and 1000000000000000)
);
--> statement-breakpoint
CREATE TABLE "delivery_suburb" (
	"shop_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	CONSTRAINT "delivery_suburb_shop_id_city_id_pk" PRIMARY KEY("shop_id","city_id")
);
--> statement-breakpoint
ALTER TABLE "customer_order" DROP CONSTRAINT "customer_order_total_right";--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "rounding" bigint;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "delivery_fee_suburbs" bigint;--> statement-breakpoint
ALTER TABLE "delivery_area" ADD CONSTRAINT "delivery_area_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_area" ADD CONSTRAINT "delivery_area_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_suburb" ADD CONSTRAINT "delivery_suburb_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_suburb" ADD CONSTRAINT "delivery_suburb_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_coupon_code_shape" CHECK ("cart"."coupon_code" = upper(btrim("cart"."coupon_code")) and length("cart"."coupon_code") between 1 and 64);--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_whole_taka" CHECK ("customer_order"."rounding" is null or ("customer_order"."grand_total" % 100 = 0 and "customer_order"."rounding" between 0 and 99));--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_total_right" CHECK ("customer_order"."item_total" >= 0 and "customer_order"."delivery_fee" >= 0 and "customer_order"."coupon_discount" between 0 and "customer_order"."item_total"
        and "customer_order"."grand_total" = "customer_order"."item_total" - "customer_order"."coupon_discount" + "customer_order"."delivery_fee" - coalesce("customer_order"."rounding", 0)
        and "customer_order"."vat_included" between 0 and "customer_order"."grand_total");--> statement-breakpoint
-- A shop whose fee has poisha keeps it until its next change.
ALTER TABLE "shop" ADD CONSTRAINT "shop_fees_whole_taka" CHECK ("shop"."delivery_fee_inside" % 100 = 0 and "shop"."delivery_fee_outside" % 100 = 0
        and coalesce("shop"."delivery_fee_suburbs", 0) >= 0 and coalesce("shop"."delivery_fee_suburbs", 0) % 100 = 0) NOT VALID;--> statement-breakpoint
-- Pages for everybody show the zones; shoppers' transactions price with them.
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "delivery_suburb" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "delivery_area" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
GRANT SELECT ON "delivery_suburb", "delivery_area" TO haat_shop;--> statement-breakpoint
ALTER TABLE "delivery_suburb" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "delivery_suburb" TO haat_shop USING (shop_id = haat_shop_id());--> statement-breakpoint
ALTER TABLE "delivery_area" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "delivery_area" TO haat_shop USING (shop_id = haat_shop_id());
