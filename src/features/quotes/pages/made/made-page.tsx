import { usePage } from '#platform/page/page.ts';
import { bogota, localTime } from '#site/local-time.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { NewTab } from '#ui/links/new-tab.tsx';
import { QuoteHead } from '../quote-head.tsx';
import { AskAbout } from './ask-about.tsx';
import type { MadeAnswer } from './made-answer.ts';
import { MadeFacts } from './made-facts.tsx';
import { MadeLines } from './made-lines.tsx';
import style from './made-page.module.css';
import { NextSteps } from './next-steps.tsx';

/** A quote that was made: how it stands, what is on it, and the ways on. */
export function MadePage({ answer }: { readonly answer: MadeAnswer }) {
  const { words, language } = usePage();
  const { made } = words.quote;
  const { quote, state, pdf, choice, fault } = answer;
  // The name and the address go when the account of whoever asked for it is deleted.
  const isUnaddressed = state === 'valid' && quote.email === '';
  const lead = format(made.lead[isUnaddressed ? 'unaddressed' : state], language, {
    email: quote.email,
    until: localTime(quote.validUntil, bogota).day,
  });
  return (
    <>
      <QuoteHead title={made.title[state]} lead={lead}>
        {state === 'expired' && <Button href={choice}>{made.anew}</Button>}
        <Button href={pdf} target="_blank" look={state === 'expired' ? 'secondary' : 'primary'}>
          {made.pdf}
          <NewTab />
        </Button>
      </QuoteHead>
      <div className={style.quote}>
        {fault && (
          <Callout tone="fault">
            <p>{made.faults[fault]}</p>
          </Callout>
        )}
        <MadeFacts quote={quote} />
        <MadeLines quote={quote} />
      </div>
      <NextSteps answer={answer} />
      <AskAbout quote={quote} />
    </>
  );
}
