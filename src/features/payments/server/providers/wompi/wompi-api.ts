import { z } from 'zod';
import { boundedList } from '#platform/contracts/bounded-input.ts';
import { ProviderFailure, type ProviderTransaction } from '../provider.ts';
import { wompiTransaction } from './wompi-transaction.ts';

export interface WompiApi {
  readonly url: () => string;
  readonly privateKey: string;
  readonly fetch: typeof fetch;
  /** Milliseconds. */
  readonly patience: number;
}

const answered = z.object({ data: boundedList(wompiTransaction, 1_000) });

export async function getTransactionsOf(api: WompiApi, reference: string): Promise<readonly ProviderTransaction[]> {
  const answer = await ask(api, `/transactions?reference=${encodeURIComponent(reference)}`);
  const found = answer === undefined ? [] : understand(answered, answer).data;
  // Whatever a provider takes for a match: ours are those of this very reference.
  return found.filter((transaction) => transaction.reference === reference);
}

/** Undefined: there is nothing of that name. */
async function ask({ url, privateKey, fetch, patience }: WompiApi, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${privateKey}`, accept: 'application/json' };
  try {
    const response = await fetch(`${url()}${path}`, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 404) return undefined;
    if (response.status !== 200) throw new ProviderFailure(`The payment provider answered with ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure('The payment provider did not answer', { cause: error });
  }
}

function understand<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const read = schema.safeParse(answer);
  if (!read.success) throw new ProviderFailure('The payment provider answered something that cannot be read');
  return read.data;
}
