import { useState } from 'react';
import { useSettled } from '#platform/browser/use-settled.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, totalOf } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { parseQuantity } from '#ui/parse-quantity.ts';
import { type Reckoned, reckonMessage } from '../measure.ts';
import { type AskedMessage, actOn, type MessageAction, smsLimits } from '../message.ts';
import { CostTable, type SmsPrice } from './cost-table.tsx';
import { MessageFigures } from './message-figures.tsx';
import style from './sms-calculator.module.css';
import { Verdict } from './verdict.tsx';
import { type VerdictText, verdictOf } from './verdict-of.ts';
import type { SmsCalculatorWords } from './words.ts';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    'sms-calculator': typeof SmsCalculator;
  }
}

interface Props {
  /** Where the form is sent without a script: this page, at the section it stands in. */
  readonly action: string;
  readonly language: Language;
  readonly prices: readonly SmsPrice[];
  /** People in one campaign. */
  readonly most: number;
  readonly start: AskedMessage;
  readonly words: SmsCalculatorWords;
}

/**
 * How many parts a message has, what makes it long, and what it costs. Without a script the same form is sent by
 * post, so that no address keeps what somebody wrote, and the server draws it again.
 */
export default function SmsCalculator({ action, language, prices, most, start, words }: Props) {
  const [asked, setAsked] = useState(start);
  const [touched, setTouched] = useState(false);
  const { text, recipients, before } = asked;
  const reckoned = reckonMessage(text);
  const { measure, plainly, tooLong } = reckoned;
  const { count, errorCode } = readRecipients(recipients, most);
  const say = (message: string, values: Record<string, number>) => format(message, language, values);
  const textError = tooLong ? say(words.tooLong, { length: tooLong, most: smsLimits.counted }) : undefined;
  const countError = errorCode && say(errorCode === 'wrong' ? words.recipientsWrong : words.recipientsMost, { most });

  const verdict = verdictOf(reckoned, before, language, words);
  const problems = [textError, countError];
  const aloud = saidAloud({ reckoned, verdict, problems, prices, recipients: count, language, words });
  const spoken = useSettled(touched ? aloud : '');

  // Of the present one: what was typed into both boxes while the island slept comes at once.
  const change = (next: (present: AskedMessage) => AskedMessage) => {
    setAsked(next);
    setTouched(true);
  };
  const act = (chosen: MessageAction) => change((present) => actOn(present, chosen));

  return (
    <form
      className={style.calculator}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        setTouched(true);
      }}
    >
      <div className={style.asked}>
        <TextAreaField
          id="sms-message"
          name="text"
          label={words.message}
          hint={say(words.messageHint, { most: smsLimits.counted })}
          error={textError}
          autoComplete="off"
          maxLength={smsLimits.typed}
          value={text}
          onChange={({ currentTarget: { value } }) =>
            change((present) => ({ recipients: present.recipients, text: value }))
          }
        />
        <TextField
          id="sms-recipients"
          name="recipients"
          label={words.recipients}
          hint={say(words.recipientsHint, { most })}
          error={countError}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={recipients}
          onChange={({ currentTarget: { value } }) => change((present) => ({ ...present, recipients: value }))}
        />
        {before !== undefined && <input type="hidden" name="before" value={before} />}
        <Button type="submit" name="action" value="count" look="secondary" className={style.count}>
          {words.count}
        </Button>
      </div>
      <MessageFigures reckoned={reckoned} language={language} words={words} />
      <Verdict reckoned={reckoned} verdict={verdict} before={before} language={language} words={words} onAct={act} />
      <CostTable
        prices={prices}
        recipients={count}
        parts={measure.parts.length}
        plain={plainly.kind === 'saves' ? plainly.measure.parts.length : undefined}
        language={language}
        words={words}
      />
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </form>
  );
}

interface Recipients {
  readonly count: number;
  readonly errorCode?: 'wrong' | 'tooMany';
}

/** To how many people, as somebody types it. What cannot be read costs nothing rather than something wrong. */
export function readRecipients(typed: string, most: number): Recipients {
  const { quantity, note } = parseQuantity(typed);
  if (note === 'unreadable' || note === 'negative' || note === 'empty') return { count: 0, errorCode: 'wrong' };
  return quantity > most ? { count: most, errorCode: 'tooMany' } : { count: quantity };
}

interface Options {
  readonly reckoned: Reckoned;
  readonly verdict: VerdictText;
  readonly problems: readonly (string | undefined)[];
  readonly prices: readonly SmsPrice[];
  readonly recipients: number;
  readonly language: Language;
  readonly words: SmsCalculatorWords;
}

/** All that changed on the screen, for those who listen. */
function saidAloud(options: Options): string {
  const { reckoned, verdict, problems, prices, recipients, language, words } = options;
  const { characters, parts } = reckoned.measure;
  const costs = prices.map(({ name, currency, price }) => {
    const minor = totalOf(parts.length * recipients, price);
    return `${name} ${formatMoney({ minor, currency }, language)}`;
  });
  const figures = format(words.announced, language, { characters, parts: parts.length });
  return [...problems, figures, `${verdict.title}.`, verdict.saving, `${costs.join(', ')}.`].filter(Boolean).join(' ');
}
