ALTER TABLE "ticket" ADD COLUMN "message_key" uuid;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_message_key_unique" UNIQUE("message_key");