DROP INDEX "ticket_created_at";--> statement-breakpoint
DROP INDEX "ticket_quarantined";--> statement-breakpoint
CREATE INDEX "outbox_message_unsent" ON "outbox_message" USING btree ("state","created_at") WHERE "outbox_message"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "outbox_message_secret" ON "outbox_message" USING btree ("secret_until") WHERE "outbox_message"."secret_until" is not null;--> statement-breakpoint
CREATE INDEX "ticket_newest" ON "ticket" USING btree ("created_at" DESC NULLS FIRST,"reference");--> statement-breakpoint
CREATE INDEX "ticket_state" ON "ticket" USING btree ("state","created_at" DESC NULLS FIRST,"reference");--> statement-breakpoint
-- The team looks for words anywhere in a ticket, which only trigrams can index. The extension comes with nearly every
-- PostgreSQL, but neither with the embedded database nor for every user: without it the same search reads all tickets.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX IF NOT EXISTS "ticket_words" ON "ticket" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops,"message" gin_trgm_ops,"reference" gin_trgm_ops);
	CREATE INDEX IF NOT EXISTS "ticket_message_words" ON "ticket_message" USING gin ("text" gin_trgm_ops);
EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege OR undefined_object THEN
	RAISE NOTICE 'Without pg_trgm the team''s search reads all tickets: %', SQLERRM;
END
$$;
