import type { z } from 'zod';
import type { Call } from '../../contracts/call.ts';
import type { FieldProblems } from '../../contracts/envelope.ts';
import { type App, type AppContext, headersOf } from '../app-context.ts';
import { readBody } from '../body/read-body.ts';
import type { Config } from '../config/config.ts';
import { answerWithError } from '../errors/answer-error.ts';
import { CallError } from '../errors/call-error.ts';
import { isFromOwnPage } from '../security/origins.ts';

type Answer<Schema extends z.ZodType> = z.input<Schema> | Response | Promise<z.input<Schema> | Response>;
type Origins = Pick<Config, 'publicUrl' | 'trustProxy'>;

/** Mounts a call at its path. The handler gets validated input and returns what the call's schema describes. */
export function mountCall<Request extends z.ZodType, Schema extends z.ZodType>(
  app: App,
  config: Origins,
  call: Call & { request: Request; response: Schema },
  handle: (input: z.output<Request>, c: AppContext) => Answer<Schema>,
): void {
  mountCallWithoutInput(app, config, call, async (c) =>
    handle(await readInput(c, call.request, call.bodies ?? ['json']), c),
  );
}

/** Mounts a call that reads no body. */
export function mountCallWithoutInput<Schema extends z.ZodType>(
  app: App,
  config: Origins,
  call: Call & { response: Schema },
  handle: (c: AppContext) => Answer<Schema>,
): void {
  app[call.method](call.path, async (c) => {
    if (call.ownPagesOnly && !isFromOwnPage(headersOf(c), config)) throw new CallError('otherSite');
    c.header('Cache-Control', 'no-store');
    const answer = await handle(c);
    return answer instanceof Response ? answer : c.json(answer);
  });
  refuseOtherMethods(app, call);
}

/** The answer of a call as text, for one that is the same for many requests. */
export function prepareAnswer<Schema extends z.ZodType>(
  _: Call & { response: Schema },
  answer: z.input<Schema>,
): string {
  return JSON.stringify(answer);
}

export function sendPrepared(c: AppContext, answer: string): Response {
  return c.body(answer, 200, { 'Content-Type': 'application/json' });
}

/** Call this after the path has its handler. */
export function refuseOtherMethods(app: App, { method, path }: Pick<Call, 'method' | 'path'>): void {
  app.all(path, (c) => {
    c.header('Allow', method === 'get' ? 'GET, HEAD' : 'POST');
    return answerWithError(c, 'wrongMethod');
  });
}

/** Reads and validates the body of a call, or throws the error that says what is wrong with it. */
async function readInput<Request extends z.ZodType>(
  c: AppContext,
  schema: Request,
  bodies: NonNullable<Call['bodies']>,
): Promise<z.output<Request>> {
  const result = await schema.safeParseAsync(await readBody(c, bodies));
  if (!result.success) throw new CallError('wrongInput', { fields: problemsOf(result.error) });
  return result.data;
}

/** Reports only the first problem of each field. */
export function problemsOf(error: z.ZodError): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of error.issues) problems[path.join('.') || 'body'] ??= message;
  return problems;
}
