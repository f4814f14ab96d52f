ALTER TABLE "site_setting" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
INSERT INTO "site_setting" ("name", "value") SELECT 'menus', "value"->'menus' FROM "site_setting" WHERE "name" = 'site' AND "value" ? 'menus';--> statement-breakpoint
UPDATE "site_setting" SET "value" = "value" - 'menus' WHERE "name" = 'site';
