-- The overview needs the time of the first answer to each ticket, and orders by the time of their payment.
ALTER TABLE "ticket" ADD COLUMN "first_answer_at" timestamp with time zone;--> statement-breakpoint
UPDATE "ticket" SET "first_answer_at" = "answer"."at" FROM (SELECT "ticket_id", min("created_at") AS "at" FROM "ticket_message" WHERE "author" = 'team' GROUP BY 1) AS "answer" WHERE "answer"."ticket_id" = "ticket"."id";--> statement-breakpoint
CREATE INDEX "payment_order_paid_at" ON "payment_order" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "ticket_first_answer_at" ON "ticket" USING btree ("first_answer_at");
