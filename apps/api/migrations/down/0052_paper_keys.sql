-- Loses: what the papers of shops were signed with, so that none of those that were printed is confirmed any more.
DROP TABLE "bill_key";
