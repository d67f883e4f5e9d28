interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code: unknown;
  readonly stack: string | undefined;
  readonly cause: LoggedError | undefined;
}

/**
 * What the log may say of an error. Errors of the database carry the values of the query, in their text and in
 * properties of their own; those are what visitors typed, and stay out.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { ...nothing, type: typeof error, message: String(error) };
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    code: 'code' in error ? error.code : undefined,
    stack: error.stack && withoutValues(error.stack),
    cause: error.cause === undefined ? undefined : errorForLog(error.cause),
  };
}

const nothing = { code: undefined, stack: undefined, cause: undefined };

/** Drizzle writes them on lines of their own, after the query and before the stack. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');
}
