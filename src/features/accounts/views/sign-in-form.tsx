import type { ReactNode } from 'react';
import type { Words } from '#content/words.ts';
import { longestEmail } from '#platform/contracts/input-bounds.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Breakable } from '#ui/breakable.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmailField } from '#ui/email-field.tsx';
import { TextField } from '#ui/field.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { muted, note, stack } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { target } from '#ui/look.ts';
import { Notice } from '#ui/sections/notice.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import { accountLimits } from '../person.ts';
import {
  codeRules,
  googleAddress,
  type SignInAnswer,
  type SignInPath,
  type SignInProblem,
  withBack,
} from '../sign-in.ts';
import { CodeButtons, CodeField, LastCode, RefusalNote } from './code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import style from './sign-in-form.module.css';

interface Props {
  readonly path: SignInPath;
  readonly answer: SignInAnswer;
  readonly picture: ReactNode;
  readonly title: string;
  readonly lead: string;
}

/** The form of both pages: for the address and, once a code was sent, for the code. */
export function SignInForm({ path, answer, picture, title, lead }: Props) {
  const { form } = usePage().words.signIn;
  const asksForCode = answer.step === 'code';
  return (
    <Notice picture={picture} title={asksForCode ? form.codeTitle : title}>
      {answer.errorCode && <Callout tone="error">{form.errors[answer.errorCode]}</Callout>}
      {answer.refusal && <RefusalNote refusal={answer.refusal} />}
      {answer.deleted && <Callout tone="success">{form.deleted}</Callout>}
      {answer.signedOut && <Callout tone="success">{form.signedOut}</Callout>}
      {!asksForCode && <p>{lead}</p>}
      <div className={stack(4, style.steps)}>
        {asksForCode ? <CodeStep path={path} answer={answer} /> : <EmailStep path={path} answer={answer} />}
      </div>
    </Notice>
  );
}

/** Asks for the code, and explains what to do if none arrives. */
function CodeStep({ path, answer }: { readonly path: SignInPath; readonly answer: SignInAnswer }) {
  const { words, language } = usePage();
  const { form } = words.signIn;
  const { typed, back, pass = '', again, refusal, problems, errorCode } = answer;
  const isSpent = errorCode === 'codeSpent';
  const email = (
    <strong className={style.address}>
      <Breakable>{typed.email}</Breakable>
    </strong>
  );
  return (
    <>
      <div role={again ? 'status' : undefined} className={stack(2, style.sent)}>
        <p>
          {refusal ? (
            <LastCode refusal={refusal} email={email} />
          ) : (
            <WovenText text={again ? form.codeAgain[again] : form.codeSent} values={codeRules} elements={{ email }} />
          )}
        </p>
        <p>{form.spam}</p>
      </div>
      <form
        method="post"
        action={href(path, language)}
        // The server says what is missing, in the language of the page.
        noValidate
        {...dataProps({ enhance: 'once' })}
        className={stack(4)}
      >
        <HiddenValues
          values={{ email: typed.email, name: typed.name, policy: typed.policy ? 'yes' : '', back, pass }}
        />
        <CodeField
          id="sign-in-code"
          error={problemIn(problems, 'code', form.problems, language)}
          // Not if there is something to read first, which the keyboard of a phone would hide.
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
      <p className={stack(2, note)}>
        <a href={withBack(path, language, back)} className={classNames(target, style.other)}>
          {form.otherAddress}
        </a>
      </p>
    </>
  );
}

/** Asks for the address and, on the page for a new account, for the name. */
function EmailStep({ path, answer }: { readonly path: SignInPath; readonly answer: SignInAnswer }) {
  const { words, language } = usePage();
  const { signIn, signUp, sections } = words;
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
      <form
        method="post"
        action={href(path, language)}
        noValidate
        {...dataProps({ enhance: 'once' })}
        className={stack(4)}
      >
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
        <EmailField
          {...field('email')}
          label={form.email}
          defaultValue={typed.email}
          maxLength={longestEmail}
          meant={sections.meantEmail}
          isPlain
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
      <div className={stack(2, note)}>
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
          <a
            href={withBack(isNew ? '/login' : '/support/registro', language, back)}
            className={classNames(target, style.other)}
          >
            {isNew ? signUp.signIn : signIn.signUp}
          </a>
        </p>
        {!isNew && (
          <PasskeyButton type="enter" go={withBack('/login', language, back)} look="quiet">
            {words.team.signIn.passkey}
          </PasskeyButton>
        )}
      </div>
    </>
  );
}

/** A sentence with a link to the privacy policy. */
function PolicyText({ text }: { readonly text: string }) {
  const { policy } = usePage().words.signIn;
  return <WovenText text={text} values={{}} elements={{ policy: <SiteLink to="/politics">{policy}</SiteLink> }} />;
}

/** Outside the form, so that the form fields need not be valid. */
function GoogleLink({ back }: { readonly back: string }) {
  const { words, language } = usePage();
  const { form } = words.signIn;
  return (
    <>
      <p className={`${muted} ${style.or}`}>{form.or}</p>
      <Button href={googleAddress(back, language)} look="secondary" wide icon={<LetterG />}>
        {form.google}
      </Button>
    </>
  );
}

const LetterG = () => (
  <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" focusable="false">
    <path fill="none" stroke="currentColor" strokeWidth="3.4" d="M19 6.4A9 9 0 1 0 20.9 12H12.4" />
  </svg>
);

type Problems = Words['signIn']['form']['problems'];

/** The text for the problem of a field; undefined if there is none. */
function problemIn(
  found: readonly SignInProblem[],
  field: SignInProblem['field'],
  words: Problems,
  language: Language,
): string | undefined {
  const problem = found.find((one) => one.field === field);
  return problem && format(textOf(problem, words), language, { most: accountLimits.name });
}

function textOf(problem: SignInProblem, words: Problems): string {
  switch (problem.field) {
    case 'name':
      return words.name[problem.problem];
    case 'email':
      return words.email[problem.problem];
    case 'policy':
      return words.policy[problem.problem];
    case 'code':
      return words.code[problem.problem];
  }
}
