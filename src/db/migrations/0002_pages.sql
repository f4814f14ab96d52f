CREATE TABLE "page_presence" (
	"page_id" uuid NOT NULL,
	"language" text NOT NULL,
	"client" text NOT NULL,
	"staff_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_presence_page_id_language_client_pk" PRIMARY KEY("page_id","language","client")
);
--> statement-breakpoint
CREATE TABLE "page_schedule" (
	"page_id" uuid NOT NULL,
	"language" text NOT NULL,
	"revision_id" bigint NOT NULL,
	"draft_version" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"previous_revision_id" bigint,
	"trouble" text,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_schedule_page_id_language_pk" PRIMARY KEY("page_id","language")
);
--> statement-breakpoint
CREATE TABLE "page_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"tree" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_template_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "preview_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_block" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"nodes" jsonb NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_block_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "page_draft" (
	"page_id" uuid NOT NULL,
	"language" text NOT NULL,
	"tree" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_version" integer,
	"updated_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_draft_page_id_language_pk" PRIMARY KEY("page_id","language")
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from_path" text NOT NULL,
	"target" text NOT NULL,
	"kind" text DEFAULT 'permanent' NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_from_path_unique" UNIQUE("from_path")
);
--> statement-breakpoint
ALTER TABLE "page_address" DROP CONSTRAINT "page_address_path_unique";--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_address" ADD COLUMN "indexed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "page_address" ADD COLUMN "share_picture" text;--> statement-breakpoint
ALTER TABLE "page_address" ADD COLUMN "header_mode" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_address" ADD COLUMN "live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "page_address" ADD COLUMN "published_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "page_revision" ADD COLUMN "settings" jsonb;--> statement-breakpoint
ALTER TABLE "page_revision" ADD COLUMN "kind" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_revision" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "page_revision" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "page_presence" ADD CONSTRAINT "page_presence_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_schedule" ADD CONSTRAINT "page_schedule_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_schedule" ADD CONSTRAINT "page_schedule_revision_id_page_revision_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."page_revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_schedule" ADD CONSTRAINT "page_schedule_previous_revision_id_page_revision_id_fk" FOREIGN KEY ("previous_revision_id") REFERENCES "public"."page_revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_draft" ADD CONSTRAINT "page_draft_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_link_expiry" ON "preview_link" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "page_address_live_path" ON "page_address" USING btree ("path") WHERE "page_address"."live";--> statement-breakpoint
UPDATE "page_revision" SET "settings" = jsonb_build_object('path', a."path", 'title', a."title", 'description', a."description", 'indexed', true, 'sharePicture', null, 'headerMode', 'auto') FROM "page_address" a WHERE a."page_id" = "page_revision"."page_id" AND a."language" = "page_revision"."language";--> statement-breakpoint
ALTER TABLE "page_revision" ALTER COLUMN "settings" SET NOT NULL;--> statement-breakpoint
INSERT INTO "page_draft" ("page_id", "language", "tree", "settings", "published_version") SELECT r."page_id", r."language", r."tree", r."settings", 1 FROM "page_revision" r JOIN "page_address" a ON a."published_revision_id" = r."id";
