import type { Person } from '#features/accounts/person.ts';
import { RefusalNote } from '#features/accounts/views/code-refusal.tsx';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';
import type { ViewProblems } from '#platform/contracts/view-problems.ts';
import { usePage } from '#platform/page/page.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm } from '#ui/console/action-form.tsx';
import { useProblem } from '#ui/console/use-problem.ts';
import style from '#ui/console/view.module.css';
import { WovenText } from '#ui/sections/woven-text.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DashboardView } from '../../dashboard-answer.ts';
import { NewEmailCode } from './new-email-code.tsx';

interface Props {
  readonly person: Person;
  readonly view: Extract<DashboardView, { kind: 'profile' }>;
  readonly wrong: ViewProblems | undefined;
}

/** Another address: it is asked for, and counts once a code was read there. */
export function EmailPanel({ person: { email }, view, wrong }: Props) {
  const { email: words } = usePage().words.dashboard.profile;
  const { newEmail, refusal } = view;
  const { fieldOf, errorOf } = useProblem(wrong);
  const newField = fieldOf('new_email', '');
  const asksForCode = newEmail !== undefined && errorOf('new_email') === undefined;
  return (
    <section className={style.panel} id="email">
      <h2>{words.title}</h2>
      {refusal && <RefusalNote refusal={refusal} />}
      {asksForCode ? (
        <NewEmailCode newEmail={newEmail} refusal={refusal} wrong={wrong} />
      ) : (
        <>
          <p>
            <WovenText text={words.now} values={{}} elements={{ email: <strong>{email}</strong> }} />
          </p>
          <ActionForm action="email" className={style.form} once>
            <TextField
              {...newField}
              label={words.new}
              type="email"
              autoComplete="email"
              required
              maxLength={ticketLimits.email}
              // The page is long: the focus leads to what is said here.
              autoFocus={newField.autoFocus || refusal !== undefined}
            />
            <Button type="submit" look="secondary">
              {words.send}
            </Button>
          </ActionForm>
        </>
      )}
    </section>
  );
}
