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

export const idle: Sending = {
  isSending: false,
  share: 0,
  problems: {},
  fault: undefined,
  failure: undefined,
  reference: undefined,
};

export function failed(fault: string, problems: ProblemTexts): Sending {
  return { ...idle, fault, problems, failure: {} };
}
