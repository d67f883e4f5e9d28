import { capacities } from './characters.ts';
import { writePlain } from './write-plain.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/products/sms': { readonly asked: AskedMessage };
  }
}

/** What somebody wants to know the cost of. */
export interface AskedMessage {
  readonly text: string;
  /** To so many people, as it was typed. */
  readonly recipients: string;
  /** As it was before it was written without its costly characters. Until it is changed again, that can be undone. */
  readonly before?: string | undefined;
}

/** Its buttons: by script or, as fields of a form, by the server. */
export const messageActions = ['count', 'plain', 'undo'] as const;
export type MessageAction = (typeof messageActions)[number];

export function actOn({ text, recipients, before }: AskedMessage, action: MessageAction): AskedMessage {
  if (action === 'undo') return { text: before ?? text, recipients };
  const plain = action === 'plain' ? writePlain(withPlainLineEnds(text)) : undefined;
  return plain === undefined ? { text, recipients } : { text: plain, recipients, before: text };
}

/**
 * A line ends with one character. Browsers show pasted text so, and send the same text in a form with two of them
 * (CRLF): without this a message would cost more by the form than in the box.
 */
export function withPlainLineEnds(typed: string): string {
  return typed.replace(/\r\n?/g, '\n');
}

interface ReadMessage {
  /** What is counted. */
  readonly text: string;
  /** The length of all that was typed, where that is more. In UTF-16 units, as browsers limit a box. */
  readonly tooLong?: number;
}

export function readMessage(typed: string): ReadMessage {
  const text = withPlainLineEnds(typed);
  if (text.length <= smsLimits.counted) return { text };
  // Not through the middle of an emoji, whose first half alone would be another character.
  const counted = text.slice(0, smsLimits.counted).replace(/[\uD800-\uDBFF]$/, '');
  return { text: counted, tooLong: text.length };
}

export const smsLimits = {
  /** Ten parts in the short alphabet. Beyond that it is a letter: telephones and networks begin to lose parts. */
  counted: 10 * capacities.gsm7.part,
  /**
   * What the box takes. More than is counted, so that what is too long can be shortened where it was pasted; and
   * little enough for any writing to stay within what the server reads of a form.
   */
  typed: 10_000,
  /** Messages go to so many people where nobody has said another number. */
  recipients: 1_000,
} as const;
