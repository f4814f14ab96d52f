CREATE TABLE "review" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"author" text NOT NULL,
	"rating" smallint NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"subject" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "review_subject" ON "review" USING btree ("subject");