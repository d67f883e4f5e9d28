CREATE INDEX "ticket_canary" ON "ticket" USING btree ("created_at") WHERE "ticket"."campaign" ? 'canary';--> statement-breakpoint
-- Of half an hour each: `meetings.test.ts` holds that to how long a meeting is. In UTC, because an index takes no sum
-- that depends on where somebody is.
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_times_do_not_overlap" EXCLUDE USING gist (
	tsrange("starts_at" AT TIME ZONE 'UTC', "starts_at" AT TIME ZONE 'UTC' + interval '30 minutes') WITH &&
) WHERE ("state" = 'booked');
