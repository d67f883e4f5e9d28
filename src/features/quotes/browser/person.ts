import { boxOf, clearBoxes, textIn } from '#platform/browser/boxes.ts';
import type { TypedQuote } from '../quote-answer.ts';

const personFields = ['name', 'email', 'company', 'note'] as const satisfies readonly (keyof TypedQuote)[];

/** Before anything is typed. */
export const nobody: TypedQuote = { name: '', email: '', company: '', note: '' };

export function personIn(form: HTMLFormElement): TypedQuote {
  const text = (name: keyof TypedQuote) => textIn(form, name);
  return { name: text('name'), email: text('email'), company: text('company'), note: text('note') };
}

/** Puts a text where nothing was typed yet, or where what was kept `before` stands unchanged. */
export function fillPerson(form: HTMLFormElement, typed: TypedQuote, before = nobody): void {
  for (const name of personFields) {
    const box = boxOf(form, name);
    if (!box || (box.value !== '' && box.value !== before[name])) continue;
    box.value = typed[name];
    // What is sent is seen: some of the boxes are folded away while they are empty.
    if (typed[name] !== '') box.closest('details')?.setAttribute('open', '');
  }
}

export function clearPerson(form: HTMLFormElement): void {
  clearBoxes(form, personFields);
}
