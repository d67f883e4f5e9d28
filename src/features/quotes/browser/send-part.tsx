import type { ContactWay } from '#features/payments/browser/checkout/words.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { note, stack } from '#ui/layout.ts';
import type { QuoteError } from '../quote-answer.ts';
import type { Stage } from './making.ts';
import type { QuoteWords } from './words.ts';

interface Props {
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
export function SendPart({ stage, isWrong, words, contact, policyHref, errorCode }: Props) {
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
