-- What is kept after an account is deleted is marked, so that only the team sees it.
CREATE TABLE "earlier_address" (
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"until" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earlier_address_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "owner_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "owner_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "delete_when_done" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "earlier_address" ADD CONSTRAINT "earlier_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Addresses that were changed before this table existed are known from the notice that was sent to them.
INSERT INTO "earlier_address" ("user_id", "email", "until")
SELECT "user"."id", lower("outbox_message"."recipient"), max("outbox_message"."created_at")
FROM "outbox_message" JOIN "user" ON "outbox_message"."key" LIKE 'email-changed:' || "user"."id"::text || ':%'
GROUP BY 1, 2;
