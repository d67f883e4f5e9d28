import type { Encoding } from '#site/sms/measure.ts';
import type { Plainly } from '#site/sms/reckon.ts';

/** What the calculator says, in the page's language. */
export interface SmsCalculatorWords {
  readonly message: string;
  readonly messageHint: string;
  readonly tooLong: string;
  readonly recipients: string;
  readonly recipientsHint: string;
  readonly recipientsWrong: string;
  readonly recipientsMost: string;
  readonly count: string;
  readonly characters: string;
  readonly countsAs: string;
  readonly alphabet: string;
  readonly alphabets: Readonly<Record<Encoding, string>>;
  readonly parts: string;
  readonly partCount: string;
  readonly lastPart: string;
  readonly asWritten: string;
  readonly without: string;
  readonly room: string;
  readonly empty: string;
  readonly costly: string;
  readonly verdicts: Readonly<Record<Plainly['kind'], string>>;
  readonly cheap: string;
  readonly rewritten: string;
  readonly rewrittenSaved: string;
  readonly rewrite: string;
  readonly undo: string;
  readonly marked: string;
  readonly list: string;
  readonly times: string;
  readonly more: string;
  readonly becomes: string;
  readonly becomesSpace: string;
  readonly joined: string;
  readonly leftOut: string;
  readonly noPlain: string;
  readonly names: Readonly<Record<'space' | 'tab' | 'hidden', string>>;
  readonly cost: string;
  readonly country: string;
  readonly each: string;
  readonly all: string;
  readonly saved: string;
  readonly announced: string;
}
