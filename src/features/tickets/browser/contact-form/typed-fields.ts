import { boxOf, clearBoxes, textIn } from '#platform/browser/form-fields.ts';
import { type TypedMessage, ticketFieldNames, typedMessage } from '../../ticket-fields.ts';

/** All text fields except the telephone, which has a component that manages it. */
export const ownFields = ticketFieldNames.filter((field) => field !== 'telefono_cliente');

/** The fields that are filled in for signed-in visitors. */
export const personFields = { name: 'nombre_cliente', email: 'email_cliente' } as const;

export function typedIn(form: HTMLFormElement): TypedMessage {
  return typedMessage((field) => textIn(form, field));
}

/** The country of the telephone is ignored, because it is preselected. */
export function isBlank({ telefono_clienteCountry, ...typed }: TypedMessage): boolean {
  return Object.values(typed).every((text) => text.trim() === '');
}

export function isSameText(one: TypedMessage, other: TypedMessage): boolean {
  const texts = Object.entries(one);
  const others = new Map<string, string>(Object.entries(other));
  return texts.every(([name, text]) => others.get(name) === text);
}

/** Fills the fields that are still empty, without firing events. */
export function fillBlank(form: HTMLFormElement, typed: TypedMessage, names: readonly (keyof TypedMessage)[]): void {
  for (const name of names) {
    const box = boxOf(form, name);
    if (box && box.value === '') box.value = typed[name];
  }
}

export function clearTexts(form: HTMLFormElement): void {
  clearBoxes(form, ownFields);
}

export function filesIn(form: HTMLFormElement): File[] {
  return fileBoxes(form).flatMap(({ files }) => [...(files ?? [])]);
}

export function clearFiles(form: HTMLFormElement): void {
  for (const box of fileBoxes(form)) box.value = '';
}

function fileBoxes(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=file]')];
}
