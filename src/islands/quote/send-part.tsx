import { Button } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import type { Language } from '#site/languages.ts';
import type { Money } from '#site/money.ts';
import type { QuoteFault } from '#site/quotes/quote-answer.ts';
import { PriceQuestion } from '../checkout/price-question.tsx';
import type { ContactWay } from '../checkout/words.ts';
import type { Stage } from './making.ts';
import style from './quote.module.css';
import type { QuoteWords } from './words.ts';

interface Props {
  readonly stage: Stage;
  /** The total that the visitor sees. */
  readonly shown: Money;
  readonly language: Language;
  readonly words: QuoteWords;
  readonly contact: ContactWay;
  readonly policyHref: string;
  /** As the server said it, where the form was sent without a script. */
  readonly fault: QuoteFault | undefined;
  readonly onMake: (agreed?: Money) => void;
  readonly onLeave: () => void;
}

/** Has the quote made, and says what became of that. */
export function SendPart({ stage, shown, language, words, contact, policyHref, fault, onMake, onLeave }: Props) {
  const isSending = stage.kind === 'sending';
  const hasFailed = stage.kind === 'failed';
  const said = hasFailed ? words.faults[stage.fault] : stage.kind === 'ready' && fault && words.faults[fault];
  return (
    <div className={style.send}>
      {stage.kind === 'wrong' && (
        <Callout tone="fault">
          <p>{words.wrong}</p>
        </Callout>
      )}
      {said && (
        <Callout tone="fault">
          <p>{said}</p>
          <p>
            <a href={contact.href} data-opens={contact.dialog}>
              {contact.label}
            </a>
          </p>
        </Callout>
      )}
      <Button type="submit" wide busy={isSending}>
        {isSending ? words.making : hasFailed ? words.again : words.make}
      </Button>
      <p className={style.small}>
        {words.privacy} <a href={policyHref}>{words.policy}</a>
      </p>
      {stage.kind === 'asking' && (
        <PriceQuestion
          {...{ asked: shown, right: stage.right, language, words }}
          onAgree={() => onMake(stage.right)}
          onDecline={onLeave}
        />
      )}
    </div>
  );
}
