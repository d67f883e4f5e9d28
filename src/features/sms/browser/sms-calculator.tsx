import { useState } from 'react';
import { useSettled } from '#platform/browser/use-settled.ts';
import type { CountryId } from '#site/countries.ts';
import type { Currency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, formatUnitPrice, totalOf, type UnitPrice } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Flag } from '#ui/flag.tsx';
import { stack } from '#ui/layout.ts';
import { atTop, raisedLook, withoutScript } from '#ui/look.ts';
import { parseQuantity } from '#ui/parse-quantity.ts';
import { Table } from '#ui/table.tsx';
import { type CalculatedMessage, calculateMessage } from '../measure.ts';
import { actOn, type MessageAction, type SmsInput, smsLimits } from '../message.ts';
import { MessageFigures } from './message-figures.tsx';
import style from './sms-calculator.module.css';
import type { SmsCalculatorWords } from './verdict.tsx';
import { Verdict, type VerdictText, verdictOf } from './verdict.tsx';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    'sms-calculator': typeof SmsCalculator;
  }
}

interface Props {
  /** Where the form is sent without JavaScript: this page, at its section. */
  readonly action: string;
  readonly language: Language;
  readonly prices: readonly SmsPrice[];
  /** People in one campaign. */
  readonly most: number;
  readonly start: SmsInput;
  readonly words: SmsCalculatorWords;
}

/**
 * The parts, costly characters and price of a message. Without JavaScript the form is sent by POST, so that no address
 * contains the message, and the server renders the result.
 */
export default function SmsCalculator({ action, language, prices, most, start, words }: Props) {
  const [asked, setAsked] = useState(start);
  const [touched, setTouched] = useState(false);
  const { text, recipients, before } = asked;
  const calculated = calculateMessage(text);
  const { measure, plainly, tooLong } = calculated;
  const { count, errorCode } = readRecipients(recipients, most);
  const say = (message: string, values: Record<string, number>) => format(message, language, values);
  const textError = tooLong ? say(words.tooLong, { length: tooLong, most: smsLimits.counted }) : undefined;
  const countError = errorCode && say(errorCode === 'wrong' ? words.recipientsWrong : words.recipientsMost, { most });

  const verdict = verdictOf(calculated, before, language, words);
  const problems = [textError, countError];
  const announcement = announcementOf({ calculated, verdict, problems, prices, recipients: count, language, words });
  const spoken = useSettled(touched ? announcement : '');

  // Uses the current state, because text typed into both boxes before hydration arrives together.
  const change = (next: (present: SmsInput) => SmsInput) => {
    setAsked(next);
    setTouched(true);
  };
  const act = (chosen: MessageAction) => change((present) => actOn(present, chosen));

  return (
    <form
      className={stack(0, raisedLook, style.calculator)}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        setTouched(true);
      }}
    >
      <div className={stack(5, atTop, style.asked)}>
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
        <Button type="submit" name="action" value="count" look="secondary" className={withoutScript}>
          {words.count}
        </Button>
      </div>
      <MessageFigures calculated={calculated} language={language} words={words} />
      <Verdict
        calculated={calculated}
        verdict={verdict}
        before={before}
        language={language}
        words={words}
        onAct={act}
      />
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

/** Reads the typed number of recipients. An unreadable number counts as none, instead of a wrong price. */
export function readRecipients(typed: string, most: number): Recipients {
  const { quantity, note } = parseQuantity(typed);
  if (note === 'unreadable' || note === 'negative' || note === 'empty') return { count: 0, errorCode: 'wrong' };
  return quantity > most ? { count: most, errorCode: 'tooMany' } : { count: quantity };
}

interface Options {
  readonly calculated: CalculatedMessage;
  readonly verdict: VerdictText;
  readonly problems: readonly (string | undefined)[];
  readonly prices: readonly SmsPrice[];
  readonly recipients: number;
  readonly language: Language;
  readonly words: SmsCalculatorWords;
}

/** The announcement of all changes for screen readers. */
function announcementOf(options: Options): string {
  const { calculated, verdict, problems, prices, recipients, language, words } = options;
  const { characters, parts } = calculated.measure;
  const costs = prices.map(({ name, currency, price }) => {
    const minor = totalOf(parts.length * recipients, price, currency);
    return `${name} ${formatMoney({ minor, currency }, language)}`;
  });
  const figures = format(words.announced, language, { characters, parts: parts.length });
  return [...problems, figures, `${verdict.title}.`, verdict.saving, `${costs.join(', ')}.`].filter(Boolean).join(' ');
}

interface SmsPrice {
  readonly country: CountryId;
  readonly name: string;
  readonly currency: Currency;
  readonly price: UnitPrice;
}

interface CostTableProps {
  readonly prices: readonly SmsPrice[];
  readonly recipients: number;
  /** The number of parts of one message. */
  readonly parts: number;
  /** The number without its costly characters, if that is lower. */
  readonly plain: number | undefined;
  readonly language: Language;
  readonly words: SmsCalculatorWords;
}

/** For each country: the price of one message, of all, and of all without costly characters. */
function CostTable({ prices, recipients, parts, plain, language, words }: CostTableProps) {
  const columns = [words.each, words.all, ...(plain === undefined ? [] : [words.without, words.saved])];
  return (
    <div className={style.costs}>
      <Table
        id="sms-costs"
        caption={format(words.cost, language, { recipients })}
        columns={[{ label: words.country }, ...columns.map((label) => ({ label, figures: true }))]}
        rows={prices.map(({ country, name, currency, price }) => {
          const total = (of: number) => totalOf(of * recipients, price, currency);
          const write = (minor: number) => formatMoney({ minor, currency }, language);
          const asWritten = total(parts);
          return {
            cells: [
              <span key="country" className={style.country}>
                <Flag of={country} /> {name}
              </span>,
              formatUnitPrice(parts * price, currency, language),
              write(asWritten),
              ...(plain === undefined
                ? []
                : [write(total(plain)), <strong key="saved">{write(asWritten - total(plain))}</strong>]),
            ],
          };
        })}
      />
    </div>
  );
}
