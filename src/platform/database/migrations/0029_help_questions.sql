CREATE TABLE "help_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" varchar(2) NOT NULL,
	"question" varchar(200) NOT NULL,
	"normalized" varchar(200) NOT NULL,
	"times" integer NOT NULL,
	"answer" varchar(60),
	"last_asked" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "help_question_was_asked" CHECK ("help_question"."times" > 0)
);
--> statement-breakpoint
CREATE TABLE "help_way" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" varchar(2) NOT NULL,
	"question" varchar(200) NOT NULL,
	"answer" varchar(60) NOT NULL,
	"added_by" varchar(320) NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "help_question_once" ON "help_question" USING btree ("language","normalized");--> statement-breakpoint
CREATE INDEX "help_question_most_asked" ON "help_question" USING btree ("times" DESC NULLS LAST,"last_asked" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "help_way_once" ON "help_way" USING btree ("language","question");