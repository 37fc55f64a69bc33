-- Loses: how far each application is, what was remarked, notes of paused shops, preview links; paused shops sell again.
DROP TRIGGER remark_mended ON "product";--> statement-breakpoint
DROP FUNCTION haat_product_remark_mended();--> statement-breakpoint
DROP TRIGGER of_selling_shop ON "customer_order";--> statement-breakpoint
DROP FUNCTION haat_order_of_selling_shop();--> statement-breakpoint
DROP TRIGGER has_opening ON "shop";--> statement-breakpoint
DROP FUNCTION haat_shop_opening();--> statement-breakpoint
DROP TRIGGER status_moves ON "shop";--> statement-breakpoint
DROP FUNCTION haat_shop_moves();--> statement-breakpoint
DROP FUNCTION haat_label_state(text, integer);--> statement-breakpoint
DROP INDEX "former_shop_name_skeleton";--> statement-breakpoint
DROP INDEX "shop_label_skeleton";--> statement-breakpoint
DROP FUNCTION haat_label_skeleton(text);--> statement-breakpoint
DROP TABLE "shop_remark";--> statement-breakpoint
DROP TABLE "shop_opening";--> statement-breakpoint
DROP FUNCTION haat_new_preview_key();--> statement-breakpoint
DROP POLICY staff_wall ON "platform_setting";--> statement-breakpoint
ALTER TABLE "platform_setting" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE SELECT, INSERT ON "platform_setting" FROM haat_staff;--> statement-breakpoint
REVOKE UPDATE ("value") ON "platform_setting" FROM haat_staff;--> statement-breakpoint
REVOKE INSERT ON "shop_app" FROM haat_staff;--> statement-breakpoint
REVOKE UPDATE ("stale_since") ON "shop_app" FROM haat_staff;--> statement-breakpoint
REVOKE UPDATE ("status", "status_reason") ON "shop" FROM haat_staff;--> statement-breakpoint
REVOKE INSERT, DELETE ON "delivery_area", "delivery_suburb" FROM haat_member;--> statement-breakpoint
REVOKE UPDATE ("slug", "status", "title_bn", "title_en", "tagline_bn", "tagline_en", "description_bn", "description_en", "address_bn",
	"address_en", "delivery_time_bn", "delivery_time_en", "logo", "theme", "phone", "home_city_id", "delivery_fee_inside",
	"delivery_fee_suburbs", "delivery_fee_outside", "free_delivery_from") ON "shop" FROM haat_member;--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_pause_told_while_paused";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_status_known";--> statement-breakpoint
UPDATE "shop" SET "status" = CASE WHEN "status" = 'paused' THEN 'approved' ELSE 'new' END
WHERE "status" IN ('draft', 'sent', 'changes_asked', 'paused');--> statement-breakpoint
ALTER TABLE "shop" DROP COLUMN "pause_note";--> statement-breakpoint
ALTER TABLE "shop" DROP COLUMN "paused_until";--> statement-breakpoint
ALTER TABLE "shop" DROP COLUMN "offers_pick_up";--> statement-breakpoint
ALTER TABLE "shop" ALTER COLUMN "status" SET DEFAULT 'new';--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_status_known" CHECK ("shop"."status" in ('new', 'approved', 'rejected', 'suspended'));
