import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import type { TypedMessage } from '../../ticket-fields.ts';

interface ReadPhone {
  /** In E.164 form; as typed if the number is incomplete or the rules are not loaded. */
  readonly number: string;
  readonly problem: 'country' | 'invalid' | undefined;
}

/** Milliseconds to wait for the phone number rules. Without them only the server checks the number. */
const timeout = 4_000;

export async function readPhone({
  telefono_cliente: typed,
  telefono_clienteCountry,
}: TypedMessage): Promise<ReadPhone> {
  const asTyped: ReadPhone = { number: typed, problem: undefined };
  if (typed.trim() === '') return asTyped;
  const read = import('../phone/phone-rules.ts').then((rules) => {
    const entry = rules.entryOf(typed, telefono_clienteCountry);
    return { number: entry.formattedNumber || typed, problem: rules.phoneProblem(entry) };
  });
  return (await timeoutOrUndefined(timeout, read)) ?? asTyped;
}
