import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { HiddenValues } from '#ui/hidden-values.tsx';
import { askAction, type QuoteRequestKind, quoteFields } from '../../quote-fields.ts';
import type { MadeAnswer } from './made-answer.ts';

interface Props {
  readonly answer: MadeAnswer;
  readonly kind: QuoteRequestKind;
  readonly label: string;
}

/** Sends a request about the quote in one press, or says that it was sent. */
export function RequestForm({ answer: { quote, requests }, kind, label }: Props) {
  const { words, language } = usePage();
  const { made } = words.quote;
  const { reference, email } = quote;
  const request = requests[kind];
  if (request)
    return <p role="status">{format(made.requests[kind].done, language, { request, email: email || '…' })}</p>;
  // Without the person's address the message form has to ask for it.
  if (!email)
    return (
      <Button href="#ask" look="secondary">
        {made.open.byHand}
      </Button>
    );
  return (
    <form method="post" action={href('/support/quote', language)} {...dataProps({ enhance: 'once' })}>
      <HiddenValues values={{ [quoteFields.action]: askAction, made: reference, about: kind }} />
      <Button type="submit" look={kind === 'prices' ? 'secondary' : 'primary'}>
        {label}
      </Button>
    </form>
  );
}
