CREATE TABLE "marketing_notification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titulo" varchar(120),
	"contenido" varchar(2000) NOT NULL,
	"idioma" varchar(2) NOT NULL,
	"url_target" varchar(500),
	"label_button" varchar(40),
	"tipo" smallint NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketing_notification_says_something" CHECK ("marketing_notification"."contenido" <> ''),
	CONSTRAINT "marketing_notification_tipo_is_positive" CHECK ("marketing_notification"."tipo" > 0),
	CONSTRAINT "marketing_notification_ends_no_earlier_than_it_begins" CHECK ("marketing_notification"."until" >= "marketing_notification"."from")
);
--> statement-breakpoint
CREATE INDEX "marketing_notification_tipo_from" ON "marketing_notification" USING btree ("tipo","from");