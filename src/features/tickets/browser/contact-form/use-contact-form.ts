import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fillInPerson } from '#features/accounts/browser/fill-in-person.ts';
import { reveal } from '#platform/browser/focus.ts';
import { checkTexts, clearFieldError, isBox, onlyProblems } from '#platform/browser/form-fields.ts';
import type { TicketProblem } from '#platform/contracts/text-rules.ts';
import { dataAttribute, dataOf } from '#platform/page/data-attributes.ts';
import type { Language } from '#site/languages.ts';
import { type TypedMessage, ticketFields } from '../../ticket-fields.ts';
import { attachmentEnding } from '../../ticket-files.ts';
import { ticketLimits } from '../../ticket-limits.ts';
import { problemInWords } from '../../ticket-problem-words.ts';
import type { PhoneEntry, StoredPhone } from '../phone/phone-entry.ts';
import { type ContactDraft, draft, followDraft, forgetAttempt, forgetDraft, saveDraft } from './draft.ts';
import { prepareToken, renewToken } from './form-token.ts';
import { readPhone } from './read-phone.ts';
import { sendMessage } from './send-message.ts';
import { clearFiles, clearTexts, filesIn, fillBlank, ownFields, personFields, typedIn } from './typed-fields.ts';
import type { ContactFormWords } from './words.ts';

interface Options {
  readonly language: Language;
  readonly words: ContactFormWords;
  /** The problems that the server found, if it rendered the page for this visitor. */
  readonly problems: ProblemTexts | undefined;
}

/** The state of the form and its handlers, from the first key press to the confirmation. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, { language, words, problems }: Options) {
  const [sending, setSending] = useState<Sending>({ ...idle, problems: problems ?? {} });
  const draft = useDraft(form);
  const entry = useRef<PhoneEntry>(undefined);
  // A ref rather than state: a second press may come before the next render.
  const isBusy = useRef(false);

  useEffect(() => {
    prepareToken();
    // From now on problems are shown beside the field, in the language of the page, instead of by the browser.
    if (form.current) form.current.noValidate = true;
  }, [form]);

  const saveField = (name: string) => {
    if (form.current) saveDraft(withWholeNumber(typedIn(form.current), entry.current), draft.follow);
    if (name !== 'attachments') return setSending((before) => clearFieldError(before, name));
    forgetAttempt();
    const files = form.current ? filesIn(form.current) : [];
    const problems = problemsInWords(
      onlyProblems({ attachments: refusedFile(files)?.problem }),
      files,
      words,
      language,
    );
    setSending((before) => {
      const { problems: others, ...rest } = clearFieldError(before, name);
      return { ...rest, problems: { ...others, ...problems } };
    });
  };
  const empty = (element: HTMLFormElement) => {
    clearTexts(element);
    fillInPerson(element, personFields);
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
      { language, fallbackError: words.lost, onProgress: (share) => setSending((before) => ({ ...before, share })) },
    );
    if (outcome.kind === 'failed') {
      reveal(element);
      return setSending(failed(outcome.errorText, outcome.problems));
    }
    renewToken();
    empty(element);
    forgetDraft(draft.follow);
    setSending({ ...idle, reference: outcome.reference });
  };

  return {
    ...sending,
    draft,
    saveInput: ({ target }: FormEvent) => isBox(target) && saveField(target.name),
    savePhone(changed: PhoneEntry) {
      entry.current = changed;
      saveField('telefono_cliente');
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

/** The country that is written to: that of the button which opened the dialog, or of the page's address. */
export function useContactCountry(form: RefObject<HTMLFormElement | null>, given: string | undefined) {
  const [country, setCountry] = useState(given);
  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    if (!dialog) return;
    const read = () => setCountry(dataOf(dialog).forCountry || undefined);
    read();
    const observer = new MutationObserver(read);
    observer.observe(dialog, { attributeFilter: [dataAttribute('for-country')] });
    return () => observer.disconnect();
  }, [form]);
  return country;
}

/** A complete number is saved with its country code, so that it is valid in any form it is restored to. */
function withWholeNumber(typed: ReturnType<typeof typedIn>, entry: PhoneEntry | undefined) {
  return entry?.formattedNumber ? { ...typed, telefono_cliente: entry.formattedNumber } : typed;
}

type ProblemTexts = Readonly<Record<string, string>>;

/** The state of the message that is being sent. */
interface Sending {
  readonly isSending: boolean;
  /** How much has been uploaded, from 0 to 1. */
  readonly share: number;
  readonly errorText: string | undefined;
  readonly problems: ProblemTexts;
  /** A new object for each failure, which moves the focus to the first problem. */
  readonly failure: object | undefined;
  /** The reference of the ticket that was created. It is shown until the visitor confirms. */
  readonly reference: string | undefined;
}

