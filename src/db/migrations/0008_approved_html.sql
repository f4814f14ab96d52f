CREATE TABLE "approved_html" (
	"hash" text PRIMARY KEY NOT NULL,
	"html" text NOT NULL,
	"at_once" boolean NOT NULL,
	"approved_by" text NOT NULL,
	"approved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approved_html" ADD CONSTRAINT "approved_html_approved_by_staff_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;