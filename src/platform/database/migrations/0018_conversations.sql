-- A conversation can be opened by the team, be about an order, quote or meeting, and have files in every message.
ALTER TABLE "ticket" ADD COLUMN "about" varchar(16);--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "opened_by" varchar(10) DEFAULT 'visitor' NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD CONSTRAINT "ticket_attachment_message_id_ticket_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_about" ON "ticket" USING btree ("about") WHERE "ticket"."about" is not null;--> statement-breakpoint
CREATE INDEX "ticket_attachment_message_id" ON "ticket_attachment" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_opened_by_is_known" CHECK ("ticket"."opened_by" in ('visitor', 'team'));
