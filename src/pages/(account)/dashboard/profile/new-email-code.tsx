import { WovenText } from '#components/sections/woven-text.tsx';
import { codeRules } from '#site/account/code-rules.ts';
import type { ViewProblems } from '#site/account/dashboard.ts';
import { dashboardHref } from '#site/account/dashboard-address.ts';
import type { CodeRefusal } from '#site/account/sign-in.ts';
import { usePage } from '#site/page.ts';
import { ActionForm } from '../../action-form.tsx';
import { CodeButtons } from '../../code-buttons.tsx';
import { CodeField } from '../../code-field.tsx';
import { LastCode } from '../../code-refusal.tsx';
import { useProblem } from '../use-problem.ts';
import style from '../view.module.css';

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
