import type { z } from 'zod';
import type { Call } from '../../contracts/call.ts';
import type { FieldProblems } from '../../contracts/faults.ts';
import type { AppContext } from '../app-context.ts';
import { readBody } from '../body/read-body.ts';
import { CallFault } from '../errors/call-fault.ts';

/** Reads and checks the body of a call, or throws the fault that says what is wrong with it. */
export async function readInput<Request extends z.ZodType>(
  c: AppContext,
  schema: Request,
  bodies: NonNullable<Call['bodies']>,
): Promise<z.output<Request>> {
  const result = await schema.safeParseAsync(await readBody(c, bodies));
  if (!result.success) throw new CallFault('wrongInput', { fields: problemsOf(result.error) });
  return result.data;
}

/** The first problem of each field is enough. */
export function problemsOf(error: z.ZodError): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of error.issues) problems[path.join('.') || 'body'] ??= message;
  return problems;
}
