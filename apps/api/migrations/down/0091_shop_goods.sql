DROP INDEX "view_of_day";--> statement-breakpoint
DROP INDEX "audit_event_age";--> statement-breakpoint
DROP INDEX "session_revoked";--> statement-breakpoint
DROP TRIGGER goods_shown_otherwise ON "product";--> statement-breakpoint
DROP TRIGGER goods_went ON "product";--> statement-breakpoint
DROP TRIGGER goods_came ON "product";--> statement-breakpoint
DROP FUNCTION haat_goods_shown_otherwise();--> statement-breakpoint
DROP FUNCTION haat_goods_came_or_went();--> statement-breakpoint
DELETE FROM "job" WHERE "queue" IN ('goods of shops', 'sales of shops');--> statement-breakpoint
DROP TABLE "shop_goods";
