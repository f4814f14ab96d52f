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
DROP INDEX "payment_attempt_due";--> statement-breakpoint
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
CREATE INDEX "booking_claim_by_booking" ON "booking_claim" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_claim_by_resource" ON "booking_claim" USING btree ("resource_id","end_hour");--> statement-breakpoint
CREATE INDEX "booking_due_holds" ON "booking" USING btree ("hold_until") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "booking_by_start" ON "booking" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "departure_by_tour" ON "departure" USING btree ("tour_id","starts_at");--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("next_check_at") WHERE "payment_attempt"."state" in ('created', 'open', 'pending');