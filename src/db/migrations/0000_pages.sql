CREATE TABLE "payment_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"method" text,
	"idempotency_key" text NOT NULL,
	"provider_payment_id" text,
	"checkout_url" text,
	"state" text DEFAULT 'created' NOT NULL,
	"outcome" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"confirmation_url" text NOT NULL,
	"retry_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"next_check_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_attempt_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payment_attempt_provider_payment" UNIQUE("provider","provider_payment_id"),
	CONSTRAINT "payment_attempt_amount" CHECK ("payment_attempt"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refund_key" UNIQUE("attempt_id","key"),
	CONSTRAINT "payment_refund_amount" CHECK ("payment_refund"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "data_version" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "page_address" (
	"page_id" uuid NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"published_revision_id" bigint,
	CONSTRAINT "page_address_path_unique" UNIQUE("path"),
	CONSTRAINT "page_address_language" UNIQUE("page_id","language")
);
--> statement-breakpoint
CREATE TABLE "page_revision" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"language" text NOT NULL,
	"tree" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_address" ADD CONSTRAINT "page_address_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_address" ADD CONSTRAINT "page_address_published_revision_id_page_revision_id_fk" FOREIGN KEY ("published_revision_id") REFERENCES "public"."page_revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revision" ADD CONSTRAINT "page_revision_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempt_order" ON "payment_attempt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("next_check_at") WHERE "payment_attempt"."state" in ('created', 'open', 'pending', 'authorized');--> statement-breakpoint
CREATE INDEX "page_revision_page" ON "page_revision" USING btree ("page_id","language");