DROP INDEX "ticket_first_answer_at";--> statement-breakpoint
DROP INDEX "outbox_message_sent";--> statement-breakpoint
CREATE INDEX "ticket_came_in" ON "ticket" USING btree ("created_at","first_answer_at","about") WHERE "state" <> 'quarantined' and "opened_by" = 'visitor' and not ("campaign" ? 'canary');--> statement-breakpoint
CREATE INDEX "ticket_first_answer" ON "ticket" USING btree ("first_answer_at","last_activity_at","state") WHERE "state" <> 'quarantined' and "opened_by" = 'visitor' and not ("campaign" ? 'canary');--> statement-breakpoint
CREATE INDEX "outbox_message_sent" ON "outbox_message" USING btree ("sent_at","created_at","attempts") WHERE "outbox_message"."state" = 'sent';--> statement-breakpoint
-- Quotes are found by the words of their lines. Without the extension the search reads all of them: see 0009.
DO $$
BEGIN
	CREATE INDEX IF NOT EXISTS "quote_items" ON "quote" USING gin ("selection" gin_trgm_ops,(jsonb_path_query_array("lines", '$[*].name')::text) gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
	RAISE NOTICE 'Without pg_trgm the search for quotes reads all of them: %', SQLERRM;
END
$$;
