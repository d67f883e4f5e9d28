import type { z } from 'zod';
import type { CodeName } from './envelope.ts';
import type { ErrorCode } from './errors.ts';

/** How a body may be sent: as JSON, or as a form (url-encoded or multipart). */
export const bodyTypes = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
} as const;

type BodyKind = keyof typeof bodyTypes;

/** One call, described once: the server mounts it, the browser types it, OpenAPI is made from it. */
export interface Call {
  readonly method: 'get' | 'post';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly description: string;
  /** The body. A call without one pays no regard to what is sent. */
  readonly request?: z.ZodType;
  /** How the body may be sent; as JSON where it is left out. */
  readonly bodies?: readonly BodyKind[];
  /** The whole answer, the envelope included. */
  readonly response: z.ZodType;
  /** A browser that did not ask for JSON is sent on instead: says where to. */
  readonly redirect?: string;
  /** What this call names its code, in success and in failure; `CODE` where it is left out. */
  readonly codeName?: CodeName;
  /** Beside those that every call, or every call with a body, can answer. */
  readonly errors: readonly ErrorCode[];
  /** A system of the company may show a key (`Authorization: Bearer …`); a key that is not known is refused. */
  readonly takesApiKey?: true;
  /** Changes something in the visitor's name, so that only pages of this site may make it. */
  readonly ownPagesOnly?: true;
  /** A body to try it with. Only for what changes nothing: the documentation lets anyone send it. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** What `DESCRIPTION` says when the server fails, where other systems expect certain words. */
  readonly failure?: string;
}

/** Checks the description and keeps the exact types of its schemas. */
export function defineCall<const Described extends Call>(call: Described): Described {
  return call;
}
