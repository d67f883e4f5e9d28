import { fieldsOf } from '#platform/browser/stored/stored.ts';

export type Outcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'failed'; readonly fault: string; readonly problems: Readonly<Record<string, string>> };

/** What an answer of the ticket call means for whoever waits for it. `lost` is said where it means nothing. */
export function readOutcome(body: unknown, lost: string): Outcome {
  const { CODIGO, DESCRIPTION, DATA } = fieldsOf(body);
  const { reference, fields } = fieldsOf(DATA);
  if (CODIGO === 1 && typeof reference === 'string') return { kind: 'sent', reference };
  const problems = Object.entries(fieldsOf(fields)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  const fault = typeof DESCRIPTION === 'string' && DESCRIPTION ? DESCRIPTION : lost;
  return { kind: 'failed', fault, problems: Object.fromEntries(problems) };
}
