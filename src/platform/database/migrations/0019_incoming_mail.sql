-- Mail that comes in, how far each folder of the mailbox was read, and what makes outgoing mails one conversation.
CREATE TABLE "incoming_folder" (
	"name" text PRIMARY KEY NOT NULL,
	"uid_validity" varchar(20),
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"held_by" uuid,
	"held_until" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"last_error" varchar(200)
);
--> statement-breakpoint
CREATE TABLE "incoming_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar(64) NOT NULL,
	"source" varchar(10) NOT NULL,
	"state" varchar(10) DEFAULT 'waiting' NOT NULL,
	"raw" "bytea",
	"bytes" integer NOT NULL,
	"sender" text,
	"subject" text,
	"mail_id" text,
	"outcome" varchar(12),
	"problem" varchar(12),
	"ticket_id" uuid,
	"message_id" uuid,
	"text" text,
	"quoted" text,
	"refused_files" text[] DEFAULT '{}' NOT NULL,
	"as_ticket" boolean DEFAULT false NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "incoming_mail_key_unique" UNIQUE("key"),
	CONSTRAINT "incoming_mail_state_is_known" CHECK ("incoming_mail"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "incoming_mail_source_is_known" CHECK ("incoming_mail"."source" in ('imap', 'sent', 'post')),
	CONSTRAINT "incoming_mail_outcome_is_known" CHECK ("incoming_mail"."outcome" in ('reply', 'ticket', 'answer', 'copy', 'autoReply', 'bounce', 'own', 'duplicate')),
	CONSTRAINT "incoming_mail_problem_is_known" CHECK ("incoming_mail"."problem" in ('unreadable', 'tooLarge', 'noSender', 'tooMany', 'unproven', 'notTeam', 'quarantined', 'failure'))
);
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "thread" jsonb;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "is_personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "incoming_mail" ADD CONSTRAINT "incoming_mail_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_mail" ADD CONSTRAINT "incoming_mail_message_id_ticket_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_mail_due" ON "incoming_mail" USING btree ("next_attempt_at") WHERE "incoming_mail"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "incoming_mail_failed" ON "incoming_mail" USING btree ("received_at") WHERE "incoming_mail"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "incoming_mail_newest" ON "incoming_mail" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "incoming_mail_lone" ON "incoming_mail" USING btree ("handled_at") WHERE "incoming_mail"."state" = 'done' and "incoming_mail"."ticket_id" is null;--> statement-breakpoint
CREATE INDEX "incoming_mail_ticket_id" ON "incoming_mail" USING btree ("ticket_id","received_at");--> statement-breakpoint
CREATE INDEX "incoming_mail_message_id" ON "incoming_mail" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "incoming_mail_mail_id" ON "incoming_mail" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "incoming_mail_sender" ON "incoming_mail" USING btree (lower("sender"));
