import type { Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { Button } from '#ui/button.tsx';
import { CurrencyChoice } from '#ui/currency-choice.tsx';
import { quoteFields, updateAction } from '../quote-fields.ts';
import { ByAgreement } from './by-agreement.tsx';
import { Lines } from './lines.tsx';
import { problemText } from './problem-text.ts';
import style from './selection.module.css';
import { SelectionWays } from './selection-ways.tsx';
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
