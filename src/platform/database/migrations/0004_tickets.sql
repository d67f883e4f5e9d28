CREATE TABLE "site_secret" (
	"name" varchar(40) PRIMARY KEY NOT NULL,
	"value" varchar(100) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_count" (
	"key" varchar(80) PRIMARY KEY NOT NULL,
	"tickets" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" varchar(11) NOT NULL,
	"request_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" varchar(16),
	"message" text NOT NULL,
	"language" varchar(2) NOT NULL,
	"country" varchar(2),
	"page" text,
	"campaign" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"api_client" text,
	"state" varchar(12) DEFAULT 'new' NOT NULL,
	"quarantine_reasons" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_reference_unique" UNIQUE("reference"),
	CONSTRAINT "ticket_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "ticket_state_is_known" CHECK ("ticket"."state" in ('new', 'answered', 'closed', 'quarantined'))
);
--> statement-breakpoint
ALTER TABLE "ticket_attachment" ADD CONSTRAINT "ticket_attachment_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_attachment_ticket_id" ON "ticket_attachment" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_count_until" ON "ticket_count" USING btree ("until");--> statement-breakpoint
CREATE INDEX "ticket_created_at" ON "ticket" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_quarantined" ON "ticket" USING btree ("created_at") WHERE "ticket"."state" = 'quarantined';