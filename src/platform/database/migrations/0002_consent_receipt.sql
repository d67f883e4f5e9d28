CREATE TABLE "consent_receipt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor" uuid NOT NULL,
	"purposes" text[] NOT NULL,
	"version" varchar(40) NOT NULL,
	"language" varchar(2) NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_receipt_visitor_at" ON "consent_receipt" USING btree ("visitor","at");