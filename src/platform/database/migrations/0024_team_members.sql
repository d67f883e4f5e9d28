-- Members of the team with their roles, passkeys, codes from an app and recovery codes, and indexes to search the log.
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential_id" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"totp_key" text,
	"totp_added_at" timestamp with time zone,
	"totp_step" integer DEFAULT 0 NOT NULL,
	"pending_key" text,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"recovery_made_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" varchar(20) NOT NULL,
	"invited_by" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"language" varchar(2) NOT NULL,
	"invitation_hash" varchar(43),
	"invitation_until" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "team_member_role_is_known" CHECK ("team_member"."role" in ('agent', 'editor', 'administrator'))
);
--> statement-breakpoint
DROP INDEX "staff_action_at";--> statement-breakpoint
DROP INDEX "staff_action_subject";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "console_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_user_id" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_member_email" ON "team_member" USING btree ("email") WHERE "team_member"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "team_member_invitation" ON "team_member" USING btree ("invitation_hash");--> statement-breakpoint
CREATE INDEX "team_member_removed_at" ON "team_member" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "staff_action_member" ON "staff_action" USING btree ("staff_email","at","id");--> statement-breakpoint
CREATE INDEX "staff_action_kind" ON "staff_action" USING btree (split_part("action", '-', 1),"at","id");--> statement-breakpoint
CREATE INDEX "staff_action_at" ON "staff_action" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "staff_action_subject" ON "staff_action" USING btree ("subject","at","id");
