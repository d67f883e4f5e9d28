import { useState } from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '#platform/browser/copy-text.ts';
import type { Currency } from '#site/countries.ts';
import { currencies } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import type { Copied } from '#ui/copied-link.tsx';
import { CopiedLink } from '#ui/copied-link.tsx';
import { CurrencyChoice } from '#ui/currency-choice.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { describeAmounts } from '../describe-amounts.ts';
import { lineTotal } from '../quote.ts';
import { quoteFields, updateAction } from '../quote-fields.ts';
import { problemText } from './check-person.ts';
import type { ChosenItem } from './quote-start.ts';
import style from './selection.module.css';
import small from './small-print.module.css';
import type { useQuote } from './use-quote.ts';
import type { QuoteWords } from './words.ts';

interface Props {
  readonly quote: ReturnType<typeof useQuote>;
  readonly currency: Currency;
  readonly total: string;
  readonly language: Language;
  readonly words: QuoteWords;
  readonly problem: string | undefined;
  /** Once the quote is being made, it is too late to change it. */
  readonly isSending: boolean;
}

/** What is chosen and what it comes to. */
export function Selection({ quote, currency, total, language, words, problem, isSending }: Props) {
  const { chosen } = quote;
  const isEmpty = chosen.length === 0;
  return (
    <div className={style.selection} inert={isSending}>
      <h2 id="quote-summary-title">{words.title}</h2>
      <CurrencyChoice
        name={quoteFields.currency}
        legend={words.currency}
        names={words.currencies}
        value={currency}
        asleep={quote.currency === undefined}
        onChoose={quote.pick}
      />
      {problem && (
        <p className={style.problem} role="alert" data-problem="" tabIndex={-1}>
          {problemText(words, 'items', problem, { language, currency })}
        </p>
      )}
      {isEmpty ? (
        <p className={style.empty}>{words.empty}</p>
      ) : (
        <>
          <Lines chosen={chosen} currency={currency} language={language} words={words} onRemove={quote.remove} />
          <ByAgreement chosen={chosen} currency={currency} language={language} words={words} onPick={quote.pick} />
          <p className={style.total}>
            <span>{words.total}</span> <strong>{total}</strong>
          </p>
          <p className={small.print}>{words.taxes}</p>
        </>
      )}
      <Button
        type="submit"
        look="secondary"
        wide
        name={quoteFields.action}
        value={updateAction}
        className={style.update}
      >
        {words.update}
      </Button>
      {!isEmpty && (
        <SelectionWays query={quote.query ?? ''} wasKept={quote.wasKept} words={words} onClear={quote.clear} />
      )}
    </div>
  );
}

interface ByAgreementProps {
  readonly chosen: readonly ChosenItem[];
  readonly currency: Currency;
  readonly language: Language;
  readonly words: QuoteWords;
  readonly onPick: (currency: Currency) => void;
}

/** What has no price in this currency, and in which one it has. */
function ByAgreement({ chosen, currency, language, words, onPick }: ByAgreementProps) {
  const without = chosen.filter(({ item: { prices } }) => prices[currency] === undefined);
  if (without.length === 0) return null;
  const priced = (other: Currency) => without.filter(({ item: { prices } }) => prices[other] !== undefined).length;
  const others = currencies.filter((other) => priced(other) > 0);
  const say = (message: string, of: Currency) =>
    format(message, language, { count: without.length, currency: words.currencies[of] });
  return (
    <div className={style.agreement}>
      <p>{say(words.agreement.text, currency)}</p>
      {others.map((other) => (
        <Button key={other} look="secondary" size="small" onClick={() => focusNext(() => onPick(other))}>
          {say(words.agreement.switch, other)}
        </Button>
      ))}
    </div>
  );
}

interface SelectionWaysProps {
  /** The query of its address. */
  readonly query: string;
  /** It was put together on an earlier visit. */
  readonly wasKept: boolean;
  readonly words: QuoteWords;
  readonly onClear: () => void;
}

/** What can be done with a selection as a whole: it is passed on, or begun again. */
function SelectionWays({ query, wasKept, words, onClear }: SelectionWaysProps) {
  const [copied, setCopied] = useState<Copied & { readonly query: string }>();
  const copy = async () => {
    const address = `${location.origin}${location.pathname}${query}`;
    setCopied({ query, address, byHand: !(await copyText(address)) });
  };
  return (
    <div className={style.ways}>
      {wasKept && <p className={small.print}>{words.kept}</p>}
      <Button look="quiet" size="small" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button look="quiet" size="small" onClick={() => focusNext(onClear)}>
        {words.clear}
      </Button>
      {/* What was copied before the selection changed is the link to another one. */}
      <CopiedLink
        id="quote-link"
        className={style.copied}
        copied={copied?.query === query ? copied : undefined}
        words={words}
      />
    </div>
  );
}

interface LinesProps {
  readonly chosen: readonly ChosenItem[];
  readonly currency: Currency;
  readonly language: Language;
  readonly words: QuoteWords;
  readonly onRemove: (id: string) => void;
}

/** Everything that is chosen: how much of it, and what that costs. */
function Lines({ chosen, currency, language, words, onRemove }: LinesProps) {
  return (
    <ul className={style.lines}>
      {chosen.map((one, place) => {
        const { item, amounts } = one;
        const minor = lineTotal(one, currency);
        return (
          <li key={item.id}>
            <span>
              {item.name} <small>{describeAmounts(item, amounts, words.amounts, language)}</small>
            </span>
            <strong>
              {minor === undefined ? words.byAgreement : formatMoney({ minor, currency }, language, 'code')}
            </strong>
            <Button
              look="quiet"
              size="small"
              icon={<CloseIcon />}
              aria-label={`${words.remove} ${item.name}`}
              data-remove=""
              onClick={() => focusNext(() => onRemove(item.id), place)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Does what a button was pressed for, which takes the button itself away. The focus goes to the one that removes what
 * comes next, or to the summary as a whole, and never to nowhere.
 */
function focusNext(change: () => void, place?: number): void {
  flushSync(change);
  const summary = document.getElementById('quote-summary');
  const buttons = [...(summary?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const next = place === undefined ? undefined : (buttons[place] ?? buttons.at(-1));
  if (next) next.focus();
  // It is taller than a phone: what is in sight stays there.
  else summary?.focus({ preventScroll: true });
}