const idle: Sending = {
  isSending: false,
  share: 0,
  problems: {},
  errorText: undefined,
  failure: undefined,
  reference: undefined,
};

function failed(errorText: string, problems: ProblemTexts): Sending {
  return { ...idle, errorText, problems, failure: {} };
}

interface RestoredDraft {
  /** The text in the form was typed on an earlier page. */
  readonly isRestored: boolean;
  /** For the phone input, which manages its own text. Undefined: leave it as rendered. */
  readonly phone: StoredPhone | undefined;
  /** Changes when the phone input has to be reset. */
  readonly round: number;
}

const empty: StoredPhone = { number: '', countryCode: '' };

/** Restores the draft into the form, and follows changes to it in other forms and tabs. */
function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [restored, setRestored] = useState<RestoredDraft>({ isRestored: false, phone: undefined, round: 0 });
  const restart = useCallback(
    (phone: StoredPhone) => setRestored(({ round }) => ({ isRestored: false, phone, round: round + 1 })),
    [],
  );

  const follower = useRef((current: ContactDraft | undefined) => {
    const element = form.current;
    if (!element || isTypedIn(element)) return;
    clearTexts(element);
    if (current) fillBlank(element, current.typed, ownFields);
    fillInPerson(element, personFields);
    restart(phoneOf(current));
  });

  useEffect(() => {
    const found = draft();
    if (form.current && found) {
      // The text may already be there, restored before React loaded, or the visitor may have typed something else.
      const isPhoneBlank = typedIn(form.current).telefono_cliente === '';
      fillBlank(form.current, found.typed, ownFields);
      setRestored({ isRestored: true, phone: isPhoneBlank ? phoneOf(found) : undefined, round: 0 });
    }
    if (form.current) fillInPerson(form.current, personFields);
    return followDraft(follower.current);
  }, [form]);

  return { ...restored, clear: () => restart(empty), follow: follower.current };
}

/**
 * A form that the visitor is typing in is not overwritten. A tab in the background keeps its focused element, so
 * `document.hasFocus()` is checked too.
 */
function isTypedIn(form: HTMLFormElement): boolean {
  return document.hasFocus() && form.contains(document.activeElement);
}

function phoneOf(saved: ContactDraft | undefined): StoredPhone {
  if (!saved) return empty;
  return { number: saved.typed.telefono_cliente, countryCode: saved.typed.telefono_clienteCountry };
}

interface Written {
  readonly typed: TypedMessage;
  readonly files: readonly File[];
  readonly phoneProblem: Awaited<ReturnType<typeof readPhone>>['problem'];
}

/** The problems of the form as text, by field. An empty object means that it may be sent. */
function findProblems(
  { typed, files, phoneProblem }: Written,
  words: ContactFormWords,
  language: Language,
): Record<string, string> {
  const found = { ...checkFields(typed, files), ...(phoneProblem && { telefono_cliente: phoneProblem }) };
  return problemsInWords(found, files, words, language);
}

function problemsInWords(
  found: Readonly<Record<string, TicketProblem | 'country'>>,
  files: readonly File[],
  words: ContactFormWords,
  language: Language,
): Record<string, string> {
  const inWords = ([field, problem]: [string, string]) => [
    field,
    problem === 'country'
      ? words.phone.choose
      : problemInWords(words, language, { field, problem, file: refusedFile(files)?.file }),
  ];
  return Object.fromEntries(Object.entries(found).map(inWords));
}

/** Checks the texts and files by the server's rules. The telephone is checked separately. */
export function checkFields(typed: TypedMessage, files: readonly File[]): Readonly<Record<string, TicketProblem>> {
  return onlyProblems({
    ...checkTexts(ticketFields, typed),
    attachments: refusedFile(files)?.problem,
  });
}

/** Checks number, name and size only; the server checks the content. */
function refusedFile(files: readonly File[]): { problem: TicketProblem; file?: string } | undefined {
  if (files.length > ticketLimits.attachments) return { problem: 'tooMany' };
  const tooLarge = files.find(({ size }) => size > ticketLimits.attachmentBytes);
  if (tooLarge) return { problem: 'tooLarge', file: tooLarge.name };
  const empty = files.find(({ size }) => size === 0);
  if (empty) return { problem: 'empty', file: empty.name };
  const unknown = files.find(({ name }) => !attachmentEnding(name));
  return unknown && { problem: 'kind', file: unknown.name };
}
