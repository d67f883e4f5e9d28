CREATE TABLE "outbox_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar(200) NOT NULL,
	"recipient" varchar(320) NOT NULL,
	"reply_to" varchar(320),
	"subject" varchar(300) NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"state" varchar(10) DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"last_error" varchar(500),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_message_key_unique" UNIQUE("key"),
	CONSTRAINT "outbox_message_state_is_known" CHECK ("outbox_message"."state" in ('waiting', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "outbox_message" USING btree ("next_attempt_at") WHERE "outbox_message"."state" = 'waiting';