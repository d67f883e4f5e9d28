import { smsLimits } from './limits.ts';

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
