DROP TRIGGER report_visits_counted ON "shop_visits";--> statement-breakpoint
DROP TRIGGER report_lines_deleted ON "order_line";--> statement-breakpoint
DROP TRIGGER report_lines_changed ON "order_line";--> statement-breakpoint
DROP TRIGGER report_lines_added ON "order_line";--> statement-breakpoint
DROP TRIGGER report_change_deleted ON "order_status_change";--> statement-breakpoint
DROP TRIGGER report_change_changed ON "order_status_change";--> statement-breakpoint
DROP TRIGGER report_change_added ON "order_status_change";--> statement-breakpoint
DROP TRIGGER report_order_deleted ON "customer_order";--> statement-breakpoint
DROP TRIGGER report_order_changed ON "customer_order";--> statement-breakpoint
DROP TRIGGER report_order_added ON "customer_order";--> statement-breakpoint
DROP FUNCTION haat_report_visits_moved();--> statement-breakpoint
DROP FUNCTION haat_report_lines_moved();--> statement-breakpoint
DROP FUNCTION haat_report_change_moved();--> statement-breakpoint
DROP FUNCTION haat_report_order_moved();--> statement-breakpoint
DROP FUNCTION haat_report_day_moved(integer, timestamptz);--> statement-breakpoint
DROP TABLE "report_day_moved";--> statement-breakpoint
DROP TABLE "report_month";
