import { z } from 'zod';

/** The values of `CODE`. The company's other systems know these numbers. */
export const codes = {
  success: 1,
  wrongInput: 2,
  failure: 3,
  changed: 4,
  notSignedIn: 5,
  nothingNew: 6,
  tooManyRequests: 7,
} as const;

type Code = (typeof codes)[keyof typeof codes];

/** The shape of every call's response. */
interface Envelope<Data> {
  readonly CODE: Code;
  readonly DESCRIPTION: string;
  readonly DATA: Data;
}

/** The schema of a response with `data`. */
export function envelopeOf<Data extends z.ZodType>(data: Data) {
  return z.object({
    CODE: z.literal([codes.success, codes.nothingNew]),
    DESCRIPTION: z.string(),
    DATA: data,
  });
}

/** The name of the code field: the help desk, and the systems that open tickets with it, use Spanish. */
export type CodeName = 'CODE' | 'CODIGO';

/** The same envelope for a call that names its code `CODIGO`. */
export function codigoEnvelopeOf<Data extends z.ZodType>(data: Data) {
  const { CODE, ...rest } = envelopeOf(data).shape;
  return z.object({ CODIGO: CODE, ...rest });
}

export function withCodigo<EnvelopeCode extends Code, Data>(
  envelope: Envelope<Data> & { readonly CODE: EnvelopeCode },
) {
  const { CODE, DESCRIPTION, DATA } = envelope;
  return { CODIGO: CODE, DESCRIPTION, DATA };
}

/** A response without data. */
export const nothing = z.object({});

export function success<Data>(data: Data, description = 'Success'): Envelope<Data> & { CODE: typeof codes.success } {
  return { CODE: codes.success, DESCRIPTION: description, DATA: data };
}

/** Success as well, only without a result. */
export function nothingNew(): Envelope<Record<never, never>> & { CODE: typeof codes.nothingNew } {
  return { CODE: codes.nothingNew, DESCRIPTION: 'Nothing new', DATA: {} };
}

/** Every error of a call: its HTTP status, its code and its description. */
export const errors = {
  unreadableBody: { status: 400, code: codes.wrongInput, description: 'The body cannot be read' },
  notSignedIn: { status: 401, code: codes.notSignedIn, description: 'Sign in first' },
  wrongApiKey: { status: 401, code: codes.notSignedIn, description: 'This API key is not known' },
  otherSite: { status: 403, code: codes.failure, description: 'Only this site may make this call' },
  notFound: { status: 404, code: codes.failure, description: 'There is nothing at this address' },
  wrongMethod: { status: 405, code: codes.failure, description: 'This address does not know that method' },
  bodyTooSlow: { status: 408, code: codes.wrongInput, description: 'The body arrived too slowly' },
  changed: { status: 409, code: codes.changed, description: 'The price or the state has changed' },
  bodyTooLarge: { status: 413, code: codes.wrongInput, description: 'The body is too large' },
  wrongContentType: { status: 415, code: codes.wrongInput, description: 'The body has a type this call does not read' },
  wrongInput: { status: 422, code: codes.wrongInput, description: 'Some fields are wrong' },
  tooManyRequests: { status: 429, code: codes.tooManyRequests, description: 'Too many requests, try again later' },
  failure: { status: 500, code: codes.failure, description: 'Something failed on our side' },
  notReady: { status: 503, code: codes.failure, description: 'Not ready, try again in a few seconds' },
} as const satisfies Record<string, { status: number; code: Code; description: string }>;

export type ErrorCode = keyof typeof errors;

/** The errors of any call that reads a body. */
export const bodyErrors = [
  'unreadableBody',
  'bodyTooSlow',
  'bodyTooLarge',
  'wrongContentType',
  'wrongInput',
] as const satisfies readonly ErrorCode[];

/** What is wrong, by field. Empty if no single field is the cause. */
const fieldProblems = z.record(z.string(), z.string());
export type FieldProblems = z.infer<typeof fieldProblems>;

export const errorEnvelope = z.object({
  CODE: z.literal([codes.wrongInput, codes.failure, codes.changed, codes.notSignedIn, codes.tooManyRequests]),
  DESCRIPTION: z.string(),
  DATA: z.object({
    fields: fieldProblems.optional(),
    currency: z.string().optional().describe('With code 4: of the right price'),
    value: z.string().optional().describe('With code 4: the right price, in whole units'),
    nearest: z.array(z.string()).optional().describe('With code 4: free times around the one that was taken'),
    reason: z
      .string()
      .optional()
      .describe(
        'unavailable: it will not work later either; tooManyMeetings: of this address to come; tooManyBookings: of all visitors together; notOffered: nobody took the time',
      ),
  }),
});

/** The same for a call that names its code `CODIGO`. */
const { CODE, ...namedAlike } = errorEnvelope.shape;
export const codigoErrorEnvelope = z.object({ CODIGO: CODE, ...namedAlike });

/** Additional data of an error. */
export interface ErrorDetails {
  readonly description?: string | undefined;
  readonly fields?: FieldProblems;
  /** Of a purchase whose price has changed. */
  readonly rightPrice?: {
    readonly currency: string;
    readonly value: string;
    /** With taxes, where they are added. */
    readonly total?: string;
    readonly taxes?: readonly { readonly name: string; readonly percent: number; readonly value: string }[];
  };
  /** Of a meeting whose time was taken: ISO 8601 in UTC. */
  readonly nearest?: readonly string[];
  /** Errors that a retry will not change, or not in the near future. */
  readonly reason?: 'unavailable' | 'tooManyMeetings' | 'tooManyBookings' | 'notOffered';
}

export function toErrorEnvelope(
  name: ErrorCode,
  { description, fields, rightPrice, nearest, reason }: ErrorDetails = {},
): Envelope<{
  fields?: FieldProblems;
  currency?: string;
  value?: string;
  nearest?: readonly string[];
  reason?: string;
}> {
  const { code } = errors[name];
  const data = { ...(fields && { fields }), ...rightPrice, ...(nearest && { nearest }), ...(reason && { reason }) };
  return { CODE: code, DESCRIPTION: description ?? errors[name].description, DATA: data };
}
