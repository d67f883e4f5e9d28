CREATE TABLE "canary_result" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canary_result_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"sender" varchar(100) NOT NULL,
	"times" jsonb NOT NULL,
	"failed_step" varchar(20),
	"reason" varchar(300),
	CONSTRAINT "canary_result_run_id_unique" UNIQUE("run_id")
);
