import type { z } from 'zod';
import type { Call } from '../../contracts/call.ts';
import type { FieldProblems } from '../../contracts/envelope.ts';
import { timeoutOrUndefined } from '../promises.ts';

type Failed = {
  readonly CODE: 2 | 3 | 4 | 5 | 7;
  readonly DESCRIPTION: string;
  readonly DATA: { fields?: FieldProblems; currency?: string; value?: string; nearest?: string[]; reason?: string };
};
type Answer<Described extends Call> = z.output<Described['response']> | Failed;
type Input<Described extends Call> = Described['request'] extends z.ZodType ? z.input<Described['request']> : undefined;

interface Options<Described extends Call> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The description of a failure, if the call has its own. */
  readonly failure?: Described['failure'] | undefined;
}

/** Milliseconds. A connection that has not responded by then counts as lost. */
const patience = 20_000;

/** Characters. Browsers refuse `keepalive` for more than 64 KiB, and a character takes up to three bytes. */
const mostKeptAlive = 20_000;

/**
 * Makes a call that posts JSON: `callSite<typeof getCountries>('/gogoals/get_countries', …)`. The call is only used as
 * a type, so no schema is sent to the browser. It always resolves: a failed request, or a response that is not an
 * envelope, becomes CODE 3 with empty DATA.
 */
export async function callSite<Described extends Call>(
  path: Described['path'],
  input: Input<Described>,
  { headers, signal, failure = 'Something failed on our side' }: Options<Described> = {},
): Promise<Answer<Described>> {
  const body = JSON.stringify(input ?? {});
  const call = fetch(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    ...(signal && { signal }),
    // The request is finished even if the visitor leaves the page.
    keepalive: body.length <= mostKeptAlive,
  });
  const answer = await timeoutOrUndefined<unknown>(
    patience,
    call.then((response) => response.json()),
  );
  return isEnvelope<Described>(answer) ? answer : { CODE: 3, DESCRIPTION: failure, DATA: {} };
}

function isEnvelope<Described extends Call>(value: unknown): value is Answer<Described> {
  return typeof value === 'object' && value !== null && 'CODE' in value && 'DESCRIPTION' in value && 'DATA' in value;
}
