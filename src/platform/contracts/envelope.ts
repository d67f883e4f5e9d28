import { z } from 'zod';

/** What `CODE` says. The company's other systems know these numbers. */
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

/** Every call answers in this shape. */
export interface Envelope<Data> {
  readonly CODE: Code;
  readonly DESCRIPTION: string;
  readonly DATA: Data;
}

/** The schema of an answer that carries `data`. */
export function envelopeOf<Data extends z.ZodType>(data: Data) {
  return z.object({
    CODE: z.literal([codes.success, codes.nothingNew]),
    DESCRIPTION: z.string(),
    DATA: data,
  });
}

/** What a call names its code: the help desk, and whoever opens tickets with it, reads Spanish. */
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

/** An answer without anything to carry. */
export const nothing = z.object({});

export function success<Data>(data: Data, description = 'Success'): Envelope<Data> & { CODE: typeof codes.success } {
  return { CODE: codes.success, DESCRIPTION: description, DATA: data };
}

/** Success as well, only that there is nothing to tell. */
export function nothingNew(): Envelope<Record<never, never>> & { CODE: typeof codes.nothingNew } {
  return { CODE: codes.nothingNew, DESCRIPTION: 'Nothing new', DATA: {} };
}
