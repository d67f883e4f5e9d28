import { useEffect, useRef, useState } from 'react';
import type { Money } from '#site/money.ts';
import { checkPerson, type Problems } from './check-person.ts';
import { finishDraft } from './draft.ts';
import { type Making, makeMaking, type Stage } from './making.ts';
import { type Order, orderQuote } from './order-quote.ts';
import { personFields } from './person.ts';

const ready: Stage = { kind: 'ready' };

/** Has a quote made, and tells where that stands and what is wrong with what was sent. */
export function useMaking(drawn: Problems = {}) {
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

  return {
    ...{ stage, problems, round },
    make(shown: Money, order: Order): void {
      const found = problemsOf(shown, order);
      setProblems(found);
      if (hasAny(found)) {
        setStage({ kind: 'wrong', problems: found });
        setRound((before) => before + 1);
      } else void making.current?.make(shown, { send: orderQuote(order), arrive });
    },
    /** Whoever types has seen what was wrong there. */
    mend(field: string) {
      // Rows and numbers have names of their own, and one place where their problems stand.
      const name = personFields.some((known) => known === field) ? field : 'items';
      setProblems(({ [name]: _, ...others }) => others);
    },
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
