import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Language } from '#site/languages.ts';
import type { KeptPhone, PhoneEntry } from '../phone/phone-entry.ts';
import { forgetAttempt, forgetDraft, keepDraft } from './draft.ts';
import { findProblems } from './find-problems.ts';
import { prepareToken, renewToken } from './form-token.ts';
import { sendMessage } from './send-message.ts';
import { clearTexts, typedIn } from './typed-fields.ts';
import { useDraft } from './use-draft.ts';
import type { ContactFormWords } from './words.ts';

type ProblemTexts = Readonly<Record<string, string>>;

interface Sending {
  readonly isSending: boolean;
  /** How much of it has gone out, from 0 to 1. */
  readonly share: number;
  readonly fault: string | undefined;
  readonly problems: ProblemTexts;
  /** Counts the times that something was wrong: with each the focus goes there. */
  readonly failures: number;
  /** Of what was sent: it is shown until the visitor confirms. */
  readonly reference: string | undefined;
}

interface Options {
  readonly language: Language;
  readonly words: ContactFormWords;
  /** As the server answered it, where the page was drawn for this visitor. */
  readonly fault?: string | undefined;
  readonly problems?: ProblemTexts | undefined;
}

const calm = { isSending: false, share: 0, fault: undefined, problems: {}, failures: 0, reference: undefined } as const;

/** Everything that happens to a message between the first key and the thanks for it. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, { language, words, ...begun }: Options) {
  const [sending, setSending] = useState<Sending>({ ...calm, fault: begun.fault, problems: begun.problems ?? {} });
  const [phone, setPhone] = useState<KeptPhone>();
  const entry = useRef<PhoneEntry>(undefined);
  // At once, not with the next drawing: a second press may come before that.
  const isBusy = useRef(false);
  const kept = useDraft(form, setPhone);

  useEffect(() => {
    prepareToken();
    // From now on what is wrong is said beside the field, in the language of the page.
    if (form.current) form.current.noValidate = true;
  }, [form]);

  const change = (update: Partial<Sending>) => setSending((before) => ({ ...before, ...update }));
  const fail = ({ fault, problems }: Pick<Sending, 'fault' | 'problems'>) =>
    setSending((before) => ({ ...calm, fault, problems, failures: before.failures + 1 }));
  const keep = (name: string) => {
    if (form.current) keepDraft(typedIn(form.current), kept.follow);
    if (name === 'attachments') forgetAttempt();
    setSending((before) => mended(before, name));
  };

  const empty = (element: HTMLFormElement) => {
    clearTexts(element);
    setPhone({ number: '', countryCode: '' });
    entry.current = undefined;
    forgetDraft(kept.follow);
    kept.settle();
  };

  const send = async (element: HTMLFormElement) => {
    const problems = await findProblems(element, entry.current, words, language);
    if (Object.keys(problems).length > 0) return fail({ fault: words.wrongInput, problems });
    change({ isSending: true, share: 0, fault: undefined, problems: {} });
    const outcome = await sendMessage(element, {
      language,
      lost: words.lost,
      phone: entry.current?.formattedNumber || undefined,
      onProgress: (share) => change({ share }),
    });
    if (outcome.kind === 'failed') return fail(outcome);
    renewToken();
    empty(element);
    setSending({ ...calm, reference: outcome.reference });
  };

  return {
    ...sending,
    phone,
    isKept: kept.isKept,
    keepInput: (event: FormEvent) => keep(nameOf(event.target)),
    keepPhone(changed: PhoneEntry) {
      entry.current = changed;
      keep('telefono_cliente');
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      void send(event.currentTarget).finally(() => {
        isBusy.current = false;
      });
    },
    clear() {
      if (form.current) empty(form.current);
      setSending(calm);
    },
    confirm: () => change({ reference: undefined }),
  };
}

function nameOf(target: EventTarget): string {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : '';
}

/** What is typed anew is no longer wrong, and with the last of them there is nothing left to complain of. */
function mended(before: Sending, name: string): Sending {
  if (!(name in before.problems)) return before;
  const { [name]: _, ...problems } = before.problems;
  return { ...before, problems, fault: Object.keys(problems).length > 0 ? before.fault : undefined };
}
