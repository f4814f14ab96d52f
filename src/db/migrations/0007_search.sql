CREATE TABLE "search_entry" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"folded_title" text NOT NULL,
	"folded" text NOT NULL,
	"stems" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "search_entry_language_key_pk" PRIMARY KEY("language","key")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"name" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL
);
