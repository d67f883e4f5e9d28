import type { Language } from '#site/languages.ts';
import type { AppContext } from '../app-context.ts';
import { CallError } from '../errors/call-error.ts';
import type { Log } from '../logging/log.ts';

interface FailureOptions extends ErrorOptions {
  /** When it is worth trying again, if that is known. */
  readonly secondsToWait?: number;
}

/** Why a document could not be drawn, in words without any of its content. The original error is its cause. */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
  readonly secondsToWait: number;

  constructor(message: string, { secondsToWait = 0, ...options }: FailureOptions = {}) {
    super(message, options);
    this.secondsToWait = secondsToWait;
  }
}

interface Drawing {
  readonly draw: () => Promise<Uint8Array>;
  readonly log: Log;
  /** The error for the client if the document cannot be drawn. */
  readonly notReady?: CallError;
}

/** What visitors are asked to wait before they try again: what was drawn meanwhile is kept for longer. */
const [shortest, longest] = [5, 60];

/** Sends a document as a PDF. The caller checks who may see it. */
export async function sendDocument(
  c: AppContext,
  { reference, language }: { readonly reference: string; readonly language: Language },
  { draw, log, notReady = new CallError('notReady') }: Drawing,
): Promise<Response> {
  const content = await draw().catch((error: unknown) => {
    if (!(error instanceof DocumentFailure)) throw error;
    log.warn({ id: c.get('requestId'), err: error }, 'a document could not be drawn');
    c.header('Retry-After', String(Math.min(Math.max(Math.ceil(error.secondsToWait), shortest), longest)));
    throw notReady;
  });
  return c.body(new Uint8Array(content), 200, {
    'Cache-Control': 'no-store',
    'Content-Disposition': `inline; filename="${reference}.pdf"`,
    'Content-Language': language,
    'Content-Type': 'application/pdf',
    'X-Robots-Tag': 'noindex',
  });
}
