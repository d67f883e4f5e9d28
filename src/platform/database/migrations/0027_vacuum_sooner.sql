-- The overview counts these tables in their indexes alone, which PostgreSQL can do for pages that it has vacuumed since
-- their last change. By default it would wait until a fifth of the rows have changed.
ALTER TABLE "ticket" SET (autovacuum_vacuum_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "outbox_message" SET (autovacuum_vacuum_scale_factor = 0.01);
