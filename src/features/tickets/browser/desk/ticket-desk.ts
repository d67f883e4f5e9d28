import { announce } from '#platform/browser/announce.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import { format } from '#site/message.ts';
import { staffPresence } from '#site/staff.ts';
import { type AnswerDraft, answerDrafts, mostAnswerDrafts } from '../../stored.ts';
import { followEvents, readPage } from './follow-events.ts';
import { pageLanguage, showWaiting } from './inbox.ts';
import { enhanceSavedAnswers } from './saved-answers.ts';

/** Milliseconds between two signs that the ticket is open here. */
const presenceEvery = 15_000;
/** Milliseconds after the last key for which somebody is still writing. */
const stillTyping = 20_000;

/** The page of a ticket: new messages appear, what is typed is kept, and colleagues see that somebody answers. */
export default function enhanceTicket(host: HTMLElement): void {
  const box = host.querySelector<HTMLTextAreaElement>('textarea[name=message]');
  const { reference = '', since } = dataOf(host);
  let shownUntil = Number(since);
  if (box?.form) {
    enhanceDraft(host, box, reference);
    enhanceSavedAnswers(box);
  }
  sayPresent(reference, box);
  followEvents({
    inbox({ changes, waiting }) {
      showWaiting(waiting);
      const change = changes.find((one) => one.reference === reference && one.at > shownUntil);
      if (!change) return;
      shownUntil = change.at;
      void showNew(host, box);
    },
    people({ people }) {
      showPeople(
        host,
        people.filter((one) => one.reference === reference),
      );
    },
  });
}

/** Puts the conversation as it is now in the place of the old one; the form stays as it is. */
async function showNew(host: HTMLElement, box: HTMLTextAreaElement | null): Promise<void> {
  const page = await readPage(location.href.replace(/[?&]done=\w+/, ''));
  const [before, now] = [host, page].map((place) => place?.querySelector(withData('fill')));
  if (!page || !before || !now) return;
  const known = idsIn(before);
  const isNew = [...now.querySelectorAll<HTMLElement>(withData('item'))].some((entry) => {
    return !known.has(dataOf(entry).item) && dataOf(entry).author !== 'note';
  });
  before.replaceWith(now);
  const [oldState, newState] = [host, page].map((place) => place.querySelector(withData('state')));
  if (oldState && newState) oldState.replaceWith(newState);
  // What is above the form has been seen.
  const seen = page.querySelector<HTMLInputElement>('input[name=seen]');
  const field = box?.form?.querySelector<HTMLInputElement>('input[name=seen]');
  if (seen && field) field.value = seen.value;
  const notice = host.querySelector<HTMLElement>(withData('live'));
  if (!isNew || !notice) return;
  notice.hidden = false;
  announce(notice.textContent ?? '', pageLanguage());
}

function idsIn(list: Element): Set<string | undefined> {
  return new Set([...list.querySelectorAll<HTMLElement>(withData('item'))].map((entry) => dataOf(entry).item));
}

interface Present {
  readonly email: string;
  readonly isTyping: boolean;
}

interface PresenceWords {
  readonly typing: string;
  readonly present: string;
  readonly names: Readonly<Record<string, string>>;
}

function showPeople(host: HTMLElement, people: readonly Present[]): void {
  const place = host.querySelector<HTMLElement>(withData('presence'));
  if (!place) return;
  const words: PresenceWords = JSON.parse(dataOf(place).props ?? '');
  const language = pageLanguage();
  const sentences = people.map(({ email, isTyping }) =>
    format(isTyping ? words.typing : words.present, language, { name: words.names[email] ?? email }),
  );
  const shown = sentences.join(' ');
  if (place.textContent === shown) return;
  place.textContent = shown;
  place.hidden = shown === '';
  if (people.some(({ isTyping }) => isTyping)) announce(shown, language);
}

function sayPresent(reference: string, box: HTMLTextAreaElement | null): void {
  let typedAt = 0;
  const say = () => {
    if (document.visibilityState !== 'visible') return;
    const typing = box?.value && Date.now() - typedAt < stillTyping ? 'yes' : 'no';
    // A lost sign is followed by the next.
    fetch(staffPresence, { method: 'POST', body: new URLSearchParams({ ticket: reference, typing }) }).catch(
      () => undefined,
    );
  };
  box?.addEventListener('input', () => {
    const hasBegun = Date.now() - typedAt > stillTyping;
    typedAt = Date.now();
    if (hasBegun) say();
  });
  say();
  setInterval(say, presenceEvery);
}

/** Keeps what is being written in this browser until it was sent, so that a lost session loses no text. */
function enhanceDraft(host: HTMLElement, box: HTMLTextAreaElement, reference: string): void {
  const form = box.form;
  const notice = host.querySelector<HTMLElement>(withData('draft'));
  if (!form || !notice) return;
  const idField = form.querySelector<HTMLInputElement>('input[name=message_id]');
  const drafts = () => recall(answerDrafts) ?? {};
  const isSent = ({ messageId }: AnswerDraft) =>
    [...host.querySelectorAll<HTMLElement>(withData('item'))].some((entry) => dataOf(entry).item === messageId);

  const forget = () => {
    const { [reference]: _, ...others } = drafts();
    remember(answerDrafts, others);
  };
  const save = () => {
    if (box.value.trim() === '') return forget();
    const mode = form.querySelector<HTMLInputElement>('[name=mode]:checked')?.value === 'note' ? 'note' : 'answer';
    const draft: AnswerDraft = { text: box.value, mode, messageId: idField?.value ?? '', keptAt: Date.now() };
    const { [reference]: _, ...others } = drafts();
    const latest = Object.entries(others)
      .sort(([, one], [, other]) => other.keptAt - one.keptAt)
      .slice(0, mostAnswerDrafts - 1);
    remember(answerDrafts, { [reference]: draft, ...Object.fromEntries(latest) });
  };

  const saved = drafts()[reference];
  const wasTypedBefore = box.value !== box.defaultValue;
  if (saved && isSent(saved)) forget();
  else if (saved && (box.value === '' || box.value === saved.text)) {
    box.value = saved.text;
    const mode = form.querySelector<HTMLInputElement>(`[name=mode][value=${saved.mode}]`);
    if (mode) mode.checked = true;
    // Sent with the same id, a text that did arrive is not sent twice.
    if (idField && saved.messageId) idField.value = saved.messageId;
    notice.hidden = false;
  }
  // Before this script was loaded.
  if (wasTypedBefore) save();
  notice.querySelector('button')?.addEventListener('click', () => {
    box.value = '';
    forget();
    notice.hidden = true;
    box.focus();
  });
  for (const type of ['input', 'change'] as const) form.addEventListener(type, save);
  form.addEventListener('submit', save);
}
