import { codeRules } from '#features/accounts/code-rules.ts';
import type { CodeRefusal } from '#features/accounts/sign-in.ts';
import { CodeButtons } from '#features/accounts/views/code-buttons.tsx';
import { CodeField } from '#features/accounts/views/code-field.tsx';
import { LastCode } from '#features/accounts/views/code-refusal.tsx';
import type { ViewProblems } from '#platform/contracts/view-problems.ts';
import { usePage } from '#platform/page/page.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { ActionForm } from '#ui/console/action-form.tsx';
import { useProblem } from '#ui/console/use-problem.ts';
import style from '#ui/console/view.module.css';
import { WovenText } from '#ui/sections/woven-text.tsx';

interface Props {
  readonly newEmail: string;
  readonly refusal: CodeRefusal | undefined;
  readonly wrong: ViewProblems | undefined;
}

/** A code is on its way to the new address. */
export function NewEmailCode({ newEmail, refusal, wrong }: Props) {
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
