import { contactWay } from '#features/payments/views/buying.ts';
import { Island } from '#platform/browser/island.tsx';
import { type Page, usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import QuoteIsland from '../browser/quote.tsx';
import type { QuoteStart } from '../browser/quote-start.ts';
import { describeQuotable } from '../describe-quotable.ts';
import type { QuoteAnswer } from '../quote-answer.ts';
import style from './composer.module.css';
import { Catalogue } from './shelf/shelf.tsx';

type Choosing = Extract<QuoteAnswer, { kind: 'choose' }>;

/** Everything that can be quoted, and the quote that it becomes. */
export function Composer({ answer }: { readonly answer: Choosing | undefined }) {
  const page = usePage();
  const { words, language } = page;
  const { summary, amounts } = words.quote;
  const { currency, currencies } = words.checkout;
  return (
    // What was put together before is remembered in the browser alone. Around all of it and not a mark at its beginning: a
    // page that is loaded again begins where it was left, which may be far down.
    <div className={style.composer} data-enhance="kept-quote" data-wake="sight">
      <Island
        name="quote"
        of={QuoteIsland}
        props={{
          language,
          action: href('/support/quote', language),
          policyHref: href('/politics', language),
          words: { ...summary, amounts, currency, currencies },
          contact: contactWay(page),
          start: startOf(answer, page),
        }}
      >
        <Catalogue selected={answer?.selected ?? []} />
      </Island>
    </div>
  );
}

function startOf(answer: Choosing | undefined, { words, language }: Page): QuoteStart {
  if (!answer) return { chosen: [] };
  const { selected, currency, typed, problems, fault, requestId } = answer;
  const chosen = selected.map(({ item, amounts }) => {
    const { id, asks, prices } = item;
    return { item: { id, asks, prices, name: describeQuotable(item, words, language).name }, amounts };
  });
  return { chosen, currency, typed, problems, fault, requestId };
}
