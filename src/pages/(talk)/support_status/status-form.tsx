import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { ticketLimits } from '#contracts/ticket-limits.ts';
import { href } from '#site/address.ts';
import type { StatusAnswer } from '#site/live.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import style from './support-status.module.css';

const example = 'H-7KQ2-94MX';

/** A plain form: the answer is this page again, with what was found. By post, so that no address bar keeps the e-mail. */
export function StatusForm({ answer }: { answer: StatusAnswer | undefined }) {
  const { words, language } = usePage();
  const { supportStatus } = words;
  return (
    <form method="post" action={href('/support/status', language)} className={style.form}>
      {answer?.fault && (
        <p role="alert" className={style.fault}>
          {answer.fault}
        </p>
      )}
      <TextField
        {...{ id: 'reference', name: 'reference', label: supportStatus.reference, required: true }}
        {...{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 30 }}
        hint={format(supportStatus.referenceHint, language, { example })}
        defaultValue={answer?.reference}
        autoFocus={answer?.fault !== undefined}
      />
      <TextField
        {...{ id: 'email', name: 'email', label: supportStatus.email, hint: supportStatus.emailHint, required: true }}
        {...{ type: 'email', autoComplete: 'email', maxLength: ticketLimits.email }}
        defaultValue={answer?.email}
      />
      <Button type="submit" look={answer?.found ? 'secondary' : 'primary'}>
        {answer?.found ? supportStatus.another : supportStatus.look}
      </Button>
    </form>
  );
}
