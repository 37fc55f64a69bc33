ALTER TABLE "bulk_edit_row" DROP CONSTRAINT "bulk_edit_row_once";
