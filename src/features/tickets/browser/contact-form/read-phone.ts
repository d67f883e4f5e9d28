import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import type { TypedMessage } from '../../live-answers.ts';

interface ReadPhone {
  /** Whole, with its country's code; as typed where it is not, or where nobody can tell. */
  readonly number: string;
  readonly problem: 'country' | 'invalid' | undefined;
}

/** Milliseconds for the rules of the world's numbers to arrive. Without them the server has the only word. */
const patience = 4_000;

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
  return (await timeoutOrUndefined(patience, read)) ?? asTyped;
}
