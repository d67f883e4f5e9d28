-- The texts of saved answers are rows, so that another language needs no column.
CREATE TABLE "saved_answer_text" (
	"answer_id" uuid NOT NULL,
	"language" varchar(2) NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "saved_answer_text_answer_id_language_pk" PRIMARY KEY("answer_id","language")
);
--> statement-breakpoint
ALTER TABLE "saved_answer_text" ADD CONSTRAINT "saved_answer_text_answer_id_saved_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."saved_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "saved_answer_text" ("answer_id", "language", "text")
SELECT "id", "language", "text" FROM "saved_answer"
CROSS JOIN LATERAL (VALUES ('en', "en"), ('es', "es"), ('fr', "fr")) AS "written" ("language", "text") WHERE "text" <> '';--> statement-breakpoint
-- Servers of the version before read and write the columns "en", "es" and "fr". So that nobody misses what others write
-- meanwhile, what changes the columns changes the rows, and the other way round. A later version removes the columns and
-- both functions.
CREATE OR REPLACE FUNCTION "saved_answer_columns_to_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "saved_answer_text" WHERE "answer_id" = NEW."id" AND "language" IN ('en', 'es', 'fr');
	INSERT INTO "saved_answer_text" ("answer_id", "language", "text")
	SELECT NEW."id", "language", "text"
	FROM (VALUES ('en', NEW."en"), ('es', NEW."es"), ('fr', NEW."fr")) AS "written" ("language", "text") WHERE "text" <> '';
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "saved_answer_row_to_column"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"row" "saved_answer_text" := coalesce(NEW, OLD);
	"written" text := CASE WHEN TG_OP = 'DELETE' THEN '' ELSE "row"."text" END;
BEGIN
	UPDATE "saved_answer" SET
		"en" = CASE "row"."language" WHEN 'en' THEN "written" ELSE "en" END,
		"es" = CASE "row"."language" WHEN 'es' THEN "written" ELSE "es" END,
		"fr" = CASE "row"."language" WHEN 'fr' THEN "written" ELSE "fr" END
	WHERE "id" = "row"."answer_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "saved_answer_columns" AFTER INSERT OR UPDATE OF "en", "es", "fr" ON "saved_answer"
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "saved_answer_columns_to_rows"();--> statement-breakpoint
CREATE TRIGGER "saved_answer_rows" AFTER INSERT OR UPDATE OR DELETE ON "saved_answer_text"
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "saved_answer_row_to_column"();
