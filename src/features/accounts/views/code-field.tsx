import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { TextField } from '#ui/field.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import { type CodeRefusal, codeRules } from '../sign-in.ts';
import style from './code-field.module.css';

interface Props {
  readonly id: string;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
  /** What is still good of what was typed before. */
  readonly typed?: string | undefined;
}

/** Where the code from the e-mail goes. Phones offer it from there, and a keyboard of digits. */
export function CodeField({ id, error, autoFocus, typed }: Props) {
  const { words, language } = usePage();
  const { form } = words.signIn;
  return (
    <div className={style.code}>
      <TextField
        id={id}
        name="code"
        label={form.code}
        error={error}
        autoFocus={autoFocus}
        required
        defaultValue={typed}
        hint={format(form.codeHint, language, codeRules)}
        // Longer than the code: people paste it with the space that stands in the middle.
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        spellCheck={false}
      />
    </div>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface CodeButtonsProps {
  /** The name under which the pressed button says what it asks for. */
  readonly field: 'step' | 'action';
  readonly confirm: Choice;
  readonly again: Choice;
  /** The code is of no use any more: a new one is the way on, also for whoever presses Enter. */
  readonly isSpent: boolean;
}

/** Goes on with the code, or asks for a new one. The first of them answers to the Enter key. */
export function CodeButtons({ field, confirm, again, isSpent }: CodeButtonsProps) {
  const confirmButton = (
    <Button key="confirm" type="submit" name={field} value={confirm.value} look={isSpent ? 'secondary' : 'primary'}>
      {confirm.label}
    </Button>
  );
  const againButton = (
    <Button
      key="again"
      type="submit"
      name={field}
      value={again.value}
      formNoValidate
      look={isSpent ? 'primary' : 'secondary'}
    >
      {again.label}
    </Button>
  );
  return <div className={style.buttons}>{isSpent ? [againButton, confirmButton] : [confirmButton, againButton]}</div>;
}

interface CodeRefusalProps {
  readonly refusal: CodeRefusal;
}

/** Says why no new code was sent, and when one can be asked for. */
export function RefusalNote({ refusal: { reason, retryAfter } }: CodeRefusalProps) {
  const { words, language } = usePage();
  const { refusal: texts } = words.signIn.form;
  const wait = waitInWords(retryAfter, texts, language);
  return <Callout tone="error">{format(texts[reason], language, { wait })}</Callout>;
}

/** Whether the code that was sent before can still be typed. */
export function LastCode({ refusal, email }: CodeRefusalProps & { readonly email: ReactNode }) {
  const { refusal: texts } = usePage().words.signIn.form;
  return <WovenText text={refusal.isCodeWaiting ? texts.waiting : texts.over} values={{}} elements={{ email }} />;
}

const minute = 60;
const hour = 60 * minute;

/** Rounded up, because whoever comes a moment too early is refused again. A server does not know a visitor's clock. */
function waitInWords(
  seconds: number,
  texts: { readonly minutes: string; readonly hours: string },
  language: Language,
): string {
  const isShort = seconds <= 2 * hour;
  const count = Math.ceil(seconds / (isShort ? minute : hour));
  return format(isShort ? texts.minutes : texts.hours, language, { count });
}
