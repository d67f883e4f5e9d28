import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { PriceQuestion } from '#features/payments/browser/checkout/price-question.tsx';
import type { ContactWay } from '#features/payments/browser/checkout/words.ts';
import { isBox } from '#platform/browser/form-fields.ts';
import { useSettled } from '#platform/browser/use-settled.ts';
import { dataProps, withData } from '#platform/page/data-attributes.ts';
import type { Currency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney, type Money, writeAmount } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { centeredRow, note, stack } from '#ui/layout.ts';
import { totalsOf } from '../quote.ts';
import type { QuoteError } from '../quote-answer.ts';
import { quoteFields } from '../quote-fields.ts';
import { writeShown } from '../selection.ts';
import type { Stage } from './making.ts';
import { PersonFields } from './person-fields.tsx';
import style from './quote.module.css';
import type { QuoteStart, QuoteWords } from './quote-start.ts';
import { Selection } from './selection.tsx';
import { useMaking } from './use-making.ts';
import { useQuote } from './use-quote.ts';

declare module '#platform/browser/islands.ts' {
  interface IslandComponents {
    quote: typeof Quote;
  }
}

interface Props {
  /** The page itself: without JavaScript the form is sent there. */
  readonly action: string;
  readonly language: Language;
  readonly words: QuoteWords;
  readonly contact: ContactWay;
  readonly policyHref: string;
  readonly start: QuoteStart;
  /** The rows of all quotable items. */
  readonly children?: ReactNode;
}

const initialCurrency: Currency = 'usd';

/** Composes and creates a quote. An ordinary form: the script updates the total immediately, the server on request. */
export default function Quote({ action, language, words, contact, policyHref, start, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const quote = useQuote(form, start);
  const making = useMaking(quote.query, start.problems);
  const { chosen, items, currency = initialCurrency } = quote;
  const { stage, problems, round } = making;
  const shownTotal = { minor: totalsOf(chosen, currency).subtotal, currency };
  const total = formatMoney(shownTotal, language);
  const isSending = stage.kind === 'sending';

  const said = chosen.length > 0 ? format(words.announced, language, { count: chosen.length, total }) : words.nothing;
  const spoken = useSettled(quote.touched ? said : '');
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>(`${withData('problem')}, [aria-invalid=true]`)?.focus();
  }, [round]);

  const make = (agreed = shownTotal) =>
    making.make(agreed, { chosen, items, currency, language, typed: quote.person(), country: quote.country() });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a number field must not submit the quote.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.type === 'number') quote.tidy(activeElement);
    else make();
  };
  const onInput = ({ target }: FormEvent) => {
    if (isBox(target)) making.clearError(target.name);
    quote.follow();
  };
  return (
    <>
      <form
        ref={form}
        method="post"
        action={action}
        noValidate
        className={stack(6, style.composer)}
        onSubmit={onSubmit}
        onInput={onInput}
        onBlur={({ target }: FocusEvent) => quote.tidy(target)}
        aria-busy={isSending || undefined}
      >
        <div inert={isSending}>{children}</div>
        <TotalBar words={words} total={total} isShown={chosen.length > 0} />
        <section
          id="quote-summary"
          className={stack(4, style.panel)}
          aria-labelledby="quote-summary-title"
          tabIndex={-1}
        >
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
            country={start.country}
            goTo={Object.keys(start.problems ?? {})[0]}
          />
          <HiddenFields shownTotal={shownTotal} shown={writeShown(chosen, currency)} requestId={start.requestId} />
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
          shownPrice={shownTotal}
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

/** For forms sent without JavaScript: the server compares the total that the visitor saw. */
function HiddenFields({
  shownTotal,
  shown,
  requestId,
}: {
  readonly shownTotal: Money;
  readonly shown: string;
  readonly requestId: string | undefined;
}) {
  return (
    <>
      <input type="hidden" name={quoteFields.value} value={writeAmount(shownTotal.minor, shownTotal.currency)} />
      <input type="hidden" name={quoteFields.shown} value={shown} />
      {requestId && <input type="hidden" name={quoteFields.requestId} value={requestId} />}
    </>
  );
}

/** On phones: the total, always visible, with a link to the summary. */
function TotalBar({ words, total, isShown }: { words: QuoteWords; total: string; isShown: boolean }) {
  return (
    <a className={centeredRow(0, style.bar)} href="#quote-summary" hidden={!isShown}>
      <span className="visually-hidden">{words.toSummary}: </span>
      <span>{words.bar}</span> <strong>{total}</strong>
      <ChevronIcon />
    </a>
  );
}

interface SendPartProps {
  readonly stage: Stage;
  /** A sent field has a problem that is not fixed yet. */
  readonly isWrong: boolean;
  readonly words: QuoteWords;
  readonly contact: ContactWay;
  readonly policyHref: string;
  /** The error from the server, if the form was sent without JavaScript. */
  readonly errorCode: QuoteError | undefined;
}

/** The button that creates the quote, and its result. */
function SendPart({ stage, isWrong, words, contact, policyHref, errorCode }: SendPartProps) {
  const isSending = stage.kind === 'sending';
  const hasFailed = stage.kind === 'failed';
  const said = hasFailed
    ? words.errors[stage.errorCode]
    : stage.kind === 'ready' && errorCode && words.errors[errorCode];
  return (
    <div className={stack(4)}>
      {isWrong && (
        <Callout tone="error">
          <p>{words.wrong}</p>
        </Callout>
      )}
      {said && (
        <Callout tone="error">
          <p>{said}</p>
          <p>
            <a href={contact.href} {...dataProps({ opens: contact.dialog })}>
              {contact.label}
            </a>
          </p>
        </Callout>
      )}
      <Button type="submit" wide busy={isSending}>
        {isSending ? words.making : hasFailed ? words.again : words.make}
      </Button>
      <p className={note}>
        {words.privacy} <a href={policyHref}>{words.policy}</a>
      </p>
    </div>
  );
}
