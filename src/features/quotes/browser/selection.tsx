import { useState } from 'react';
import { flushSync } from 'react-dom';
import { dataProps, withData } from '#platform/page/data-attributes.ts';
import { When } from '#platform/page/when.tsx';
import { type Currency, currencies } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { copyText } from '#ui/browser/copy.ts';
import { Button } from '#ui/button.tsx';
import { type Copied, CopiedLink } from '#ui/copied-link.tsx';
import { CurrencyChoice } from '#ui/currency-choice.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { centeredRow, muted, note, row, stack } from '#ui/layout.ts';
import { describeAmounts } from '../describe-amounts.ts';
import { lineTotal } from '../quote.ts';
import { quoteFields, updateAction } from '../quote-fields.ts';
import { problemText } from './problem-text.ts';
import type { ChosenItem, QuoteWords } from './quote-start.ts';
import style from './selection.module.css';
import type { useQuote } from './use-quote.ts';

interface Props {
  readonly quote: ReturnType<typeof useQuote>;
  readonly currency: Currency;
  readonly total: string;
  readonly language: Language;
  readonly words: QuoteWords;
  readonly problem: string | undefined;
  /** The selection cannot be changed while the quote is being created. */
  readonly isSending: boolean;
}

/** The chosen items and the total. */
export function Selection({ quote, currency, total, language, words, problem, isSending }: Props) {
  const { chosen } = quote;
  const isEmpty = chosen.length === 0;
  return (
    <div className={stack(0, style.selection)} inert={isSending}>
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
        <p className={style.problem} role="alert" {...dataProps({ problem: '' })} tabIndex={-1}>
          {problemText(words, 'items', problem, { language, currency })}
        </p>
      )}
      {isEmpty ? (
        <p className={muted}>{words.empty}</p>
      ) : (
        <>
          <Lines chosen={chosen} currency={currency} language={language} words={words} onRemove={quote.remove} />
          <ByAgreement chosen={chosen} currency={currency} language={language} words={words} onPick={quote.pick} />
          <p className={row(0, style.total)}>
            <span>{words.total}</span> <strong>{total}</strong>
          </p>
          <When is={words.taxes} then={<p className={note}>{words.taxes}</p>} />
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
        <SelectionWays query={quote.query ?? ''} wasRestored={quote.wasRestored} words={words} onClear={quote.clear} />
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

/** Items without a price in this currency, and the currencies that they have one in. */
function ByAgreement({ chosen, currency, language, words, onPick }: ByAgreementProps) {
  const without = chosen.filter(({ item: { prices } }) => prices[currency] === undefined);
  if (without.length === 0) return null;
  const priced = (other: Currency) => without.filter(({ item: { prices } }) => prices[other] !== undefined).length;
  const others = currencies.filter((other) => priced(other) > 0);
  const say = (message: string, of: Currency) =>
    format(message, language, { count: without.length, currency: words.currencies[of] });
  return (
    <div className={centeredRow(2, style.agreement)}>
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
  /** The query of the selection's address. */
  readonly query: string;
  /** The selection is from an earlier visit. */
  readonly wasRestored: boolean;
  readonly words: QuoteWords;
  readonly onClear: () => void;
}

/** The actions for the whole selection: share it, or start again. */
function SelectionWays({ query, wasRestored, words, onClear }: SelectionWaysProps) {
  const [copied, setCopied] = useState<Copied & { readonly query: string }>();
  const copy = async () => {
    const address = `${location.origin}${location.pathname}${query}`;
    setCopied({ query, address, byHand: !(await copyText(address)) });
  };
  return (
    <div className={centeredRow(0, style.ways)}>
      {wasRestored && <p className={note}>{words.restored}</p>}
      <Button look="quiet" size="small" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button look="quiet" size="small" onClick={() => focusNext(onClear)}>
        {words.clear}
      </Button>
      {/* After a change of the selection the copied link is outdated. */}
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

/** The chosen items with their amounts and prices. */
function Lines({ chosen, currency, language, words, onRemove }: LinesProps) {
  return (
    <ul className={style.lines}>
      {chosen.map((one, index) => {
        const { item, amounts } = one;
        const minor = lineTotal(one, currency);
        return (
          <li key={item.id}>
            <span>
              {item.name} <small>{describeAmounts(item, amounts, words.amounts, language)}</small>
            </span>
            <strong>{minor === undefined ? words.byAgreement : formatMoney({ minor, currency }, language)}</strong>
            <Button
              look="quiet"
              size="small"
              icon={<CloseIcon />}
              aria-label={`${words.remove} ${item.name}`}
              {...dataProps({ remove: '' })}
              onClick={() => focusNext(() => onRemove(item.id), index)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Runs a change that removes the pressed button, then moves the focus to the remove button of the next item, or to the
 * summary, so that the focus is not lost.
 */
function focusNext(change: () => void, index?: number): void {
  flushSync(change);
  const summary = document.getElementById('quote-summary');
  const buttons = [...(summary?.querySelectorAll<HTMLElement>(withData('remove')) ?? [])];
  const next = index === undefined ? undefined : (buttons[index] ?? buttons.at(-1));
  if (next) next.focus();
  // The summary is taller than a phone's screen, so do not scroll to it.
  else summary?.focus({ preventScroll: true });
}
