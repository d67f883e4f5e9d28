ALTER TABLE "payment_order" ADD COLUMN "email_corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "open_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;