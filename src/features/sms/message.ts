import { capacities } from './characters.ts';
import { writePlain } from './write-plain.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/products/sms': { readonly asked: SmsInput };
  }
}

/** The input of the calculator. */
export interface SmsInput {
  readonly text: string;
  /** The number of recipients, as typed. */
  readonly recipients: string;
  /** The message before its costly characters were replaced, for undo. */
  readonly before?: string | undefined;
}

/** The buttons of the calculator; the script or the server handles them. */
export const messageActions = ['count', 'plain', 'undo'] as const;
export type MessageAction = (typeof messageActions)[number];

export function actOn({ text, recipients, before }: SmsInput, action: MessageAction): SmsInput {
  if (action === 'undo') return { text: before ?? text, recipients };
  const plain = action === 'plain' ? writePlain(withPlainLineEnds(text)) : undefined;
  return plain === undefined ? { text, recipients } : { text: plain, recipients, before: text };
}

/**
 * Normalizes line ends to one character. Browsers send two (CRLF) in a form: without this a message would cost more in
 * the form than in the script.
 */
export function withPlainLineEnds(typed: string): string {
  return typed.replace(/\r\n?/g, '\n');
}

interface ReadMessage {
  /** The counted text. */
  readonly text: string;
  /** The full length of the typed text, if longer. In UTF-16 units, as browsers limit a field. */
  readonly tooLong?: number;
}

export function readMessage(typed: string): ReadMessage {
  const text = withPlainLineEnds(typed);
  if (text.length <= smsLimits.counted) return { text };
  // Does not split a surrogate pair, whose first half would be another character.
  const counted = text.slice(0, smsLimits.counted).replace(/[\uD800-\uDBFF]$/, '');
  return { text: counted, tooLong: text.length };
}

export const smsLimits = {
  /** Ten parts in the short alphabet. Phones and networks start to lose parts of longer messages. */
  counted: 10 * capacities.gsm7.part,
  /**
   * The maximum length of the field. More than is counted, so that a long pasted text can be shortened there; and short
   * enough for the server's limit of a form in any script.
   */
  typed: 10_000,
  /** The default number of recipients. */
  recipients: 1_000,
} as const;
