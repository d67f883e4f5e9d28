import type { ReactNode } from 'react';
import { usePage } from '#platform/page/page.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Callout } from '#ui/callout.tsx';
import { WovenText } from '#ui/sections/prose.tsx';
import type { CodeRefusal } from '../sign-in.ts';

interface Props {
  readonly refusal: CodeRefusal;
}

/** Says why no new code was sent, and when one can be asked for. */
export function RefusalNote({ refusal: { reason, retryAfter } }: Props) {
  const { words, language } = usePage();
  const { refusal: texts } = words.signIn.form;
  const wait = waitInWords(retryAfter, texts, language);
  return <Callout tone="fault">{format(texts[reason], language, { wait })}</Callout>;
}

/** Whether the code that was sent before can still be typed. */
export function LastCode({ refusal, email }: Props & { readonly email: ReactNode }) {
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
