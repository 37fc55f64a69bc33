-- Loses: which pictures imports of goods replaced, so that they are deleted before those can be taken back.
ALTER TABLE "goods_import_product" DROP COLUMN "replaced_pictures";
