import { longestEmail } from '#platform/contracts/input-bounds.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { HiddenValues } from '#ui/hidden-values.tsx';
import { TextField } from '#ui/text-field.tsx';
import { accountLimits } from '../account-limits.ts';
import type { SignInAnswer } from '../sign-in.ts';
import { GoogleLink } from './google-link.tsx';
import { type SignInPath, withBack } from './paths.ts';
import { PolicyText } from './policy-text.tsx';
import { problemIn } from './problem-in.ts';
import style from './sign-in-form.module.css';

interface Props {
  readonly path: SignInPath;
  readonly answer: SignInAnswer;
}

/** Asks where the code may go and, on the page for a new account, who it is for. */
export function EmailStep({ path, answer }: Props) {
  const { words, language } = usePage();
  const { signIn, signUp } = words;
  const { form } = signIn;
  const isNew = path === '/support/registro';
  const { typed, back, pass = '', problems } = answer;
  const field = (name: 'name' | 'email' | 'policy') => ({
    id: `sign-in-${name}`,
    name,
    required: true,
    autoFocus: name === problems[0]?.field,
    error: problemIn(problems, name, form.problems, language),
  });
  return (
    <>
      <form method="post" action={href(path, language)} data-enhance="once" className={style.form}>
        <HiddenValues values={{ step: 'email', back, pass }} />
        {isNew && (
          <TextField
            {...field('name')}
            label={form.name}
            defaultValue={typed.name}
            autoComplete="name"
            dir="auto"
            maxLength={accountLimits.name}
          />
        )}
        <TextField
          {...field('email')}
          label={form.email}
          defaultValue={typed.email}
          type="email"
          autoComplete="email"
          maxLength={longestEmail}
        />
        {isNew && (
          <Checkbox
            {...field('policy')}
            value="yes"
            defaultChecked={typed.policy}
            label={<PolicyText text={form.accept} />}
          />
        )}
        <Button type="submit" wide>
          {form.send}
        </Button>
      </form>
      {answer.google && <GoogleLink back={back} />}
      <div className={style.notes}>
        {isNew ? (
          answer.google && (
            <p>
              <PolicyText text={form.googlePolicy} />
            </p>
          )
        ) : (
          <p>
            <PolicyText text={signIn.newcomer} />
          </p>
        )}
        <p>
          {isNew ? signUp.haveOne : signIn.elsewhere}{' '}
          <a href={withBack(isNew ? '/login' : '/support/registro', language, back)} className={style.other}>
            {isNew ? signUp.signIn : signIn.signUp}
          </a>
        </p>
      </div>
    </>
  );
}
