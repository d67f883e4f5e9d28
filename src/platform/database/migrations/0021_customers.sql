-- The team finds customers by name, address, phone, company or reference, and those who were active last.
CREATE INDEX "earlier_address_email" ON "earlier_address" USING btree ("email");--> statement-breakpoint
CREATE INDEX "user_created_at" ON "user" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quote_company" ON "quote" USING btree (lower(trim("company"))) WHERE "quote"."company" is not null;--> statement-breakpoint
-- Words anywhere in a name, as in 0009: without the extension the same search reads all rows.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX IF NOT EXISTS "quote_words" ON "quote" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"company" gin_trgm_ops,"reference" gin_trgm_ops);
	CREATE INDEX IF NOT EXISTS "payment_order_words" ON "payment_order" USING gin ("email" gin_trgm_ops,"reference" gin_trgm_ops);
	CREATE INDEX IF NOT EXISTS "meeting_words" ON "meeting" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"reference" gin_trgm_ops);
	CREATE INDEX IF NOT EXISTS "user_words" ON "user" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);
EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege OR undefined_object THEN
	RAISE NOTICE 'Without pg_trgm the search for customers reads all rows: %', SQLERRM;
END
$$;
