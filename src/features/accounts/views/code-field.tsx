import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import { secondsPerHour, secondsPerMinute } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { TextField } from '#ui/field.tsx';
import { row } from '#ui/layout.ts';
import { WovenText } from '#ui/sections/prose.tsx';
import { type CodeRefusal, codeRules } from '../sign-in.ts';
import style from './code-field.module.css';

interface Props {
  readonly id: string;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
  /** The text that was typed before, if it may still be right. */
  readonly typed?: string | undefined;
}

/** The field for the code from the e-mail. Phones suggest the code and show a numeric keyboard. */
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
        // Longer than the code, because people paste it with the space in the middle.
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
  /** The name of the submit buttons, whose value says which one was pressed. */
  readonly field: 'step' | 'action';
  readonly confirm: Choice;
  readonly again: Choice;
  /** The code is no longer valid, so requesting a new one comes first, also for the Enter key. */
  readonly isSpent: boolean;
}

/** Buttons to submit the code or request a new one. The first one responds to the Enter key. */
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
  return <div className={row(3)}>{isSpent ? [againButton, confirmButton] : [confirmButton, againButton]}</div>;
}

interface CodeRefusalProps {
  readonly refusal: CodeRefusal;
}

/** Explains why no new code was sent, and when one can be requested. */
export function RefusalNote({ refusal: { reason, retryAfter } }: CodeRefusalProps) {
  const { words, language } = usePage();
  const { refusal: texts } = words.signIn.form;
  const wait = waitInWords(retryAfter, texts, language);
  return <Callout tone="error">{format(texts[reason], language, { wait })}</Callout>;
}

/** Whether the last code can still be typed. */
export function LastCode({ refusal, email }: CodeRefusalProps & { readonly email: ReactNode }) {
  const { refusal: texts } = usePage().words.signIn.form;
  return <WovenText text={refusal.isCodeWaiting ? texts.waiting : texts.over} values={{}} elements={{ email }} />;
}

/**
 * Rounded up, because a visitor who returns a moment too early is refused again. A duration, because the server does
 * not know the visitor's clock.
 */
function waitInWords(
  seconds: number,
  texts: { readonly minutes: string; readonly hours: string },
  language: Language,
): string {
  const isShort = seconds <= 2 * secondsPerHour;
  const count = Math.ceil(seconds / (isShort ? secondsPerMinute : secondsPerHour));
  return format(isShort ? texts.minutes : texts.hours, language, { count });
}
