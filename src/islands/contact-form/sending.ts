export type ProblemTexts = Readonly<Record<string, string>>;

/** Where a message stands. */
export interface Sending {
  readonly isSending: boolean;
  /** How much of it has gone out, from 0 to 1. */
  readonly share: number;
  readonly fault: string | undefined;
  readonly problems: ProblemTexts;
  /** A new one each time that something was wrong: with it the focus goes there. */
  readonly failure: object | undefined;
  /** Of what was sent: it is shown until the visitor confirms. */
  readonly reference: string | undefined;
}

export const calm: Sending = {
  ...{ isSending: false, share: 0, problems: {} },
  ...{ fault: undefined, failure: undefined, reference: undefined },
};

export function failed(fault: string, problems: ProblemTexts): Sending {
  return { ...calm, fault, problems, failure: {} };
}

/** What is typed anew is no longer wrong, and with the last of them there is nothing left to complain of. */
export function mended(before: Sending, name: string): Sending {
  if (!(name in before.problems)) return before;
  const { [name]: _, ...problems } = before.problems;
  return { ...before, problems, fault: Object.keys(problems).length > 0 ? before.fault : undefined };
}
