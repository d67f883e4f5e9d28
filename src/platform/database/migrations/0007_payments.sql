CREATE TABLE "payment_event" (
	"key" varchar(80) PRIMARY KEY NOT NULL,
	"transaction_id" varchar(100) NOT NULL,
	"status" varchar(10) NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar(16) NOT NULL,
	"request_id" uuid,
	"user_id" uuid,
	"email" text,
	"language" varchar(2) NOT NULL,
	"product_id" integer NOT NULL,
	"plan_id" varchar(40),
	"emails" integer,
	"currency" varchar(3) NOT NULL,
	"amount" bigint NOT NULL,
	"provider" varchar(10) NOT NULL,
	"api_client" text,
	"state" varchar(10) DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" smallint DEFAULT 0 NOT NULL,
	"last_check_at" timestamp with time zone,
	CONSTRAINT "payment_order_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_order_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "payment_order_state_is_known" CHECK ("payment_order"."state" in ('open', 'pending', 'expired', 'error', 'declined', 'paid', 'voided')),
	CONSTRAINT "payment_order_costs_something" CHECK ("payment_order"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_transaction" (
	"provider" varchar(10) NOT NULL,
	"id" varchar(100) NOT NULL,
	"order_id" uuid,
	"reference" text NOT NULL,
	"status" varchar(10) NOT NULL,
	"currency" varchar(3) NOT NULL,
	"amount" bigint NOT NULL,
	"email" text,
	"problem" varchar(12),
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_transaction_provider_id_pk" PRIMARY KEY("provider","id"),
	CONSTRAINT "payment_transaction_status_is_known" CHECK ("payment_transaction"."status" in ('PENDING', 'ERROR', 'DECLINED', 'APPROVED', 'VOIDED'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" varchar(60) NOT NULL,
	"status" varchar(10) NOT NULL,
	"body" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_transaction" (
	"id" varchar(60) PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"status" varchar(10) NOT NULL,
	"outcome" varchar(10) NOT NULL,
	"currency" varchar(3) NOT NULL,
	"amount" bigint NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"brand" varchar(20) NOT NULL,
	"last_four" varchar(4) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settles_at" timestamp with time zone NOT NULL,
	"finalized_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD CONSTRAINT "payment_transaction_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_event_transaction_id" ON "payment_event" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "payment_order_created_at" ON "payment_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_order_user_id" ON "payment_order" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_order_email" ON "payment_order" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "payment_order_check" ON "payment_order" USING btree ("next_check_at") WHERE "payment_order"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_transaction_order_id" ON "payment_transaction" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_transaction_problem" ON "payment_transaction" USING btree ("created_at") WHERE "payment_transaction"."problem" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_event_due" ON "sandbox_event" USING btree ("due_at") WHERE "sandbox_event"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_transaction_reference" ON "sandbox_transaction" USING btree ("reference");