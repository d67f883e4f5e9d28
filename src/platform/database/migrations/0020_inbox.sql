-- The inbox is ordered by who waits longest; tickets get an assignee, notes of the team, saved answers and presence.
CREATE TABLE "saved_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"en" text DEFAULT '' NOT NULL,
	"es" text DEFAULT '' NOT NULL,
	"fr" text DEFAULT '' NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"staff_email" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_presence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"staff_email" text NOT NULL,
	"is_typing" boolean NOT NULL,
	"last_seen" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "ticket_state";--> statement-breakpoint
ALTER TABLE "ticket" ALTER COLUMN "last_activity_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ticket" ALTER COLUMN "last_activity_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
-- Who waits in existing tickets: since the first message that the team has not answered.
UPDATE "ticket" SET "waiting_since" = coalesce(
	(select min(m."created_at") from "ticket_message" m where m."ticket_id" = "ticket"."id" and m."author" = 'visitor'
		and m."created_at" > (select max(a."created_at") from "ticket_message" a where a."ticket_id" = "ticket"."id" and a."author" = 'team')),
	case when not exists (select 1 from "ticket_message" a where a."ticket_id" = "ticket"."id" and a."author" = 'team') then "created_at" end,
	"last_activity_at"
) WHERE "state" = 'new';--> statement-breakpoint
ALTER TABLE "ticket_note" ADD CONSTRAINT "ticket_note_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_presence" ADD CONSTRAINT "ticket_presence_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_note_ticket_id" ON "ticket_note" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_presence_member" ON "ticket_presence" USING btree ("ticket_id","staff_email");--> statement-breakpoint
CREATE INDEX "ticket_presence_last_seen" ON "ticket_presence" USING btree ("last_seen");--> statement-breakpoint
CREATE INDEX "ticket_waiting" ON "ticket" USING btree ("waiting_since","reference") WHERE "ticket"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "ticket_rest" ON "ticket" USING btree ("last_activity_at" DESC NULLS FIRST,"reference") WHERE "ticket"."waiting_since" is null and "ticket"."state" <> 'quarantined';--> statement-breakpoint
CREATE INDEX "ticket_assignee" ON "ticket" USING btree ("assignee","state","last_activity_at" DESC NULLS FIRST,"reference");--> statement-breakpoint
CREATE INDEX "ticket_country" ON "ticket" USING btree ("country","last_activity_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_activity" ON "ticket" USING btree ("last_activity_at");--> statement-breakpoint
CREATE INDEX "ticket_state" ON "ticket" USING btree ("state","last_activity_at" DESC NULLS FIRST,"reference");--> statement-breakpoint
-- The team looks for words in notes, too. Without the extension the search reads all notes: see 0009.
DO $$
BEGIN
	CREATE INDEX IF NOT EXISTS "ticket_note_words" ON "ticket_note" USING gin ("text" gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
	RAISE NOTICE 'Without pg_trgm the team''s search reads all notes: %', SQLERRM;
END
$$;
