import { useEffect, useRef, useState } from 'react';
import { findCustomerCountry } from '#features/payments/taxes.ts';
import { chosenCountry } from '#features/preferences/browser/use-visitor-country.ts';
import { callSite } from '#platform/browser/calls/call-site.ts';
import { checkTexts, without } from '#platform/browser/form-fields.ts';
import type { Language } from '#site/languages.ts';
import type { Money } from '#site/money.ts';
import type { createQuotation } from '../contract.ts';
import { quotationFailure, quotePerson } from '../quote-fields.ts';
import { type Content, finishDraft, requestIdFor } from './draft.ts';
import { type Making, makeMaking, type QuoteGateway, type Stage } from './making.ts';
import type { ChosenItem, Problems } from './quote-start.ts';

const ready: Stage = { kind: 'ready' };

/**
 * Creates a quote, and returns its stage and the problems of the fields. `selection`: the items and the currency in any
 * notation; undefined before hydration.
 */
export function useMaking(selection: string | undefined, rendered: Problems = {}) {
  const [stage, setStage] = useState<Stage>(hasAny(rendered) ? { kind: 'wrong', problems: rendered } : ready);
  const [problems, setProblems] = useState(rendered);
  /** Counts the failed checks: each one moves the focus to the problem. */
  const [round, setRound] = useState(0);
  const making = useRef<Making>(undefined);
  useEffect(() => {
    const find = (found: Problems) => {
      setProblems(found);
      setRound((before) => before + 1);
    };
    const created = makeMaking((next) => {
      setStage(next);
      if (next.kind === 'wrong') find(next.problems);
    });
    making.current = created;
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && created.reset();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const before = useRef(selection);
  useEffect(() => {
    // A problem of one selection need not apply to another one or another currency.
    if (before.current !== undefined && before.current !== selection) setProblems((known) => without(known, 'items'));
    before.current = selection;
  }, [selection]);

  return {
    stage,
    problems,
    round,
    isWrong: stage.kind === 'wrong' && hasAny(problems),
    make(shownTotal: Money, order: Order): void {
      const found = problemsOf(shownTotal, order);
      setProblems(found);
      if (hasAny(found)) {
        setStage({ kind: 'wrong', problems: found });
        setRound((before) => before + 1);
      } else void making.current?.make(shownTotal, { send: orderQuote(order), arrive });
    },
    /** Clears a field's problem when the visitor types. */
    clearError: (field: string) => setProblems((known) => without(known, field)),
    dismiss: () => setStage(ready),
  };
}

function hasAny(problems: Problems): boolean {
  return Object.keys(problems).length > 0;
}

function problemsOf({ minor }: Money, { chosen, typed }: Order): Problems {
  const ofItems = chosen.length === 0 ? 'missing' : minor === 0 ? 'byAgreement' : undefined;
  return { ...(ofItems && { items: ofItems }), ...checkTexts(quotePerson, typed) };
}

/** Opens the PDF in a new tab if the browser allows it; the quote's page links to it too. */
function arrive({ pdf, page }: { readonly pdf: string; readonly page: string }): void {
  finishDraft();
  open(pdf, '_blank');
  location.assign(page);
}

interface Order extends Content {
  /** As it was named in the form; empty if it was not asked for. */
  readonly country: string;
  readonly chosen: readonly ChosenItem[];
  readonly language: Language;
}

/** Creates a quote. The request id is saved before sending, so that repeated requests make one quote. */
function orderQuote({ chosen, language, country, ...content }: Order): QuoteGateway['send'] {
  const { typed } = content;
  return (currency, value) =>
    callSite<typeof createQuotation>(
      '/api/services/quotation/create',
      {
        items: chosen.map(({ item: { id, asks }, amounts }) => ({
          id,
          ...Object.fromEntries(asks.map(({ measure }, index) => [measure, amounts[index]])),
        })),
        ...typed,
        value,
        currency: currency.toUpperCase(),
        lang: language,
        country: findCustomerCountry(country) ?? chosenCountry()?.id,
        request_id: requestIdFor({ ...content, currency }),
      },
      { failure: quotationFailure },
    );
}
