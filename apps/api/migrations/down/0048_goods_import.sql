-- Loses: imports of goods, so that they cannot be taken back any more, and photos that were not drawn yet.
DROP TABLE "goods_import_picture";--> statement-breakpoint
DROP TABLE "goods_import_product";--> statement-breakpoint
DROP TABLE "goods_import";
