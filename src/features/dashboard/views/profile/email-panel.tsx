import type { Person } from '#features/accounts/person.ts';
import type { CodeRefusal } from '#features/accounts/sign-in.ts';
import { codeRules } from '#features/accounts/sign-in.ts';
import { CodeButtons, CodeField, LastCode, RefusalNote } from '#features/accounts/views/code-field.tsx';
import { ticketLimits } from '#features/tickets/ticket-limits.ts';
import type { ViewProblems } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { Button } from '#ui/button.tsx';
import { ActionForm, useProblem } from '#ui/console/forms.tsx';
import style from '#ui/console/view.module.css';
import { TextField } from '#ui/field.tsx';
import { stack } from '#ui/layout.ts';
import { WovenText } from '#ui/sections/prose.tsx';
import type { DashboardView } from '../../dashboard-answer.ts';

interface Props {
  readonly person: Person;
  readonly view: Extract<DashboardView, { kind: 'profile' }>;
  readonly wrong: ViewProblems | undefined;
}

/** Changes the address, which is saved once a code that was sent there is entered. */
export function EmailPanel({ person: { email }, view, wrong }: Props) {
  const { email: words } = usePage().words.dashboard.profile;
  const { newEmail, refusal } = view;
  const { fieldOf, errorOf } = useProblem(wrong);
  const newField = fieldOf('new_email', '');
  const asksForCode = newEmail !== undefined && errorOf('new_email') === undefined;
  return (
    <section className={stack(4, style.panel)} id="email">
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
              // The page is long: the focus leads to this message.
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

interface NewEmailCodeProps {
  readonly newEmail: string;
  readonly refusal: CodeRefusal | undefined;
  readonly wrong: ViewProblems | undefined;
}

/** A code was sent to the new address. */
function NewEmailCode({ newEmail, refusal, wrong }: NewEmailCodeProps) {
  const { words, language } = usePage();
  const { email } = words.dashboard.profile;
  const address = <strong>{newEmail}</strong>;
  const isSpent = wrong?.problems['code'] === 'spent';
  return (
    <>
      <p>
        {refusal ? (
          <LastCode refusal={refusal} email={address} />
        ) : (
          <WovenText text={email.sent} values={codeRules} elements={{ email: address }} />
        )}
      </p>
      <ActionForm values={{ new_email: newEmail }} className={style.form} once>
        <CodeField id="account-code" error={useProblem(wrong).errorOf('code')} autoFocus typed={wrong?.typed['code']} />
        <CodeButtons
          field="action"
          confirm={{ value: 'email-code', label: email.confirm }}
          again={{ value: 'email', label: words.signIn.form.newCode }}
          isSpent={isSpent}
        />
      </ActionForm>
      <a href={dashboardHref(language, { view: 'profile' })} className={style.alone}>
        {email.other}
      </a>
    </>
  );
}
