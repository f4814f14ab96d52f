CREATE TABLE "booking_claim" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"resource_id" text NOT NULL,
	"first_hour" integer NOT NULL,
	"end_hour" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "booking_claim_quantity" CHECK ("booking_claim"."quantity" > 0 and "booking_claim"."first_hour" < "booking_claim"."end_hour")
);
--> statement-breakpoint
CREATE TABLE "booking_line" (
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"size_id" text,
	"name" jsonb NOT NULL,
	"detail" text,
	"quantity" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"deposit_cents" integer NOT NULL,
	CONSTRAINT "booking_line_booking_id_position_pk" PRIMARY KEY("booking_id","position")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" bigserial NOT NULL,
	"number" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"guest" jsonb NOT NULL,
	"remarks" text NOT NULL,
	"payment" text NOT NULL,
	"order" jsonb NOT NULL,
	"starts_at" timestamp(0) NOT NULL,
	"ends_at" timestamp(0) NOT NULL,
	"total_cents" integer NOT NULL,
	"deposit_cents" integer NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"paid_attempt_id" text,
	"refund_cents" integer DEFAULT 0 NOT NULL,
	"hold_until" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"swept_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "booking_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "booking_number_unique" UNIQUE("number"),
	CONSTRAINT "booking_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "capacity" (
	"resource_id" text NOT NULL,
	"hour" integer NOT NULL,
	"total" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "capacity_resource_id_hour_pk" PRIMARY KEY("resource_id","hour"),
	CONSTRAINT "capacity_never_oversold" CHECK (0 <= "capacity"."reserved" and "capacity"."reserved" <= "capacity"."total")
);
--> statement-breakpoint
CREATE TABLE "accessory" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"per" text NOT NULL,
	"vat_percent" integer NOT NULL,
	"resource_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bike_size" (
	"bike_type_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"rider_from_cm" integer NOT NULL,
	"rider_until_cm" integer NOT NULL,
	"resource_id" text NOT NULL,
	CONSTRAINT "bike_size_bike_type_id_id_pk" PRIMARY KEY("bike_type_id","id")
);
--> statement-breakpoint
CREATE TABLE "bike_type" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" text NOT NULL,
	"deposit_cents" integer NOT NULL,
	"vat_percent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_rung" (
	"hours_before" integer PRIMARY KEY NOT NULL,
	"refund_percent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_day" (
	"date" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departure" (
	"id" text PRIMARY KEY NOT NULL,
	"tour_id" text NOT NULL,
	"starts_at" timestamp(0) NOT NULL,
	"ends_at" timestamp(0) NOT NULL,
	"seats" integer NOT NULL,
	"guide_language" text NOT NULL,
	"resource_id" text NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_discount" (
	"minimum_bikes" integer PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"from_day" text NOT NULL,
	"until_day" text NOT NULL,
	"weekday" integer NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	CONSTRAINT "opening_hours_from_day_weekday_pk" PRIMARY KEY("from_day","weekday")
);
--> statement-breakpoint
CREATE TABLE "price_tier" (
	"bike_type_id" text NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "price_tier_bike_type_id_kind_pk" PRIMARY KEY("bike_type_id","kind"),
	CONSTRAINT "price_tier_cents" CHECK ("price_tier"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "resource_total" CHECK ("resource"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "season" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"from_date" date NOT NULL,
	"until_date" date NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"prices" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"time_zone" text NOT NULL,
	"minimum_rental_minutes" integer NOT NULL,
	"maximum_rental_days" integer NOT NULL,
	"lead_time_minutes" integer NOT NULL,
	"time_step_minutes" integer NOT NULL,
	"half_day_hours" integer NOT NULL,
	"maximum_pieces" integer NOT NULL,
	"quote_minutes" integer NOT NULL,
	"payment_minutes" integer NOT NULL,
	"delivery" jsonb,
	CONSTRAINT "shop_settings_single" CHECK ("shop_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "tour" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" text NOT NULL,
	"adult_cents" integer NOT NULL,
	"child_cents" integer NOT NULL,
	"child_maximum_age" integer NOT NULL,
	"minimum_age" integer NOT NULL,
	"private_group_cents" integer,
	"vat_percent" integer NOT NULL,
	"guide_languages" text[] NOT NULL,
	"duration_minutes" integer NOT NULL,
	"distance_km" integer NOT NULL,
	"meeting_point_name" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"bikes" jsonb
);
--> statement-breakpoint
CREATE TABLE "invoice_year" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"replaces" text,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "mail_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"key" text,
	CONSTRAINT "mail_message_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" jsonb NOT NULL,
	"focus" jsonb NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "test_gateway_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_gateway_payment_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "test_gateway_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "test_gateway_refund_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
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
ALTER TABLE "booking_claim" ADD CONSTRAINT "booking_claim_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_claim" ADD CONSTRAINT "booking_claim_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capacity" ADD CONSTRAINT "capacity_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessory" ADD CONSTRAINT "accessory_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bike_size" ADD CONSTRAINT "bike_size_bike_type_id_bike_type_id_fk" FOREIGN KEY ("bike_type_id") REFERENCES "public"."bike_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bike_size" ADD CONSTRAINT "bike_size_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_tour_id_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure" ADD CONSTRAINT "departure_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tier" ADD CONSTRAINT "price_tier_bike_type_id_bike_type_id_fk" FOREIGN KEY ("bike_type_id") REFERENCES "public"."bike_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_refund" ADD CONSTRAINT "test_gateway_refund_payment_id_test_gateway_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."test_gateway_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_address" ADD CONSTRAINT "page_address_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_address" ADD CONSTRAINT "page_address_published_revision_id_page_revision_id_fk" FOREIGN KEY ("published_revision_id") REFERENCES "public"."page_revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revision" ADD CONSTRAINT "page_revision_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_claim_by_booking" ON "booking_claim" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_claim_by_resource" ON "booking_claim" USING btree ("resource_id","end_hour");--> statement-breakpoint
CREATE INDEX "booking_due_holds" ON "booking" USING btree ("hold_until") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "booking_by_start" ON "booking" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "departure_by_tour" ON "departure" USING btree ("tour_id","starts_at");--> statement-breakpoint
CREATE INDEX "invoice_by_booking" ON "invoice" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "mail_message_due" ON "mail_message" USING btree ("next_attempt_at") WHERE "mail_message"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "payment_attempt_order" ON "payment_attempt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("next_check_at") WHERE "payment_attempt"."state" in ('created', 'open', 'pending');--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "review_subject" ON "review" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "page_revision_page" ON "page_revision" USING btree ("page_id","language");