ALTER TABLE "incoming_mail" ADD COLUMN "original" uuid;--> statement-breakpoint
ALTER TABLE "incoming_mail" ADD COLUMN "is_whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "incoming_mail" ADD COLUMN "folder" text;--> statement-breakpoint
ALTER TABLE "incoming_mail" ADD COLUMN "is_cut" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "incoming_mail" ADD COLUMN "mentions" varchar(11);--> statement-breakpoint
CREATE INDEX "incoming_mail_original" ON "incoming_mail" USING btree ("original") WHERE "incoming_mail"."original" is not null;--> statement-breakpoint
CREATE INDEX "incoming_mail_mentions" ON "incoming_mail" USING btree ("mentions") WHERE "incoming_mail"."mentions" is not null;