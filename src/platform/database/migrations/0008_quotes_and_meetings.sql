CREATE TABLE "meeting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar(16) NOT NULL,
	"request_id" uuid,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"language" varchar(2) NOT NULL,
	"zone" varchar(64) NOT NULL,
	"quote_reference" varchar(16),
	"starts_at" timestamp with time zone NOT NULL,
	"state" varchar(10) DEFAULT 'booked' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" varchar(10),
	"reminded_at" timestamp with time zone,
	CONSTRAINT "meeting_reference_unique" UNIQUE("reference"),
	CONSTRAINT "meeting_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "meeting_state_is_known" CHECK ("meeting"."state" in ('booked', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar(16) NOT NULL,
	"request_id" uuid,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"note" text,
	"language" varchar(2) NOT NULL,
	"country" varchar(2),
	"currency" varchar(3) NOT NULL,
	"selection" text NOT NULL,
	"lines" jsonb NOT NULL,
	"taxes" jsonb NOT NULL,
	"subtotal" bigint NOT NULL,
	"total" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_reference_unique" UNIQUE("reference"),
	CONSTRAINT "quote_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "quote_costs_something" CHECK ("quote"."subtotal" > 0 and "quote"."total" >= "quote"."subtotal")
);
--> statement-breakpoint
ALTER TABLE "payment_order" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "quote_reference" varchar(16);--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_time_is_taken_once" ON "meeting" USING btree ("starts_at") WHERE "meeting"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "meeting_user_id" ON "meeting" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "meeting_email" ON "meeting" USING btree (lower("email"),"starts_at");--> statement-breakpoint
CREATE INDEX "quote_created_at" ON "quote" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quote_user_id" ON "quote" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_email" ON "quote" USING btree (lower("email"),"created_at");--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_quote_reference_quote_reference_fk" FOREIGN KEY ("quote_reference") REFERENCES "public"."quote"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_opens_quote_once" ON "payment_order" USING btree ("quote_reference") WHERE "payment_order"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_order_quote" ON "payment_order" USING btree ("quote_reference");--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_is_for_something" CHECK (("payment_order"."product_id" is null) <> ("payment_order"."quote_reference" is null));