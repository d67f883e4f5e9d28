-- One transaction: nobody sees the table without its constraints. The new ones hold for every row that is there, since
-- they only add states that no row has yet.
ALTER TABLE "meeting" DROP CONSTRAINT "meeting_state_is_known";--> statement-breakpoint
ALTER TABLE "meeting" DROP CONSTRAINT "meeting_times_do_not_overlap";--> statement-breakpoint
DROP INDEX "meeting_time_is_taken_once";--> statement-breakpoint
ALTER TABLE "meeting" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "meeting" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "meeting_mailbox" ON "meeting" USING btree (coalesce("mailbox", lower("email")),"starts_at");--> statement-breakpoint
CREATE INDEX "meeting_created_at" ON "meeting" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "meeting_held_until" ON "meeting" USING btree ("held_until") WHERE "meeting"."state" in ('held', 'expired');--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_time_is_taken_once" ON "meeting" USING btree ("starts_at") WHERE "meeting"."state" in ('booked', 'held');--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_hold_has_an_end" CHECK ("meeting"."state" <> 'held' or "meeting"."held_until" is not null);--> statement-breakpoint
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_state_is_known" CHECK ("meeting"."state" in ('booked', 'held', 'expired', 'cancelled'));--> statement-breakpoint
-- A hold takes its time from others as a meeting does. Of half an hour each, in UTC: see `0010_no_overlap.sql`.
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_times_do_not_overlap" EXCLUDE USING gist (
	tsrange("starts_at" AT TIME ZONE 'UTC', "starts_at" AT TIME ZONE 'UTC' + interval '30 minutes') WITH &&
) WHERE ("state" in ('booked', 'held'));
