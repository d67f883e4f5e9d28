CREATE TABLE "missing_address" (
	"path" varchar(300) PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"last_language" varchar(2) NOT NULL
);
