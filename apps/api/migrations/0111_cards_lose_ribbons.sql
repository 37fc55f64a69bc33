-- A ribbon goes at once, however many cards wear it: what they wear is written down anew afterwards, some at a time.
-- Locks: for a moment.
ALTER TABLE "product" DROP CONSTRAINT "product_card_ribbon_fk";
