import { DatabaseError, sqlErrorCode } from './database-error.ts';

interface Failure {
  readonly what: string;
  readonly fix: string;
}

const refused: Failure = {
  what: 'nothing listens there',
  fix: 'Start PostgreSQL, or correct host and port in DATABASE_URL.',
};
const unknownHost: Failure = {
  what: 'the host name is not known',
  fix: 'Correct the host in DATABASE_URL, or fix the DNS settings of this machine.',
};
const noAnswer: Failure = {
  what: 'it does not answer',
  fix: 'Check whether a firewall blocks the connection, and whether host and port in DATABASE_URL are right.',
};
const wrongPassword: Failure = {
  what: 'it does not accept the user or the password',
  fix: 'Correct user and password in DATABASE_URL; characters such as @ : / must be percent-encoded.',
};

/** By the error code of the operating system or PostgreSQL. */
const failures: Readonly<Record<string, Failure>> = {
  ECONNREFUSED: refused,
  ENOENT: refused,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  '28P01': wrongPassword,
  '28000': wrongPassword,
  '3D000': {
    what: 'it has no database of that name',
    fix: 'Create the database (createdb), or correct its name in DATABASE_URL.',
  },
  '42501': {
    what: 'the user may not create tables there',
    fix: 'Grant the user CREATE on the database and on its schema public.',
  },
  '53300': {
    what: 'it has no connection left',
    fix: 'Raise max_connections, or let fewer servers share this PostgreSQL.',
  },
  '55P03': {
    what: 'another server, a backup or a restore has been using its tables for more than a minute',
    fix: 'Wait for that, or stop it, and start again.',
  },
  '57P03': { what: 'it is still starting', fix: 'Start again in a moment.' },
};

export function connectionFailure(url: string, error: unknown): DatabaseError {
  const { what, fix } = failureOf(error);
  return new DatabaseError(
    `The PostgreSQL at ${describeAddress(url)} cannot be used: ${what}.`,
    [fix, 'Or leave DATABASE_URL empty to use the embedded database in DATA_DIR.'],
    { cause: error },
  );
}

/** Host, port and database; never the user's password. */
export function describeAddress(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || 5432}${pathname}`;
}

function failureOf(error: unknown): Failure {
  const code = sqlErrorCode(error);
  const message = error instanceof Error ? error.message : String(error);
  const known = code === undefined ? byMessage(message) : failures[code];
  return known ?? { what: message, fix: 'Correct DATABASE_URL, or ask the administrator of that PostgreSQL.' };
}

/** The driver gives no code for errors that it detects itself. */
function byMessage(message: string): Failure | undefined {
  if (/timeout/i.test(message)) return noAnswer;
  return /^SASL|password/i.test(message) ? wrongPassword : undefined;
}
