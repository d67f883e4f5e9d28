import type { Person } from '#features/accounts/person.ts';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';
import type { ViewProblems } from '#platform/contracts/view-problems.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/action-form.tsx';
import { useProblem } from '#ui/console/use-problem.ts';
import style from '#ui/console/view.module.css';
import { PlusIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import own from './delete-account.module.css';

interface Props {
  readonly person: Person;
  readonly wrong: ViewProblems | undefined;
}

/** Folded away, with what goes and what stays in plain words, and the address to type: nobody does it by accident. */
export function DeleteAccount({ person: { email }, wrong }: Props) {
  const { words, language } = usePage();
  const { delete: text } = words.dashboard.data;
  const { fieldOf, errorOf } = useProblem(wrong);
  return (
    <section className={style.panel}>
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <details className={own.details} open={errorOf('confirm_email') !== undefined}>
        <summary>
          {text.open}
          <PlusIcon />
        </summary>
        <div className={own.body}>
          <div className={own.lists}>
            <Consequences title={text.goesTitle} items={text.goes} />
            <Consequences title={text.staysTitle} items={text.stays} note={text.staysNote} />
          </div>
          <ActionForm action="delete" className={style.form} once>
            <TextField
              {...fieldOf('confirm_email', '')}
              label={text.confirm}
              hint={format(text.confirmHint, language, { email })}
              required
              type="email"
              autoComplete="off"
              maxLength={ticketLimits.email}
            />
            <Button type="submit">{text.action}</Button>
          </ActionForm>
        </div>
      </details>
    </section>
  );
}

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly note?: string;
}

function Consequences({ title, items, note }: ListProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </div>
  );
}
