import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextAreaField, TextField } from '#components/ui/text-field.tsx';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { type AskedMessage, actOn, type MessageAction } from '#site/sms/asked-message.ts';
import { smsLimits } from '#site/sms/limits.ts';
import { reckonMessage } from '#site/sms/reckon.ts';
import { useSettled } from '../use-settled.ts';
import { CostTable, type SmsPrice } from './cost-table.tsx';
import { MessageFigures } from './message-figures.tsx';
import { readRecipients } from './read-recipients.ts';
import style from './sms-calculator.module.css';
import { Verdict } from './verdict.tsx';
import { verdictOf } from './verdict-of.ts';
import type { SmsCalculatorWords } from './words.ts';

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
  const { count, fault } = readRecipients(recipients, most);
  const say = (message: string, values = {}) => format(message, language, values);

  const { title, saving } = verdictOf(reckoned, before, language, words);
  const figures = { characters: measure.characters, parts: measure.parts.length };
  const spoken = useSettled(touched ? `${say(words.announced, figures)} ${title}. ${saving}` : '');

  const change = (next: AskedMessage) => {
    setAsked(next);
    setTouched(true);
  };
  const act = (chosen: MessageAction) => change(actOn(asked, chosen));

  return (
    <form
      className={style.calculator}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        change(asked);
      }}
    >
      <div className={style.asked}>
        <TextAreaField
          id="sms-message"
          name="text"
          label={words.message}
          hint={say(words.messageHint, { most: smsLimits.counted })}
          error={tooLong ? say(words.tooLong, { length: tooLong, most: smsLimits.counted }) : undefined}
          autoComplete="off"
          maxLength={smsLimits.typed}
          value={text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value, recipients })}
        />
        <TextField
          id="sms-recipients"
          name="recipients"
          label={words.recipients}
          hint={say(words.recipientsHint, { most })}
          error={fault && say(fault === 'wrong' ? words.recipientsWrong : words.recipientsMost, { most })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={recipients}
          onChange={({ currentTarget }) => change({ ...asked, recipients: currentTarget.value })}
        />
        {before !== undefined && <input type="hidden" name="before" value={before} />}
        <Button type="submit" name="action" value="count" look="secondary" className={style.count}>
          {words.count}
        </Button>
      </div>
      <MessageFigures reckoned={reckoned} language={language} words={words} />
      <Verdict reckoned={reckoned} before={before} language={language} words={words} onAct={act} />
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
