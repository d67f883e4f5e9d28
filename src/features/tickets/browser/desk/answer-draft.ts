import { recall, remember } from '#platform/browser/storage/storage.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import { type AnswerDraft, answerDrafts, mostAnswerDrafts } from '../../stored.ts';

/** Keeps what is being written in this browser until it was sent, so that a lost session loses no text. */
export function enhanceDraft(host: HTMLElement, box: HTMLTextAreaElement, reference: string): void {
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
      .toSorted(([, one], [, other]) => other.keptAt - one.keptAt)
      .slice(0, mostAnswerDrafts - 1);
    remember(answerDrafts, { [reference]: draft, ...Object.fromEntries(latest) });
  };

  const saved = drafts()[reference];
  if (saved && isSent(saved)) forget();
  else if (saved && box.value === '') {
    box.value = saved.text;
    const mode = form.querySelector<HTMLInputElement>(`[name=mode][value=${saved.mode}]`);
    if (mode) mode.checked = true;
    // Sent with the same id, a text that did arrive is not sent twice.
    if (idField && saved.messageId) idField.value = saved.messageId;
    notice.hidden = false;
  }
  notice.querySelector('button')?.addEventListener('click', () => {
    box.value = '';
    forget();
    notice.hidden = true;
    box.focus();
  });
  for (const type of ['input', 'change'] as const) form.addEventListener(type, save);
  form.addEventListener('submit', save);
}
