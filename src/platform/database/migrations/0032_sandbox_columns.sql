-- Servers of this version neither write nor read "status", "brand", "last_four" and "finalized_at", nor "claimed_until" of
-- "sandbox_event". Those of the version before do, and find a status that they then follow by the clock. A later version
-- removes all five.
ALTER TABLE "sandbox_transaction" ALTER COLUMN "status" SET DEFAULT 'PENDING';--> statement-breakpoint
ALTER TABLE "sandbox_transaction" ALTER COLUMN "brand" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "sandbox_transaction" ALTER COLUMN "last_four" SET DEFAULT '';
