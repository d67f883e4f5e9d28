import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { PriceQuestion } from '#features/payments/browser/checkout/price-question.tsx';
import type { ContactWay } from '#features/payments/browser/checkout/words.ts';
import { isBox } from '#platform/browser/boxes.ts';
import { useSettled } from '#platform/browser/use-settled.ts';
import type { Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, type Money, writeAmount } from '#site/money.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { totalsOf } from '../quote.ts';
import { quoteFields } from '../quote-fields.ts';
import { PersonFields } from './person-fields.tsx';
import style from './quote.module.css';
import type { QuoteStart } from './quote-start.ts';
import { Selection } from './selection.tsx';
import { SendPart } from './send-part.tsx';
import { useMaking } from './use-making.ts';
import { useQuote } from './use-quote.ts';
import type { QuoteWords } from './words.ts';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    quote: typeof Quote;
  }
}

interface Props {
  /** The page itself: without a script the form is sent there. */
  readonly action: string;
  readonly language: Language;
  readonly words: QuoteWords;
  readonly contact: ContactWay;
  readonly policyHref: string;
  readonly start: QuoteStart;
  /** The rows of all that can be quoted. */
  readonly children?: ReactNode;
}

const whileAsleep: Currency = 'usd';

/** Puts a quote together and has it made. An ordinary form: a script adds up at once what the server adds up when asked. */
export default function Quote({ action, language, words, contact, policyHref, start, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const quote = useQuote(form, start);
  const making = useMaking(quote.query, start.problems);
  const { chosen, items, currency = whileAsleep } = quote;
  const { stage, problems, round } = making;
  const shown = { minor: totalsOf(chosen, currency).subtotal, currency };
  const total = formatMoney(shown, language, 'code');
  const isSending = stage.kind === 'sending';

  const said = chosen.length > 0 ? format(words.announced, language, { count: chosen.length, total }) : words.nothing;
  const spoken = useSettled(quote.touched ? said : '');
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[data-problem], [aria-invalid=true]')?.focus();
  }, [round]);

  const make = (agreed = shown) => making.make(agreed, { chosen, items, currency, language, typed: quote.person() });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a number says that it is finished, not that the quote is.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.type === 'number') quote.tidy(activeElement);
    else make();
  };
  const onInput = ({ target }: FormEvent) => {
    if (isBox(target)) making.mend(target.name);
    quote.follow();
  };
  return (
    <>
      <form
        ref={form}
        method="post"
        action={action}
        noValidate
        className={style.composer}
        onSubmit={onSubmit}
        onInput={onInput}
        onBlur={({ target }: FocusEvent) => quote.tidy(target)}
        aria-busy={isSending || undefined}
        data-currency={quote.currency}
      >
        <div inert={isSending}>{children}</div>
        <TotalBar words={words} total={total} isShown={chosen.length > 0} />
        <section id="quote-summary" className={style.panel} aria-labelledby="quote-summary-title" tabIndex={-1}>
          <Selection
            quote={quote}
            currency={currency}
            total={total}
            language={language}
            words={words}
            isSending={isSending}
            problem={problems['items']}
          />
          <PersonFields
            words={words}
            language={language}
            currency={currency}
            problems={problems}
            isSending={isSending}
            typed={start.typed}
            goTo={Object.keys(start.problems ?? {})[0]}
          />
          <HiddenFields shown={shown} requestId={start.requestId} />
          <SendPart
            stage={stage}
            words={words}
            contact={contact}
            policyHref={policyHref}
            isWrong={making.isWrong}
            errorCode={start.errorCode}
          />
        </section>
        <p className="visually-hidden" aria-live="polite">
          {spoken}
        </p>
      </form>
      {stage.kind === 'asking' && (
        <PriceQuestion
          shownPrice={shown}
          actualPrice={stage.right}
          language={language}
          words={words}
          onAgree={() => make(stage.right)}
          onDecline={making.dismiss}
        />
      )}
    </>
  );
}

/** For whoever sends the form without a script: nobody gets a quote over another total than they have read. */
function HiddenFields({ shown, requestId }: { readonly shown: Money; readonly requestId: string | undefined }) {
  return (
    <>
      <input type="hidden" name={quoteFields.value} value={writeAmount(shown.minor)} />
      {requestId && <input type="hidden" name={quoteFields.requestId} value={requestId} />}
    </>
  );
}

interface TotalBarProps {
  readonly words: QuoteWords;
  readonly total: string;
  readonly isShown: boolean;
}

/** On a phone: what it comes to, always in sight, and the way down to the rest. */
function TotalBar({ words, total, isShown }: TotalBarProps) {
  return (
    <a className={style.bar} href="#quote-summary" hidden={!isShown}>
      <span className="visually-hidden">{words.toSummary}: </span>
      <span>{words.bar}</span> <strong>{total}</strong>
      <ChevronIcon />
    </a>
  );
}
