import { useEffect, useRef, useState } from 'react';
import { callSite } from '#platform/browser/calls/call-site.ts';
import { without } from '#platform/browser/form-fields.ts';
import { findCountry } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import type { Money } from '#site/money.ts';
import type { createQuotation } from '../contract.ts';
import { quotationFailure } from '../quote-fields.ts';
import { checkPerson, type Problems } from './check-person.ts';
import { type Content, finishDraft, requestIdFor } from './draft.ts';
import { type Making, makeMaking, type QuoteGateway, type Stage } from './making.ts';
import type { ChosenItem } from './quote-start.ts';

const ready: Stage = { kind: 'ready' };

/**
 * Has a quote made, and tells where that stands and what is wrong with what was sent. `asked`: the selection and its
 * currency, in whatever words; undefined while asleep.
 */
export function useMaking(asked: string | undefined, drawn: Problems = {}) {
  const [stage, setStage] = useState<Stage>(hasAny(drawn) ? { kind: 'wrong', problems: drawn } : ready);
  const [problems, setProblems] = useState(drawn);
  /** Counts the times that something was found wrong: each of them leads there. */
  const [round, setRound] = useState(0);
  const making = useRef<Making>(undefined);
  useEffect(() => {
    const find = (found: Problems) => {
      setProblems(found);
      setRound((before) => before + 1);
    };
    const begun = makeMaking((next) => {
      setStage(next);
      if (next.kind === 'wrong') find(next.problems);
    });
    making.current = begun;
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && begun.reset();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const before = useRef(asked);
  useEffect(() => {
    // What was wrong with one selection need not be wrong with another, nor in another currency.
    if (before.current !== undefined && before.current !== asked) setProblems((known) => without(known, 'items'));
    before.current = asked;
  }, [asked]);

  return {
    stage,
    problems,
    round,
    isWrong: stage.kind === 'wrong' && hasAny(problems),
    make(shown: Money, order: Order): void {
      const found = problemsOf(shown, order);
      setProblems(found);
      if (hasAny(found)) {
        setStage({ kind: 'wrong', problems: found });
        setRound((before) => before + 1);
      } else void making.current?.make(shown, { send: orderQuote(order), arrive });
    },
    /** Whoever types has seen what was wrong there. */
    mend: (field: string) => setProblems((known) => without(known, field)),
    dismiss: () => setStage(ready),
  };
}

function hasAny(problems: Problems): boolean {
  return Object.keys(problems).length > 0;
}

function problemsOf({ minor }: Money, { chosen, typed }: Order): Problems {
  const ofItems = chosen.length === 0 ? 'missing' : minor === 0 ? 'byAgreement' : undefined;
  return { ...(ofItems && { items: ofItems }), ...checkPerson(typed) };
}

/** The paper in a tab of its own where the browser allows that; its page has it too. */
function arrive({ pdf, page }: { readonly pdf: string; readonly page: string }): void {
  finishDraft();
  open(pdf, '_blank');
  location.assign(page);
}

interface Order extends Content {
  readonly chosen: readonly ChosenItem[];
  readonly language: Language;
}

/** Has a quote made. However often the same is sent, it is one quote: the id is kept before anything goes out. */
function orderQuote({ chosen, language, ...content }: Order): QuoteGateway['send'] {
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
        country: findCountry(document.documentElement.dataset['country'])?.id,
        request_id: requestIdFor({ ...content, currency }),
      },
      { failure: quotationFailure },
    );
}
