-- What an invoice needs of each order, refunds as records of their own, and what the team writes with a delivery.
CREATE TABLE "order_billing" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"kind" varchar(7) NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"tax_id_type" varchar(12),
	"tax_id" varchar(40),
	"street" text NOT NULL,
	"city" text NOT NULL,
	"region" text,
	"postal_code" varchar(20),
	"country" varchar(2) NOT NULL,
	"phone" varchar(40),
	"updated_at" timestamp with time zone NOT NULL,
	"invoice_number" varchar(60),
	"invoiced_at" timestamp with time zone,
	CONSTRAINT "order_billing_kind_is_known" CHECK ("order_billing"."kind" in ('company', 'person')),
	CONSTRAINT "order_billing_names_the_company" CHECK (("order_billing"."kind" = 'company') = ("order_billing"."company" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" varchar(12) NOT NULL,
	"note" text,
	"provider_reference" varchar(100),
	"transaction_id" varchar(100),
	"is_extra" boolean DEFAULT false NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_refund_reason_is_known" CHECK ("payment_refund"."reason" in ('requested', 'undelivered', 'discount', 'mistake', 'secondCharge', 'other')),
	CONSTRAINT "payment_refund_is_money" CHECK ("payment_refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "delivery_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "delivery_note" text;--> statement-breakpoint
ALTER TABLE "order_billing" ADD CONSTRAINT "order_billing_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_billing_company" ON "order_billing" USING btree (lower(trim("company"))) WHERE "order_billing"."company" is not null;--> statement-breakpoint
CREATE INDEX "order_billing_tax_id" ON "order_billing" USING btree (translate(upper("tax_id"), ' ./-', '')) WHERE "order_billing"."tax_id" is not null;--> statement-breakpoint
-- Orders are found by words of their invoice details. Without the extension the search reads all of them: see 0009.
DO $$
BEGIN
	CREATE INDEX IF NOT EXISTS "order_billing_words" ON "order_billing" USING gin ("name" gin_trgm_ops,"company" gin_trgm_ops,"phone" gin_trgm_ops,(translate(upper("tax_id"), ' ./-', '')) gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
	RAISE NOTICE 'Without pg_trgm the search for customers reads all invoice details: %', SQLERRM;
END
$$;--> statement-breakpoint
CREATE INDEX "payment_refund_order_id" ON "payment_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_refund_refunded_at" ON "payment_refund" USING btree ("refunded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_transaction" ON "payment_refund" USING btree ("order_id","transaction_id") WHERE "payment_refund"."transaction_id" is not null;--> statement-breakpoint
-- Refunds that the provider reported before they were records. Of several for one order, only the first reduces its price.
INSERT INTO "payment_refund" ("order_id", "amount", "reason", "provider_reference", "transaction_id", "is_extra", "refunded_at", "created_at")
SELECT "order"."id", "one"."amount", CASE WHEN "order"."state" = 'paid' THEN 'secondCharge' ELSE 'other' END, "one"."id", "one"."id",
  "order"."state" = 'paid' OR row_number() OVER (PARTITION BY "order"."id" ORDER BY "one"."updated_at") > 1, "one"."updated_at", "one"."updated_at"
FROM "payment_transaction" AS "one" JOIN "payment_order" AS "order" ON "order"."id" = "one"."order_id"
WHERE "one"."status" = 'VOIDED' AND "order"."paid_at" IS NOT NULL;
