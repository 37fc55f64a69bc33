-- Loses: changes of many products, so that they cannot be taken back any more.
DROP TABLE "bulk_edit_row";--> statement-breakpoint
DROP TABLE "bulk_edit";
