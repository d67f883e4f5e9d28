import type { ReactNode } from 'react';
import { Notice } from '#components/sections/notice.tsx';
import { Callout } from '#components/ui/callout.tsx';
import type { SignInAnswer } from '#site/account/sign-in.ts';
import { usePage } from '#site/page.ts';
import { RefusalNote } from '../code-refusal.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import type { SignInPath } from './paths.ts';
import style from './sign-in-form.module.css';

interface Props {
  readonly path: SignInPath;
  readonly answer: SignInAnswer;
  readonly picture: ReactNode;
  readonly title: string;
  readonly lead: string;
}

/** How both pages begin: the address and, once a code is on its way there, the code. */
export function SignInForm({ path, answer, picture, title, lead }: Props) {
  const { form } = usePage().words.signIn;
  const asksForCode = answer.step === 'code';
  return (
    <Notice picture={picture} title={asksForCode ? form.codeTitle : title}>
      {answer.fault && <Callout tone="fault">{form.faults[answer.fault]}</Callout>}
      {answer.refusal && <RefusalNote refusal={answer.refusal} />}
      {answer.deleted && <Callout tone="success">{form.deleted}</Callout>}
      {!asksForCode && <p>{lead}</p>}
      <div className={style.steps}>
        {asksForCode ? <CodeStep path={path} answer={answer} /> : <EmailStep path={path} answer={answer} />}
      </div>
    </Notice>
  );
}
