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

export type Code = (typeof codes)[keyof typeof codes];

/** The shape of every call's response. */
export interface Envelope<Data> {
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
