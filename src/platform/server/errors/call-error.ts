import { type ErrorCode, type ErrorDetails, errors } from '../../contracts/envelope.ts';
import type { Database } from '../../database/database.ts';
import { isPassingFailure } from '../../database/database-error.ts';
import type { AppContext } from '../app-context.ts';

/** Thrown by a call that cannot do its work, and answered as an error envelope. */
export class CallError extends Error {
  override readonly name = 'CallFault';

  constructor(
    readonly errorCode: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(errors[errorCode].description);
  }
}

export type RenderError = (error: CallError) => Response | Promise<Response>;

/** How errors of an address are shown, also those that happen before its handler runs, such as a body that is too large. */
export interface RouteErrors {
  /** A path, or the beginning of one with `/*` behind it. */
  readonly path: string;
  readonly render: (c: AppContext, error: CallError) => Response | Promise<Response>;
}

/** An error, and how the handler in which it happened wants it to be shown. */
export class ErrorToRender extends Error {
  override readonly name = 'ErrorToRender';

  constructor(
    override readonly cause: unknown,
    readonly render: RenderError,
  ) {
    super('An error that its handler renders', { cause });
  }
}

/**
 * Runs a page handler, or the rest of one. If it fails, the error is shown by `render`, which knows what has been read
 * so far: the language, what was typed. Calls can be nested; the innermost one counts.
 */
export async function renderErrors<Result>(render: RenderError, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ErrorToRender ? error : new ErrorToRender(error, render);
  }
}

/** Replaces the error of a failed `work`, and leaves it to be shown by the same renderer. */
export async function mapError<Result>(
  work: () => Promise<Result>,
  map: (error: unknown) => unknown | Promise<unknown>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ErrorToRender) throw new ErrorToRender(await map(error.cause), error.render);
    throw await map(error);
  }
}

/**
 * Runs `work`, which needs the database. If it fails because the database is away, was away for a moment, or has no
 * space left, it throws `notReady`, which says that a retry may work; other errors pass through.
 */
export async function whileDatabaseAnswers<Result>(
  database: Pick<Database, 'ping'>,
  work: () => Promise<Result>,
  notReady: (cause: unknown) => CallError = () => new CallError('notReady'),
): Promise<Result> {
  return mapError(work, async (error) => {
    if (error instanceof CallError) return error;
    if (isPassingFailure(error)) return notReady(error);
    return database.ping().then(
      () => error,
      () => notReady(error),
    );
  });
}
