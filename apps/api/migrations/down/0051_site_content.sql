-- Loses: what the platform's people wrote for the marketing site; the build before shows what it was built with.
DROP TABLE "site_content";
