import { z } from 'zod';
import { type CodeName, type ErrorCode, envelopeOf, nothing } from './envelope.ts';

/** How a body may be sent: as JSON, or as a form (url-encoded or multipart). */
export const bodyTypes = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
} as const;

type BodyKind = keyof typeof bodyTypes;

/**
 * One API call, described once: the server mounts it, the browser takes its types, and OpenAPI is generated from it.
 */
export interface Call {
  readonly method: 'get' | 'post';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly description: string;
  /** The body. A call without one ignores what is sent. */
  readonly request?: z.ZodType;
  /** How the body may be sent; JSON if omitted. */
  readonly bodies?: readonly BodyKind[];
  /** The whole response, including the envelope. */
  readonly response: z.ZodType;
  /** A browser that did not request JSON is redirected instead: returns where to. */
  readonly redirect?: string;
  /** The name of the code field, in success and in failure; `CODE` if omitted. */
  readonly codeName?: CodeName;
  /** In addition to those of every call, or every call with a body. */
  readonly errors: readonly ErrorCode[];
  /** A system of the company may send a key (`Authorization: Bearer …`); an unknown key is refused. */
  readonly takesApiKey?: true;
  /** Changes something on behalf of the visitor, so only pages of this site may call it. */
  readonly ownPagesOnly?: true;
  /** An example body. Only for calls that change nothing: the documentation lets anyone send it. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** The `DESCRIPTION` when the server fails, if other systems expect certain words. */
  readonly failure?: string;
}

/** Checks the description and infers the exact types of its schemas. */
export function defineCall<const Described extends Call>(call: Described): Described {
  return call;
}

export const isAlive = defineCall({
  method: 'get',
  path: '/healthz',
  summary: 'Is the server up?',
  description: 'Answers as soon as the server listens.',
  response: envelopeOf(nothing),
  errors: [],
});

export const isReady = defineCall({
  method: 'get',
  path: '/readyz',
  summary: 'Can the server take visitors?',
  description:
    'Answers 200 while the database answers and can be written to, and files can be stored; 503 otherwise, and while the server is stopping. `warnings` names what an operator should correct although visitors are served, such as a wrong clock.',
  response: envelopeOf(z.object({ warnings: z.array(z.string()) })),
  errors: ['notReady'],
});
