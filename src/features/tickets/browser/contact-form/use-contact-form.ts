import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isBox } from '#platform/browser/boxes.ts';
import { clearFieldError } from '#platform/browser/clear-field-error.ts';
import { reveal } from '#platform/browser/reveal.ts';
import type { Language } from '#site/languages.ts';
import type { PhoneEntry } from '../phone/phone-entry.ts';
import { forgetAttempt, forgetDraft, saveDraft } from './draft.ts';
import { findProblems } from './find-problems.ts';
import { prepareToken, renewToken } from './form-token.ts';
import { readPhone } from './read-phone.ts';
import { sendMessage } from './send-message.ts';
import { failed, idle, type ProblemTexts, type Sending } from './sending.ts';
import { clearFiles, clearTexts, filesIn, typedIn } from './typed-fields.ts';
import { useDraft } from './use-draft.ts';
import type { ContactFormWords } from './words.ts';

interface Options {
  readonly language: Language;
  readonly words: ContactFormWords;
  /** As the server found them, where the page was drawn for this visitor. */
  readonly problems: ProblemTexts | undefined;
}

/** Everything that happens to a message between the first key and the thanks for it. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, { language, words, problems }: Options) {
  const [sending, setSending] = useState<Sending>({ ...idle, problems: problems ?? {} });
  const draft = useDraft(form);
  const entry = useRef<PhoneEntry>(undefined);
  // At once, not with the next drawing: a second press may come before that.
  const isBusy = useRef(false);

  useEffect(() => {
    prepareToken();
    // From now on what is wrong is said beside the field, in the language of the page.
    if (form.current) form.current.noValidate = true;
  }, [form]);

  const keep = (name: string) => {
    if (form.current) saveDraft(withWholeNumber(typedIn(form.current), entry.current), draft.follow);
    if (name === 'attachments') forgetAttempt();
    setSending((before) => clearFieldError(before, name));
  };
  const empty = (element: HTMLFormElement) => {
    clearTexts(element);
    clearFiles(element);
    entry.current = undefined;
    draft.clear();
  };

  const send = async (element: HTMLFormElement) => {
    const typed = typedIn(element);
    setSending({ ...idle, isSending: true });
    const phone = await readPhone(typed);
    const found = findProblems({ typed, files: filesIn(element), phoneProblem: phone.problem }, words, language);
    if (Object.keys(found).length > 0) return setSending(failed(words.wrongInput, found));
    const outcome = await sendMessage(
      element,
      { ...typed, telefono_cliente: phone.number },
      { language, lost: words.lost, onProgress: (share) => setSending((before) => ({ ...before, share })) },
    );
    reveal(element);
    if (outcome.kind === 'failed') return setSending(failed(outcome.fault, outcome.problems));
    renewToken();
    empty(element);
    forgetDraft(draft.follow);
    setSending({ ...idle, reference: outcome.reference });
  };

  return {
    ...sending,
    draft,
    keepInput: ({ target }: FormEvent) => isBox(target) && keep(target.name),
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
      forgetDraft(draft.follow);
      setSending(idle);
      form.current?.querySelector('input')?.focus();
    },
    confirm: () => setSending(idle),
  };
}

/** A whole number is kept with its country's code: so it is right in whatever form it is put back. */
function withWholeNumber(typed: ReturnType<typeof typedIn>, entry: PhoneEntry | undefined) {
  return entry?.formattedNumber ? { ...typed, telefono_cliente: entry.formattedNumber } : typed;
}
