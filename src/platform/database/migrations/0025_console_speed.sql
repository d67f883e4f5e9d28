DROP INDEX "ticket_first_answer_at";--> statement-breakpoint
DROP INDEX "outbox_message_sent";--> statement-breakpoint
CREATE INDEX "ticket_came_in" ON "ticket" USING btree ("created_at","first_answer_at","about") WHERE "state" <> 'quarantined' and "opened_by" = 'visitor' and not ("campaign" ? 'canary');--> statement-breakpoint
CREATE INDEX "ticket_first_answer" ON "ticket" USING btree ("first_answer_at","last_activity_at","state") WHERE "state" <> 'quarantined' and "opened_by" = 'visitor' and not ("campaign" ? 'canary');--> statement-breakpoint
CREATE INDEX "outbox_message_sent" ON "outbox_message" USING btree ("sent_at","created_at","attempts") WHERE "outbox_message"."state" = 'sent';