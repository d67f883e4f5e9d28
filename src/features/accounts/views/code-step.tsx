import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { HiddenValues } from '#ui/hidden-values.tsx';
import { WovenText } from '#ui/sections/woven-text.tsx';
import { codeRules } from '../code-rules.ts';
import type { SignInAnswer } from '../sign-in.ts';
import { CodeButtons } from './code-buttons.tsx';
import { CodeField } from './code-field.tsx';
import { LastCode } from './code-refusal.tsx';
import { GoogleLink } from './google-link.tsx';
import { type SignInPath, withBack } from './paths.ts';
import { problemIn } from './problem-in.ts';
import style from './sign-in-form.module.css';

interface Props {
  readonly path: SignInPath;
  readonly answer: SignInAnswer;
}

/** Asks for the code, and knows what to do where none comes. */
export function CodeStep({ path, answer }: Props) {
  const { words, language } = usePage();
  const { form } = words.signIn;
  const { typed, back, pass = '', again, refusal, problems, fault } = answer;
  const isSpent = fault === 'codeSpent';
  const email = <strong className={style.address}>{typed.email}</strong>;
  return (
    <>
      <div role={again ? 'status' : undefined} className={style.sent}>
        <p>
          {refusal ? (
            <LastCode refusal={refusal} email={email} />
          ) : (
            <WovenText text={again ? form.codeAgain[again] : form.codeSent} values={codeRules} elements={{ email }} />
          )}
        </p>
        <p>{form.spam}</p>
      </div>
      <form method="post" action={href(path, language)} data-enhance="once" className={style.form}>
        <HiddenValues
          values={{ email: typed.email, name: typed.name, policy: typed.policy ? 'yes' : '', back, pass }}
        />
        <CodeField
          id="sign-in-code"
          error={problemIn(problems, 'code', form.problems, language)}
          // Not where there is something to read first, which the keyboard of a phone would hide.
          autoFocus={!isSpent && !refusal}
          typed={typed.code}
        />
        <CodeButtons
          field="step"
          confirm={{ value: 'code', label: form.signIn }}
          again={{ value: 'email', label: form.newCode }}
          isSpent={isSpent}
        />
      </form>
      {refusal && answer.google && <GoogleLink back={back} />}
      <p className={style.notes}>
        <a href={withBack(path, language, back)} className={style.other}>
          {form.otherAddress}
        </a>
      </p>
    </>
  );
}
