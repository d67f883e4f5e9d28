import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { Callout } from '#ui/callout.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import type { SignInAnswer } from '../sign-in.ts';
import { RefusalNote } from './code-refusal.tsx';
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
