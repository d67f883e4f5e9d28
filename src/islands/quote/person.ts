import type { TypedQuote } from '#site/quotes/quote-answer.ts';

export const personFields = ['name', 'email', 'company', 'note'] as const satisfies readonly (keyof TypedQuote)[];

type Box = HTMLInputElement | HTMLTextAreaElement;

function boxOf(form: HTMLFormElement, name: string): Box | undefined {
  const box = form.elements.namedItem(name);
  return box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement ? box : undefined;
}

export function personIn(form: HTMLFormElement): TypedQuote {
  const text = (name: keyof TypedQuote) => boxOf(form, name)?.value ?? '';
  return { name: text('name'), email: text('email'), company: text('company'), note: text('note') };
}

/** Puts a text where nothing was typed yet. */
export function fillPerson(form: HTMLFormElement, typed: TypedQuote): void {
  for (const name of personFields) {
    const box = boxOf(form, name);
    if (box && box.value === '') box.value = typed[name];
  }
}

export function clearPerson(form: HTMLFormElement): void {
  for (const name of personFields) {
    const box = boxOf(form, name);
    if (box) box.value = '';
  }
}
