import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { exampleQuote } from '#site/quotes.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { StatusAnswer } from '../../live-answers.ts';
import { exampleReference, ticketLimits } from '../../ticket-limits.ts';
import style from './status-form.module.css';

/** A plain form: the answer is this page again, with what was found. By post, so that no address bar keeps the e-mail. */
export function StatusForm({ answer }: { answer: StatusAnswer | undefined }) {
  const { words, language } = usePage();
  const { supportStatus } = words;
  // What was found is shown above; the form is for another one.
  const hasFound = Boolean(answer?.found || answer?.quote);
  const asked = hasFound ? undefined : answer;
  return (
    <form method="post" action={href('/support/status', language)} className={style.form}>
      <TextField
        id="reference"
        name="reference"
        label={supportStatus.reference}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        hint={format(supportStatus.referenceHint, language, { example: exampleReference, quote: exampleQuote })}
        // It belongs to both, and to neither alone: whoever guesses is not told which of them was right.
        error={answer?.fault}
        defaultValue={asked?.reference}
        autoFocus={answer?.fault !== undefined}
      />
      <TextField
        id="email"
        name="email"
        label={supportStatus.email}
        hint={supportStatus.emailHint}
        type="email"
        autoComplete="email"
        maxLength={ticketLimits.email}
        defaultValue={asked?.email}
      />
      <Button type="submit" look={hasFound ? 'secondary' : 'primary'}>
        {hasFound ? supportStatus.another : supportStatus.look}
      </Button>
    </form>
  );
}
