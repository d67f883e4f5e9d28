import { z } from 'zod';
import { emailProblem, readEmail } from '../../contracts/email-address.ts';

/** The part of the environment that says who may sign in, and how. */
export const accountVariables = {
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters, or be left empty').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  STAFF_EMAILS: z
    .string()
    .default('')
    .transform((text) => text.split(',').map(readEmail).filter(Boolean))
    .refine(
      (addresses) => addresses.every((address) => emailProblem(address) === undefined),
      'must be addresses with commas between them, such as ana@company.example, luis@company.example',
    ),
};

interface GoogleClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

interface GoogleVariables {
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
}

/** Undefined: there is no signing in with Google. */
export function readGoogle({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: GoogleVariables): GoogleClient | undefined {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
}
