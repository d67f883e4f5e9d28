-- How long something is kept is counted from what was last done to it. Rows from before count from this moment.
ALTER TABLE "ticket" ADD COLUMN "last_activity_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- For the regular clean-up. Tables come in the order in which the site writes to them, so that this and an older server
-- that still runs wait for each other one way only. Where a table has millions of rows, the indexes can be made before,
-- with "create index concurrently": what is there already is left as it is.
CREATE INDEX IF NOT EXISTS "ticket_ended" ON "ticket" USING btree ("last_activity_at") WHERE "ticket"."state" in ('answered', 'closed');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ticket_held_back" ON "ticket" USING btree ("last_activity_at") WHERE "ticket"."state" = 'quarantined';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_event_received_at" ON "payment_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_order_unpaid" ON "payment_order" USING btree ("created_at") WHERE "payment_order"."paid_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notification_created_at" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_message_sent" ON "outbox_message" USING btree ("sent_at") WHERE "outbox_message"."state" = 'sent';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "consent_receipt_at" ON "consent_receipt" USING btree ("at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "data_request_at" ON "data_request" USING btree ("at");
